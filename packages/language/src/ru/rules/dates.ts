import { daysInMonth } from '../../calendar/civil.ts';
import type { Item } from '../../grammar/item.ts';
import type { Around, Made, Rule } from '../../grammar/rule.ts';
import { GUESSED } from '../../grammar/scan.ts';
import type { Day } from '../../meaning.ts';
import { kinds } from '../kinds.ts';
import { LOOKS_LIKE_INFINITIVE } from '../lexicon/word-endings.ts';
import { GEN, isPlural, MASCULINE, NEUTER } from '../morphology.ts';
import { hasTag } from '../tags.ts';
import { isCounting } from './context.ts';
import {
  clockAt,
  day,
  digitCount,
  dotted,
  hasLeadingZero,
  isDigits,
  noSuchDate,
  noSuchTime,
  plainPeriod,
  rule,
} from './make.ts';
import { UNIT_KINDS } from './units.ts';

/** What a number with a point may measure. */
const MEASURING = new Set([
  ...UNIT_KINDS.map((name) => kinds.id(name)),
  kinds.id('%'),
  kinds.id('раз'),
  kinds.id('раза'),
]);
/** "между 18 и 20 мая" is one stretch, and no two days. */
const isBetween = (before: Item | null): boolean => before?.kind === BETWEEN;
const BETWEEN = kinds.id('между');

/** A year in which 29 February exists, for dates whose year was not said. */
const LEAP_YEAR = 2028;
/** Two digits of a year: 69 is 1969, 68 is 2068, as POSIX reads them. */
const CENTURY_PIVOT = 69;

/** The year that digits name; null where they name none. */
export function yearOf(item: Item): number | null {
  if (digitCount(item) === 2) return item.value + (item.value < CENTURY_PIVOT ? 2000 : 1900);
  return isYearNumber(item.value) ? item.value : null;
}

/** "2027": a number that can only be a year beside the word. */
export const isYearNumber = (value: number): boolean => value >= 1900 && value <= 2199;

function dateOf(dayOfMonth: number, month: number, year: number | null): Day {
  return { kind: 'date', day: dayOfMonth, month, year, weekday: null };
}

/** A date, or the fact that there is no such date: "31 сентября". */
function date(dayOfMonth: number, month: number, year: number | null): Made {
  return dayOfMonth > daysInMonth(year ?? LEAP_YEAR, month)
    ? noSuchDate()
    : day(dateOf(dayOfMonth, month, year));
}

const ofMonth = (item: Item): Day => ({ kind: 'of-month', day: item.value, which: 'plain' });

/** "5 и 20 числа", "1-го и 15-го" */
function daysOfMonth(first: Item, last: Item): Made | null {
  const isList = first.value < last.value && isNeuterDay(first) && isNeuterDay(last);
  return isList ? day(ofMonth(first), [ofMonth(last)]) : null;
}

/** Numbers alone may be anything: an impossible date among them is no date at all. */
function numericDate(dayOfMonth: number, month: number, year: number | null): Made | null {
  return month < 1 ||
    month > 12 ||
    dayOfMonth < 1 ||
    dayOfMonth > daysInMonth(year ?? LEAP_YEAR, month)
    ? null
    : day(dateOf(dayOfMonth, month, year));
}

/** A day of this month, the next or the last. */
function dayOfPeriod(item: Item, which: 'this' | 'next' | 'last'): Made | null {
  if (!isNeuterDay(item)) return null;
  return day({ kind: 'in-period', day: ofMonth(item), period: plainPeriod('month', which) });
}

const DATED = new Set(['до', 'с', 'по', 'к', 'на'].map((name) => kinds.id(name)));

/** "15.2" after a preposition of dates, with nothing behind that it could measure. */
function shortDate(item: Item, { before, after }: Around): Made | null {
  const [d, mark, m] = item.parts;
  if (d === undefined || m === undefined || mark?.word !== '.' || digitCount(m) !== 1) return null;
  const isAlone =
    after === null || (after.kind !== 0 && after.meaning === null && after.word !== '');
  const isDated = before === null ? d.value > 12 : DATED.has(before.kind);
  if (!isAlone || !isDated || MEASURING.has(after?.kind ?? -1)) return null;
  const made = numericDate(d.value, m.value, null);
  return made?.meaning?.kind === 'day' ? day(made.meaning.day, [], false) : null;
}

