import type { Item } from '../../grammar/item.ts';
import type { Clock, Period, Point } from '../../meaning.ts';
import { kinds } from '../kinds.ts';
import { DAYPART_NAMES } from '../lexicon/dayparts.ts';
import { NUMBER_SETS } from '../numbers.ts';
import { clockAt, digitCount, hasLeadingZero, isDigits, NO_POINT, plainPeriod } from './make.ts';

const HOURS = new Set(NUMBER_SETS.hour.map((name) => kinds.id(name)));
const ONE_HOUR = kinds.id('час');
const MONTH = kinds.id('month');
const DAYPART_WORDS = new Set(
  ['daypart', 'of-daypart', 'daypart-word', 'night', 'lunch'].map((name) => kinds.id(name)),
);

/** "930", "1730": hours and minutes run together; years are not. */
export function runTogether(item: Item): Clock | null {
  const digits = digitCount(item);
  if (digits !== 3 && digits !== 4) return null;
  return clockAt(Math.floor(item.value / 100), item.value % 100, { literal: digits === 4 });
}

/** The clock that an item names after a preposition: "в 9", "к 14:00", "до часу", "с 930". */
export function clockOf(item: Item): Clock | null {
  const { meaning } = item;
  if (meaning !== null) {
    if (meaning.kind === 'clock' || meaning.kind === 'dotted') return meaning.clock;
    return meaning.kind === 'length' ? meaning.length.clock : null;
  }
  if (item.kind === ONE_HOUR) return clockAt(1);
  if (HOURS.has(item.kind)) {
    const clock = clockAt(item.value, 0, { literal: isDigits(item) && hasLeadingZero(item) });
    return clock === null ? null : { ...clock, isBare: true };
  }
  return runTogether(item);
}

const point = (part: Partial<Point>): Point => ({ ...NO_POINT, ...part });

const monthPeriod = (month: number): Period => plainPeriod('month', 'plain', { month });

/**
 * The point of time that an item names in a relation: "до пятницы", "к вечеру", "после обеда".
 * A date in figures is a date here: "до 12.05".
 */
export function pointOf(item: Item): Point | null {
  const { meaning } = item;
  if (meaning === null) {
    if (DAYPART_WORDS.has(item.kind)) {
      return point({ daypart: DAYPART_NAMES[item.value] ?? 'morning' });
    }
    if (item.kind === MONTH) return point({ period: monthPeriod(item.value) });
  } else if (meaning.kind === 'day') {
    return point({ day: meaning.day });
  } else if (meaning.kind === 'dotted' && meaning.day !== null) {
    return point({ day: meaning.day });
  } else if (meaning.kind === 'daypart') {
    return point({ daypart: meaning.daypart });
  } else if (meaning.kind === 'moment') {
    return point({ day: meaning.day, daypart: meaning.daypart });
  } else if (meaning.kind === 'period') {
    return point({ period: meaning.period });
  } else if (meaning.kind === 'clock-range') {
    return null;
  }
  const clock = clockOf(item);
  return clock === null ? null : point({ clock });
}
