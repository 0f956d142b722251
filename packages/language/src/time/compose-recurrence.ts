import { weekdaysBetween } from '../calendar/civil.ts';
import { ANY_DAY, type Day, type Frequency, type Nth } from '../meaning.ts';
import type { Frame } from './frame.ts';
import type { Recurrence } from './recurrence.ts';

const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];
const ALL_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const INTERVAL_MAX = 1000;

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

type DaysByKind = { readonly [K in Day['kind']]: Extract<Day, { kind: K }> };
type Adder<K extends Day['kind']> = (draft: Draft, day: DaysByKind[K], frame: Frame) => boolean;
type Adders = { readonly [K in Day['kind']]: Adder<K> };

/** A day of its own: the one from which the rule runs. */
const never = (): boolean => false;

/** How a day of each kind is taken into the rule, where it names a day of each period. */
const ADDERS: Adders = {
  nth: addNth,
  'of-month': addOfMonth,
  date: addDate,
  weekday: addWeekdays,
  relative: never,
  shift: never,
  eve: never,
  'in-period': never,
  'in-year-of': never,
  'next-behind': never,
  edge: never,
};

/** Takes the frame's day into the rule; true when taken. */
function addDay<K extends Day['kind']>(
  kind: K,
  draft: Draft,
  day: DaysByKind[K],
  frame: Frame,
): boolean {
  return ADDERS[kind](draft, day, frame);
}

function addNth(draft: Draft, { nths, month, which, within }: DaysByKind['nth']): boolean {
  if ((which !== 'plain' && which !== 'nearest') || within !== 'month') return false;
  draft.nths.push(...nths);
  if (month !== null) draft.months.push(month);
  draft.frequency = month === null && draft.frequency !== 'YEARLY' ? 'MONTHLY' : 'YEARLY';
  return true;
}

/** "каждый март 5 числа" */
function addOfMonth(draft: Draft, { day }: DaysByKind['of-month'], frame: Frame): boolean {
  if (draft.frequency !== 'MONTHLY' && draft.months.length === 0) return false;
  const others = frame.otherDays.flatMap((other) => (other.kind === 'of-month' ? other.day : []));
  draft.monthDays.push(day, ...others);
  return true;
}

function addDate(draft: Draft, { day, month, year }: DaysByKind['date'], frame: Frame): boolean {
  if (draft.frequency !== 'YEARLY' || year !== null) return false;
  const others = frame.otherDays.flatMap((other) => (other.kind === 'date' ? other.day : []));
  draft.monthDays.push(day, ...others);
  draft.months.push(month);
  return true;
}

function addWeekdays(
  draft: Draft,
  { weekday, which }: DaysByKind['weekday'],
  { dayEnd, otherDays }: Frame,
): boolean {
  if (draft.frequency !== 'WEEKLY' || which !== 'plain') return false;
  const last = dayEnd?.kind === 'weekday' ? dayEnd.weekday : weekday;
  const others = otherDays.flatMap((other) => (other.kind === 'weekday' ? other.weekday : []));
  draft.weekdays.push(...weekdaysBetween(weekday, last), ...others);
  return true;
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
  if (day !== null && addDay(day.kind, draft, day, frame)) {
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