const withYear = (d: Item, month: Item, y: Item): Made | null => {
  const year = yearOf(y);
  return year === null ? null : date(d.value, month.value, year);
};

/** "в августе 3", "декабрь 20, 1999", but not "в мае 5 встреч" */
function standsAlone(item: Item, { after }: Around): boolean {
  if (after === null) return true;
  return (
    (after.kind !== 0 || LOOKS_LIKE_INFINITIVE.test(after.word)) && !isCounting(item.value, after)
  );
}

/** A cardinal, or an ordinal that can name a day: "пятого", "пятое". */
const isNeuterDay = (item: Item): boolean =>
  (item.flags & ~GUESSED) === 0 || isDigits(item) || (item.flags & NEUTER) !== 0;

const isGenitive = (item: Item): boolean => (item.flags & (GEN | MASCULINE)) === (GEN | MASCULINE);

/** "20.19.1" is the number of a version, not a clock with something behind it. */
const goesOn = (after: Item | null): boolean =>
  after?.glued === true && (after.word === '.' || digitCount(after) > 0);

const isTwoDigits = (item: Item): boolean => digitCount(item) === 2;

/** "27 февраля", "пятого марта 2027 года", "15.01", "2026-03-05", "10 числа" */
export const DATES: readonly Rule[] = [
  rule('<dom> <month>', ({ dom, month }) => date(dom.value, month.value, null)),
  rule('<dom> <month> <y:whole>', ({ dom, month, y }) =>
    digitCount(y) === 4 ? withYear(dom, month, y) : null,
  ),
  rule('<dom> <month> <y:whole> <year-word>', ({ dom, month, y }) => withYear(dom, month, y)),
  rule('<ord-dom> <month>', (m) => date(m['ord-dom'].value, m.month.value, null)),
  rule('<ord-dom> <month> <y:whole>', (m) =>
    digitCount(m.y) === 4 ? withYear(m['ord-dom'], m.month, m.y) : null,
  ),
  rule('<ord-dom> <month> <y:whole> <year-word>', (m) => withYear(m['ord-dom'], m.month, m.y)),
  rule('<ord-dom> <month> <y:ord> <year-word>', (m) =>
    date(m['ord-dom'].value, m.month.value, m.y.value < 100 ? 2000 + m.y.value : m.y.value),
  ),
  rule('<dom> <month> <y:ord> <year-word>', ({ dom, month, y }) =>
    date(dom.value, month.value, y.value < 100 ? 2000 + y.value : y.value),
  ),
  // "двадцатого мая две тысячи двадцать седьмого"
  rule('<ord-dom> <month> <y:ord32+>', (m) =>
    isYearNumber(m.y.value) ? date(m['ord-dom'].value, m.month.value, m.y.value) : null,
  ),
  // "двадцать пятого третьего"
  rule('<d:ord-dom> <m:ord1-12>', ({ d, m }) =>
    isGenitive(d) && isGenitive(m) ? date(d.value, m.value, null) : null,
  ),
  rule('<dom> ~-|/ ~<month>', ({ dom, month }) => date(dom.value, month.value, null)),
  rule('<dom> ~-|/ ~<month> ~-|/ ~<y:whole>', ({ dom, month, y }) => withYear(dom, month, y)),
  rule('<n32-59> <month>', noSuchDate),
  rule('<n0> <month>', noSuchDate),
  rule('<d:ord32+> <month>', ({ d }) => (isNeuterDay(d) && d.value < 100 ? noSuchDate() : null)),
  rule('<d:n32-59> ~. ~<m:dom> ~. ~<y:whole>', ({ y }) =>
    digitCount(y) === 4 ? noSuchDate() : null,
  ),
  rule('<dom> и|, <last:dom> <month>', ({ dom, last, month }, { before }) =>
    isBetween(before)
      ? null
      : day(dateOf(dom.value, month.value, null), [dateOf(last.value, month.value, null)]),
  ),
  // "пятого и десятого апреля"
  rule('<d:ord-dom> и|, <last:ord-dom> <month>', ({ d, last, month }, { before }) =>
    isBetween(before) || !isNeuterDay(d) || !isNeuterDay(last)
      ? null
      : day(dateOf(d.value, month.value, null), [dateOf(last.value, month.value, null)]),
  ),
  rule('<d:ord-dom> , <middle:ord-dom> и <last:ord-dom> <month>', ({ d, middle, last, month }) =>
    day(dateOf(d.value, month.value, null), [
      dateOf(middle.value, month.value, null),
      dateOf(last.value, month.value, null),
    ]),
  ),
  rule('<dom> , <middle:dom> и <last:dom> <month>', ({ dom, middle, last, month }) =>
    day(dateOf(dom.value, month.value, null), [
      dateOf(middle.value, month.value, null),
      dateOf(last.value, month.value, null),
    ]),
  ),
  rule('<month> <dom>', ({ month, dom }, around) =>
    standsAlone(dom, around) ? date(dom.value, month.value, null) : null,
  ),
  rule('<month> <dom> <numbered-day>', ({ month, dom }) => date(dom.value, month.value, null)),
  rule('<month> <dom> , <y:whole>', ({ month, dom, y }) => withYear(dom, month, y)),

  rule('<d:dom> <numbered-day>', ({ d }) =>
    day({ kind: 'of-month', day: d.value, which: 'plain' }),
  ),
  rule('<d:dom> <numbered-day> <month>', ({ d, month }) => date(d.value, month.value, null)),
  rule('<d:dom> и|, <last:dom> <numbered-day>', ({ d, last }, { before }) =>
    isBetween(before) ? null : daysOfMonth(d, last),
  ),
  rule('<d:ord-dom> и|, <last:ord-dom> <numbered-day>?', ({ d, last }, { before }) =>
    isBetween(before) ? null : daysOfMonth(d, last),
  ),
  // "12 этого месяца", "28 будущего месяца"
  rule('<d:dom> <this> <month-unit>', ({ d }) => dayOfPeriod(d, 'this')),
  rule('<d:dom> <next> <month-unit>', ({ d }) => dayOfPeriod(d, 'next')),
  rule('<d:dom> <last> <month-unit>', ({ d }) => dayOfPeriod(d, 'last')),
  rule('<d:ord-dom> <this> <month-unit>', ({ d }) => dayOfPeriod(d, 'this')),
  rule('<d:ord-dom> <next> <month-unit>', ({ d }) => dayOfPeriod(d, 'next')),
  rule('<d:ord-dom> <last> <month-unit>', ({ d }) => dayOfPeriod(d, 'last')),
  // "числа двадцатого": about then
  rule('<numbered-day> <d:dom>', ({ d }) =>
    day({ kind: 'of-month', day: d.value, which: 'plain' }, [], false),
  ),
  rule('<numbered-day> <d:ord-dom>', ({ d }) =>
    day({ kind: 'of-month', day: d.value, which: 'plain' }, [], false),
  ),
  rule('<numbered-day> <d:ord-dom> <month>', ({ d, month }) => date(d.value, month.value, null)),
  rule('<numbered-day> <d:dom> <month>', ({ d, month }) => date(d.value, month.value, null)),
  rule('<d:ord-dom> <n:numbered-day>', ({ d, n }) =>
    // "в двадцатых числах" is no day
    isPlural(n.flags) ? null : day({ kind: 'of-month', day: d.value, which: 'plain' }),
  ),
  rule('<d:ord-dom> <n:numbered-day> <month>', ({ d, n, month }) =>
    isPlural(n.flags) ? null : date(d.value, month.value, null),
  ),
  rule('<final> <numbered-day>', ({ final }) =>
    day({
      kind: 'nth',
      nths: [{ nth: final.value, weekday: 0 }],
      month: null,
      year: null,
      which: 'plain',
      within: 'month',
    }),
  ),

  rule('<y:whole> ~- ~<m:dom> ~- ~<d:dom>', ({ y, m, d }) =>
    digitCount(y) === 4 ? numericDate(d.value, m.value, yearOf(y)) : null,
  ),
  rule('<d:dom> ~- ~<m:dom> ~- ~<y:whole>', ({ d, m, y }) => {
    // "25-12-26": two digits are a year only near this century's present
    const isYear = digitCount(y) === 4 || (isTwoDigits(y) && y.value >= 20 && y.value <= 40);
    return isYear ? numericDate(d.value, m.value, yearOf(y)) : null;
  }),
  rule('<d:dom> ~. <m:dom> ~. ~<y:whole>', ({ d, m, y }) => {
    const year = yearOf(y);
    if (m.value > 12) return digitCount(y) === 4 ? noSuchDate() : null;
    return year === null ? null : date(d.value, m.value, year);
  }),
  rule('<y:whole> ~. ~<m:dom> ~. ~<d:dom>', ({ y, m, d }) =>
    digitCount(y) === 4 && m.value <= 12 ? date(d.value, m.value, yearOf(y)) : null,
  ),
  rule('<d:dom> ~/ ~<m:dom> ~/ ~<y:whole>', ({ d, m, y }) => {
    const year = yearOf(y);
    return year === null ? null : numericDate(d.value, m.value, year);
  }),
  rule('<d:dom> ~/ ~<m:dom> ~/ ~<y:ord>', ({ d, m, y }) =>
    y.value < 100 ? numericDate(d.value, m.value, 2000 + y.value) : null,
  ),
  rule('<y:whole> ~/ ~<m:dom> ~/ ~<d:dom>', ({ y, m, d }) =>
    digitCount(y) === 4 ? numericDate(d.value, m.value, yearOf(y)) : null,
  ),
  rule('<d:dom> ~/ ~<m:dom>', ({ d, m }) =>
    // "1/2" is a half
    isTwoDigits(m) || d.value > 12 ? numericDate(d.value, m.value, null) : null,
  ),
  rule('<d:hour-or-dom> ~. ~<m:minutes> ~.?', ({ d, m }, { before, after }) => {
    // "18.30" can only be a clock, "27.03" only a date, "12.05" either: the preposition decides
    if (!isTwoDigits(m) || goesOn(after)) return null;
    const asClock = clockAt(d.value, m.value, { literal: hasLeadingZero(d) });
    const asDate = numericDate(d.value, m.value, null);
    if (asDate?.meaning?.kind === 'day') {
      return dotted({ kind: 'dotted', day: asDate.meaning.day, clock: asClock });
    }
    if (asClock === null && m.value > 0 && m.value <= 12) return date(d.value, m.value, null);
    // "в 25.00"
    if (asClock === null) return hasTag(before, 'exactly') ? noSuchTime() : null;
    return dotted({ kind: 'dotted', day: null, clock: asClock });
  }),

  // "до 15.2": a decimal where only a date makes sense
  rule('<fraction>', ({ fraction }, around) => shortDate(fraction, around)),

  rule('<relative>', ({ relative }) => day({ kind: 'relative', days: relative.value })),
  rule('после <relative>', ({ relative }) =>
    relative.value > 0 ? day({ kind: 'relative', days: relative.value + 1 }) : null,
  ),
  rule('<relative-adjective> <day-unit>', (m) =>
    day({ kind: 'relative', days: m['relative-adjective'].value }),
  ),
  rule('<part> <relative-adjective> <day-unit>', (m) =>
    day({ kind: 'relative', days: m['relative-adjective'].value }),
  ),
  rule('<next> <day-unit>', (m) =>
    m['day-unit'].flags & GEN ? null : day({ kind: 'relative', days: 1 }),
  ),
];
