import {
  addMonths,
  daysInMonth,
  mondayOf,
  toCivil,
  toDayNumber,
  weekdayOf,
} from '../calendar/civil.ts';
import { ANY_DAY } from '../meaning.ts';
import type { Recurrence } from './recurrence.ts';
import { nthIn } from './resolve-day.ts';

const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];
/** How far the first time is looked for, in steps of the rule's own unit. */
const STEPS_MAX = 120;

/** The first day of the rule on or after `from`; null when the rule has none in sight. */
export function firstDayOf(rule: Recurrence, from: number): number | null {
  switch (rule.frequency) {
    case 'MINUTELY':
    case 'HOURLY':
    case 'DAILY':
    case 'WEEKLY':
      return firstMatch(rule, from);
    case 'MONTHLY':
    case 'YEARLY':
      return firstInMonths(rule, from);
  }
}

function firstMatch(rule: Recurrence, from: number): number | null {
  for (let day = from; day < from + 366; day += 1) {
    const fitsWeekday = rule.weekdays.length === 0 || rule.weekdays.includes(weekdayOf(day));
    const fitsMonth = rule.months.length === 0 || rule.months.includes(toCivil(day).month);
    if (fitsWeekday && fitsMonth) return day;
  }
  return null;
}

function firstInMonths(rule: Recurrence, from: number): number | null {
  if (rule.yearDays.length + rule.weeks.length > 0) return firstInYears(rule, from);
  const { year, month } = toCivil(from);
  const open = rule.nths.length === 0 && rule.monthDays.length === 0;
  const anyWeekday = rule.weekdays.length === 0;
  if (open && anyWeekday) {
    if (rule.months.length === 0) return from;
    return firstOpenMonth(rule, year, month, from);
  }
  const start = toDayNumber(year, month, 1);
  for (let ahead = 0; ahead < STEPS_MAX; ahead += 1) {
    const first = addMonths(start, ahead);
    const civil = toCivil(first);
    if (rule.months.length > 0 && !rule.months.includes(civil.month)) continue;
    const span = { from: first, to: first + daysInMonth(civil.year, civil.month) - 1 };
    let best = Number.POSITIVE_INFINITY;
    const offer = (candidate: number | null): void => {
      if (candidate !== null && candidate >= from && candidate < best) best = candidate;
    };
    for (const nth of rule.nths) offer(nthIn(nth, span));
    for (const nth of rule.monthDays) offer(nthIn({ nth, weekday: ANY_DAY }, span));
    if (open) {
      for (let at = span.from; at <= span.to; at += 1) {
        if (rule.weekdays.includes(weekdayOf(at))) offer(at);
      }
    }
    if (best !== Number.POSITIVE_INFINITY) return best;
  }
  return null;
}

const YEARS_TRIED = 9;
/** The first ISO week is the one that holds 4 January. */
const IN_FIRST_WEEK = 4;

/** "на 100-й день года", "в среду 20-й недели" */
function firstInYears(rule: Recurrence, from: number): number | null {
  const { year } = toCivil(from);
  let best: number | null = null;
  for (let ahead = -1; ahead < YEARS_TRIED && best === null; ahead += 1) {
    const first = toDayNumber(year + ahead, 1, 1);
    const last = toDayNumber(year + ahead + 1, 1, 1) - 1;
    const days = rule.yearDays.map((n) => first + n - 1).filter((day) => day <= last);
    const monday = mondayOf(toDayNumber(year + ahead, 1, IN_FIRST_WEEK));
    const weekdays = rule.weekdays.length === 0 ? ALL_DAYS : rule.weekdays;
    for (const week of rule.weeks) {
      for (const weekday of weekdays) days.push(monday + (week - 1) * 7 + weekday - 1);
    }
    for (const day of days) if (day >= from && (best === null || day < best)) best = day;
  }
  return best;
}

/** "каждый март": its first day, or today inside it. */
function firstOpenMonth(rule: Recurrence, year: number, month: number, from: number): number {
  if (rule.months.includes(month)) return from;
  const next = rule.months.find((one) => one > month);
  return next === undefined
    ? toDayNumber(year + 1, rule.months[0] ?? 1, 1)
    : toDayNumber(year, next, 1);
}
