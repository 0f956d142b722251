import type { ObjectHandle, ReadOperation, ThreadHints } from '@planerka/contracts';
import { toCivil } from '../../../calendar/civil.ts';
import { GUESS } from '../acts/made.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { cappedAt, isAsking } from '../conversation.ts';
import { bearersOf } from '../objects/bearers.ts';
import type { Reader } from '../words.ts';
import { isNearHalf } from './near-half.ts';
import { HOUR_BEHIND_NAME, movedAt, SEATS } from './verb-behind-field-phrases.ts';

/** So far ahead a number is as well a day of the month: "на 2" on the 25th of February. */
const DAYS_AHEAD = 7;
const HALF_DAY = 12;

/**
 * "созвон на 15 перенеси" where the one thing of that name has an hour: to another hour. Of what has none the number is
 * as well a day of the month, and of a table for how many it is: null then, and for everything else. A number that is one of
 * the next days, or an hour far from its own, is asked about.
 */
export const hourBehindName: Reader = ({ said, request, thread, ground, again }) => {
  const { name, hour, verb } = HOUR_BEHIND_NAME.exec(said.trim())?.groups ?? {};
  if (thread === null || name === undefined || hour === undefined || verb === undefined)
    return null;
  const words = wordsIn(name);
  const [only, ...more] = bearersOf(words, thread);
  const isOne = only !== undefined && more.every((other) => hasHour(other, thread));
  if (isAsking(request) || !isOne || !hasHour(only, thread)) return null;
  if (words.some((word) => SEATS.test(word))) return null;
  const found = again(movedAt(verb, name, hour));
  if (found?.kind !== 'operations') return found;
  const number = Number(/\d+/u.exec(hour)?.[0]);
  const begins = beginningOf(only, thread);
  const isFar = number <= HALF_DAY && begins !== null && !isNearHalf(number, begins);
  const isDay = isDayAhead(number, ground.now.day) && !isNext(number, begins);
  const moved = { ...found, operations: found.operations.map((one) => inHalf(one, number)) };
  return isFar || isDay ? cappedAt(GUESS, moved) : moved;
};

/** Which half of the day is meant its own hour tells. */
const inHalf = (read: ReadOperation, hour: number): ReadOperation =>
  hour <= HALF_DAY && read.operation.type === 'reschedule' ? { ...read, half_open: true } : read;

const isDayAhead = (number: number, today: number): boolean =>
  Array.from({ length: DAYS_AHEAD }, (_, at) => toCivil(today + at + 1).day).includes(number);

/** An hour earlier or later than it is. */
function isNext(hour: number, begins: string | null): boolean {
  const stands = Number(/T(\d{2})/u.exec(begins ?? '')?.[1] ?? Number.NaN);
  const apart = hour > HALF_DAY ? hour - stands : (hour % HALF_DAY) - (stands % HALF_DAY);
  return Math.abs(apart) <= 1;
}

const beginningOf = (
  { kind, number }: ObjectHandle,
  { beginnings = [] }: ThreadHints,
): string | null =>
  beginnings.find((each) => each.kind === kind && each.number === number)?.begins_at ?? null;

const hasHour = (handle: ObjectHandle, thread: ThreadHints): boolean =>
  handle.kind === 'timeblock' || beginningOf(handle, thread) !== null;
