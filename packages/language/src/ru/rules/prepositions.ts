import type { Item } from '../../grammar/item.ts';
import type { Made, Rule } from '../../grammar/rule.ts';
import { ANY_DAY, type Day } from '../../meaning.ts';
import { kinds } from '../kinds.ts';
import { ABBREVIATION } from '../lexicon/entry.ts';
import { ACCUSATIVE_ENDING, GENITIVE_ENDING, VERB_AFTER_DAY } from '../lexicon/word-endings.ts';
import { ACC, DAT, GEN, NOM } from '../morphology.ts';
import { hasTag, roleOf } from '../tags.ts';
import { AT_CLOCK, pair } from './at-clock.ts';
import { readsAsMinutes } from './clocks.ts';
import {
  isCounting,
  isInstrumentalPlural,
  isMonthly,
  isPointedAt,
  isTopic,
  standsAfterTime,
} from './context.ts';
import {
  clock,
  day,
  fact,
  length,
  lengthOf,
  moment,
  offset,
  type Payloads,
  period,
  plainPeriod,
  rule,
  window,
} from './make.ts';
import { dayByOrdinal } from './ordinal-days.ts';
import { clockOf, runTogether } from './points.ts';
import { lasting, lengthIn, oneOf } from './units.ts';

const FOR_MINUTES_FROM = 25;
/** From here on a number is hours and minutes run together, or a sum. */
const SUM_FROM = 600;
/** "блок на два часа" lasts so long; from here on it may begin then. */
const BLOCK_HOURS = 7;

/** "на час", "на 60", "на 15 часов", "на 14:00" */
const FOR: readonly Rule[] = [
  rule('на <clock>', (m) => clock(m.clock.meaning.clock)),
  rule('на <dotted>', (m) => {
    const { day: asDay, clock: asClock } = m.dotted.meaning;
    return asDay === null ? clock(asClock) : day(asDay);
  }),
  rule('на <length>', (m, { before }) => {
    const value = m.length.meaning.length;
    return value.clock === null
      ? length(value, 'for')
      : value.clock.hour < BLOCK_HOURS && before !== null && roleOf(before) === 'block'
        ? length({ ...value, clock: null }, 'for')
        : fact({ kind: 'for-number', value: value.clock.hour, length: value, clock: value.clock });
  }),
  rule('на <unit>', (m, { after }) => {
    const value = oneOf(m.unit);
    const isAccusative =
      (m.unit.flags & (ACC | NOM)) !== 0 || m.unit.word.endsWith(ACCUSATIVE_ENDING);
    return value === null || !isAccusative || isCounting(1, after) ? null : length(value, 'for');
  }),
  rule('на <целый> <unit>', ({ unit }) => {
    const value = oneOf(unit);
    return value === null ? null : length({ ...value, clock: null }, 'for');
  }),
  // "на полтора": hours, since nobody plans a minute and a half
  rule('на <fraction>', ({ fraction }, { after }) =>
    fraction.value < 10 && after?.kind !== 0
      ? length(lengthOf(fraction.value, 'hour'), 'for')
      : null,
  ),
  rule('на час <minutes>', ({ minutes }) =>
    readsAsMinutes(minutes) ? length(lengthOf(60 + minutes.value, 'minute'), 'for') : null,
  ),
  // "длительностью час"
  rule('<length-noun> :|-? в? <lasting>', ({ lasting: item }) => {
    const value = lasting(item);
    return value === null ? null : length({ ...value, clock: null }, 'for');
  }),
  // "минут на сорок", "в 11 мин на 40"
  rule('<unit> на <n>', ({ unit, n }) => {
    const value = unit.flags & GEN || unit.word === 'мин' ? lengthIn(n.value, unit) : null;
    return value === null ? null : length({ ...value, clock: null }, 'for');
  }),
  rule('на <whole>', ({ whole }, { before, after }) => {
    if (isCounting(whole.value, after)) return null;
    const besideDay = standsAfterTime(before);
    if (after !== null && after.kind === 0 && whole.value < FOR_MINUTES_FROM && !besideDay) {
      // "на 5 друзей": too little company to call it a time
      return null;
    }
    const together = runTogether(whole);
    // "оплатить счёт на 1500": as round as money
    const isSum = whole.value >= SUM_FROM && whole.value % 100 === 0;
    if (together !== null && isSum && before?.kind === 0) return null;
    if (together !== null && whole.value >= SUM_FROM) return clock(together);
    return fact({
      kind: 'for-number',
      value: whole.value,
      length: null,
      clock: clockOf(whole),
    });
  }),
  rule('на <hour> <minutes>', ({ hour, minutes }, { after }) =>
    isCounting(minutes.value, after) ? null : clock(pair(hour, minutes)),
  ),
  // "минут по тридцать"
  rule('<unit> по <n>', ({ unit, n }, { after }) => {
    const value = unit.flags & GEN && !isCounting(n.value, after) ? lengthIn(n.value, unit) : null;
    return value === null ? null : length({ ...value, clock: null }, 'for');
  }),
  rule('по <length>', (m) => length(m.length.meaning.length, 'for')),
];

