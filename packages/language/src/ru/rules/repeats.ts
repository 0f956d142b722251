import type { Item } from '../../grammar/item.ts';
import type { Made, Rule } from '../../grammar/rule.ts';
import { kinds } from '../kinds.ts';
import { INSTRUMENTAL_PLURAL_ADJECTIVE, LOOKS_LIKE_INFINITIVE } from '../lexicon/word-endings.ts';
import { GEN, isPlural, NEUTER } from '../morphology.ts';
import { hasTag } from '../tags.ts';
import { isInstrumentalPlural } from './context.ts';
import { isYearNumber } from './dates.ts';
import { everyLength } from './every-length.ts';
import { daypartOf, except, fact, plainPeriod, repeat, repeatEvery, rule } from './make.ts';
import {
  ADVERBS,
  inARow,
  inWeeks,
  isShort,
  isYearly,
  oftenIn,
  onDate,
  onDatesOf,
  onDay,
  onMonthDays,
  onParity,
  WEEKEND,
  WORKDAYS,
  weekly,
  withNths,
  withWeekday,
} from './make-repeat.ts';

const EVERY: readonly Rule[] = [
  rule('<every> <weekday>', (m) => weekly([m.weekday.value])),
  rule('<every> <n> <weekday>', (m) => weekly([m.weekday.value], m.n.value)),
  rule('<every> <weekend>', () => weekly(WEEKEND)),
  rule('<every> <n> <weekend>', (m) => weekly(WEEKEND, m.n.value)),
  rule('<every> <workday-adjective> <day-unit>', () => weekly(WORKDAYS)),
  rule('<every> <unit>', (m) => everyLength(m.unit)),
  rule('<every> <n> <unit>', (m) => everyLength(m.unit, m.n.value)),
  // "через каждые три часа"
  rule('через <every> <unit>', (m) => everyLength(m.unit)),
  rule('через <every> <n> <unit>', (m) => everyLength(m.unit, m.n.value)),
  rule('<every> <halved-hour>', () => repeat(repeatEvery('MINUTELY', 30))),
  rule('<every> <halved-year>', () => repeat(repeatEvery('MONTHLY', 6))),
  rule('<every> <ord> <unit>', (m) => everyLength(m.unit, m.ord.value)),
  rule('<every> <ord> <weekday>', (m) => weekly([m.weekday.value], m.ord.value)),
  rule('<every> <nth:ord> <weekday> <month-unit>', (m) =>
    repeat(repeatEvery('MONTHLY', 1, { nths: [{ nth: m.nth.value, weekday: m.weekday.value }] })),
  ),
  rule('<every> <nth:final> <weekday> <month-unit>', (m) =>
    repeat(repeatEvery('MONTHLY', 1, { nths: [{ nth: m.nth.value, weekday: m.weekday.value }] })),
  ),
  rule('<every> <nth:ord> <weekday> <month>', (m) =>
    repeat(
      repeatEvery('YEARLY', 1, {
        nths: [{ nth: m.nth.value, weekday: m.weekday.value }],
        month: m.month.value,
      }),
    ),
  ),
  rule('<every> <nth:final> <unit> <month-unit>', (m) =>
    repeat(repeatEvery('MONTHLY', 1, { nths: [{ nth: m.nth.value, weekday: 0 }] })),
  ),
  rule('<every> <dom> <numbered-day>', (m) =>
    repeat(repeatEvery('MONTHLY', 1, { monthDays: [m.dom.value] })),
  ),
  rule('<every> <ord-dom> <numbered-day> <month-unit>', (m) =>
    repeat(repeatEvery('MONTHLY', 1, { monthDays: [m['ord-dom'].value] })),
  ),
  rule('<every> <ord-dom> <numbered-day>', (m) =>
    repeat(repeatEvery('MONTHLY', 1, { monthDays: [m['ord-dom'].value] })),
  ),
  rule('<every> <dom> <month>', (m) =>
    repeat(repeatEvery('YEARLY', 1, { monthDays: [m.dom.value], month: m.month.value })),
  ),
  rule('<every> <ord-dom> <month>', (m) => onDatesOf(m.month, m['ord-dom'])),
  rule('<every> <a:dom> и|, <b:dom> <month>', ({ a, b, month }) => onDatesOf(month, a, b)),
  rule('<every> <a:ord-dom> и|, <b:ord-dom> <month>', ({ a, b, month }) => onDatesOf(month, a, b)),
  rule('<a:dom> и|, <b:dom> <month> <every> <year>', ({ a, b, month }) => onDatesOf(month, a, b)),
  rule('<a:ord-dom> и|, <b:ord-dom> <month> <every> <year>', ({ a, b, month }) =>
    onDatesOf(month, a, b),
  ),
  // "каждое 15-е"
  rule('<every> <d:ord-dom>', ({ d }, { after }) =>
    d.flags & NEUTER &&
    (after === null || after.kind !== 0 || LOOKS_LIKE_INFINITIVE.test(after.word))
      ? onMonthDays(d)
      : null,
  ),
  rule('<every> <weekday> <w:ord> <week>', (m) => inWeeks([m.weekday.value], m.w)),
  rule('<every> <weekday> <w:whole> <week>', (m) => inWeeks([m.weekday.value], m.w)),
  rule('<every> <weekday> <a:ord> и|, <b:ord> <week>', (m) => inWeeks([m.weekday.value], m.a, m.b)),
  rule('<weekday> <w:ord> <week> <every> <year>', (m) => inWeeks([m.weekday.value], m.w)),
  rule('<weekday> <w:whole> <week> <every> <year>', (m) => inWeeks([m.weekday.value], m.w)),
  rule('<repeat> в|на? <weekday> <w:ord> <week>', (m) =>
    isYearly(m.repeat.meaning.repeat) ? inWeeks([m.weekday.value], m.w) : null,
  ),
  rule('<repeat> на|в <w:ord> <week>', (m) =>
    isYearly(m.repeat.meaning.repeat) ? inWeeks([], m.w) : null,
  ),
  rule('<every> <a:ord> и|, <b:ord> <weekday> <month-unit>?', ({ a, b, weekday }) =>
    repeat(
      repeatEvery('MONTHLY', 1, {
        nths: [a, b].map(({ value }) => ({ nth: value, weekday: weekday.value })),
      }),
    ),
  ),
  rule('<every> <season>', (m) => repeat(repeatEvery('YEARLY', 1, { month: m.season.value }))),
  rule('<repeat> <year>', (m) =>
    // "каждую среду 20-й недели года"
    m.year.flags & GEN && m.repeat.meaning.repeat.weeks.length > 0
      ? repeat(m.repeat.meaning.repeat)
      : null,
  ),
  rule('на|в? <d:ord> <day-unit> <every> <year>', ({ d }) => onDay(repeatEvery('YEARLY'), d)),
  rule('<repeat> на|в <d:ord> <day-unit>', (m) => onDay(m.repeat.meaning.repeat, m.d)),
  rule('<repeat> на|в <a:ord> и|, <b:ord> <day-unit>', (m) =>
    onDay(m.repeat.meaning.repeat, m.a, m.b),
  ),
  rule('<repeat> <d:dom>', (m, { after }) => onDate(m.repeat.meaning.repeat, m.d, after)),
  rule('<repeat> <nth-list>', (m) => withNths(m.repeat.meaning.repeat, m['nth-list'].meaning.nths)),
  rule('<every> <month>', (m) => repeat(repeatEvery('YEARLY', 1, { month: m.month.value }))),
  rule('<every> <daypart-noun>', (m) =>
    repeat(repeatEvery('DAILY', 1, { daypart: daypartOf(m['daypart-noun']) })),
  ),
  rule('<every> <month-unit> на <part>', (m) =>
    repeat(repeatEvery('MONTHLY', 1, { monthDays: [m.part.value === 3 ? -1 : 1] })),
  ),
  rule('<part> <every> <month-unit>', (m) =>
    repeat(repeatEvery('MONTHLY', 1, { monthDays: [m.part.value === 3 ? -1 : 1] })),
  ),
  rule('<every-daypart>', (m) =>
    repeat(repeatEvery('DAILY', 1, { daypart: daypartOf(m['every-daypart']) })),
  ),
  rule('<every-adverb>', (m) => {
    const [frequency, interval] = ADVERBS[m['every-adverb'].value] ?? ['DAILY', 1];
    return repeat(repeatEvery(frequency, interval));
  }),
  rule('раз в <unit>', (m) => (isPlural(m.unit.flags) ? null : everyLength(m.unit))),
  rule('раз в <n> <unit>', (m) => everyLength(m.unit, m.n.value)),
  rule('раз в <halved-year>', () => repeat(repeatEvery('MONTHLY', 6))),
  rule('раз в <halved-hour>', () => repeat(repeatEvery('MINUTELY', 30))),
  rule('<one:n1-12> раз в <unit>', (m) => (m.one.value === 1 ? everyLength(m.unit) : null)),
  rule('<one:n1-12> раз в <n> <unit>', (m) =>
    m.one.value === 1 ? everyLength(m.unit, m.n.value) : null,
  ),
];

