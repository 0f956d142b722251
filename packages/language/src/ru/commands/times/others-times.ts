import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { hasTag } from '../../tags.ts';
import { isAction, isFact, isMark, isWord } from '../view.ts';

/** So near its beginning a clause of opening hours says that it is one. */
const HOURS_WITHIN = 4;

const STRETCHES: ReadonlySet<string> = new Set([
  'clock-range',
  'range',
  'repeat',
  'due',
  'from',
  'after',
] as const);

/** "с двух до шести", "по четвергам", "до девяти": hours that something keeps. */
function isStretch(item: Item | undefined): boolean {
  const fact = item === undefined ? null : factOf(item);
  return fact !== null && STRETCHES.has(fact.kind);
}

/** The end of the clause at `at`: a mark that no time follows. */
function clauseEnd(items: readonly Item[], at: number, to: number): number {
  for (let end = at; end < to; end += 1) {
    const item = items[end];
    const next = items[end + 1];
    if (item !== undefined && isMark(item) && !(next !== undefined && isFact(next))) return end;
  }
  return to;
}

/** ", пункт работает с десяти до восьми", ", у неё приём по четвергам" */
function isOpeningHours(items: readonly Item[], at: number, to: number): boolean {
  const before = items[at - 1];
  if (before === undefined || !isMark(before)) return false;
  const clause = items.slice(at, clauseEnd(items, at, to));
  // "узнать, когда открывается"
  if (hasTag(clause[0], 'binding') || clause.some((item) => isAction(item))) return false;
  return clause.slice(0, HOURS_WITHIN).some((item, index) => {
    if (hasTag(item, 'open-hours')) return clause.some(isFact);
    return hasTag(item, 'receiving') && isStretch(clause[index + 1]);
  });
}

/** "... аптека закрывается в восемь": without a mark, but in a row. */
const isOpenInARow = (items: readonly Item[], at: number): boolean => {
  const [noun, verb, time] = items.slice(at, at + 3);
  const isAsked = hasTag(noun, 'binding') || hasTag(items[at - 1], 'binding');
  const isNoun = noun !== undefined && isWord(noun) && !isAsked;
  return isNoun && hasTag(verb, 'open-hours') && time !== undefined && isFact(time);
};

/** "у неё приём с двух", "обед у них с часу до двух" */
function isReception(items: readonly Item[], at: number): boolean {
  const isOf = (from: number): boolean =>
    hasTag(items[from], 'at') && hasTag(items[from + 1], 'theirs');
  if (isOf(at)) return hasTag(items[at + 2], 'receiving') && isStretch(items[at + 3]);
  return hasTag(items[at], 'receiving') && isOf(at + 1) && isStretch(items[at + 3]);
}

/** "она с трёх свободна", "они до шести": behind a request, what is told of others. */
const isOthers = (items: readonly Item[], at: number): boolean =>
  hasTag(items[at], 'third-person') &&
  !hasTag(items[at - 1], 'binding') &&
  (isStretch(items[at + 1]) || (hasTag(items[at + 1], 'open-hours') && isStretch(items[at + 2])));

/** "... сегодня аптека до девяти": a place and the hours that it keeps. */
function isPlaceOpen(items: readonly Item[], at: number): boolean {
  const before = items[at - 1];
  const isApart =
    before !== undefined && (isFact(before) || isMark(before)) && hasTag(items[at], 'keeps-hours');
  const next = items[at + 1];
  const fact = next === undefined ? null : factOf(next);
  const hours = fact?.kind === 'due' ? fact.point.clock !== null : fact?.kind === 'clock-range';
  return isApart && hours;
}

/** "выехать в семь, чтобы в девять быть на месте": what it is for has a time of its own. */
function isPurpose(items: readonly Item[], from: number, at: number, to: number): boolean {
  if (!hasTag(items[at], 'so-that')) return false;
  const next = items.slice(at + 1, to).findIndex((item) => isFact(item));
  const isNear = next >= 0 && next < HOURS_WITHIN;
  return isNear && items.slice(from, at).some(isFact);
}

/**
 * Does a clause begin at `at` that tells the times of others: opening hours, when somebody is free,
 * what it is all for? They are no times of the request before it.
 */
export const isOthersTime = (
  items: readonly Item[],
  from: number,
  at: number,
  to: number,
): boolean =>
  isOthers(items, at) ||
  isReception(items, at) ||
  isOpenInARow(items, at) ||
  isPlaceOpen(items, at) ||
  isPurpose(items, from, at, to) ||
  isOpeningHours(items, at, to);
