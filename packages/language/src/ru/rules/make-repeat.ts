import type { Item } from '../../grammar/item.ts';
import type { Made } from '../../grammar/rule.ts';
import type { Frequency, Repeat } from '../../meaning.ts';
import { kinds } from '../kinds.ts';
import { ABBREVIATION } from '../lexicon/entry.ts';
import { isPlural } from '../morphology.ts';
import { isCounting } from './context.ts';
import { everyLength } from './every-length.ts';
import { repeat, repeatEvery } from './make.ts';
import { lengthIn, UNIT_KINDS } from './units.ts';

export const WORKDAYS = [1, 2, 3, 4, 5];
export const WEEKEND = [6, 7];

export const ADVERBS: readonly (readonly [Frequency, number])[] = [
  ['DAILY', 1],
  ['HOURLY', 1],
  ['DAILY', 1],
  ['WEEKLY', 1],
  ['MONTHLY', 1],
  ['MONTHLY', 3],
  ['YEARLY', 1],
];

export const weekly = (weekdays: readonly number[], interval = 1): Made =>
  repeat(repeatEvery('WEEKLY', interval, { weekdays }));

export function withWeekday(known: Repeat, weekday: number): Made | null {
  if (known.weekdays.length === 0 || known.nths.length > 0) return null;
  const weekdays = known.weekdays.includes(weekday) ? known.weekdays : [...known.weekdays, weekday];
  return repeat({ ...known, weekdays });
}

/** "каждый месяц на 10-й день": the repetition with a day counted in its period. */
export function onDay(known: Repeat, ...ordinals: readonly Item[]): Made | null {
  const counted = ordinals.map(({ value }) => value);
  const isOpen = known.monthDays.length === 0 && known.nths.length === 0;
  const fits = (most: number): boolean => isOpen && counted.every((n) => n >= 1 && n <= most);
  if (known.frequency === 'MONTHLY' && fits(31)) return repeat({ ...known, monthDays: counted });
  if (known.frequency === 'YEARLY' && known.month === null && fits(366)) {
    return repeat({ ...known, yearDays: counted });
  }
  const isWeek = known.frequency === 'WEEKLY' && known.weekdays.length === 0;
  return isWeek && fits(7) ? repeat({ ...known, weekdays: counted }) : null;
}

const WEEKS_MAX = 53;

/** "каждую среду 20-й недели" */
export const inWeeks = (weekdays: readonly number[], ...weeks: readonly Item[]): Made | null =>
  weeks.every(({ value }) => value >= 1 && value <= WEEKS_MAX)
    ? repeat(repeatEvery('YEARLY', 1, { weekdays, weeks: weeks.map(({ value }) => value) }))
    : null;

/** "каждый год", with nothing yet that says when in it. */
export const isYearly = ({ frequency, interval, month, monthDays }: Repeat): boolean =>
  frequency === 'YEARLY' && interval === 1 && month === null && monthDays.length === 0;

/** "10-е и 25-е июня каждого года" */
export const onDatesOf = (month: Item, ...days: readonly Item[]): Made =>
  repeat(
    repeatEvery('YEARLY', 1, { monthDays: days.map(({ value }) => value), month: month.value }),
  );

/** "первый понедельник каждые 2 месяца": which day, in a repetition that names none. */
export function withNths(known: Repeat, list: Repeat['nths']): Made | null {
  const isOpen = known.monthDays.length === 0 && known.nths.length === 0;
  return known.frequency === 'MONTHLY' && isOpen ? repeat({ ...known, nths: list }) : null;
}

/** "ежемесячно 20": the day, unless the number has a unit of its own. */
export function onDate(known: Repeat, d: Item, after: Item | null): Made | null {
  const isMonthly = known.frequency === 'MONTHLY' && known.monthDays.length === 0;
  const isCounted = isCounting(d.value, after) || (after !== null && COUNTED_KINDS.has(after.kind));
  return isMonthly && known.nths.length === 0 && !isCounted
    ? repeat({ ...known, monthDays: [d.value] })
    : null;
}
const COUNTED_KINDS = new Set(
  [
    ...UNIT_KINDS,
    'month',
    'numbered-day',
    ':',
    '.',
    '/',
    '-',
    'раз',
    'раза',
    'of-daypart',
    '%',
  ].map((name) => kinds.id(name)),
);

/** "5 дней подряд", "3 недели подряд" */
export function inARow(n: Item, unit: Item): Made | null {
  const count = Number.isInteger(n.value) && n.value >= 1 && n.value <= 1000 ? n.value : null;
  const length = lengthIn(1, unit);
  const frequency = length === null || length.seconds > 0 ? null : FREQUENCY_OF[length.unit];
  return count === null || frequency === undefined || frequency === null
    ? null
    : repeat(repeatEvery(frequency, 1, { count }));
}
const FREQUENCY_OF: Readonly<Record<string, Frequency>> = {
  day: 'DAILY',
  week: 'WEEKLY',
  month: 'MONTHLY',
  year: 'YEARLY',
};

/** "3 раза в день": so often, at hours that are still to be named. */
export function oftenIn(count: number, unit: Item): Made | null {
  const made = isPlural(unit.flags) ? null : everyLength(unit);
  const said = made?.meaning?.kind === 'repeat' ? made.meaning.repeat : null;
  return said === null || count < 2 || !Number.isInteger(count)
    ? null
    : repeat({ ...said, perPeriod: count });
}

const DAYS_OF_MONTH = Array.from({ length: 31 }, (_, i) => i + 1);

export const onMonthDays = (...days: readonly Item[]): Made =>
  repeat(repeatEvery('MONTHLY', 1, { monthDays: days.map(({ value }) => value) }));

/** "по чётным числам" */
export const onParity = (parity: Item): Made =>
  repeat(
    repeatEvery('MONTHLY', 1, { monthDays: DAYS_OF_MONTH.filter((d) => d % 2 === parity.value) }),
  );

/** Only abbreviations repeat without the plural: "по пн и ср", but "с понедельника по среду". */
export const isShort = (item: Item): boolean => (item.flags & ABBREVIATION) !== 0;
