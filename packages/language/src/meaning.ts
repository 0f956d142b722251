/**
 * What time words mean before any calendar is asked: the values that rules pass to one another.
 * Nothing here knows today's date.
 */

/** Which of several such days or periods: plain, "эта", "следующая", "ближайшая", "прошлая", "позапрошлая". */
export type Which = 'plain' | 'this' | 'next' | 'nearest' | 'last' | 'before-last';

/**
 * The hour that was said with a day whose date depends on whether it is still ahead. What is laid on the
 * same day later keeps the date: on a Wednesday at noon "в среду в десять A, в три B" are both next week.
 */
export interface HourOfDay {
  readonly clock: Clock | null;
  readonly daypart: Daypart | null;
}

export type Day =
  /** сегодня 0, завтра 1 */
  | { readonly kind: 'relative'; readonly days: number }
  | {
      readonly kind: 'weekday';
      readonly weekday: number;
      readonly which: Which;
      readonly hour?: HourOfDay;
    }
  | {
      readonly kind: 'date';
      readonly day: number;
      readonly month: number;
      readonly year: number | null;
      /** The weekday said beside it, 1 to 7. */
      readonly weekday: number | null;
    }
  /** "10 числа": a day of the coming month that has it still ahead. */
  | {
      readonly kind: 'of-month';
      readonly day: number;
      readonly which: Which;
      readonly hour?: HourOfDay;
    }
  /** "второй вторник марта", "последний день месяца"; negative counts from the end. */
  | {
      readonly kind: 'nth';
      readonly nths: readonly Nth[];
      readonly month: number | null;
      readonly year: number | null;
      readonly which: Which;
      /** What the day is counted in. */
      readonly within: 'month' | 'week' | 'year' | 'quarter';
    }
  /** "через три дня", "за неделю до пятницы", "через неделю во вторник" */
  | {
      readonly kind: 'shift';
      readonly length: Length;
      readonly sign: 1 | -1;
      readonly base: Day | null;
      readonly weekday: number | null;
    }
  /** "в ночь на субботу": the evening before the base. */
  | { readonly kind: 'eve'; readonly base: Day }
  /** "в среду на следующей неделе": the day of such a kind in the period. */
  | { readonly kind: 'in-period'; readonly day: Day; readonly period: Period }
  /** The first day of a period, or the last of its end: "за три дня до конца месяца". */
  | { readonly kind: 'edge'; readonly period: Period }
  /** "через год 28 апреля" */
  | { readonly kind: 'in-year-of'; readonly day: Extract<Day, { kind: 'date' }>; readonly of: Day }
  /** "отвезти в пятницу забрать в среду": the next such day behind another. */
  | { readonly kind: 'next-behind'; readonly day: DayByItself; readonly of: Day };

/** A day that comes again and again, and of which the next one is meant. */
export type DayByItself = Extract<Day, { kind: 'weekday' | 'of-month' | 'date' }>;

/** The nth weekday (1 to 7), day (0) or working day (8) of a month. */
export interface Nth {
  readonly nth: number;
  readonly weekday: number;
}
export const ANY_DAY = 0;
export const WORKING_DAY = 8;

export type Daypart = 'morning' | 'afternoon' | 'lunch' | 'evening' | 'night';

export interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** Said on the 24-hour clock ("09:00", "15"), so no half of the day is guessed. */
  readonly literal: boolean;
  /** The half of the day that was said beside it. */
  readonly half: 'am' | 'pm' | Daypart | null;
  /** "в восемь": an hour without its minutes, as people say it and nobody prints it. */
  readonly isBare?: true;
  /** полночь and "12 ночи": the 00:00 that ends the day it is said with. */
  readonly midnight: boolean;
}

export interface ClockRange {
  readonly start: Clock;
  readonly end: Clock;
}

export type Unit =
  | 'second'
  | 'minute'
  | 'hour'
  | 'day'
  | 'workday'
  | 'week'
  | 'weekend'
  | 'month'
  | 'quarter'
  | 'year';

export interface Length {
  readonly months: number;
  readonly days: number;
  readonly workdays: number;
  readonly seconds: number;
  /** The smallest unit that was said. */
  readonly unit: Unit;
  /** "9 часов": the hour of a clock that the same words name, when they could. */
  readonly clock: Clock | null;
}

