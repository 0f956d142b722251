import type { Item } from '../../grammar/item.ts';
import type { Around, Rule } from '../../grammar/rule.ts';
import type { Period, Which } from '../../meaning.ts';
import { INSTRUMENTAL_ENDING } from '../lexicon/word-endings.ts';
import { GEN, INS, isPlural } from '../morphology.ts';
import { hasTag } from '../tags.ts';
import { isPointedAt } from './context.ts';
import { isYearNumber, yearOf } from './dates.ts';
import { clock, clockAt, fact, partOfDay, period, plainPeriod, rule } from './make.ts';
import { lengthIn } from './units.ts';

const PARTS: readonly Period['part'][] = ['all', 'start', 'middle', 'end'];
const partOf = (item: Item): Period['part'] => PARTS[item.value] ?? 'all';

const UNITS: Readonly<Record<string, Period['unit']>> = {
  day: 'day',
  week: 'week',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
};

/** The kind of period that a unit word names in the singular: неделя, месяц. */
function unitOf(item: Item): Period['unit'] | null {
  if (isPlural(item.flags)) return null;
  const length = lengthIn(1, item);
  return length === null || length.months > 12 ? null : (UNITS[length.unit] ?? null);
}

function named(unit: Item, which: Which, more: Partial<Period> = {}) {
  const name = unitOf(unit);
  return name === null || (name === 'day' && which !== 'this')
    ? null
    : period(plainPeriod(name, which, more));
}

const month = (m: Item, more: Partial<Period> = {}) =>
  period(plainPeriod('month', 'plain', { month: m.value, ...more }));

const year = (value: number, part: Period['part'] = 'all') =>
  period(plainPeriod('year', 'plain', { year: value, part }));

/** "в 2027 году"; "фильм 1984 года" names no time. */
function yearNamed(value: number, { before, after }: Around) {
  const isTime = isPointedAt(before) || (before === null && after === null);
  return isTime && isYearNumber(value) ? year(value) : null;
}

const partOfYear = (part: Item, value: number) =>
  isYearNumber(value) ? year(value, partOf(part)) : null;

function numbered(
  unit: 'quarter' | 'half-year',
  nth: Item,
  y: Item | null = null,
  part: Period['part'] = 'all',
) {
  const count = unit === 'quarter' ? 4 : 2;
  if (nth.value < 1 || nth.value > count || (y !== null && !isYearNumber(y.value))) return null;
  return period(plainPeriod(unit, 'plain', { nth: nth.value, year: y?.value ?? null, part }));
}

/** "3 квартал", but "3 квартала" are so many. */
const numberedByDigit = (nth: Item, quarter: Item, y: Item | null = null) =>
  hasTag(quarter, 'quarter-by-digit') ? numbered('quarter', nth, y) : null;

const halfOf = (ord: Item): Period['part'] | null =>
  ord.value === 1 ? 'first-half' : ord.value === 2 ? 'second-half' : null;

/** "вторая неделя марта" */
const weekOf = (m: Item, nth: number, year: number | null = null) =>
  nth < -1 || nth > 5 ? null : period(plainPeriod('week', 'plain', { month: m.value, nth, year }));

/** "двадцать седьмого года" is one of this century. */
const ordinalYear = (y: Item): number => (y.value < 100 ? 2000 + y.value : y.value);

/** "ближайшие 3 дня": so many of the unit, from the next one on. */
function several(n: Item, unit: Item, which: 'next' | 'last' = 'next') {
  const length = lengthIn(n.value, unit);
  if (length !== null && length.days === 0 && length.months === 0 && which === 'next') {
    // "в ближайшие два часа"
    return fact({ kind: 'due-in', length, weak: false });
  }
  const name = length === null ? null : (UNITS[length.unit] ?? null);
  // Half a day is no day of a calendar.
  return name === null || !Number.isInteger(n.value) || n.value < 1 || n.value > 1000
    ? null
    : period(plainPeriod(name, which, { count: n.value }));
}

const WORKDAY_ENDS_AT = 18;

