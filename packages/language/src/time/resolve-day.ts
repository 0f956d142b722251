import {
  addMonths,
  daysInMonth,
  isLeapYear,
  mondayOf,
  toCivil,
  toDayNumber,
  weekdayOf,
} from '../calendar/civil.ts';
import { isWritableDay } from '../calendar/local-instant.ts';
import { ANY_DAY, type Day, type Length, type Nth, WORKING_DAY } from '../meaning.ts';
import { type DaySpan, dayOfMonthIn, futureSpanOf, spanOf, weekdayIn } from './resolve-period.ts';

const WEEK = 7;
/** 29 February comes within eight years. */
const YEARS_TRIED = 9;
const MONTHS_TRIED = 12;
/** Farther shifts have no four-digit year. */
const SHIFT_MONTHS_MAX = 100_000;
const SHIFT_DAYS_MAX = 3_700_000;

/**
 * The day number a day means on `today`; null when there is no such day.
 * `todayCounts`: the clock time said with it is still ahead, so a weekday may be today.
 */
export function resolveDay(day: Day, today: number, todayCounts = false): number | null {
  const resolved = resolveAnyDay(day, today, todayCounts);
  return resolved !== null && isWritableDay(resolved) ? resolved : null;
}

function resolveAnyDay(day: Day, today: number, todayCounts: boolean): number | null {
  switch (day.kind) {
    case 'relative':
      return today + day.days;
    case 'weekday':
      return resolveWeekday(day, today, todayCounts);
    case 'date':
      return resolveDate(day, today);
    case 'of-month':
      return nextDayOfMonth(day.day, today);
    case 'nth':
      return resolveNth(day, today);
    case 'shift':
      return resolveShift(day, today);
    case 'eve': {
      const base = resolveDay(day.base, today, todayCounts);
      return base === null ? null : base - 1;
    }
    case 'in-period':
      return resolveInPeriod(day, today);
    case 'edge': {
      const span = spanOf(day.period, today);
      return day.period.part === 'end' ? span.to : span.from;
    }
    case 'in-year-of': {
      const of = resolveDay(day.of, today);
      return of === null ? null : resolveDate({ ...day.day, year: toCivil(of).year }, today);
    }
    case 'next-behind': {
      const of = resolveDay(day.of, today);
      return of === null ? null : resolveDay(day.day, of);
    }
  }
}

function resolveWeekday(
  { weekday, which }: Extract<Day, { kind: 'weekday' }>,
  today: number,
  todayCounts: boolean,
): number {
  const ahead = (weekday - weekdayOf(today) + WEEK) % WEEK;
  switch (which) {
    case 'next':
      return mondayOf(today) + WEEK + weekday - 1;
    case 'last':
      return today + ahead - WEEK;
    case 'before-last':
      return today + ahead - 2 * WEEK;
    case 'this':
      return today + ahead;
    case 'plain':
    case 'nearest':
      return ahead === 0 && !todayCounts ? today + WEEK : today + ahead;
  }
}

function resolveDate(day: Extract<Day, { kind: 'date' }>, today: number): number | null {
  if (day.year !== null) {
    return day.day > daysInMonth(day.year, day.month)
      ? null
      : toDayNumber(day.year, day.month, day.day);
  }
  const { year } = toCivil(today);
  for (let ahead = 0; ahead < YEARS_TRIED; ahead += 1) {
    if (day.month === 2 && day.day === 29 && !isLeapYear(year + ahead)) continue;
    const candidate = toDayNumber(year + ahead, day.month, day.day);
    if (candidate >= today) return candidate;
  }
  return null;
}

function nextDayOfMonth(dayOfMonth: number, today: number): number | null {
  const { year, month } = toCivil(today);
  const first = toDayNumber(year, month, 1);
  for (let ahead = 0; ahead < MONTHS_TRIED; ahead += 1) {
    const start = addMonths(first, ahead);
    const civil = toCivil(start);
    if (dayOfMonth > daysInMonth(civil.year, civil.month)) continue;
    if (start + dayOfMonth - 1 >= today) return start + dayOfMonth - 1;
  }
  return null;
}

