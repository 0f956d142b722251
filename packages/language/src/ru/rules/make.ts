import type { Item } from '../../grammar/item.ts';
import type { AnyCaptures, Around, Captures, Made, Rule } from '../../grammar/rule.ts';
import { DIGITS } from '../../grammar/scan.ts';
import type {
  Clock,
  ClockRange,
  Day,
  Daypart,
  Fact,
  Frequency,
  Length,
  Meaning,
  Period,
  Point,
  Repeat,
  Unit,
  Which,
} from '../../meaning.ts';
import { kinds } from '../kinds.ts';
import { DAYPART_NAMES } from '../lexicon/dayparts.ts';

type Of<Kind extends Meaning['kind']> = Extract<Meaning, { kind: Kind }>;

/** What an item of each class carries. */
export interface Payloads {
  day: Of<'day'>;
  clock: Of<'clock'>;
  'part-of-day': Of<'daypart'>;
  length: Of<'length'>;
  dotted: Of<'dotted'>;
  period: Of<'period'>;
  moment: Of<'moment'>;
  offset: Of<'offset'>;
  repeat: Of<'repeat'>;
  except: Of<'except'>;
  'nth-list': Of<'nth-list'>;
  'no-such': Of<'no-such-date' | 'no-such-time'>;
  point: Meaning | null;
  hourish: Meaning | null;
  lasting: Meaning | null;
  'day-point': Meaning | null;
}

/** Declares a rule; the names of its places are read from the pattern. */
export function rule<const Pattern extends string>(
  name: Pattern,
  produce: (captures: Captures<Payloads, Pattern> & AnyCaptures, around: Around) => Made | null,
): Rule {
  return { name, produce };
}

/** A class of items that rules make. */
function maker<Kind extends Meaning['kind']>(name: string): (meaning: Of<Kind>) => Made {
  const kind = kinds.id(name);
  return (meaning) => ({ kind, value: 0, flags: 0, meaning });
}

const makeDay = maker<'day'>('day');
const makeClock = maker<'clock'>('clock');
const makePart = maker<'daypart'>('part-of-day');
const makeLength = maker<'length'>('length');
const makePeriod = maker<'period'>('period');
const makeRepeat = maker<'repeat'>('repeat');
const makeFact = maker<Fact['kind']>('fact');
const makeMoment = maker<'moment'>('moment');

export const dotted = maker<'dotted'>('dotted');
export const nthList = maker<'nth-list'>('nth-list');
export const offset = maker<'offset'>('offset');
export const except = maker<'except'>('except');

/** A relation that no further rule takes up. */
export const fact = (meaning: Fact): Made => makeFact(meaning);

const makeNoSuch = maker<'no-such-date' | 'no-such-time'>('no-such');
/** "31 сентября", "25:00": said like a time, and none. */
export const noSuchDate = (): Made => makeNoSuch({ kind: 'no-such-date' });
export const noSuchTime = (): Made => makeNoSuch({ kind: 'no-such-time' });

export const day = (value: Day, others: readonly Day[] = [], certain = true): Made =>
  makeDay({ kind: 'day', day: value, others, certain });
export const clock = (
  value: Clock | null,
  certain = true,
  others: readonly Clock[] = [],
): Made | null =>
  value === null ? null : makeClock({ kind: 'clock', clock: value, others, certain });
/** "утро понедельника" */
export const moment = (at: Day, daypart: Daypart): Made =>
  makeMoment({ kind: 'moment', day: at, daypart });
export const partOfDay = (daypart: Daypart, others: readonly Daypart[] = []): Made =>
  makePart({ kind: 'daypart', daypart, others });
export const length = (value: Length, said: 'bare' | 'for' = 'bare'): Made =>
  makeLength({ kind: 'length', length: value, said });
export const period = (value: Period): Made => makePeriod({ kind: 'period', period: value });
export const window = (value: Period): Made => makeFact({ kind: 'window', period: value });

export const daypartOf = (item: Item): Daypart => DAYPART_NAMES[item.value] ?? 'morning';

/** Written with a leading zero: "09", "05". */
export function hasLeadingZero(item: Item): boolean {
  return (item.flags & DIGITS) !== 0 && item.to - item.from === 2 && item.value < 10;
}

export const isDigits = (item: Item): boolean => (item.flags & DIGITS) !== 0;
export const digitCount = (item: Item): number => (isDigits(item) ? item.to - item.from : 0);

/** A clock time, or null where the numbers are none. */
export function clockAt(
  hour: number,
  minute = 0,
  options: { second?: number; literal?: boolean; half?: Clock['half'] } = {},
): Clock | null {
  const { second = 0, half = null } = options;
  const fits =
    Number.isInteger(hour) && hour >= 0 && hour <= 24 && minute >= 0 && minute < 60 && second < 60;
  if (!fits || (hour === 24 && minute > 0)) return null;
  const literal = options.literal === true || hour >= 13 || hour === 0;
  return { hour: hour % 24, minute, second, literal, half, midnight: hour === 24 };
}

export const range = (start: Clock, end: Clock): ClockRange => ({ start, end });

export const plainPeriod = (
  unit: Period['unit'],
  which: Which = 'this',
  more: Partial<Period> = {},
): Period => ({
  unit,
  which,
  month: null,
  year: null,
  part: 'all',
  count: null,
  nth: null,
  ...more,
});

export const NO_POINT: Point = { day: null, clock: null, daypart: null, period: null };

export const repeatEvery = (
  frequency: Frequency | null,
  interval = 1,
  more: Partial<Repeat> = {},
): Repeat => ({
  frequency,
  interval,
  weekdays: [],
  nths: [],
  monthDays: [],
  yearDays: [],
  weeks: [],
  month: null,
  count: null,
  perPeriod: 0,
  daypart: null,
  certain: true,
  ...more,
});

export const repeat = (value: Repeat): Made => makeRepeat({ kind: 'repeat', repeat: value });

const NOTHING: Length = {
  months: 0,
  days: 0,
  workdays: 0,
  seconds: 0,
  unit: 'second',
  clock: null,
};

const MONTHS_IN: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };
const DAYS_IN: Readonly<Record<string, number>> = { day: 1, weekend: 7, week: 7 };
const SECONDS_IN: Readonly<Record<string, number>> = { hour: 3600, minute: 60, second: 1 };
const DAYS_PER_MONTH = 30;

/** So many of a unit; parts of a month become days, parts of a day seconds. */
export function lengthOf(count: number, unit: Unit): Length {
  if (unit === 'workday') return { ...NOTHING, workdays: Math.round(count), unit };
  const months = (MONTHS_IN[unit] ?? 0) * count;
  const wholeMonths = Math.trunc(months);
  const days = (DAYS_IN[unit] ?? 0) * count + (months - wholeMonths) * DAYS_PER_MONTH;
  const wholeDays = Math.trunc(days + 1e-9);
  // "две с половиной недели" end at no particular hour, "полтора дня" do
  const partOfDay = unit === 'day' ? days - wholeDays : 0;
  const seconds = (SECONDS_IN[unit] ?? 0) * count + partOfDay * 86_400;
  const isFine = unit === 'minute' && Math.round(seconds) % 60 !== 0;
  return {
    ...NOTHING,
    months: wholeMonths,
    days: wholeDays,
    seconds: Math.round(seconds),
    unit: isFine ? 'second' : unit,
  };
}

export function addLengths(a: Length, b: Length): Length {
  return {
    months: a.months + b.months,
    days: a.days + b.days,
    workdays: a.workdays + b.workdays,
    seconds: a.seconds + b.seconds,
    unit: b.unit,
    clock: null,
  };
}