const QUARTER_PART = kinds.id('quarter-part');

/** May the word behind a day say of what it is the first or last? */
const isOfNoun = (after: Item | null): boolean =>
  after !== null &&
  (after.kind === QUARTER_PART ||
    (after.kind === 0 && GENITIVE_ENDING.test(after.word) && !VERB_AFTER_DAY.test(after.word)));

const isNamed = (item: Item): boolean => (item.flags & (NOM | ACC | ABBREVIATION)) !== 0;

const INSTEAD_OF = new Set([',', 'нет', 'есть', 'лучше', 'slip'].map((name) => kinds.id(name)));
const isInsteadOf = (before: Item | null): boolean =>
  before !== null && INSTEAD_OF.has(before.kind);

const weekdayDay = (item: Item): Day => ({ kind: 'weekday', weekday: item.value, which: 'plain' });

const ALONG = kinds.id('по');
const WITHIN = kinds.id('за');

/**
 * "по седьмому маршруту": until a day is "по седьмое". "падение пятое за ночь": what is counted within
 * a time is no day.
 */
const isOfAnother = ({ flags }: Item, before: Item | null, after: Item | null): boolean =>
  (before?.kind === ALONG && (flags & DAT) !== 0 && (flags & (GEN | ACC | NOM)) === 0) ||
  (after?.kind === WITHIN && (flags & (NOM | ACC)) !== 0 && !isPointedAt(before));

const DAYS_NAMED_MAX = 7;

function alsoOn({ day: first, others }: Payloads['day'], other: Day): Made | null {
  const isList =
    first.kind === other.kind && (first.kind === 'weekday' || first.kind === 'relative');
  return isList && others.length < DAYS_NAMED_MAX ? day(first, [...others, other]) : null;
}

