import {
  asTarget,
  blockAsItComes,
  type Candidate,
  type Day,
  dayOf,
  factsOf,
  objectId,
  type Target,
} from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';

interface Shown {
  readonly target: Target;
  readonly candidate: Candidate;
}

/**
 * Each of the objects as a question shows it. Where several tasks bear one name, their day, and the project or the
 * Inbox that they are in, tell one from the others, as its hour does a timeblock.
 */
export async function candidatesOf(turn: Turn, targets: readonly Target[]): Promise<Shown[]> {
  const projects = await projectsOf(turn, targets);
  return targets.map((target) => {
    const start =
      target.kind === 'timeblock' ? blockAsItComes(target.row, turn.now).start_at : null;
    const candidate: Candidate = { target: factsOf(target), start_at: start };
    if (target.kind !== 'task') return { target, candidate };
    const alike = targets.filter((other) => isAlike(target, other));
    const isElsewhere = alike.some((other) => placeOf(other) !== placeOf(target));
    const at = alike.length === 0 ? null : target.row.planned_at;
    const on = alike.length === 0 ? null : dayIn(target, turn);
    const project = placeOf(target) === null ? null : (projects.get(placeOf(target) ?? '') ?? null);
    // what has a day is not in the Inbox
    const isTold = isElsewhere && (project !== null || on === null);
    return {
      target,
      candidate: {
        ...candidate,
        ...(at === null ? {} : { start_at: at }),
        ...(on === null || at !== null ? {} : { on }),
        ...(isTold ? { project } : {}),
      },
    };
  });
}

/** The titles of the projects to which they belong. */
async function projectsOf(
  turn: Turn,
  targets: readonly Target[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(targets.map(placeOf).filter((id) => id !== null))];
  if (ids.length === 0 || targets.length < 2) return new Map();
  const found = await turn.objects(ids.map((id) => ({ kind: 'project', id })));
  return new Map(
    found.flatMap((object) => {
      const target = asTarget(object);
      return target === null ? [] : [[objectId(object), target.row.title ?? ''] as const];
    }),
  );
}

const placeOf = (target: Target): string | null =>
  target.kind === 'task' ? target.row.project_id : null;

const dayIn = ({ row }: Extract<Target, { kind: 'task' }>, { moment }: Turn): Day | null =>
  row.planned_on ?? (row.planned_at === null ? null : dayOf(row.planned_at, moment.zone));

const isAlike = (target: Target, other: Target): boolean =>
  other !== target && sameName(other.row.title, target.row.title);

const sameName = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && a.toLowerCase() === b.toLowerCase();
