import {
  addMonths,
  daysInMonth,
  mondayOf,
  toCivil,
  toDayNumber,
  weekdayOf,
} from '../calendar/civil.ts';
import type { Frame } from './frame.ts';
import { ANY_DAY, type Day, type Frequency, type Nth, WORKING_DAY } from '../meaning.ts';
import { nthIn } from './resolve-day.ts';

/** A repetition whole: what RFC 5545 calls a recurrence rule, without its end. */
export interface Recurrence {
  readonly frequency: Frequency;
  readonly interval: number;
  readonly weekdays: readonly number[];
  readonly nths: readonly Nth[];
  readonly monthDays: readonly number[];
  readonly yearDays: readonly number[];
  readonly weeks: readonly number[];
  readonly months: readonly number[];
}

const DAY_CODES = ['', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];
const ALL_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const WORKING_DAYS = 'MO,TU,WE,TH,FR';
const INTERVAL_MAX = 1000;
/** How far the first time is looked for, in steps of the rule's own unit. */
const STEPS_MAX = 120;

const FREQUENCY_ORDER: readonly Frequency[] = [
  'MINUTELY',
  'HOURLY',
  'DAILY',
  'WEEKLY',
  'MONTHLY',
  'YEARLY',
];

interface Draft {
  frequency: Frequency | null;
  interval: number;
  weekdays: number[];
  nths: Nth[];
  monthDays: number[];
  yearDays: number[];
  weeks: number[];
  months: number[];
}

/** The longest unit wins: "каждый месяц по средам" is monthly only if it names which Wednesday. */
function addPieces(draft: Draft, frame: Frame): void {
  for (const repeat of frame.repeats) {
    const { frequency } = repeat;
    if (frequency !== null && draft.frequency !== frequency) {
      const known = draft.frequency === null ? -1 : FREQUENCY_ORDER.indexOf(draft.frequency);
      if (FREQUENCY_ORDER.indexOf(frequency) > known) draft.frequency = frequency;
    }
    if (repeat.interval > 1) draft.interval = repeat.interval;
    draft.weekdays.push(...repeat.weekdays);
    draft.nths.push(...repeat.nths);
    draft.monthDays.push(...repeat.monthDays);
    draft.yearDays.push(...repeat.yearDays);
    draft.weeks.push(...repeat.weeks);
    if (repeat.count !== null) frame.times ??= repeat.count;
    if (repeat.month !== null) draft.months.push(repeat.month);
  }
}

/** Takes the frame's day into the rule where it names a day of each period; true when taken. */
function addDay(draft: Draft, day: Day, others: readonly Day[], dayEnd: Day | null): boolean {
  switch (day.kind) {
    case 'nth':
      if ((day.which !== 'plain' && day.which !== 'nearest') || day.within !== 'month')
        return false;
      draft.nths.push(...day.nths);
      if (day.month !== null) draft.months.push(day.month);
      draft.frequency = day.month === null && draft.frequency !== 'YEARLY' ? 'MONTHLY' : 'YEARLY';
      return true;
    case 'of-month':
      // "каждый март 5 числа"
      if (draft.frequency !== 'MONTHLY' && draft.months.length === 0) return false;
      draft.monthDays.push(day.day);
      for (const other of others) if (other.kind === 'of-month') draft.monthDays.push(other.day);
      return true;
    case 'date': {
      if (draft.frequency !== 'YEARLY' || day.year !== null) return false;
      draft.monthDays.push(day.day);
      draft.months.push(day.month);
      for (const other of others) if (other.kind === 'date') draft.monthDays.push(other.day);
      return true;
    }
    case 'weekday': {
      if (draft.frequency !== 'WEEKLY' || day.which !== 'plain') return false;
      const last = dayEnd?.kind === 'weekday' ? dayEnd.weekday : day.weekday;
      for (let weekday = day.weekday; ; weekday = (weekday % 7) + 1) {
        draft.weekdays.push(weekday);
        if (weekday === last) break;
      }
      for (const other of others) if (other.kind === 'weekday') draft.weekdays.push(other.weekday);
      return true;
    }
    case 'relative':
    case 'shift':
    case 'eve':
    case 'in-period':
    case 'in-year-of':
    case 'edge':
      return false;
  }
}

