import type { ObjectHandle, ObjectSet } from '@planerka/contracts';
import {
  addDays,
  atLocal,
  liveTarget,
  objectId,
  type Target,
  type Task,
  timeOf,
  today,
} from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';
import { candidatesNamed, namedAmong } from './candidates.ts';
import { projectsNamed } from './in-project.ts';

/** A set that is looked up: its members, or the words in it that name nothing. */
export type FoundSet =
  | { readonly kind: 'found'; readonly targets: readonly Target[]; readonly leftOut: number }
  | { readonly kind: 'unknown'; readonly words: string };

/**
 * The members of a set as it was described. Whatever in the description names nothing makes it
 * unknown: a set that is larger than what was said must not be changed. `shown`: what was shown last, for
 * places in it.
 */
export async function findSet(
  turn: Turn,
  set: ObjectSet,
  shown: readonly ObjectHandle[],
): Promise<FoundSet> {
  const project = await projectOf(turn, set);
  if (project?.kind === 'unknown') return project;
  const projectId = project?.id ?? null;
  const words = set.words ?? (projectId === null ? set.about : undefined);
  const { found, unread } = await tasksOf(turn, set, { projectId, words });
  const isOfTasks =
    set.of === 'tasks' || projectId !== null || set.tag !== undefined || set.state !== 'open';
  const blocks = isOfTasks ? [] : await blocksIn(turn, set.window, words);
  const all = [...found, ...blocks].filter((target) => isAt(turn, target, set));
  const left = await exceptedOf(turn, set, { all, shown });
  if (left.kind === 'unknown') return left;
  const ids = new Set(left.targets.map(objectId));
  const targets = all.filter((target) => !ids.has(objectId(target)));
  return { kind: 'found', targets, leftOut: unread };
}

/** Its tasks; `unread`: how many more there are than one call reads. */
async function tasksOf(
  turn: Turn,
  { of, state, window, tag }: ObjectSet,
  { projectId, words }: { readonly projectId: string | null; readonly words: string | undefined },
): Promise<{ readonly found: readonly Target[]; readonly unread: number }> {
  if (of === 'timeblocks') return { found: [], unread: 0 };
  const { tasks, total } = await turn.tx.tasksIn({
    state,
    today: today(turn.moment),
    now: turn.now,
    ...(window === undefined ? {} : { window }),
    ...(projectId === null ? {} : { project_id: projectId }),
    ...(tag === undefined ? {} : { tag }),
    ...(words === undefined ? {} : { words }),
  });
  return { found: asInThisTurn(turn, tasks), unread: total - tasks.length };
}

/** What is excepted by its name or by its place in the list that was shown. */
async function exceptedOf(
  turn: Turn,
  { except = [], except_places: places = [] }: ObjectSet,
  { all, shown }: { readonly all: readonly Target[]; readonly shown: readonly ObjectHandle[] },
): Promise<
  | { readonly kind: 'known'; readonly targets: readonly Target[] }
  | Extract<FoundSet, { kind: 'unknown' }>
> {
  const targets: Target[] = [];
  for (const name of except) {
    const named = await namedAmong(turn, name, all);
    if (named.length === 0) return { kind: 'unknown', words: name };
    targets.push(...named);
  }
  for (const place of places) {
    const handle = shown[place > 0 ? place - 1 : shown.length + place];
    const one = all.find(({ kind, row }) => kind === handle?.kind && row.number === handle.number);
    if (one === undefined) return { kind: 'unknown', words: String(place) };
    targets.push(one);
  }
  return { kind: 'known', targets };
}

async function projectOf(
  turn: Turn,
  { project, about }: ObjectSet,
): Promise<{ kind: 'found'; id: string } | { kind: 'unknown'; words: string } | null> {
  const words = project ?? about;
  if (words === undefined) return null;
  const [only, ...others] = await projectsNamed(turn, words);
  if (!only && project === undefined) return null;
  return only && others.length === 0
    ? { kind: 'found', id: objectId(only) }
    : { kind: 'unknown', words };
}

/** The tasks as this call has left them; what it has already changed may be in the set no longer. */
export function asInThisTurn(turn: Turn, tasks: readonly Task[]): Target[] {
  return tasks.flatMap((row) => {
    const present = liveTarget(turn.asWritten({ kind: 'task', row }));
    return present && present.row.revision === row.revision ? [present] : [];
  });
}

/** Timeblocks of the days; what repeats is addressed one by one. */
async function blocksIn(
  turn: Turn,
  window: ObjectSet['window'],
  words: string | undefined,
): Promise<Target[]> {
  const { zone } = turn.moment;
  if (window === undefined) return words === undefined ? [] : await blocksNamed(turn, words);
  const from = atLocal(window.from, '00:00', zone);
  const to = atLocal(addDays(window.to, 1), '00:00', zone);
  const blocks = (await turn.blocksBetween(from, to))
    .filter((row) => row.recurrence_rule === null && row.start_at >= from)
    .map((row) => ({ kind: 'timeblock', row }) as const);
  return words === undefined ? blocks : await namedAmong(turn, words, blocks);
}

async function blocksNamed(turn: Turn, words: string): Promise<Target[]> {
  const found = await candidatesNamed(turn, words, {
    kinds: ['timeblock'],
    states: ['open'],
    fits: (target) => target.kind === 'timeblock' && target.row.recurrence_rule === null,
  });
  return found?.match === 'all' ? [...found.targets] : [];
}

/** Does it begin in the part of the day that was said? What has no hour is in none. */
export function isAt(turn: Turn, target: Target, { hours }: Pick<ObjectSet, 'hours'>): boolean {
  if (hours === undefined) return true;
  const at = target.kind === 'timeblock' ? target.row.start_at : plannedAt(target);
  if (at === null) return false;
  const time = timeOf(at, turn.moment.zone);
  return time >= hours.from && (hours.to === undefined || time < hours.to);
}

const plannedAt = (target: Target): string | null =>
  target.kind === 'task' ? target.row.planned_at : null;

/** Each of the names means exactly one object, and no two the same; null where one does not. */
export async function findEach(
  turn: Turn,
  names: readonly string[],
  fits: (target: Target) => boolean,
): Promise<readonly Target[] | null> {
  const found: Target[] = [];
  for (const name of names) {
    const kinds = ['task', 'timeblock'] as const;
    const named = await candidatesNamed(turn, name, { kinds, states: ['open'], fits });
    const [only, ...others] = named?.targets ?? [];
    if (!only || others.length > 0 || named?.match !== 'all') return null;
    if (found.some((target) => objectId(target) === objectId(only))) return null;
    found.push(only);
  }
  return found;
}

/** Those of the names that mean exactly one object, and those that mean none at all; neither where one may mean several. */
export async function partOfThem(
  turn: Turn,
  names: readonly string[],
  fits: (target: Target) => boolean,
): Promise<{ readonly there: readonly Target[]; readonly missing: readonly string[] }> {
  const there: Target[] = [];
  const missing: string[] = [];
  for (const name of names) {
    const kinds = ['task', 'timeblock'] as const;
    const named = await candidatesNamed(turn, name, { kinds, states: ['open'], fits });
    const [only, ...others] = named?.targets ?? [];
    if (only === undefined) missing.push(name);
    else if (others.length === 0 && named?.match === 'all') there.push(only);
    else return { there: [], missing: [] };
  }
  const isTwice = new Set(there.map(objectId)).size < there.length;
  return isTwice ? { there: [], missing: [] } : { there, missing };
}