/** "пятницами", "вечерами": each of them, where nothing governs the instrumental. */
function isEachTime(item: Item, before: Item | null): boolean {
  if (!isInstrumentalPlural(item)) return false;
  return !hasTag(before, 'governs-instrumental') && !isQualifier(before);
}

/** "летними вечерами" */
const isQualifier = (before: Item | null): boolean =>
  before !== null && INSTRUMENTAL_PLURAL_ADJECTIVE.test(before.word);

/** "по средам", "по пн и ср", "в будни": days that repeat because they are plural. */
const ON_DAYS: readonly Rule[] = [
  rule('<weekday>', (m, { before }) =>
    isEachTime(m.weekday, before) ? weekly([m.weekday.value]) : null,
  ),
  rule('<daypart-word>', (m, { before }) =>
    isEachTime(m['daypart-word'], before)
      ? repeat(repeatEvery('DAILY', 1, { daypart: daypartOf(m['daypart-word']) }))
      : null,
  ),
  rule('по <weekdays>', (m) => weekly([m.weekdays.value])),
  // "по вторникам в 18 и четвергам в 19"
  rule('и <weekdays>', (m) => weekly([m.weekdays.value])),
  rule('по <weekday>', (m) => (isShort(m.weekday) ? weekly([m.weekday.value]) : null)),
  rule('по <weekend>', () => weekly(WEEKEND)),
  rule('по <workdays>', () => weekly(WORKDAYS)),
  rule('<весь> <workdays>', () => weekly(WORKDAYS)),
  rule('по <workday-adjective> <day-unit>', () => weekly(WORKDAYS)),
  rule('в <workdays>', () => weekly(WORKDAYS)),
  rule('в <workday-adjective> <day-unit>', (m) =>
    isPlural(m['day-unit'].flags) ? weekly(WORKDAYS) : null,
  ),
  rule('по <daypart-noun>', (m) =>
    isPlural(m['daypart-noun'].flags)
      ? repeat(repeatEvery('DAILY', 1, { daypart: daypartOf(m['daypart-noun']) }))
      : null,
  ),
  rule('по <dom> <numbered-day>', (m) =>
    isPlural(m['numbered-day'].flags)
      ? repeat(repeatEvery('MONTHLY', 1, { monthDays: [m.dom.value] }))
      : null,
  ),
  rule('по <ord-dom> <numbered-day>', (m) =>
    isPlural(m['numbered-day'].flags)
      ? repeat(repeatEvery('MONTHLY', 1, { monthDays: [m['ord-dom'].value] }))
      : null,
  ),
  rule('по <a:dom> и|, <b:dom> <numbered-day>', ({ a, b }) => onMonthDays(a, b)),
  rule('по <a:ord-dom> и|, <b:ord-dom> <numbered-day>', ({ a, b }) => onMonthDays(a, b)),
  rule('<every> <a:dom> и|, <b:dom> <numbered-day>', ({ a, b }) => onMonthDays(a, b)),
  rule('<every> <a:ord-dom> и|, <b:ord-dom> <numbered-day>', ({ a, b }) => onMonthDays(a, b)),
  rule('по|в <parity> <numbered-day>', (m) => onParity(m.parity)),
  rule('по|в <parity> <day-unit>', (m) => onParity(m.parity)),
  rule('<every> <parity> <numbered-day>', (m) => onParity(m.parity)),
  rule('<every> <parity> <day-unit>', (m) => onParity(m.parity)),
  rule('через <weekend>', () => weekly(WEEKEND, 2)),
  // "пн, ср, пт": abbreviations in a row are a timetable
  rule('<a:weekday> и|, <b:weekday>', ({ a, b }) =>
    isShort(a) && isShort(b)
      ? repeat(repeatEvery('WEEKLY', 1, { weekdays: [a.value, b.value], certain: false }))
      : null,
  ),
  // "по пн ср пт"
  rule('<a:weekday> <b:weekday>', ({ a, b }) =>
    isShort(a) && isShort(b)
      ? repeat(repeatEvery('WEEKLY', 1, { weekdays: [a.value, b.value], certain: false }))
      : null,
  ),
  rule('<repeat> <weekday>', (m) =>
    isShort(m.weekday) ? withWeekday(m.repeat.meaning.repeat, m.weekday.value) : null,
  ),
  rule('<repeat> <weekdays>', (m) => withWeekday(m.repeat.meaning.repeat, m.weekdays.value)),
  rule('<repeat> и|,|да по? <weekdays>', (m) =>
    withWeekday(m.repeat.meaning.repeat, m.weekdays.value),
  ),
  rule('<repeat> и|,|да <weekday>', (m) => withWeekday(m.repeat.meaning.repeat, m.weekday.value)),
  rule('<nth-list> через <month-unit>', (m) =>
    repeat(repeatEvery('MONTHLY', 2, { nths: m['nth-list'].meaning.nths })),
  ),
  rule('<nth-list> <every> <month-unit>', (m) =>
    repeat(repeatEvery('MONTHLY', 1, { nths: m['nth-list'].meaning.nths })),
  ),
  rule('<nth-list> <every> <n> <month-unit>', (m) =>
    repeat(repeatEvery('MONTHLY', m.n.value, { nths: m['nth-list'].meaning.nths })),
  ),
  rule('<nth-list> раз в <n> <month-unit>', (m) =>
    repeat(repeatEvery('MONTHLY', m.n.value, { nths: m['nth-list'].meaning.nths })),
  ),
  rule('<nth-list> раз в <month-unit>', (m) =>
    repeat(repeatEvery('MONTHLY', 1, { nths: m['nth-list'].meaning.nths })),
  ),
  rule('<n> <unit> подряд', ({ n, unit }) => inARow(n, unit)),
  rule('<n> <weekday> подряд', ({ n, weekday }) =>
    repeat(repeatEvery('WEEKLY', 1, { weekdays: [weekday.value], count: n.value })),
  ),
  rule('<n> раз|раза в <unit>', ({ n, unit }) => oftenIn(n.value, unit)),
  rule('дважды в <unit>', ({ unit }) => oftenIn(2, unit)),
  rule('трижды в <unit>', ({ unit }) => oftenIn(3, unit)),
  rule('<nth-list> <every> <ord> <month-unit>', (m) =>
    repeat(repeatEvery('MONTHLY', m.ord.value, { nths: m['nth-list'].meaning.nths })),
  ),
];