/** Days of which one is meant, or whose start or end is meant. */
export interface Period {
  readonly unit: 'day' | 'week' | 'weekend' | 'month' | 'quarter' | 'half-year' | 'season' | 'year';
  readonly which: Which;
  /** Month 1 to 12; of a season its first month. */
  readonly month: number | null;
  readonly year: number | null;
  readonly part: 'all' | 'start' | 'middle' | 'end' | 'first-half' | 'second-half';
  /** "ближайшие 3 дня": how many of the unit, counted from the next one. */
  readonly count: number | null;
  /** "вторая неделя марта", "третий квартал": which of them; negative counts from the end. */
  readonly nth: number | null;
}

export type Frequency = 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/** One piece of a repetition; pieces said apart are put together by `composeRecurrence`. */
export interface Repeat {
  readonly frequency: Frequency | null;
  readonly interval: number;
  readonly weekdays: readonly number[];
  readonly nths: readonly Nth[];
  readonly monthDays: readonly number[];
  /** "на 100-й день" of a year. */
  readonly yearDays: readonly number[];
  /** "20-й недели": weeks of a year by ISO 8601. */
  readonly weeks: readonly number[];
  readonly month: number | null;
  /** "5 дней подряд": how many times. */
  readonly count: number | null;
  /** "3 раза в день": how many hours are to be named; 0 = one or none. */
  readonly perPeriod: number;
  /** "по утрам" */
  readonly daypart: Daypart | null;
  /** False for days that are only likely to repeat: "пн, ср, пт". */
  readonly certain: boolean;
}

/** A point of time in a relation: a day, a clock time, a part of the day, or several at once. */
export interface Point {
  readonly day: Day | null;
  readonly clock: Clock | null;
  readonly daypart: Daypart | null;
  readonly period: Period | null;
}

/** A relation in time that a phrase states; `assembleFrame` puts a phrase's facts together. */
export type Fact =
  | {
      readonly kind: 'day';
      readonly day: Day;
      /** "21 и 31 декабря": the days named with it. */
      readonly others: readonly Day[];
      readonly certain: boolean;
    }
  | {
      readonly kind: 'clock';
      readonly clock: Clock;
      /** "в 8, 16 и 24": the clocks named with it. */
      readonly others: readonly Clock[];
      readonly certain: boolean;
    }
  | {
      readonly kind: 'daypart';
      readonly daypart: Daypart;
      /** "утром и вечером": the parts named with it. */
      readonly others: readonly Daypart[];
    }
  | { readonly kind: 'clock-range'; readonly range: ClockRange }
  | {
      readonly kind: 'range';
      readonly start: Point;
      readonly end: Point;
      readonly certain: boolean;
    }
  | { readonly kind: 'length'; readonly length: Length; readonly said: 'bare' | 'for' }
  /** "на 15 часов", "на 60": a clock or a length, as its company decides. */
  | {
      readonly kind: 'for-number';
      readonly value: number;
      /** What "на 9 часов" lasts; null when the unit was not said. */
      readonly length: Length | null;
      readonly clock: Clock | null;
    }
  | {
      readonly kind: 'offset';
      readonly length: Length;
      readonly sign: 1 | -1;
      readonly certain: boolean;
    }
  /** "утро понедельника" */
  | { readonly kind: 'moment'; readonly day: Day; readonly daypart: Daypart }
  /** `isBy`: something is to be so by then ("гости к шести"), sooner than it ends then. */
  | { readonly kind: 'due'; readonly point: Point; readonly isBy?: true }
  | { readonly kind: 'due-in'; readonly length: Length; readonly weak: boolean }
  | { readonly kind: 'from'; readonly point: Point }
  | { readonly kind: 'after'; readonly point: Point }
  | { readonly kind: 'window'; readonly period: Period }
  | { readonly kind: 'repeat'; readonly repeat: Repeat }
  | { readonly kind: 'times'; readonly count: number }
  | {
      readonly kind: 'except';
      readonly days: readonly Day[];
      readonly weekdays: readonly number[];
      readonly months: readonly number[];
      /** "кроме июля 2027": stretches of days. */
      readonly periods: readonly Period[];
    }
  | { readonly kind: 'now' }
  /** "в это же время" */
  | { readonly kind: 'same-time' }
  | { readonly kind: 'no-such-date' }
  /** "25:00" */
  | { readonly kind: 'no-such-time' }
  /** "нет, лучше": what follows replaces what was said before. */
  | { readonly kind: 'correction' };

/** What an item of the grammar carries. */
export type Meaning =
  | Fact
  | { readonly kind: 'period'; readonly period: Period }
  | { readonly kind: 'nth-list'; readonly nths: readonly Nth[] }
  /** "12.05": a date, or a clock after "в". */
  | { readonly kind: 'dotted'; readonly day: Day | null; readonly clock: Clock | null };
