import { writeEntityId } from '@planerka/contracts';
import type { KnownProject } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';

const PROJECTS_MAX = 200;

/** The projects that a suggestion may name. */
export async function projectsInWork(turn: Turn): Promise<KnownProject[]> {
  const found = await turn.tx.newest({
    kind: 'project',
    state: 'open',
    now: turn.now,
    exclude: [],
    limit: PROJECTS_MAX,
  });
  return found.flatMap((target) => (target.kind === 'project' ? [knownProject(target.row)] : []));
}

export function knownProject(project: {
  readonly number: number;
  readonly title: string;
}): KnownProject {
  return { id: writeEntityId({ kind: 'plan', number: project.number }), name: project.title };
}
