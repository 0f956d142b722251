import type { Item } from '../../grammar/item.ts';
import { QUOTED } from '../../grammar/scan.ts';
import { isAddress, isBecause, openingEnd } from './frame.ts';
import { NAMED } from './named-roles.ts';
import type { Role } from '../lexicon/role-words.ts';
import { isFinite, isPast } from './finite-verbs.ts';
import { isInfinitive } from './verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt } from './view.ts';
import { hasTag } from '../tags.ts';

/** Verbs by which something is asked of us wherever they are. */
const ASKING: ReadonlySet<Role | null> = new Set<Role>(['remind', 'create', 'schedule']);
/** Verbs that ask only with what we make, for whom, or a time behind them. */
const PLACING: ReadonlySet<Role | null> = new Set<Role>(['put', 'reserve']);

/** Is the word at `at` an order to us in so many words: напомни, запиши, поставь мне? */
function isAsk(items: readonly Item[], at: number): boolean {
  const item = items[at];
  const role = roleAt(item);
  if (item === undefined || role === null || isInfinitive(item.word)) return false;
  // "я хочу, чтобы ты мне в пятницу напомнил"
  if (isPast(item.word)) return false;
  const before = items[at - 1];
  // "... так что запиши"
  const isSo = hasTag(before, 'what') && hasTag(items[at - 2], 'so');
  if (hasTag(before, 'before-order') && !isSo) return false;
  if (ASKING.has(role)) return true;
  if (!PLACING.has(role)) return false;
  const next = items[at + 1];
  if (next === undefined || isFact(next) || isMark(next)) return true;
  const after = roleAt(next);
  return after === 'soft' || NAMED.has(after) || isPlace(items, at + 1);
}

/** "в календарь", "в план": where everything goes anyway. */
const isPlace = (items: readonly Item[], at: number): boolean =>
  hasTag(items[at], 'in') && hasTag(items[at + 1], 'calendar-place');

const isWish = (item: Item | undefined): boolean =>
  item !== undefined && item.meaning === null && !(item.flags & QUOTED) && hasTag(item, 'wish');

/** A word that can be in a title, whatever else it may be. */
const isSaid = (item: Item | undefined): boolean =>
  item !== undefined && isWord(item) && roleAt(item) !== 'soft' && roleAt(item) !== 'chat';

/** Where an order to us is in the middle of `items[from..to)`; null where none does. */
export function askWithin(items: readonly Item[], from: number, to: number): number | null {
  let isSomething = false;
  for (let at = from; at < to; at += 1) {
    const end = openingEnd(items, at);
    if (end > at) at = end - 1;
    else if (isSomething && isAsk(items, at)) return at;
    else if (isSaid(items[at]) && !isAddress(items[at]) && !isAsk(items, at)) isSomething = true;
  }
  return null;
}

/** "добавь ещё": what is before the order is no reason for it. */
export const asksForMore = (items: readonly Item[], at: number): boolean =>
  hasTag(items[at + 1], 'more') || hasTag(items[at + 2], 'more');

/** Is anything that could be a title or a part of one there? */
export function saysSomething(items: readonly Item[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    if (isPlace(items, at)) at += 1;
    else if (isSaid(items[at]) && !isEmptyBehindAsk(items[at])) return true;
  }
  return false;
}

const isEmptyBehindAsk = (item: Item | undefined): boolean =>
  item !== undefined &&
  (hasTag(item, 'empty-behind-order') || NAMED.has(roleAt(item)) || roleAt(item) === 'sequel');

/** Where "надо" is between what is so and what is to be done about it; null where it does not. */
export function wishWithin(items: readonly Item[], from: number, to: number): number | null {
  let isTold = false;
  for (let at = from; at < to; at += 1) {
    const item = items[at];
    if (item === undefined) break;
    const isDenied = hasTag(items[at - 1], 'not');
    if (isWish(item)) return isTold && !isDenied && hasAction(items, at + 1, to) ? at : null;
    const end = openingEnd(items, at);
    if (end > at) {
      at = end - 1;
      continue;
    }
    if (isSaid(item)) isTold = true;
    if (isAction(item)) return null;
  }
  return null;
}

function hasAction(items: readonly Item[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (isAction(items[at])) return true;
  return false;
}

/** So near its conjunction a reason has its verb or its time. */
const REASON_ITEMS_MAX = 20;

/** Where "потому что" and the like are behind a request; null where they do not. */
export function becauseWithin(items: readonly Item[], from: number, to: number): number | null {
  for (let at = from + 1; at < to; at += 1) {
    const end = Math.min(to, at + REASON_ITEMS_MAX);
    if (isBecause(items, at) && isTold(items, at + 1, end)) return at;
    if (isTheirs(items, at, to) && hasAction(items, from, at)) return at;
  }
  return null;
}

/** "купить цветы, у неё завтра премьера": what somebody has, on a day of its own. */
function isTheirs(items: readonly Item[], at: number, to: number): boolean {
  if (!hasTag(items[at], 'at') || !hasTag(items[at + 1], 'theirs')) return false;
  const time = items[at + 2];
  if (at + 3 >= to || time === undefined || !isFact(time)) return false;
  return isSaid(items[at + 3]);
}

/** A reason tells something: it has a verb or a time of its own. */
function isTold(items: readonly Item[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const item = items[at];
    if (item !== undefined && (isFact(item) || (isWord(item) && isFinite(item.word)))) return true;
  }
  return false;
}

/** Where an order is behind all that it orders; null where none does. */
export function askAtEnd(items: readonly Item[]): number | null {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const item = items[at];
    if (item === undefined) break;
    const isOrder = isAsk(items, at) || (isWish(item) && !hasTag(items[at - 1], 'not'));
    if (isOrder) return saysSomething(items, 0, at) ? at : null;
    const isPlaceHere = isPlace(items, at - 1);
    if (isPlaceHere) at -= 1;
    else if (isSaid(item) && !isEmptyBehindAsk(item)) return null;
  }
  return null;
}
