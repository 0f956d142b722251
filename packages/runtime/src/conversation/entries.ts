import type { Operation } from '@planerka/contracts';
import { type Target, wordsIn } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';
import { bearing } from './candidates.ts';
import { listWith } from './list-with.ts';
import { isOfferable } from './offerable.ts';

/** So many words more tell of more than what was named: "собрать лейку и семена для соседки". */
const MORE_MIN = 2;

/** Those whose whole title was said, in whatever case: as many words, each of which it bears. */
export const calledExactly = (targets: readonly Target[], words: string): readonly Target[] => {
  const count = wordsIn(words).length;
  return targets.filter(({ row }) => wordsIn(row.title ?? '').length === count);
};

/** "бумагу купила", "клей удали": what is said of an entry of a list, and nothing else of it. */
const isOfEntries = (operation: Operation): boolean =>
  operation.type === 'subtask_tick' ||
  (operation.type === 'update_status' && operation.status === 'done');

/**
 * The one entry of a list that is called so, where what else bears the words is another entry or a task in whose long
 * title they only occur; all of `targets` where there is none.
 */
export async function entryAhead(
  turn: Turn,
  { operation, words }: { readonly operation: Operation; readonly words: string },
  targets: readonly Target[],
): Promise<readonly Target[]> {
  if (targets.length < 2 || !isOfEntries(operation)) return targets;
  const called = calledExactly(targets, words);
  const [entry, ...more] = called.filter(({ kind, row }) => kind === 'task' && hasParent(row));
  if (entry === undefined || more.length > 0) return targets;
  if ((await listWith(turn, entry)) === null) return targets;
  const long = wordsIn(words).length + MORE_MIN;
  for (const other of targets) {
    const isLong = wordsIn(other.row.title ?? '').length >= long;
    const isFar = other === entry || isLong || (await listWith(turn, other)) !== null;
    if (!isFar) return targets;
  }
  return [entry];
}

const hasParent = (row: Target['row']): boolean => 'parent_id' in row && row.parent_id !== null;

/** For each of the names the one open entry of a list that is called so, no two the same; null where one names none. */
export async function entriesCalled(
  turn: Turn,
  operation: Operation,
  names: readonly string[],
): Promise<readonly Target[] | null> {
  if (!isOfEntries(operation)) return null;
  const lists = await turn.lists();
  const items = lists.flatMap((each) => each.items.map((row): Target => ({ kind: 'task', row })));
  const among = items.filter((item) => isOfferable(operation, item));
  const entries: Target[] = [];
  for (const name of names) {
    const found = calledExactly(await bearing(turn, name, { among, match: 'all' }), name);
    const [only, ...more] = found;
    if (only === undefined || more.length > 0) return null;
    if (entries.some(({ row }) => row.number === only.row.number)) return null;
    entries.push(only);
  }
  return entries;
}

/** Does an entry of an open list, or a step of a task, bear the words? */
export async function isEntryNamed(turn: Turn, words: string): Promise<boolean> {
  const lists = await turn.lists();
  const among = lists.flatMap((each) => each.items.map((row): Target => ({ kind: 'task', row })));
  return (await bearing(turn, words, { among, match: 'all' })).length > 0;
}
