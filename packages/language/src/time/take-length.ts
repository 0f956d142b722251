import type { Frame } from './frame.ts';
import { minutesLong } from './length-minutes.ts';
import type { FactsByKind, Taking } from './taking.ts';

export function takeLength(
  fact: FactsByKind['length'],
  { frame, waiting, item, previous, correcting, options }: Taking,
): boolean {
  const { length, said } = fact;
  const isLong = length.months > 0 || length.days > 0 || length.workdays > 0;
  if (isLong) waiting.span ??= { item, fact };
  if (isLong && options.lengths === 'within-day') return false;
  if (said === 'bare') {
    if (waiting.bare !== null || frame.length !== null) return false;
    const besideDay = previous?.fact.kind === 'day' || previous?.fact.kind === 'daypart';
    waiting.bare = { item, fact, besideDay };
    return false;
  }
  if (frame.length !== null && !correcting) return false;
  frame.length = length;
  return true;
}

/** Nobody plans 47 minutes, or more than a working day, without naming the unit. */
const FOR_MINUTES_FROM = 25;
const FOR_MINUTES_TO = 480;
const ROUND_MINUTES = 5;

export function takeNumber(
  fact: FactsByKind['for-number'],
  { frame, waiting, item, previous, correcting }: Taking,
): boolean {
  // "на час, нет, на два часа": what corrects a length is one
  if (correcting && fact.length !== null && previous?.fact.kind === 'length') {
    frame.length = fact.length;
    return true;
  }
  if (fact.length === null && fact.value >= FOR_MINUTES_FROM) {
    return takeMinutes(frame, fact.value, correcting);
  }
  if (waiting.number === null || correcting) waiting.number = { item, fact };
  return false;
}

/** "на 60": minutes; other numbers say something else. */
function takeMinutes(frame: Frame, count: number, correcting: boolean): boolean {
  const isPlausible = count <= FOR_MINUTES_TO && count % ROUND_MINUTES === 0;
  if (!isPlausible || (frame.length !== null && !correcting)) return false;
  frame.length = minutesLong(count);
  return true;
}

export function takeOffset(
  fact: FactsByKind['offset'],
  { frame, waiting, item, correcting }: Taking,
): boolean {
  if (waiting.offset !== null && !correcting) return false;
  waiting.offset = { item, fact };
  frame.offset = fact;
  if (!fact.certain) frame.certain = false;
  return false;
}
