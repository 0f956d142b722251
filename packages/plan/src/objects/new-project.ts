import { EMPTY_CHECKLIST, type Project } from './project.ts';

/** What a new project cannot do without, and whatever else is known of it. */
interface ProjectSeed
  extends Partial<Omit<Project, 'project_id' | 'number' | 'title' | 'revision'>> {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly actor: string;
  readonly at: string;
}

/** A project's first row: active, fields that nobody has named empty. */
export function newProject({ id, number, title, actor, at, ...known }: ProjectSeed): Project {
  return {
    project_id: id,
    number,
    title,
    description: null,
    status: 'active',
    begun: true,
    context: null,
    priority: null,
    tags: [],
    depends_on: [],
    contract: null,
    contract_data: null,
    checklist: EMPTY_CHECKLIST,
    checkpoints: {},
    created_by: actor,
    created_at: at,
    deleted_at: null,
    ...known,
    revision: 1,
  };
}