/** "следующая неделя", "середина марта", "ближайшие три дня": stretches of days. */
export const PERIODS: readonly Rule[] = [
  rule('<this> <unit>', (m) => named(m.unit, 'this')),
  rule('<next> <unit>', (m) => named(m.unit, 'next')),
  rule('<nearest> <unit>', (m) => named(m.unit, 'this')),
  rule('<last> <unit>', (m) => named(m.unit, 'last')),
  rule('<last> <season>', (m) => period(plainPeriod('season', 'last', { month: m.season.value }))),
  rule('<last> <month>', (m) => month(m.month, { which: 'last' })),
  rule('<month> <last> <year>', (m) => month(m.month, { which: 'last' })),
  rule('<before-last> <unit>', (m) => named(m.unit, 'before-last')),
  rule('<before-last> <weekend>', () => period(plainPeriod('weekend', 'before-last'))),
  rule('это <season>', (m) => period(plainPeriod('season', 'this', { month: m.season.value }))),
  rule('<final> <n> <unit>', (m) => several(m.n, m.unit, 'last')),
  rule('<final> <week>', () => period(plainPeriod('week', 'last'))),
  // "на той неделе", said of what is still to be done
  rule('<that> <week>', () => period(plainPeriod('week', 'next'))),
  rule('<part> <that> <week>', (m) =>
    period(plainPeriod('week', 'next', { part: partOf(m.part) })),
  ),
  rule('<y:n60+> <year-word>', ({ y }, around) => yearNamed(y.value, around)),
  rule('<y:ord32+> <year-word>', ({ y }, around) => yearNamed(y.value, around)),
  rule('<part> <y:n60+> <year-word>', ({ part, y }) => partOfYear(part, y.value)),
  rule('<part> <y:ord32+> <year-word>', ({ part, y }) => partOfYear(part, y.value)),
  rule('<this> <weekend>', () => period(plainPeriod('weekend', 'this'))),
  rule('<nearest> <weekend>', () => period(plainPeriod('weekend', 'this'))),
  rule('<next> <weekend>', () => period(plainPeriod('weekend', 'next'))),
  rule('<last> <weekend>', () => period(plainPeriod('weekend', 'last'))),
  rule('<this> <season>', (m) => period(plainPeriod('season', 'this', { month: m.season.value }))),
  rule('<next> <season>', (m) => period(plainPeriod('season', 'next', { month: m.season.value }))),
  rule('<next> <n> <unit>', (m) => several(m.n, m.unit)),
  rule('<nearest> <day-unit>', (m) =>
    isPlural(m['day-unit'].flags) ? period(plainPeriod('day', 'next', { count: 3 })) : null,
  ),
  rule('<nearest> <n> <unit>', (m) => several(m.n, m.unit)),
  rule('<nearest> <one-hour>', (m) => {
    const length = lengthIn(1, m['one-hour']);
    return length === null ? null : fact({ kind: 'due-in', length, weak: false });
  }),
  rule('<month> <y:whole> <year-word>?', (m) => {
    const year = yearOf(m.y);
    const isYear = m['year-word'] !== undefined || (year !== null && m.y.value >= 1900);
    return year === null || !isYear ? null : month(m.month, { year });
  }),
  // "июнь 2027-го", "март две тысячи двадцать седьмого года"
  rule('<month> <y:ord> <year-word>?', (m) => {
    const isYear = isYearNumber(m.y.value) || (m['year-word'] !== undefined && m.y.value > 12);
    return isYear ? month(m.month, { year: ordinalYear(m.y) }) : null;
  }),
  rule('<month> <this> <year>', (m) => month(m.month, { which: 'this' })),
  rule('<month> <next> <year>', (m) => month(m.month, { which: 'next' })),
  rule('<season> <y:whole> <year-word>?', (m) => {
    const year = yearOf(m.y);
    return year === null || m.y.value < 1900
      ? null
      : period(plainPeriod('season', 'plain', { month: m.season.value, year }));
  }),
  rule('<next> <month>', (m) => month(m.month)),
  rule('<this> <month>', (m) => month(m.month)),
  rule('<ord> <week> <month>', (m) => weekOf(m.month, m.ord.value)),
  rule('<final> <week> <month>', (m) => weekOf(m.month, m.final.value)),
  rule('<ord> <week> <month> <y:whole> <year-word>?', (m) =>
    isYearNumber(m.y.value) ? weekOf(m.month, m.ord.value, m.y.value) : null,
  ),
  rule('<ord> <week> <month> <y:ord> <year-word>', (m) =>
    weekOf(m.month, m.ord.value, ordinalYear(m.y)),
  ),
  rule('<final> <week> <month> <y:whole> <year-word>?', (m) =>
    isYearNumber(m.y.value) ? weekOf(m.month, m.final.value, m.y.value) : null,
  ),
  // "в первых числах апреля"
  rule('<ord> <numbered-day> <month>', (m) =>
    m.ord.value === 1 && isPlural(m['numbered-day'].flags)
      ? month(m.month, { part: 'start' })
      : null,
  ),
  rule('<season>', (m) =>
    m.season.flags & INS || m.season.word.endsWith(INSTRUMENTAL_ENDING) || m.season.flags === 0
      ? period(plainPeriod('season', 'plain', { month: m.season.value }))
      : null,
  ),
  rule('<weekend>', (m) =>
    hasTag(m.weekend, 'lone-weekend') ? null : period(plainPeriod('weekend', 'plain')),
  ),

  rule('<part> <month>', (m) => month(m.month, { part: partOf(m.part) })),
  rule('<part> <month> <y:whole> <year-word>?', (m) => {
    const year = yearOf(m.y);
    return year === null ? null : month(m.month, { part: partOf(m.part), year });
  }),
  rule('<part> <unit>', (m) =>
    m.unit.flags & GEN ? named(m.unit, 'this', { part: partOf(m.part) }) : null,
  ),
  rule('<part> <this> <unit>', (m) => named(m.unit, 'this', { part: partOf(m.part) })),
  rule('<part> <next> <unit>', (m) => named(m.unit, 'next', { part: partOf(m.part) })),
  rule('<part> <season>', (m) =>
    period(plainPeriod('season', 'plain', { month: m.season.value, part: partOf(m.part) })),
  ),
  rule('<part> <weekend>', (m) =>
    period(plainPeriod('weekend', 'plain', { part: partOf(m.part) })),
  ),
  rule('<part> <workday-adjective> <day-unit>', (m) =>
    m.part.value === 3
      ? clock(clockAt(WORKDAY_ENDS_AT, 0))
      : m.part.value === 1
        ? partOfDay('morning')
        : null,
  ),
  // "в третьем квартале", "3 квартал", "второе полугодие 2027 года"
  rule('<ord> <quarter>', (m) => numbered('quarter', m.ord)),
  rule('<n1-12> <quarter>', (m) => numberedByDigit(m['n1-12'], m.quarter)),
  rule('<n1-12> <quarter> <y:whole> <year-word>?', (m) =>
    numberedByDigit(m['n1-12'], m.quarter, m.y),
  ),
  rule('<ord> <quarter> <y:whole> <year-word>?', (m) => numbered('quarter', m.ord, m.y)),
  rule('<ord> <half-year>', (m) => numbered('half-year', m.ord)),
  rule('<ord> <half-year> <y:whole> <year-word>?', (m) => numbered('half-year', m.ord, m.y)),
  rule('<part> <ord> <quarter>', (m) => numbered('quarter', m.ord, null, partOf(m.part))),
  rule('<ord> <half> дня', ({ ord }) =>
    ord.value > 2 ? null : partOfDay(ord.value === 1 ? 'morning' : 'afternoon'),
  ),
  // "в первой половине марта", "во второй половине недели"
  rule('<ord> <half> <month>', (m) => {
    const part = halfOf(m.ord);
    return part === null ? null : month(m.month, { part });
  }),
  rule('<ord> <half> <unit>', (m) => {
    const part = halfOf(m.ord);
    return part === null ? null : named(m.unit, 'this', { part });
  }),
  rule('<ord> <half> <next> <unit>', (m) => {
    const part = halfOf(m.ord);
    return part === null ? null : named(m.unit, 'next', { part });
  }),
  // "в последних числах марта"
  rule('<final> <n:numbered-day> <month>', (m) =>
    isPlural(m.n.flags) ? month(m.month, { part: 'end' }) : null,
  ),
  rule('<final> <n:numbered-day> <month-unit>', (m) =>
    isPlural(m.n.flags) ? period(plainPeriod('month', 'this', { part: 'end' })) : null,
  ),
];
