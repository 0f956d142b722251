import type { Item } from '../../../grammar/item.ts';
import type { ItemClass } from '../../../grammar/pattern.ts';
import { PhraseList } from '../../../grammar/phrase-list.ts';
import {
  BECAUSE_PHRASES,
  PLAIN_REASON_PHRASES,
  THEREFORE_PHRASES,
} from '../told/reason-phrases.ts';
import { isAction, isFact, isMark, isWord, plainWord, roleAt, says } from '../view.ts';
import { CLOSING_PHRASES, EDGE_PHRASES, OPENING_PHRASES } from './frame-phrases.ts';

/** "хочу, чтобы ты": a comma inside a phrase says nothing. */
const COMMA: ItemClass = { has: (item) => plainWord(item) === ',' };
const listOf = (phrases: readonly string[]): PhraseList =>
  new PhraseList(phrases, { wordOf: plainWord, passes: COMMA });

const CLOSING_ITEMS_MAX = 6;
const OPENING = listOf(OPENING_PHRASES);
const EDGE = listOf(EDGE_PHRASES);
const CLOSING = listOf(CLOSING_PHRASES);
const BECAUSE = listOf(BECAUSE_PHRASES);
const PLAIN_REASON = listOf(PLAIN_REASON_PHRASES);
const THEREFORE = listOf(THEREFORE_PHRASES);

/** Most words begin no courtesy. */
const BEGINNING: ReadonlySet<string> = new Set([...OPENING.firstWords(), ...EDGE.firstWords()]);
/** Whoever reads on asks the same of the same items: the ends that were found, by where they begin. */
const endsOf = new WeakMap<readonly Item[], number[]>();

/** The end of the courtesy or hesitation that begins at `at`; `at` where there is none. */
export function openingEnd(items: readonly Item[], at: number): number {
  const item = items[at];
  if (item === undefined || !BEGINNING.has(plainWord(item))) return at;
  let ends = endsOf.get(items);
  if (ends === undefined) {
    ends = [];
    endsOf.set(items, ends);
  }
  return (ends[at] ??= findOpeningEnd(items, at));
}

function findOpeningEnd(items: readonly Item[], at: number): number {
  const end = OPENING.endAt(items, at);
  if (end > at) return end;
  // "для начала разобрать шкаф", but "для начала занятий купить тетради"
  const edge = EDGE.endAt(items, at);
  const next = items[edge];
  const begins = next === undefined || isMark(next) || isAction(next) || isFact(next);
  return edge > at && begins ? edge : at;
}

/** "мусор вынести завтра, братан": a nominative that is no object, behind an action. */
function isCalledLast(items: readonly Item[], from: number, at: number): boolean {
  const before = items[at - 1];
  if (!says(items[at], 'called-last') || at === from) return false;
  // "собрать подписи ребят"
  if (says(items[at], 'called-object') && before !== undefined && isWord(before)) return false;
  return !says(before, 'binding') && items.slice(from, at).some(isAction);
}

/** Where the courtesy begins with which `items[from..to)` end; `to` where there is none. */
export function closingStart(items: readonly Item[], from: number, to: number): number {
  let start = to;
  for (let at = Math.max(from, to - CLOSING_ITEMS_MAX); at < start; at += 1) {
    if (at === start - 1 && isCalledLast(items, from, at)) {
      start = at;
      at = Math.max(from, start - CLOSING_ITEMS_MAX) - 1;
      continue;
    }
    // "Гале сказать спасибо"
    const isTold = says(items[at - 1], 'saying') || says(items[at - 1], 'binding');
    if (!isTold && CLOSING.endAt(items, at) === start) {
      start = at;
      at = Math.max(from, start - CLOSING_ITEMS_MAX) - 1;
    }
  }
  return start;
}

/** "ребят": nothing but a call, whatever follows. */
export const isCall = (item: Item | undefined): boolean => says(item, 'call');

/** "доченька", "шеф": somebody is spoken to, if a request follows. */
export const isAddress = (item: Item | undefined): boolean => says(item, 'address');

/** Are the words courtesy and address, and nothing else? */
export function isFrameOnly(items: readonly Item[]): boolean {
  for (let at = 0; at < items.length; at += 1) {
    const end = openingEnd(items, at);
    if (end > at) at = end - 1;
    else if (!isAddress(items[at]) && isSaid(items[at])) return false;
  }
  return true;
}

const isSaid = (item: Item | undefined): boolean =>
  item !== undefined && (item.meaning !== null || (isWord(item) && roleAt(item) !== 'soft'));

/** "потому что", "а то": what follows is a reason. */
export const isBecause = (items: readonly Item[], at: number): boolean =>
  BECAUSE.endAt(items, at) > at;

/** "потому что", "а то": nothing else than a reason is behind such a conjunction. */
export const isPlainReason = (items: readonly Item[], at: number): boolean =>
  PLAIN_REASON.endAt(items, at) > at;

/** The end of "так что", "поэтому" at `at`; `at` where there is none. */
export const thereforeEnd = (items: readonly Item[], at: number): number =>
  THEREFORE.endAt(items, at);

/** The courtesy before the first command; times may be between. */
export function courtesyBefore(
  items: readonly Item[],
  from: number,
  to: number,
): ReadonlySet<Item> {
  const framed = new Set<Item>();
  for (let at = from; at < to; at += 1) {
    const item = items[at];
    if (item === undefined) break;
    const end = openingEnd(items, at);
    if (end > at) {
      for (const passed of items.slice(at, end)) framed.add(passed);
      at = end - 1;
    } else if (isAddress(item)) {
      framed.add(item);
    } else if (!isFact(item) && roleAt(item) !== 'soft') {
      break;
    }
  }
  return framed;
}
