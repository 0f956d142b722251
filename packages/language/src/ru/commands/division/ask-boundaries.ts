import type { Item } from '../../../grammar/item.ts';
import { QUOTED } from '../../../grammar/scan.ts';
import type { Role } from '../../lexicon/role-words.ts';
import { AWAITS_INFINITIVE, PERSON_DATIVE } from '../../lexicon/verb-endings.ts';
import { hasTag } from '../../tags.ts';
import { isFinite, isPast } from '../finite-verbs.ts';
import { NAMED } from '../head/named-roles.ts';
import { isAddress, isBecause, isPlainReason, openingEnd } from '../talk/frame.ts';
import { isOthersTime } from '../times/others-times.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt } from '../view.ts';
import { argumentsFrom } from './clause-arguments.ts';
import { wantsSomebody } from './whom-before.ts';

/** Verbs by which something is asked of us wherever they are. */
const ASKING: ReadonlySet<Role | null> = new Set<Role>(['remind', 'create', 'schedule']);
/** Verbs that ask only with what we make, for whom, or a time behind them. */
const PLACING: ReadonlySet<Role | null> = new Set<Role>(['put', 'reserve']);

/** Is the word at `at` an order to us in so many words: напомни, запиши, поставь мне? */
function isAsk(items: readonly Item[], at: number): boolean {
  const item = items[at];
  const role = roleAt(item);
  if (item === undefined || role === null) return false;
  if (!(ASKING.has(role) || PLACING.has(role)) || isInfinitive(item.word)) return false;
  // "я хочу, чтобы ты мне в пятницу напомнил"
  if (isPast(item.word)) return false;
  const before = items[at - 1];
  // "... так что запиши"
  const isSo = hasTag(before, 'what') && hasTag(items[at - 2], 'so');
  if (hasTag(before, 'before-order') && !isSo) return false;
  if (ASKING.has(role)) return true;
  // "телевизор погромче сделай"
  if (roleAt(before) === 'foreign') return false;
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

/** Most words hold no order to us, or begin with the only one. */
function asksBehindFirst(items: readonly Item[], from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 1) if (isAsk(items, at)) return true;
  return false;
}