/** The nth such day of a span, counted from its end when negative. */
export function nthIn({ nth, weekday }: Nth, span: DaySpan): number | null {
  let day: number;
  if (weekday === ANY_DAY) {
    day = nth > 0 ? span.from + nth - 1 : span.to + nth + 1;
  } else if (weekday === WORKING_DAY) {
    day = nthWorkingDay(nth, span);
  } else if (nth > 0) {
    const first = weekdayIn(span, weekday) ?? span.to + 1;
    day = first + (nth - 1) * WEEK;
  } else {
    const last = span.to - ((weekdayOf(span.to) - weekday + WEEK) % WEEK);
    day = last + (nth + 1) * WEEK;
  }
  return day >= span.from && day <= span.to ? day : null;
}

const isWorkingDay = (day: number): boolean => weekdayOf(day) <= 5;

function nthWorkingDay(nth: number, span: DaySpan): number {
  const step = nth > 0 ? 1 : -1;
  let day = nth > 0 ? span.from : span.to;
  let left = Math.abs(nth);
  while (day >= span.from && day <= span.to) {
    if (isWorkingDay(day)) left -= 1;
    if (left === 0) return day;
    day += step;
  }
  return span.to + 1;
}

function earliest(nths: readonly Nth[], span: DaySpan, from: number): number | null {
  let best: number | null = null;
  for (const nth of nths) {
    const day = nthIn(nth, span);
    if (day !== null && day >= from && (best === null || day < best)) best = day;
  }
  return best;
}

function resolveNth(day: Extract<Day, { kind: 'nth' }>, today: number): number | null {
  if (day.month !== null) {
    const { year } = toCivil(today);
    const first = day.year ?? year;
    for (let ahead = 0; ahead < (day.year === null ? YEARS_TRIED : 1); ahead += 1) {
      const from = toDayNumber(first + ahead, day.month, 1);
      const span = { from, to: addMonths(from, 1) - 1 };
      const found = earliest(day.nths, span, day.year === null ? today : span.from);
      if (found !== null) return found;
    }
    return null;
  }
  const period = {
    unit: day.within,
    which: day.which,
    month: null,
    year: null,
    part: 'all',
    count: null,
    nth: null,
  } as const;
  if (day.which === 'next') {
    const span = spanOf(period, today);
    return earliest(day.nths, span, span.from);
  }
  let span = spanOf({ ...period, which: 'this' }, today);
  for (let ahead = 0; ahead < MONTHS_TRIED; ahead += 1) {
    const found = earliest(day.nths, span, today);
    if (found !== null) return found;
    span = spanOf({ ...period, which: 'this' }, span.to + 1);
  }
  return null;
}

/** The day so far from another; working days are Monday to Friday. */
export function shiftDay(from: number, length: Length, sign: 1 | -1): number | null {
  if (length.months > SHIFT_MONTHS_MAX || length.days > SHIFT_DAYS_MAX) return null;
  if (length.workdays > SHIFT_MONTHS_MAX) return null;
  let day = addMonths(from, sign * length.months) + sign * length.days;
  let left = length.workdays;
  while (left > 0) {
    day += sign;
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

function resolveShift(day: Extract<Day, { kind: 'shift' }>, today: number): number | null {
  const base = day.base === null ? today : resolveDay(day.base, today);
  if (base === null) return null;
  const shifted = shiftDay(base, day.length, day.sign);
  if (shifted === null || day.weekday === null) return shifted;
  return mondayOf(shifted) + day.weekday - 1;
}

function resolveInPeriod(
  { day, period }: Extract<Day, { kind: 'in-period' }>,
  today: number,
): number | null {
  const span = spanOf(period, today);
  if (day.kind === 'weekday') {
    // of a month that is running, the next one
    const rest = period.unit === 'month' ? futureSpanOf(period, today) : span;
    return weekdayIn(rest, day.weekday) ?? weekdayIn(span, day.weekday);
  }
  if (day.kind === 'of-month') return dayOfMonthIn(span, day.day);
  if (day.kind === 'nth') return earliest(day.nths, span, span.from);
  if (day.kind === 'date') return resolveDate({ ...day, year: toCivil(span.from).year }, today);
  return futureSpanOf(period, today).from;
}