/** "в пятницу", "на завтра", "пятнадцатого": days with and without a preposition. */
const ON_DAY: readonly Rule[] = [
  rule('в|на <day>', (m) => day(m.day.meaning.day, m.day.meaning.others, m.day.meaning.certain)),
  rule('в|на <weekday>', (m) => (isNamed(m.weekday) ? day(weekdayDay(m.weekday)) : null)),
  rule('<weekday>', ({ weekday }, { before }) => {
    // "с субботами и воскресеньями"
    if (isInstrumentalPlural(weekday)) return null;
    if (isPointedAt(before)) return isTopic(before) ? null : day(weekdayDay(weekday));
    if (isTopic(before)) return null;
    // "до среды, то есть нет, четверга": the preposition of the one that is taken back governs it, too
    if (isInsteadOf(before) && weekday.flags & GEN) return day(weekdayDay(weekday));
    return isNamed(weekday) || standsAfterTime(before) ? day(weekdayDay(weekday)) : null;
  }),
  // "во вторник и четверг": days named together
  rule('<day> и|, <weekday>', (m) =>
    isNamed(m.weekday) ? alsoOn(m.day.meaning, weekdayDay(m.weekday)) : null,
  ),
  // "вторник четверг зал в 8"
  rule('<day> <weekday>', (m) =>
    isNamed(m.weekday) ? alsoOn(m.day.meaning, weekdayDay(m.weekday)) : null,
  ),
  rule('<a:day> и <b:day>', ({ a, b }, { before, after }) =>
    // "завтра и послезавтра", with nothing behind that the second could belong to
    a.meaning.day.kind === 'relative' && (before === null || after === null || after.kind !== 0)
      ? alsoOn(a.meaning, b.meaning.day)
      : null,
  ),
  rule('через <weekday>', (m) =>
    isNamed(m.weekday)
      ? day({
          kind: 'shift',
          length: lengthOf(1, 'week'),
          sign: 1,
          base: weekdayDay(m.weekday),
          weekday: null,
        })
      : null,
  ),
  // "до среды следующей недели"
  rule('<weekday> <period>', (m, { before }) => {
    const { period: within } = m.period.meaning;
    const isGenitive = (m.weekday.flags & (GEN | DAT)) !== 0;
    return within.unit === 'week' && isPointedAt(before) && isGenitive
      ? day({ kind: 'in-period', day: weekdayDay(m.weekday), period: within })
      : null;
  }),
  // "в районе двадцатого"
  rule('в районе|район <ord-dom>', (m, { after }) =>
    dayByOrdinal(m['ord-dom'], true, false, after),
  ),
  rule('в районе|район <day>', (m) => day(m.day.meaning.day)),
  rule('в <night> на <weekday>', (m) => day({ kind: 'eve', base: weekdayDay(m.weekday) })),
  rule('в <night> с <weekday> на <b:weekday>', (m) => day({ kind: 'eve', base: weekdayDay(m.b) })),
  rule('в <night> с <weekday>', (m) => moment(weekdayDay(m.weekday), 'night')),
  // "в ночь с пятого на шестое", "в ночь с 5 на 6 марта"
  rule('в <night> с <ord-dom> на <day>', (m) => day({ kind: 'eve', base: m.day.meaning.day })),
  rule('в <night> с <dom> на <day>', (m) => day({ kind: 'eve', base: m.day.meaning.day })),
  rule('в <night> с <ord-dom> на <to:ord-dom>', (m) =>
    day({ kind: 'eve', base: { kind: 'of-month', day: m.to.value, which: 'plain' } }),
  ),
  rule('в <night> на <day>', (m) => day({ kind: 'eve', base: m.day.meaning.day })),
  rule('на <ord-dom>', (m, { after }) => dayByOrdinal(m['ord-dom'], true, false, after)),
  rule('<ord-dom>', (m, { before, after }) =>
    isOfAnother(m['ord-dom'], before, after)
      ? null
      : dayByOrdinal(
          m['ord-dom'],
          (isPointedAt(before) && !isTopic(before)) || isMonthly(before),
          before === null || before.word === ',',
          after,
        ),
  ),
];

