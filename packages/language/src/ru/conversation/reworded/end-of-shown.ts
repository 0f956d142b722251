import type { ObjectHandle, ReadOperation, ThreadHints } from '@planerka/contracts';
import { readText } from '../../grammar.ts';
import { hasTag } from '../../tags.ts';
import { GUESS } from '../acts/made.ts';
import { kindsIn, LONG } from './kinds-of-time.ts';
import { KEEPS_HOURS, SAYS_IT_GOES_ON } from './time-of-shown-phrases.ts';

type Beginning = NonNullable<ThreadHints['beginnings']>[number];

/** Does the time say how long, and nothing else? */
export const isLength = (time: string): boolean =>
  kindsIn(time)?.every((kind) => LONG.has(kind)) === true;

/** Does it keep hours, which are perhaps what is told: "до 17" of «банк»? */
export function mayKeepHours(time: string, { title = '' }: ObjectHandle): boolean {
  const [first] = readText(title).items;
  const isPlace = hasTag(first, 'keeps-hours') || KEEPS_HOURS.test(title);
  return isPlace && kindsIn(time)?.every((kind) => kind === 'day' || LONG.has(kind)) === false;
}

/**
 * "до 11" of what begins at noon may be a slip as well as the night, and what would take most of a day, more than twice as
 * long as before, may be hours that somebody keeps: a guess, with the length that it comes to.
 */
export function endFitting(
  one: ReadOperation,
  { time, be }: { readonly time: string; readonly be: string },
  own: Beginning | undefined,
  most: number,
): ReadOperation {
  const { operation } = one;
  const guess = { ...one, confidence: Math.min(one.confidence, GUESS) };
  const likely = most <= GUESS ? guess : one;
  if (operation.type !== 'set_duration' || isLength(time)) return likely;
  const { end_at: end, duration_minutes: said } = operation;
  const span = end === undefined || own === undefined ? null : spanUntil(end, own);
  if (span === 'other-day') return guess;
  const minutes = said ?? span;
  if (minutes == null) return likely;
  const lasts = own?.ends_at === undefined ? 0 : spanOf(own.begins_at, own.ends_at);
  const isNear = minutes <= Math.max(LONG_MINUTES, 2 * lasts) || SAYS_IT_GOES_ON.test(be);
  if (isNear && most > GUESS) return one;
  const { end_at: _end, ...rest } = operation;
  return { ...guess, operation: { ...rest, duration_minutes: minutes } };
}
const LONG_MINUTES = 180;

/** How long it takes until that hour of its day, of whose half nothing is said; none that is near may be a slip. */
function spanUntil(end: string, { begins_at: begins }: Beginning): number | 'other-day' {
  const [from, to] = [minutesOf(begins), minutesOf(end)];
  if (to > from) return to - from;
  const span = to + HALF_DAY - from;
  return to < HALF_DAY && span > 0 && span <= NEAR_MINUTES ? span : 'other-day';
}
const HALF_DAY = 12 * 60;
const NEAR_MINUTES = 6 * 60;

const spanOf = (begins: string, ends: string): number =>
  (minutesOf(ends) - minutesOf(begins) + 2 * HALF_DAY) % (2 * HALF_DAY);

const minutesOf = (instant: string): number =>
  Number(instant.slice(...HOUR)) * 60 + Number(instant.slice(...MINUTE));
const HOUR = [11, 13] as const;
const MINUTE = [14, 16] as const;
