import type { BulkSet, Operation } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isFact } from '../../commands/view.ts';
import { BESIDE_OPEN_ONES, OPEN_ONES } from '../../lexicon/acting-words.ts';
import { isQuoted } from '../clause.ts';
import { ALL_WORDS, BULK_WORDS, PLURAL_NOUNS } from '../lexicon.ts';

/** `set`: the objects of a kind at once; null with `wantsAll`: all of something that we have no set for. */
export interface Bulk {
  readonly set: BulkSet | null;
  readonly wantsAll: boolean;
  /** "задачи", "дела": more than one is meant. */
  readonly isPlural: boolean;
  readonly used: ReadonlySet<Item>;
}

const SETS = Object.entries(BULK_WORDS) as [BulkSet, RegExp][];

/**
 * "все просроченные", "просроченные задачи", "всё с сегодня": a set of objects instead of one.
 * `known`: items that say something else. Only what closes or deletes may be said of all that is open.
 */
export function bulkOf(
  items: readonly Item[],
  said?: { readonly operation: Operation; readonly known: ReadonlySet<Item> },
): Bulk {
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
  if (isSet) return { set, wantsAll, isPlural, used };
  const whole =
    said !== undefined && closes(said.operation)
      ? wholeSet(items.filter((item) => !said.known.has(item)))
      : null;
  return { set: whole, wantsAll, isPlural, used };
}

function closes(operation: Operation): boolean {
  if (operation.type === 'delete') return true;
  return operation.type === 'update_status' && ['done', 'cancelled'].includes(operation.status);
}

/**
 * "всё на сегодня", "все задачи", and not one word more: "все вопросы к банку на сегодня" names
 * something. "удали все" alone names nothing.
 */
function wholeSet(items: readonly Item[]): BulkSet | null {
  const isAll = items.some(({ word }) => ALL_WORDS.has(word));
  const isTasks = items.some(({ word }) => OPEN_ONES.has(word));
  const days = items.filter(isFact);
  const isOther = (item: Item): boolean =>
    isQuoted(item) ||
    !(
      isToday(item) ||
      ALL_WORDS.has(item.word) ||
      OPEN_ONES.has(item.word) ||
      BESIDE_OPEN_ONES.has(item.word)
    );
  if (items.some(isOther)) return null;
  if (days.length > 0) return isAll || isTasks ? 'today' : null;
  return isAll && isTasks ? 'open' : null;
}

/** "на сегодня", "сегодня" */
function isToday(item: Item): boolean {
  const fact = factOf(item);
  return fact?.kind === 'day' && fact.day.kind === 'relative' && fact.day.days === 0;
}

/** "с сегодня", "за сегодня", "на сегодня" before another day. */
function isOfToday(item: Item): boolean {
  const fact = factOf(item);
  if (fact?.kind !== 'from') return false;
  return fact.point.day?.kind === 'relative' && fact.point.day.days === 0;
}
