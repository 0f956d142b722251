import type { Item } from '../../grammar/item.ts';
import type { Made, Rule } from '../../grammar/rule.ts';
import { kinds } from '../kinds.ts';
import { YEAR_STEM } from '../lexicon/word-endings.ts';
import { GEN, isPlural } from '../morphology.ts';
import { hasTag } from '../tags.ts';
import { readsAsMinutes } from './clocks.ts';
import { isYearNumber } from './dates.ts';
import { addLengths, clockAt, fact, isDigits, length, lengthOf, range, rule } from './make.ts';
import { lengthIn } from './units.ts';

function of(count: number, unit: Item): Made | null {
  const value = lengthIn(count, unit);
  return value === null ? null : length(value);
}

const MINUTES_PER_HOUR = 60;
const TWO = 2;
const TEN = 10;
const DAY_FOLLOWS = new Set(
  ['month', 'numbered-day', 'this', 'next'].map((name) => kinds.id(name)),
);

/** "в пять часа на три": five would count "часов", so the unit belongs to what follows. */
function agrees(n: Item, unit: Item): boolean {
  const isFew = n.value % 10 >= 2 && n.value % 10 <= 4 && (n.value < 12 || n.value > 14);
  if (isDigits(n) || !Number.isInteger(n.value)) return true;
  // "в девятнадцать тридцать час десять"
  if (hasTag(unit, 'one-hour')) return n.value % 10 === 1 && n.value % 100 !== 11;
  return !hasTag(unit, 'few-hours') || isFew;
}

