import {
  CANDIDATES_MAX,
  type ObjectHandle,
  type Operation,
  type RepeatingHandle,
  SERIES_MAX,
  type ThreadHints,
} from '@planerka/contracts';
import { type ListedObjects, listInView, type ThreadView } from '@planerka/runtime';

/** Rows of a list in view, and things that were deleted. */
const ROWS_MAX = 20;

/** What the door knows of a message besides its words. */
export interface Pointers {
  /** Named by tokens, or by the message that it replies to. */
  readonly refs: readonly ObjectHandle[];
  /** Shown by the newest answer to this person here. */
  readonly suggested: readonly ObjectHandle[];
  /** The list before it, with what was shown since. */
  readonly listed?: ListedObjects | undefined;
  /** What op tokens have settled. */
  readonly operations: readonly Operation[];
}

/**
 * What an interpreter may know of the thread (K5-4-only-candidates). What was named
 * overrides everything: then nothing else is a candidate.
 */
export function threadHints(
  thread: ThreadView,
  pointers: Pointers,
  repeating: readonly RepeatingHandle[] = [],
): ThreadHints {
  const { refs, suggested, operations } = pointers;
  const room = thread.room === null ? [] : [thread.room];
  const known = [...room, ...suggested, ...thread.pinned, ...thread.recent];
  const candidates = distinct(refs.length > 0 ? refs : known, [...thread.pinned, ...thread.recent]);
  const rows = Math.min(rowsInView(pointers), ROWS_MAX);
  const [preferred, ...more] = refs.length > 0 ? refs : room.length > 0 ? room : suggested;
  const deleted = refs.length > 0 ? [] : (thread.deleted ?? []).slice(0, ROWS_MAX);
  // what was named overrides everything
  const series = refs.length > 0 ? [] : repeating.slice(0, SERIES_MAX);
  const isClear = preferred !== undefined && more.length === 0;
  return {
    room: thread.room === null ? { kind: 'hub' } : { kind: 'workroom', object: thread.room },
    candidates: withBlocks(candidates, rows),
    listed_count: rows,
    ...(isClear ? { [`default_${preferred.kind}_id` as const]: preferred.number } : {}),
    ...firstIn(candidates[0], thread),
    ...(refs.length > 0 ? { named: true as const } : {}),
    ...(deleted.length > 0 ? { deleted } : {}),
    ...(series.length > 0 ? { series: [...series] } : {}),
    operations: [...operations],
  };
}

/** "нанять бариста туда же": where what was spoken of last went. */
function firstIn(first: ObjectHandle | undefined, { standing = [] }: ThreadView) {
  const isFirst = ({ task }: { readonly task: number }) =>
    first?.kind === 'task' && task === first.number;
  const project = standing.find(isFirst)?.project;
  return project === undefined ? {} : { first_in_project_id: project };
}

/** So many timeblocks are known beside tasks, however many of those were spoken of: "с Андреем сдвинули" may mean one. */
const BLOCKS_KEPT = 10;

/** The first of them; timeblocks come last and would have no place in a long thread. The list in view is kept whole. */
function withBlocks(candidates: readonly ObjectHandle[], rows: number): ObjectHandle[] {
  if (candidates.length <= CANDIDATES_MAX) return [...candidates];
  const room = CANDIDATES_MAX - rows;
  const behind = candidates.slice(rows);
  const blocks = behind.filter(({ kind }) => kind === 'timeblock');
  const others = behind.filter(({ kind }) => kind !== 'timeblock');
  const places = Math.min(room, Math.max(BLOCKS_KEPT, room - others.length), blocks.length);
  const kept = new Set([...blocks.slice(0, places), ...others.slice(0, room - places)]);
  return candidates.filter((each, at) => at < rows || kept.has(each));
}

/** The rows of the list whose places may be meant, none where no list is in view. */
function rowsInView({ refs, suggested, listed }: Pointers): number {
  if (refs.length > 0) return refs.length;
  return (
    listInView({ suggested, ...(listed === undefined ? {} : { listed }) })?.objects.length ?? 0
  );
}

/** Each object once, with its title where any of `titled` knows it. */
function distinct(
  objects: readonly ObjectHandle[],
  titled: readonly ObjectHandle[],
): ObjectHandle[] {
  const byKey = new Map<string, ObjectHandle>();
  for (const object of objects) {
    const key = `${object.kind}:${object.number}`;
    if (byKey.has(key)) continue;
    const known = titled.find((each) => `${each.kind}:${each.number}` === key);
    byKey.set(key, object.title === undefined && known ? known : object);
  }
  return [...byKey.values()];
}