const exceptWeekdays = (weekdays: readonly number[]): Made =>
  except({ kind: 'except', days: [], weekdays, months: [], periods: [] });

kinds.define({ 'but-for': ['кроме', 'except-mark'] });

/** "за исключением", "только не": several words that say "кроме". */
const BUT_FOR: Made = { kind: kinds.id('except-mark'), value: 0, flags: 0, meaning: null };

/** "кроме пятницы", "восемь раз" */
const LIMITS: readonly Rule[] = [
  rule('за <exclusion>', () => BUT_FOR),
  rule('не <counting-in>', () => BUT_FOR),
  rule(',? но|а|только не', (_, { before }) =>
    before?.meaning?.kind === 'repeat' || before?.meaning?.kind === 'clock' ? BUT_FOR : null,
  ),
  rule(',? но только не', () => BUT_FOR),
  rule('<but-for> в? <weekday>', (m) => exceptWeekdays([m.weekday.value])),
  rule('<but-for> по? <weekdays>', (m) => exceptWeekdays([m.weekdays.value])),
  rule('<but-for> в|на|по? <weekend>', () => exceptWeekdays(WEEKEND)),
  rule('<but-for> в|по? <workdays>', () => exceptWeekdays(WORKDAYS)),
  rule('<but-for> в? <month>', (m) =>
    except({ kind: 'except', days: [], weekdays: [], months: [m.month.value], periods: [] }),
  ),
  rule('<but-for> <month> <y:whole> <year-word>?', ({ month, y }) =>
    isYearNumber(y.value)
      ? except({
          kind: 'except',
          days: [],
          weekdays: [],
          months: [],
          periods: [plainPeriod('month', 'plain', { month: month.value, year: y.value })],
        })
      : null,
  ),
  rule('<except> и|, <weekday>', (m) => {
    const known = m.except.meaning;
    return known.weekdays.length === 0 || known.weekdays.length > 6
      ? null
      : exceptWeekdays([...known.weekdays, m.weekday.value]);
  }),
  rule('<except> и|, <month>', (m) => {
    const known = m.except.meaning;
    return known.months.length === 0 || known.months.length > 11
      ? null
      : except({ ...known, months: [...known.months, m.month.value] });
  }),
  rule('<n> раз|раза', (m) =>
    Number.isInteger(m.n.value) && m.n.value >= 1 && m.n.value <= 1000
      ? fact({ kind: 'times', count: m.n.value })
      : null,
  ),
  rule('дважды', () => fact({ kind: 'times', count: 2 })),
  rule('трижды', () => fact({ kind: 'times', count: 3 })),
];

/** "каждый понедельник", "раз в две недели", "по будням", "кроме пятницы": repetitions. */
export const REPEATS: readonly Rule[] = [...EVERY, ...ON_DAYS, ...LIMITS];
