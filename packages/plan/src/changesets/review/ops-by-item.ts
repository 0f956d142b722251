import type { ProductionProject } from '@planerka/contracts';
import type { DescribedOp } from './described-ops.ts';

/** More ops than this nobody reads one by one: they are counted, and given as a file. */
export const MANY_OPS = 100;

/** So many items are named. */
const NAMED_MAX = 8;

export interface OpsByItem {
  /** The items with the most ops first. */
  readonly named: Array<{ readonly name: string; readonly ops: number }>;
  /** How many other items there are, and the ops of them; those of no item among them. */
  readonly others: { readonly items: number; readonly ops: number };
}

/** How many ops of a set are about each item. */
export function opsByItem(ops: readonly DescribedOp[], { items }: ProductionProject): OpsByItem {
  const names = new Map<string, string>();
  for (const item of items) {
    const { itemId, name } = item;
    names.set(itemId, typeof name === 'string' ? name : itemId);
  }
  for (const { kind, tempId, title } of ops) {
    if (kind === 'item' && tempId !== null) names.set(tempId, title);
  }
  const counts = new Map<string, number>();
  for (const { group, kind } of ops) {
    if (kind !== 'projection') counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  const known = [...counts]
    .filter(([group]) => names.has(group))
    .sort(([, a], [, b]) => b - a)
    .map(([group, count]) => ({ name: names.get(group) ?? '', ops: count }));
  const named = known.slice(0, NAMED_MAX);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return {
    named,
    others: {
      items: known.length - named.length,
      ops: all - named.reduce((sum, { ops: count }) => sum + count, 0),
    },
  };
}
