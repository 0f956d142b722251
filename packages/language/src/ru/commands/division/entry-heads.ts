import type { Item } from '../../../grammar/item.ts';
import { UNKNOWN } from '../../../grammar/kind-table.ts';
import { hasTag } from '../../tags.ts';
import { isCardinal, isOrdinal } from '../../vocabulary.ts';
import { isMark, roleAt } from '../view.ts';

/** The heads of numbered entries: all their items, and what each entry after a head begins with. */
export interface EntryHeads {
  readonly heads: ReadonlySet<Item>;
  readonly entries: readonly Item[];
}

const isThing = (item: Item | undefined): boolean =>
  roleAt(item) === 'task' || roleAt(item) === 'reminder' || hasTag(item, 'entry-noun');

/** Is the item the number `wanted`: "раз", "два", "вторая"? */
function isNumber(item: Item | undefined, wanted: number): boolean {
  if (item === undefined || item.meaning !== null) return false;
  if (wanted === 1 && hasTag(item, 'once')) return true;
  // "номер два": hidden from the rules of times
  const isHidden = item.kind === UNKNOWN && item.value > 0;
  return (isHidden || isCardinal(item) || isOrdinal(item)) && item.value === wanted;
}

/** Where the words "задача два", "номер два", "вторая задача" at `at` end; `at` where none are. */
function wordsEnd(items: readonly Item[], at: number, wanted: number): number {
  const item = items[at];
  if (isThing(item)) {
    const number = hasTag(items[at + 1], 'entry-noun') ? at + 2 : at + 1;
    return isNumber(items[number], wanted) ? number + 1 : at;
  }
  const isNth = item !== undefined && isOrdinal(item) && isNumber(item, wanted);
  return isNth && isThing(items[at + 1]) ? at + 2 : at;
}

/** The same with the marks behind them. */
function headEnd(items: readonly Item[], at: number, wanted: number): number {
  const words = wordsEnd(items, at, wanted);
  if (words === at) return at;
  let end = words;
  while (isMark(items[end])) end += 1;
  return end < items.length ? end : at;
}

/**
 * "задача раз: ..., задача два: ...": entries that count themselves; null where fewer than two do.
 * Linear in the number of items.
 */
export function entryHeads(items: readonly Item[]): EntryHeads | null {
  const heads = new Set<Item>();
  const entries: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const end = headEnd(items, at, entries.length + 1);
    const first = items[end];
    if (end === at || first === undefined) continue;
    for (const item of items.slice(at, end)) heads.add(item);
    entries.push(first);
    at = end - 1;
  }
  return entries.length > 1 ? { heads, entries } : null;
}