/** "на следующей неделе", "в марте", "на днях": days of which one is meant. */
const DURING: readonly Rule[] = [
  rule('в|на <period>', (m) => window(m.period.meaning.period)),
  // "под конец месяца"
  rule('под <period>', (m) =>
    m.period.meaning.period.part === 'end' ? window(m.period.meaning.period) : null,
  ),
  rule('в|на <month>', (m, { after }) =>
    after?.kind === 0 && m.month.flags & NOM && hasTag(m.month, 'nominative-may')
      ? null
      : window(plainPeriod('month', 'plain', { month: m.month.value })),
  ),
  rule('на <week>', (m) =>
    hasTag(m.week, 'some-week')
      ? window(plainPeriod('week'))
      : hasTag(m.week, 'week-long')
        ? length(lengthOf(1, 'week'), 'for')
        : null,
  ),
  rule('на <day-unit>', (m) =>
    hasTag(m['day-unit'], 'some-days') ? window(plainPeriod('day', 'next', { count: 3 })) : null,
  ),
  rule('в <weekend>', () => window(plainPeriod('weekend', 'plain'))),
  // "в первую пятницу": of the month that has it still ahead, unless a repetition takes it up
  rule('в <nth-list>', (m, { after }) => {
    const { nths } = m['nth-list'].meaning;
    // "в последний день каникул": of something whose days nobody has said
    const isOfOther = nths.every(({ weekday }) => weekday === ANY_DAY) && isOfNoun(after);
    return isOfOther
      ? null
      : day({ kind: 'nth', nths, month: null, year: null, which: 'nearest', within: 'month' });
  }),
  rule('<month>', (m, { before, after }) => {
    if (isPointedAt(before)) {
      return period(plainPeriod('month', 'plain', { month: m.month.value }));
    }
    const alone = before === null && after === null;
    return alone ? window(plainPeriod('month', 'plain', { month: m.month.value })) : null;
  }),
];

/** "несколько" */
const FEW = 3;

/** "через час", "минут через двадцать", "два дня назад" */
const OFFSETS: readonly Rule[] = [
  rule('через|спустя <lasting>', ({ lasting: item }) => {
    const value = lasting(item);
    return value === null
      ? null
      : offset({ kind: 'offset', length: value, sign: 1, certain: true });
  }),
  rule('через <few> <unit>', ({ unit }) => {
    const value = lengthIn(FEW, unit);
    return value === null
      ? null
      : offset({ kind: 'offset', length: value, sign: 1, certain: false });
  }),
  rule('через час <minutes>', ({ minutes }) =>
    readsAsMinutes(minutes)
      ? offset({
          kind: 'offset',
          length: lengthOf(60 + minutes.value, 'minute'),
          sign: 1,
          certain: true,
        })
      : null,
  ),
  rule('<unit> через <n>', ({ unit, n }) => {
    const value = unit.flags & GEN ? lengthIn(n.value, unit) : null;
    return value === null
      ? null
      : offset({ kind: 'offset', length: value, sign: 1, certain: true });
  }),
  rule('<unit> через <n> - <n2:n>', ({ unit, n, n2 }) => {
    const value = unit.flags & GEN && n2.value > n.value ? lengthIn(n2.value, unit) : null;
    return value === null
      ? null
      : offset({ kind: 'offset', length: value, sign: 1, certain: true });
  }),
  // "через полтора": hours, most likely
  rule('через <fraction>', ({ fraction }, { after }) =>
    fraction.value < 10 && after?.kind !== 0
      ? offset({
          kind: 'offset',
          length: lengthOf(fraction.value, 'hour'),
          sign: 1,
          certain: false,
        })
      : null,
  ),
  rule('<lasting> спустя', ({ lasting: item }) => {
    const value = lasting(item);
    return value === null
      ? null
      : offset({ kind: 'offset', length: value, sign: 1, certain: true });
  }),
  rule('+ <length>', (m) =>
    offset({ kind: 'offset', length: m.length.meaning.length, sign: 1, certain: true }),
  ),
  rule('<lasting> тому? назад', ({ lasting: item }) => {
    const value = lasting(item);
    return value === null
      ? null
      : offset({ kind: 'offset', length: value, sign: -1, certain: true });
  }),
  rule('<now>', () => fact({ kind: 'now' })),
  rule('в то же время', () => fact({ kind: 'same-time' })),
  rule('в это же? время', () => fact({ kind: 'same-time' })),
  rule('в столько же', () => fact({ kind: 'same-time' })),
];

export const PREPOSITIONS: readonly Rule[] = [
  ...AT_CLOCK,
  ...FOR,
  ...ON_DAY,
  ...DURING,
  ...OFFSETS,
];
