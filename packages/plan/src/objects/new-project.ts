import { EMPTY_CHECKLIST, Project } from './project.ts';
import { unsaid } from './unsaid.ts';

/** What a new project cannot do without, and whatever else is known of it. */
interface ProjectSeed
  extends Partial<Omit<Project, 'project_id' | 'number' | 'title' | 'revision'>> {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly actor: string;
  readonly at: string;
}

const UNSAID = unsaid(Project);

/** A project's first row: active, fields that nobody has named empty. */
export function newProject({ id, number, title, actor, at, ...known }: ProjectSeed): Project {
  return Project.parse({
    ...UNSAID,
    project_id: id,
    number,
    title,
    status: 'active',
    begun: true,
    tags: [],
    depends_on: [],
    checklist: EMPTY_CHECKLIST,
    checkpoints: {},
    created_by: actor,
    created_at: at,
    ...known,
    revision: 1,
  });
}
