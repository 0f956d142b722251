import type { ObjectHandle, Operation, RefusedOutcome, TargetKind } from '@planerka/contracts';
import { refusal } from '../commands/settled.ts';
import type { Assumption } from '../plan/draft.ts';
import { objectId, type Target } from '../plan/object.ts';
import { ru } from '../texts/ru.ts';
import type { Turn } from '../turn.ts';

/** Never more than this many candidates at once. */
export const CANDIDATES_MAX = 5;

/** Which object an operation means, as far as it can be told without guessing. */
export type SettledTarget =
  | { readonly kind: 'one'; readonly target: Target; readonly assumed: Assumption | null }
  /** `unfound`: words that name nothing we know. */
  | {
      readonly kind: 'ask';
      readonly candidates: readonly Target[];
      readonly unfound: string | null;
    }
  | { readonly kind: 'refuse'; readonly refusal: RefusedOutcome };

/** What the door and the words know about the target. */
export interface TargetHints {
  readonly operation: Operation;
  readonly kinds: readonly TargetKind[];
  readonly refs: readonly ObjectHandle[];
  readonly suggested: readonly ObjectHandle[];
  readonly mention: string | null;
  readonly rejected: readonly string[];
}

/** The number that the operation itself names, by kind. */
function namedIn(operation: Operation, kinds: readonly TargetKind[]): ObjectHandle | null {
  for (const kind of kinds) {
    const fields: Readonly<Record<string, unknown>> = operation;
    const number = fields[kind];
    if (typeof number === 'number') return { kind, number };
  }
  return null;
}

/**
 * The target by the contract's precedence (section 4): what was named by a token, a reply or a tap;
 * then the default of the room. Words that name something else than the default only propose
 * candidates, and so does everything that more than one object fits.
 */
export async function settleTarget(turn: Turn, hints: TargetHints): Promise<SettledTarget> {
  const { operation, kinds } = hints;
  const named = namedIn(operation, kinds);
  if (named) return await exactly(turn, named);
  if (hints.refs.length > 0) return await amongRefs(turn, hints);
  const fallback = await defaultTarget(turn, hints);
  if (hints.mention !== null) return await byMention(turn, hints, hints.mention, fallback);
  if (fallback?.kind === 'one' && hints.rejected.length === 0) return fallback;
  const candidates = (fallback ? candidatesOf(fallback) : []).filter(notIn(hints.rejected));
  if (candidates.length > 0) return { kind: 'ask', candidates, unfound: null };
  return await newestOnes(turn, hints, null);
}

async function exactly(turn: Turn, handle: ObjectHandle): Promise<SettledTarget> {
  const target = await turn.byNumber(handle.kind, handle.number);
  return target
    ? { kind: 'one', target, assumed: null }
    : { kind: 'refuse', refusal: unknownTarget(handle) };
}

export function unknownTarget(handle: ObjectHandle): RefusedOutcome {
  return refusal(
    'UNKNOWN_TARGET',
    ru.refused.unknownTarget(handle.kind, handle.number),
    ru.refused.unknownTargetRecovery,
  );
}

async function amongRefs(turn: Turn, hints: TargetHints): Promise<SettledTarget> {
  const known: Target[] = [];
  for (const ref of hints.refs) {
    const target = await turn.byNumber(ref.kind, ref.number);
    if (!target) return { kind: 'refuse', refusal: unknownTarget(ref) };
    known.push(target);
  }
  const fit = known.filter(({ kind }) => hints.kinds.includes(kind)).filter(notIn(hints.rejected));
  const [only] = fit;
  if (!only) {
    return {
      kind: 'refuse',
      refusal: refusal(
        'WRONG_TARGET_KIND',
        ru.refused.wrongKind(hints.kinds),
        ru.refused.wrongKindRecovery,
      ),
    };
  }
  if (fit.length === 1) return { kind: 'one', target: only, assumed: null };
  return { kind: 'ask', candidates: fit.slice(0, CANDIDATES_MAX), unfound: null };
}

function notIn(ids: readonly string[]): (target: Target) => boolean {
  return (target) => !ids.includes(objectId(target));
}

type Default =
  | Extract<SettledTarget, { kind: 'one' }>
  | { readonly kind: 'several'; readonly candidates: readonly Target[] };

function candidatesOf(fallback: Default): readonly Target[] {
  return fallback.kind === 'one' ? [fallback.target] : fallback.candidates;
}

