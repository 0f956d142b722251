import {
  addMonths,
  daysInMonth,
  mondayOf,
  toCivil,
  toDayNumber,
  weekdayOf,
} from '../calendar/civil.ts';
import type { Period } from '../meaning.ts';

/** First and last day, both inclusive, as day numbers. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

const SATURDAY = 6;
/** The beginning, middle and end of a month, in days. */
const START_DAYS = 5;
const MIDDLE = { from: 13, to: 17 };
const END_DAYS = 5;
/** Monday to Wednesday, Thursday to Sunday; 1 to 15, 16 to the end. */
const HALF_WEEK_DAYS = 3;
const HALF_MONTH_DAYS = 15;
const MONTHS_IN = { month: 1, quarter: 3, 'half-year': 6, season: 3, year: 12 } as const;

function monthSpan(year: number, month: number, count = 1): DaySpan {
  // months beyond 1 to 12 run on into the years around
  const from = addMonths(toDayNumber(year, 1, 1), month - 1);
  return { from, to: addMonths(from, count) - 1 };
}

function shiftOf(period: Period): number {
  if (period.which === 'before-last') return -2;
  // "последние две недели"
  if (period.which === 'last') return -(period.count ?? 1);
  return period.which === 'next' ? 1 : 0;
}

/** The whole period, uncut. */
function wholeOf(period: Period, today: number): DaySpan {
  const { year, month } = toCivil(today);
  const shift = shiftOf(period);
  const count = period.count ?? 1;
  switch (period.unit) {
    case 'day':
      return period.count === null
        ? { from: today + shift, to: today + shift }
        : shift < 0
          ? { from: today + shift, to: today - 1 }
          : { from: today + 1, to: today + count };
    case 'week': {
      if (period.month !== null && period.nth !== null) {
        const month = namedMonths({ ...period, unit: 'month' }, period.month, 1, today);
        return weekOfMonth(month, period.nth);
      }
      const monday = mondayOf(today) + 7 * shift;
      return { from: monday, to: monday + 7 * count - 1 };
    }
    case 'weekend': {
      // like a weekday: said at the weekend, "на выходных" is the next one, "в эти" the running one
      const isRunning = weekdayOf(today) >= SATURDAY;
      const ahead = shift + (isRunning && period.which === 'plain' ? 1 : 0);
      const saturday = mondayOf(today) + SATURDAY - 1 + 7 * ahead;
      return { from: saturday, to: saturday + 1 };
    }
    case 'month':
      return period.month === null
        ? monthSpan(year, month + shift, count)
        : namedMonths(period, period.month, 1, today);
    case 'season':
      return namedMonths(period, period.month ?? 1, MONTHS_IN.season, today);
    case 'quarter':
    case 'half-year': {
      const size = MONTHS_IN[period.unit];
      if (period.nth !== null) {
        return namedMonths(period, (period.nth - 1) * size + 1, size, today);
      }
      return monthSpan(year, month - ((month - 1) % size) + shift * size, size * count);
    }
    case 'year':
      return monthSpan(period.year ?? year + shift, 1, MONTHS_IN.year * count);
  }
}

/** The nth of the weeks that begin in a month; the last is the last that lies wholly in it. */
function weekOfMonth(month: DaySpan, nth: number): DaySpan {
  const first = weekdayIn(month, 1) ?? month.from;
  const lastSunday = month.to - (weekdayOf(month.to) % 7);
  const monday = nth > 0 ? first + (nth - 1) * 7 : lastSunday - 6 + (nth + 1) * 7;
  return { from: monday, to: monday + 6 };
}

/** A month or season by its name: the one running or the next to come. */
function namedMonths(period: Period, first: number, size: number, today: number): DaySpan {
  const { year } = toCivil(today);
  if (period.year !== null) return monthSpan(period.year, first, size);
  if (period.which === 'next') return monthSpan(year + 1, first, size);
  // a winter that began last year may still be running
  let span = monthSpan(year - 1, first, size);
  while (span.to < today) span = monthSpan(toCivil(span.from).year + 1, first, size);
  if (period.which === 'last') return monthSpan(toCivil(span.from).year - 1, first, size);
  return span;
}

function partOf(period: Period, whole: DaySpan): DaySpan {
  if (period.part === 'all') return whole;
  const { from, to } = whole;
  if (period.unit === 'week' || period.unit === 'weekend' || period.unit === 'day') {
    const length = to - from + 1;
    const third = Math.max(1, Math.floor(length / 3));
    if (period.part === 'first-half') return { from, to: from + HALF_WEEK_DAYS - 1 };
    if (period.part === 'second-half') return { from: from + HALF_WEEK_DAYS, to };
    if (period.part === 'start') return { from, to: from + third - 1 };
    if (period.part === 'end') return { from: to - third + 1, to };
    return { from: from + third, to: to - third };
  }
  if (period.unit === 'month') {
    if (period.part === 'first-half') return { from, to: from + HALF_MONTH_DAYS - 1 };
    if (period.part === 'second-half') return { from: from + HALF_MONTH_DAYS, to };
    if (period.part === 'start') return { from, to: from + START_DAYS - 1 };
    if (period.part === 'end') return { from: to - END_DAYS + 1, to };
    return { from: from + MIDDLE.from - 1, to: from + MIDDLE.to - 1 };
  }
  // of longer periods: the first month, the last one, the ones between
  const first = toCivil(from);
  const last = toCivil(to);
  if (period.part === 'start') return monthSpan(first.year, first.month);
  if (period.part === 'end') return monthSpan(last.year, last.month);
  const months = (last.year - first.year) * 12 + last.month - first.month + 1;
  const half = Math.ceil(months / 2);
  if (period.part === 'first-half') return { from, to: addMonths(from, half) - 1 };
  if (period.part === 'second-half') return { from: addMonths(from, half), to };
  const middle = addMonths(from, Math.floor((months - 1) / 2));
  const { year, month } = toCivil(middle);
  return monthSpan(year, month, months % 2 === 0 ? 2 : 1);
}

/** The days of a period, uncut; a part that is over moves to the period after. */
export function spanOf(period: Period, today: number): DaySpan {
  const span = partOf(period, wholeOf(period, today));
  const mayMove =
    period.which !== 'last' &&
    period.which !== 'before-last' &&
    period.which !== 'next' &&
    period.year === null;
  if (span.to >= today || !mayMove || period.part === 'all') return span;
  const next =
    period.month === null
      ? wholeOf({ ...period, which: 'next' }, today)
      : wholeOf(period, wholeOf(period, today).to + 1);
  return partOf(period, next);
}

/** The days of a period that still lie ahead. */
export function futureSpanOf(period: Period, today: number): DaySpan {
  const span = spanOf(period, today);
  return span.to < today ? span : { from: Math.max(span.from, today), to: span.to };
}

/** The day of the span that has the weekday; null when the span has none. */
export function weekdayIn(span: DaySpan, weekday: number): number | null {
  const day = span.from + ((weekday - weekdayOf(span.from) + 7) % 7);
  return day <= span.to ? day : null;
}

/** The day of the month in the span's first month; null when it has none. */
export function dayOfMonthIn(span: DaySpan, dayOfMonth: number): number | null {
  const { year, month } = toCivil(span.from);
  return dayOfMonth > daysInMonth(year, month) ? null : toDayNumber(year, month, dayOfMonth);
}
