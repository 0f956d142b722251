import type { Item } from '../../../grammar/item.ts';
import { hasTag } from '../../tags.ts';
import { isCardinal, isOrdinal } from '../../vocabulary.ts';
import { NAMED, ORDERING } from '../head/named-roles.ts';
import { isAddress, openingEnd } from '../talk/frame.ts';
import { isAction, isFact, isMark, isWord, roleAt } from '../view.ts';
import { countedHeading } from './counted-heading.ts';
import { type EntryHeads, entryHeads } from './entry-heads.ts';

/** So much may be before "задачи" or "два дела" when they announce a list. */
const HEADING_ITEMS_MAX = 8;

/** "задачи на завтра", "запиши две задачи": does the utterance announce a list? */
function announcesList(items: readonly Item[]): boolean {
  for (let at = 0; at < Math.min(items.length, HEADING_ITEMS_MAX); at += 1) {
    const item = items[at];
    if (item === undefined) return false;
    const end = openingEnd(items, at);
    if (end > at) {
      at = end - 1;
      continue;
    }
    if (hasTag(item, 'plural-noun')) return true;
    if (countsList(items, at)) return true;
    if (!isPassed(item)) return false;
  }
  return false;
}

/** "две задачи" */
function countsList(items: readonly Item[], at: number): boolean {
  const item = items[at];
  const isCount = item !== undefined && isCardinal(item) && item.value > 1;
  return isCount && NAMED.has(roleAt(items[at + 1]));
}

function isPassed(item: Item): boolean {
  const role = roleAt(item);
  return isFact(item) || isMark(item) || isAddress(item) || role === 'soft' || ORDERING.has(role);
}

/** "первая купить хлеб": the number of an entry. */
const isNumber = (items: readonly Item[], at: number): boolean => {
  const item = items[at];
  return item !== undefined && isOrdinal(item) && isAction(items[at + 1]);
};

/** "третье": the neuter counts what has no name, also where it was read as a day. */
function numberOf(item: Item): { readonly value: number; readonly isNeuter: boolean } | null {
  const [part] = item.parts;
  const isDay = item.meaning?.kind === 'day' && item.parts.length === 1;
  const number = isDay && part !== undefined ? part : item;
  if (!isOrdinal(number) && !isCardinal(number)) return null;
  return { value: number.value, isNeuter: isOrdinal(number) && hasTag(number, 'counting-neuter') };
}

/** The numbers of "первое ... второе ...", "раз ... два ...", each before an action, in their order. */
function countedActions(items: readonly Item[]): ReadonlySet<Item> {
  const numbers = new Set<Item>();
  items.forEach((item, at) => {
    const next = numbers.size + 1;
    const isOnce = next === 1 && hasTag(item, 'once');
    const number = numberOf(item);
    const isNext = number?.value === next;
    // "во-вторых" and "во вторых" are told apart by their preposition
    const governor = items[at - 1]?.word === '-' ? items[at - 2] : items[at - 1];
    const isGoverned = hasTag(governor, 'in');
    // "Первое: завтра в девять ...": a mark says that it counts
    const isMarked = isHeadMark(items[at + 1]);
    const action = items[isMarked ? at + 2 : at + 1];
    // "так первое осмотр в среду второе корм забрать": the first is counted where all begins
    const isOpening = at < OPENING_ITEMS && !items.slice(0, at).some(isAction);
    const isLater = next > 1 || isMarked || (isOpening && isSaidThing(items[at + 1]));
    const isEntry =
      isAction(action) || (isLater && number?.isNeuter === true && action !== undefined);
    if ((isOnce || isNext) && !isGoverned && isEntry) numbers.add(item);
  });
  return numbers.size > 1 ? numbers : NONE;
}
const isSaidThing = (item: Item | undefined): boolean =>
  item !== undefined && isWord(item) && numberOf(item) === null;

const NONE: ReadonlySet<Item> = new Set();
/** So near the beginning a list begins to count. */
const OPENING_ITEMS = 3;
const HEAD_MARKS = new Set([':', '-', '–', '—']);
const isHeadMark = (item: Item | undefined): boolean =>
  isMark(item) && HEAD_MARKS.has(item?.word ?? '');

/** Entries told apart by their numbers alone. */
function numberedParts(items: readonly Item[], numbers: ReadonlySet<Item>): ListParts {
  const entries = new Set<Item>();
  const marks = new Set<Item>();
  let isFirst = true;
  items.forEach((item, at) => {
    if (!numbers.has(item)) return;
    const mark = items[at + 1];
    const isMarked = mark !== undefined && isHeadMark(mark);
    if (isMarked) marks.add(mark);
    const action = items[isMarked ? at + 2 : at + 1];
    if (action === undefined) return;
    if (!isFirst) entries.add(action);
    isFirst = false;
  });
  const announced = announcedAhead(items, numbers);
  return {
    items: items.filter(
      (item) => !numbers.has(item) && !marks.has(item) && !announced.includes(item),
    ),
    entries,
    isCounted: true,
  };
}

/** "запиши две вещи: первое ...": how many are coming is no part of the first of them. */
function announcedAhead(items: readonly Item[], numbers: ReadonlySet<Item>): readonly Item[] {
  const ahead = items.slice(
    0,
    items.findIndex((item) => numbers.has(item)),
  );
  const at = ahead.findLastIndex((item) => !isMark(item));
  const count = ahead[at - 1];
  const isCount = count !== undefined && (isCardinal(count) || hasTag(count, 'some-of'));
  return hasTag(ahead[at], 'listed-things') && isCount ? ahead.slice(at - 1) : [];
}

interface ListParts {
  readonly items: readonly Item[];
  readonly entries: ReadonlySet<Item>;
  /** Its entries say their numbers. */
  readonly isCounted: boolean;
}

/** Entries behind heads of their own, or behind one that counts them. */
const headedParts = (items: readonly Item[], { heads, entries }: EntryHeads): ListParts => ({
  items: items.filter((item) => !heads.has(item)),
  entries: new Set(entries.slice(1)),
  isCounted: true,
});

/**
 * An announced list: the items without the numbers of its entries, and where each entry after the
 * first begins. Null when nothing announces one.
 */
export function listParts(items: readonly Item[]): ListParts | null {
  const heads = entryHeads(items);
  if (heads !== null) return headedParts(items, heads);
  const numbers = countedActions(items);
  if (numbers.size > 0) return numberedParts(items, numbers);
  const counted = countedHeading(items);
  if (counted !== null) return headedParts(items, counted);
  if (!announcesList(items)) return null;
  const kept = items.filter((_, at) => !isNumber(items, at));
  const isCounted = items.slice(0, HEADING_ITEMS_MAX).some((_, at) => countsList(items, at));
  const entries = new Set<Item>();
  let isInside = false;
  // "..., ковёр выбить": behind a mark or a time the first action is of the words before it
  let hasActed = false;
  kept.forEach((item, at) => {
    const before = kept[at - 1];
    if (isMark(item) || isFact(item)) hasActed = false;
    const after = kept[at + 1];
    // "сходить купить хлеб" is one entry
    const isEntry = isAction(item) && !isAction(before) && after !== undefined && !isAction(after);
    const isJoined = before !== undefined && hasTag(before, 'list-joint');
    // "две задачи купить чай и позвонить в банк"
    const isNext = isCounted && hasTag(before, 'and');
    const isOpen = before !== undefined && isWord(before) && (!isJoined || isNext);
    if (isEntry && isInside && isOpen && hasActed) {
      entries.add(item);
    }
    hasActed ||= isAction(item);
    isInside ||= isAction(item);
  });
  return { items: kept, entries, isCounted: false };
}