/** Section 4, step 4: the Workroom's own object, its pin, the last one; in the Hub the suggested one. */
async function defaultTarget(turn: Turn, hints: TargetHints): Promise<Default | null> {
  const { kinds } = hints;
  const { room } = turn;
  if (room !== null && (room.task_id !== null || room.project_id !== null)) {
    return await inWorkroom(turn, kinds);
  }
  const suggested = await fitting(turn, hints.suggested, kinds);
  const [shown] = suggested;
  if (shown && suggested.length === 1 && hints.suggested.length === 1) {
    return { kind: 'one', target: shown, assumed: 'suggested' };
  }
  if (suggested.length > 0) {
    return { kind: 'several', candidates: suggested.slice(0, CANDIDATES_MAX) };
  }
  const remembered = await fromMemory(turn, kinds);
  const [only] = remembered;
  // Something else was shown last: what the thread remembers is then no clear default any more.
  if (only && remembered.length === 1 && hints.suggested.length === 0) {
    return { kind: 'one', target: only, assumed: 'context' };
  }
  return remembered.length > 0
    ? { kind: 'several', candidates: remembered.slice(0, CANDIDATES_MAX) }
    : null;
}

async function inWorkroom(turn: Turn, kinds: readonly TargetKind[]): Promise<Default | null> {
  const steps = [
    { assumed: 'workroom', task: turn.room?.task_id, project: turn.room?.project_id },
    { assumed: 'pinned', task: turn.pin?.task_id, project: turn.pin?.project_id },
    {
      assumed: 'last',
      task: turn.memory.last_task_id,
      project: turn.memory.last_project_id,
    },
  ] as const;
  for (const { assumed, task, project } of steps) {
    const found: Target[] = [];
    if (task && kinds.includes('task')) found.push(...(await live(turn, 'task', [task])));
    if (project && kinds.includes('project')) {
      found.push(...(await live(turn, 'project', [project])));
    }
    const [only] = found;
    if (only && found.length === 1) return { kind: 'one', target: only, assumed };
    if (found.length > 1) return { kind: 'several', candidates: found };
  }
  return null;
}

/** Pinned and recent objects of the thread, newest first, each once. */
async function fromMemory(turn: Turn, kinds: readonly TargetKind[]): Promise<Target[]> {
  const { memory, pin } = turn;
  const tasks = [pin?.task_id, memory.last_task_id, ...memory.recent_task_ids];
  const projects = [pin?.project_id, memory.last_project_id, ...memory.recent_project_ids];
  return [
    ...(kinds.includes('task') ? await live(turn, 'task', tasks) : []),
    ...(kinds.includes('project') ? await live(turn, 'project', projects) : []),
  ];
}

/** The objects that still stand, each once, in order. */
async function live(
  turn: Turn,
  kind: 'task' | 'project',
  ids: readonly (string | null | undefined)[],
): Promise<Target[]> {
  const distinct = [...new Set(ids.filter((id) => typeof id === 'string'))];
  const found: Target[] = [];
  for (const id of distinct) {
    if (found.length === CANDIDATES_MAX) break;
    const object = await turn.object(kind, id);
    if (object?.kind === 'task' && object.row.deleted_at === null) found.push(object);
    if (object?.kind === 'project' && object.row.deleted_at === null) found.push(object);
  }
  return found;
}

async function fitting(
  turn: Turn,
  handles: readonly ObjectHandle[],
  kinds: readonly TargetKind[],
): Promise<Target[]> {
  const found: Target[] = [];
  for (const { kind, number } of handles) {
    if (!kinds.includes(kind)) continue;
    const target = await turn.byNumber(kind, number);
    if (target) found.push(target);
  }
  return found;
}

/** Words agree with the default, or they name something else: then one tap decides. */
async function byMention(
  turn: Turn,
  hints: TargetHints,
  words: string,
  fallback: Default | null,
): Promise<SettledTarget> {
  const { kinds, rejected } = hints;
  if (fallback?.kind === 'one' && rejected.length === 0) {
    const only = [objectId(fallback.target)];
    const meant = await turn.tx.search({ words, kinds, only, limit: 1 });
    if (meant.length === 1) return fallback;
  }
  const found = await turn.tx.search({ words, kinds, exclude: rejected, limit: CANDIDATES_MAX });
  if (found.length > 0) return { kind: 'ask', candidates: found, unfound: null };
  return await newestOnes(turn, hints, rejected.length > 0 ? null : words);
}

/** Nothing names the object: the newest ones are offered, and nothing is done by itself. */
async function newestOnes(
  turn: Turn,
  hints: TargetHints,
  unfound: string | null,
): Promise<SettledTarget> {
  const { kinds, rejected } = hints;
  const newest: Target[] = [];
  for (const kind of kinds) newest.push(...(await turn.tx.newest(kind, CANDIDATES_MAX, rejected)));
  const candidates = newest
    .sort((a, b) => (a.row.created_at < b.row.created_at ? 1 : -1))
    .slice(0, CANDIDATES_MAX);
  if (candidates.length > 0) return { kind: 'ask', candidates, unfound };
  return {
    kind: 'refuse',
    refusal: refusal(
      'NOTHING_FOUND',
      ru.refused.nothingFound(unfound ?? hints.mention),
      ru.refused.nothingFoundRecovery,
    ),
  };
}
