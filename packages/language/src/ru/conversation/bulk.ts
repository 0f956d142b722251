import type { BulkSet } from '@planerka/contracts';
import type { Item } from '../../grammar/item.ts';
import { factOf } from '../../time/frame.ts';
import { isQuoted } from './clause.ts';
import { ALL_WORDS, BULK_WORDS, PLURAL_NOUNS } from './lexicon.ts';

/** `set`: the objects of a kind at once; null with `wantsAll`: all of something that we have no set for. */
export interface Bulk {
  readonly set: BulkSet | null;
  readonly wantsAll: boolean;
  /** "задачи", "дела": more than one is meant. */
  readonly isPlural: boolean;
  readonly used: ReadonlySet<Item>;
}

const SETS = Object.entries(BULK_WORDS) as [BulkSet, RegExp][];

/** "все просроченные", "просроченные задачи", "всё с сегодня": a set of objects instead of one. */
export function bulkOf(items: readonly Item[]): Bulk {
  const used = new Set<Item>();
  let set: BulkSet | null = null;
  let wantsAll = false;
  items.forEach((item) => {
    if (isQuoted(item)) return;
    if (ALL_WORDS.has(item.word)) wantsAll = true;
    const named = SETS.find(([, pattern]) => pattern.test(item.word));
    if (named !== undefined) [set] = named;
    if (isOfToday(item)) set ??= 'today';
    if (ALL_WORDS.has(item.word) || named !== undefined || PLURAL_NOUNS.has(item.word))
      used.add(item);
  });
  const isPlural = items.some((item) => PLURAL_NOUNS.has(item.word));
  const isSet = set !== null && (wantsAll || isPlural || set !== 'today');
  return { set: isSet ? set : null, wantsAll, isPlural, used };
}

/** "с сегодня", "за сегодня", "на сегодня" before another day. */
function isOfToday(item: Item): boolean {
  const fact = factOf(item);
  if (fact?.kind !== 'from') return false;
  return fact.point.day?.kind === 'relative' && fact.point.day.days === 0;
}