function applyExceptions(draft: Draft, frame: Frame): void {
  const { except } = frame;
  if (except === null) return;
  if (except.weekdays.length > 0) {
    const days = draft.weekdays.length === 0 ? ALL_DAYS : draft.weekdays;
    draft.weekdays = days.filter((weekday) => !except.weekdays.includes(weekday));
    if (draft.frequency === 'DAILY' && draft.interval === 1) draft.frequency = 'WEEKLY';
  }
  if (except.months.length > 0) {
    const months = draft.months.length === 0 ? ALL_MONTHS : draft.months;
    draft.months = months.filter((month) => !except.months.includes(month));
  }
}

const unique = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

/** "в последний день месяца": this month's, where nothing says "каждого". */
const isLastDay = (nths: readonly { readonly nth: number; readonly weekday: number }[]): boolean =>
  nths.length === 1 && nths[0]?.nth === -1 && nths[0].weekday === ANY_DAY;

/**
 * The repetition that a frame states, or null. When the frame's day belongs to the rule ("15-го
 * каждого месяца"), the frame gives it up; else it is the day from which the rule runs.
 */
export function composeRecurrence(frame: Frame): Recurrence | null {
  const { day } = frame;
  const isNthDay = day?.kind === 'nth' && day.which === 'plain' && day.within === 'month';
  const isEachMonth = isNthDay && day.month === null && !isLastDay(day.nths);
  if (frame.repeats.length === 0 && !isEachMonth) return null;
  const draft: Draft = {
    frequency: null,
    interval: 1,
    weekdays: [],
    nths: [],
    monthDays: [],
    yearDays: [],
    weeks: [],
    months: [],
  };
  addPieces(draft, frame);
  if (day !== null && addDay(draft, day, frame.otherDays, frame.dayEnd)) {
    frame.day = null;
    frame.dayEnd = null;
  }
  const { window } = frame;
  if (draft.frequency === 'YEARLY' && window?.unit === 'month' && window.month !== null) {
    // "ежегодно в мае"
    draft.months.push(window.month);
    frame.window = null;
  }
  applyExceptions(draft, frame);
  if (draft.frequency === null || draft.interval < 1 || draft.interval > INTERVAL_MAX) return null;
  return {
    frequency: draft.frequency,
    interval: Math.round(draft.interval),
    weekdays: unique(draft.weekdays),
    nths: draft.nths,
    monthDays: unique(draft.monthDays),
    yearDays: unique(draft.yearDays),
    weeks: unique(draft.weeks),
    months: unique(draft.months),
  };
}

/** The RRULE value, without its end: `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO`. */
export function formatRecurrence(rule: Recurrence): string {
  const parts = [`FREQ=${rule.frequency}`];
  if (rule.interval > 1) parts.push(`INTERVAL=${rule.interval}`);
  if (rule.months.length > 0) parts.push(`BYMONTH=${rule.months.join(',')}`);
  if (rule.weeks.length > 0) parts.push(`BYWEEKNO=${rule.weeks.join(',')}`);
  if (rule.yearDays.length > 0) parts.push(`BYYEARDAY=${rule.yearDays.join(',')}`);
  const monthDays = [...rule.monthDays];
  const days: string[] = rule.weekdays.map((weekday) => DAY_CODES[weekday] ?? '');
  const positions: number[] = [];
  for (const { nth, weekday } of rule.nths) {
    if (weekday === ANY_DAY) monthDays.push(nth);
    else if (weekday === WORKING_DAY) positions.push(nth);
    else days.push(`${nth}${DAY_CODES[weekday]}`);
  }
  if (monthDays.length > 0) parts.push(`BYMONTHDAY=${monthDays.join(',')}`);
  if (positions.length > 0) {
    parts.push(`BYDAY=${WORKING_DAYS}`, `BYSETPOS=${positions.join(',')}`);
  } else if (days.length > 0) {
    parts.push(`BYDAY=${days.join(',')}`);
  }
  return parts.join(';');
}

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
