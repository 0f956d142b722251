import type { Item } from '../../../grammar/item.ts';
import { hasTag } from '../../tags.ts';
import { isCardinal } from '../../vocabulary.ts';
import { NAMED, ORDERING } from '../head/named-roles.ts';
import { isAddress, openingEnd } from '../talk/frame.ts';
import { isAction, isFact, isMark, roleAt } from '../view.ts';
import type { EntryHeads } from './entry-heads.ts';

/** So much may be before the count. */
const HEADING_ITEMS_MAX = 8;

const isPassed = (item: Item): boolean =>
  isFact(item) ||
  isMark(item) ||
  isAddress(item) ||
  roleAt(item) === 'soft' ||
  roleAt(item) === 'need' ||
  ORDERING.has(roleAt(item));

/** Where "три дела", "две вещи" begin; -1 where no heading counts anything. */
export function countAt(items: readonly Item[]): number {
  for (let at = 0; at < Math.min(items.length, HEADING_ITEMS_MAX); at += 1) {
    const item = items[at];
    if (item === undefined) return -1;
    const isCount = isCardinal(item) && item.value > 1;
    if (isCount && hasTag(items[at + 1], 'listed-things')) return at;
    const end = openingEnd(items, at);
    if (end > at) at = end - 1;
    else if (!isPassed(item)) return -1;
  }
  return -1;
}

/** "надо сделать", "мне на завтра": between what is counted and the colon. */
export const isOfHeading = (item: Item): boolean =>
  isFact(item) ||
  roleAt(item) === 'soft' ||
  roleAt(item) === 'need' ||
  hasTag(item, 'make') ||
  hasTag(item, 'preposition');

function colonBehind(items: readonly Item[], from: number): number {
  let at = from;
  for (; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined || item.word === ':') break;
    if (!isOfHeading(item)) return -1;
  }
  return at < items.length ? at : -1;
}

const divides = (item: Item): boolean =>
  item.word === ',' || item.word === ';' || item.word === 'newline' || hasTag(item, 'and');

/** The first items of what the marks and "и" behind the colon divide. */
function entriesBehind(items: readonly Item[], from: number): Item[] {
  const entries: Item[] = [];
  let isOpen = true;
  for (const item of items.slice(from)) {
    if (divides(item)) isOpen = true;
    else if (isOpen && !isMark(item)) {
      entries.push(item);
      isOpen = false;
    }
  }
  return entries;
}

/**
 * "на завтра три дела: хлеб, аптека, почта": as many things as were announced are a command each. Null where
 * the count is another one.
 */
export function countedHeading(items: readonly Item[]): EntryHeads | null {
  const at = countAt(items);
  const count = items[at];
  if (at < 0 || count === undefined) return null;
  const colon = colonBehind(items, at + 2);
  if (colon < 0) return null;
  const entries = entriesBehind(items, colon + 1);
  if (entries.length !== count.value) return null;
  // "две задачи: купить чай и позвонить в банк": actions divide by themselves
  if (NAMED.has(roleAt(items[at + 1])) && entries.some((item) => isAction(item))) return null;
  const heads = new Set<Item>();
  for (const item of items.slice(0, colon)) if (!isFact(item)) heads.add(item);
  for (const item of items.slice(colon + 1)) if (hasTag(item, 'and')) heads.add(item);
  return { heads, entries };
}
