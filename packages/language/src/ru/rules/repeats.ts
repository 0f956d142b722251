import type { Item } from '../../grammar/item.ts';
import type { Made, Rule } from '../../grammar/rule.ts';
import type { Frequency, Repeat } from '../../time/meaning.ts';
import { ABBREVIATION } from '../lexicon/entry.ts';
import { isPlural } from '../morphology.ts';
import { daypartOf, except, fact, repeat, repeatEvery, rule } from './make.ts';
import { lasting, lengthIn } from './units.ts';

const WORKDAYS = [1, 2, 3, 4, 5];
const WEEKEND = [6, 7];
const MINUTES_PER_HOUR = 60;

/** "каждые полтора часа", "раз в полгода": a length as a frequency; null when RRULE has none. */
function everyLength(item: Item, count = 1): Made | null {
  const length =
    item.meaning?.kind === 'length'
      ? item.meaning.length
      : (lengthIn(count, item) ?? lasting(item));
  if (length === null) return null;
  if (length.months > 0 && length.days === 0) {
    return length.months % 12 === 0
      ? repeat(repeatEvery('YEARLY', length.months / 12))
      : repeat(repeatEvery('MONTHLY', length.months));
  }
  if (length.days > 0 && length.seconds === 0) {
    return length.unit === 'week'
      ? repeat(repeatEvery('WEEKLY', length.days / 7))
      : repeat(repeatEvery('DAILY', length.days));
  }
  const minutes = length.days === 0 && length.months === 0 ? length.seconds / 60 : 0;
  if (minutes < 1 || !Number.isInteger(minutes)) return null;
  return minutes % MINUTES_PER_HOUR === 0
    ? repeat(repeatEvery('HOURLY', minutes / MINUTES_PER_HOUR))
    : repeat(repeatEvery('MINUTELY', minutes));
}

const ADVERBS: readonly (readonly [Frequency, number])[] = [
  ['DAILY', 1],
  ['HOURLY', 1],
  ['DAILY', 1],
  ['WEEKLY', 1],
  ['MONTHLY', 1],
  ['MONTHLY', 3],
  ['YEARLY', 1],
];

const weekly = (weekdays: readonly number[], interval = 1): Made =>
  repeat(repeatEvery('WEEKLY', interval, { weekdays }));

function withWeekday(known: Repeat, weekday: number): Made | null {
  if (known.weekdays.length === 0 || known.nths.length > 0) return null;
  const weekdays = known.weekdays.includes(weekday) ? known.weekdays : [...known.weekdays, weekday];
  return repeat({ ...known, weekdays });
}

const DAYS_OF_MONTH = Array.from({ length: 31 }, (_, i) => i + 1);

const onMonthDays = (...days: readonly Item[]): Made =>
  repeat(repeatEvery('MONTHLY', 1, { monthDays: days.map(({ value }) => value) }));

/** "по чётным числам" */
const onParity = (parity: Item): Made =>
  repeat(
    repeatEvery('MONTHLY', 1, { monthDays: DAYS_OF_MONTH.filter((d) => d % 2 === parity.value) }),
  );

/** Only abbreviations repeat without the plural: "по пн и ср", but "с понедельника по среду". */
const isShort = (item: Item): boolean => (item.flags & ABBREVIATION) !== 0;

const EVERY: readonly Rule[] = [
  rule('<every> <weekday>', (m) => weekly([m.weekday.value])),
  rule('<every> <n> <weekday>', (m) => weekly([m.weekday.value], m.n.value)),
  rule('<every> <weekend>', () => weekly(WEEKEND)),
  rule('<every> <n> <weekend>', (m) => weekly(WEEKEND, m.n.value)),
  rule('<every> <workday-adjective> <day-unit>', () => weekly(WORKDAYS)),
  rule('<every> <unit>', (m) => everyLength(m.unit)),
  rule('<every> <n> <unit>', (m) => everyLength(m.unit, m.n.value)),
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
  rule('<every> <ord-dom> <numbered-day>', (m) =>
    repeat(repeatEvery('MONTHLY', 1, { monthDays: [m['ord-dom'].value] })),
  ),
  rule('<every> <dom> <month>', (m) =>
    repeat(repeatEvery('YEARLY', 1, { monthDays: [m.dom.value], month: m.month.value })),
  ),
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

/** "по средам", "по пн и ср", "в будни": days that repeat because they are plural. */
const ON_DAYS: readonly Rule[] = [
  rule('по <weekdays>', (m) => weekly([m.weekdays.value])),
  rule('по <weekday>', (m) => (isShort(m.weekday) ? weekly([m.weekday.value]) : null)),
  rule('по <weekend>', () => weekly(WEEKEND)),
  rule('по <workdays>', () => weekly(WORKDAYS)),
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
  rule('<nth-list> <every> <ord> <month-unit>', (m) =>
    repeat(repeatEvery('MONTHLY', m.ord.value, { nths: m['nth-list'].meaning.nths })),
  ),
];

const exceptWeekdays = (weekdays: readonly number[]): Made =>
  except({ kind: 'except', days: [], weekdays, months: [] });

/** "кроме пятницы", "восемь раз" */
const LIMITS: readonly Rule[] = [
  rule('кроме|исключая <weekday>', (m) => exceptWeekdays([m.weekday.value])),
  rule('кроме|исключая <weekdays>', (m) => exceptWeekdays([m.weekdays.value])),
  rule('кроме|исключая <weekend>', () => exceptWeekdays(WEEKEND)),
  rule('кроме|исключая <workdays>', () => exceptWeekdays(WORKDAYS)),
  rule('кроме|исключая <month>', (m) =>
    except({ kind: 'except', days: [], weekdays: [], months: [m.month.value] }),
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