/** "2 дня", "полтора часа", "час двадцать минут", "минут сорок": how long. */
export const LENGTHS: readonly Rule[] = [
  rule('<n> <unit>', ({ n, unit }, { before, after }) => {
    // "в 11 мин на 40": the minutes are counted behind them
    if (unit.word === 'мин' && hasTag(before, 'in') && hasTag(after, 'onto')) return null;
    // "5 м" may be metres: the bare letter counts only where it touches its number
    if (hasTag(unit, 'bare-minutes') && !unit.glued) return null;
    if (!agrees(n, unit)) return null;
    // "в 2027 году" is a year, not so many of them
    if (isYearNumber(n.value) && unit.word.startsWith(YEAR_STEM)) return null;
    // "3 квартал" is the third one
    return hasTag(unit, 'numbered-quarter') && n.value > 1 ? null : of(n.value, unit);
  }),
  // "одиннадцать тридцать два часа": half past eleven for two hours, and hardly 32 hours
  rule('<a:whole> <b:whole> <unit>', ({ a, b, unit }) => {
    if (isDigits(a) || isDigits(b) || lengthIn(1, unit)?.unit !== 'hour') return null;
    const hours = b.value % TEN;
    const minutes = b.value - hours;
    if (hours === 0 || minutes <= TEN || b.value >= MINUTES_PER_HOUR) return null;
    const start = clockAt(a.value, minutes);
    const end = clockAt(a.value + hours, minutes);
    return start === null || end === null
      ? null
      : fact({ kind: 'clock-range', range: range(start, end) });
  }),
  // "пара часов"; "пара" alone is a lesson or a pair of things
  rule('<pair> <unit>', ({ unit }) => of(TWO, unit)),
  rule('<a:whole> ~/ ~<b:whole> <unit>', ({ a, b, unit }) =>
    a.value < b.value && b.value <= 10 ? of(a.value / b.value, unit) : null,
  ),
  rule('<n> <workday-adjective> <unit>', ({ n, unit }) =>
    lengthIn(1, unit)?.unit === 'day' ? length(lengthOf(n.value, 'workday')) : null,
  ),
  rule('<length> и? <n> <unit>', (m) => {
    const whole = m.length.meaning.length;
    const rest = lengthIn(m.n.value, m.unit);
    if (rest === null || rest.unit === whole.unit) return null;
    const isClock = whole.clock?.minute === 0 && rest.unit === 'minute';
    const clock = isClock && whole.clock !== null ? clockAt(whole.clock.hour, m.n.value) : null;
    return length({ ...addLengths(whole, rest), clock });
  }),
  // "7-минут"
  rule('<n> ~- ~<unit>', ({ n, unit }) => of(n.value, unit)),
  rule('<length> <minutes>', (m, { after }) => {
    // "9 часов 14 марта"
    if (after !== null && DAY_FOLLOWS.has(after.kind)) return null;
    // "2 часа 30", with nothing that the thirty could count
    const { length: whole } = m.length.meaning;
    const fits = whole.clock?.minute === 0 && readsAsMinutes(m.minutes) && after?.kind !== 0;
    if (!fits || whole.clock === null) return null;
    const rest = lengthOf(m.minutes.value, 'minute');
    return length({
      ...addLengths(whole, rest),
      clock: clockAt(whole.clock.hour, m.minutes.value),
    });
  }),
  rule('<one-hour> и? <n> <minute>', ({ n }) =>
    length({ ...lengthOf(MINUTES_PER_HOUR + n.value, 'minute'), clock: clockAt(1, n.value) }),
  ),
  rule('<one-hour> с <quarter-part>', () => length(lengthOf(75, 'minute'))),
  rule('<one-hour> с <half>', () => length(lengthOf(90, 'minute'))),
  rule('<length> с <half>', (m) => {
    const whole = m.length.meaning.length;
    return whole.unit === 'hour' ? length(addLengths(whole, lengthOf(30, 'minute'))) : null;
  }),
  rule('<one-hour> - <n> <hours>?', ({ n }) =>
    n.value > 1 && n.value <= 12 ? length(lengthOf(n.value, 'hour')) : null,
  ),
  // "час полтора"
  rule('<one-hour> <fraction> <hours>?', ({ fraction }) =>
    fraction.value < 3 ? length(lengthOf(fraction.value, 'hour')) : null,
  ),
  rule('<halved-hour> - <one-hour>', () => length(lengthOf(1, 'hour'))),
  rule('<halved-hour>', () => length(lengthOf(30, 'minute'))),
  rule('<halved-minute>', () => length(lengthOf(30, 'second'))),
  rule('<halved-day>', () => length(lengthOf(12, 'hour'))),
  rule('<halved-month>', () => length(lengthOf(15, 'day'))),
  rule('<halved-year>', () => length(lengthOf(6, 'month'))),
  rule('пол -? <unit>', ({ unit }) => (unit.flags & GEN ? of(0.5, unit) : null)),
  rule('<half> <unit>', ({ unit }) => (unit.flags & GEN ? of(0.5, unit) : null)),
  rule('<quarter-part> <unit>', ({ unit }) => (unit.flags & GEN ? of(0.25, unit) : null)),
  rule('<n> <quarter-part> <unit>', ({ n, unit }) => (n.value < 4 ? of(n.value / 4, unit) : null)),
  // "2-3 часа": the longer one, so that the time suffices
  rule('<n> - <n2:n> <unit>', ({ n, n2, unit }) =>
    n2.value > n.value ? of(n2.value, unit) : null,
  ),
  // "пару-тройку дней"
  rule('<n> -? <trio> <unit>', ({ n, unit }) => (n.value === TWO ? of(TWO + 1, unit) : null)),
  rule('<unit> <n>', ({ unit, n }, { before }) => {
    // "минут сорок", "часа два": the unit is counted, so its case agrees with the number
    const plural = isPlural(unit.flags);
    const agrees = plural ? n.value >= 5 : n.value > 1 && n.value < 5;
    if (!(unit.flags & GEN) || !agrees || (before !== null && isDigits(before))) return null;
    return of(n.value, unit);
  }),
  rule('<unit> <n> - <n2:n>', ({ unit, n, n2 }) =>
    unit.flags & GEN && n.value > 1 && n2.value > n.value ? of(n2.value, unit) : null,
  ),
];