/** Where an order to us is in the middle of `items[from..to)`; null where none does. */
export function askWithin(items: readonly Item[], from: number, to: number): number | null {
  if (!asksBehindFirst(items, from, to)) return null;
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

/** "отнести накладные и чтоб Марат расписался": what somebody else shall do then. */
function isForOthers(items: readonly Item[], from: number, at: number, to: number): boolean {
  if (!hasTag(items[at], 'and') || !hasTag(items[at + 1], 'so-that')) return false;
  const before = items.slice(from, at).filter(isAction);
  const isAsked = before.some((item) => hasTag(item, 'saying') || hasTag(item, 'asking-another'));
  const told = items.slice(at + 2, to);
  if (before.length === 0 || isAsked || told.some(isAction)) return false;
  return told.some((item) => isWord(item) && isPast(item.word));
}

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
  (hasTag(item, 'empty-behind-order') ||
    hasTag(item, 'of-reminder') ||
    NAMED.has(roleAt(item)) ||
    roleAt(item) === 'sequel');

function hasWish(items: readonly Item[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (isWish(items[at])) return true;
  return false;
}

/** Where "надо" is between what is so and what is to be done about it; null where it does not. */
export function wishWithin(items: readonly Item[], from: number, to: number): number | null {
  if (!hasWish(items, from, to)) return null;
  let isTold = false;
  for (let at = from; at < to; at += 1) {
    const item = items[at];
    if (item === undefined) break;
    const isDenied = hasTag(items[at - 1], 'not');
    if (isWish(item)) {
      if (!isTold || isDenied || !hasAction(items, at + 1, to)) return null;
      return isWhomAhead(items, from, at, to) ? at - 1 : at;
    }
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

/** "созвон был, антону надо отправить кп": whom it is sent to is said ahead of "надо". */
function isWhomAhead(items: readonly Item[], from: number, at: number, to: number): boolean {
  const whom = items[at - 1];
  if (at - 2 <= from || whom === undefined || !isMark(items[at - 2]) || !isWord(whom)) return false;
  const verb = items.slice(at + 1, to).find(isAction);
  return PERSON_DATIVE.test(whom.word) && verb !== undefined && wantsSomebody(verb);
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
    if (isPlainReason(items, at) && tells(items, at, to)) return at;
    if (isForOthers(items, from, at, to)) return at;
    const isOfOthers =
      isTheirs(items, at, to) || isOthersTime(items, from, at, to) || runsOut(items, at, to);
    if (isOfOthers && hasAction(items, from, at)) return at;
  }
  return null;
}

/** A verb to do cannot go on with a finite one behind "и"; without it, it may belong to that. */
export interface ReasonEnd {
  readonly at: number;
  readonly isSure: boolean;
}

/**
 * Where what is asked for goes on behind the reason at `at`: "потому что гудит и купить масло";
 * null where it does not.
 */
export function reasonEnd(items: readonly Item[], at: number, to: number): ReasonEnd | null {
  let finite: string | null = null;
  const first = hasTag(items[at + 1], 'what') ? at + 2 : at + 1;
  for (let i = first; i < to; i += 1) {
    const item = items[i];
    if (item === undefined) return null;
    const isFirstPerson = hasTag(item, 'doing-now') || roleAt(item) === 'need';
    if (isFirstPerson || isWish(item) || hasTag(item, 'what')) return null;
    if (finite === null) {
      if (isAction(item)) return null;
      if (isWord(item) && isFinite(item.word)) finite = item.word;
    } else if (AWAITS_INFINITIVE.test(finite)) {
      return null;
    } else if (hasTag(item, 'and') && item.meaning === null) {
      const clause = argumentsFrom(items, i + 1, to);
      if (isToDo(items[i + 1]) || (clause !== null && clause.bare > 0)) {
        return { at: i, isSure: true };
      }
    } else if (isToDo(item)) {
      return { at: i, isSure: false };
    }
  }
  return null;
}

const isToDo = (item: Item | undefined): boolean =>
  item !== undefined && isAction(item) && isInfinitive(item.word);

/** "купить цветы, у неё завтра премьера": what somebody has, on a day of its own. */
function isTheirs(items: readonly Item[], at: number, to: number): boolean {
  const owner = items[at + 1];
  if (!hasTag(items[at], 'at') || owner === undefined || !isWord(owner)) return false;
  const time = items[at + 2];
  // "купить торт у Лены завтра юбилей": only a feast tells it from where it is bought
  if (!hasTag(owner, 'theirs') && !hasTag(items[at + 3], 'feast')) return false;
  if (at + 3 >= to || time === undefined || !isFact(time)) return false;
  return isSaid(items[at + 3]);
}

/** "продлить полис он в пятницу кончается": what ends is told of by a pronoun, a time and its verb. */
function runsOut(items: readonly Item[], at: number, to: number): boolean {
  if (roleAt(items[at]) !== 'pronoun') return false;
  const behind = items.slice(at + 1, to).filter((item) => !isMark(item));
  const verb = behind.findIndex((item) => hasTag(item, 'running-out'));
  const others = behind.filter((_, i) => i !== verb);
  return verb >= 0 && others.some(isFact) && others.slice(0, verb).every(isFact);
}

/** "а то кот голодный": two words that ask for nothing are enough behind such a conjunction. */
function tells(items: readonly Item[], at: number, to: number): boolean {
  const words = items.slice(at + 1, to).filter(isWord);
  return words.length > 0 && !words.some(isAction) && !hasTag(words[0], 'and');
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
    if (isOrder) {
      if (!saysSomething(items, 0, at)) return null;
      // "табель сдать мне надо"
      return hasTag(items[at - 1], 'to-us') && at > 1 ? at - 1 : at;
    }
    const isPlaceHere = isPlace(items, at - 1);
    if (isPlaceHere) at -= 1;
    else if (isSaid(item) && !isEmptyBehindAsk(item)) return null;
  }
  return null;
}
