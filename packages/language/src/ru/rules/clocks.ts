import type { Item } from '../../grammar/item.ts';
import type { Made, Rule } from '../../grammar/rule.ts';
import type { Clock } from '../../meaning.ts';
import { GEN, LOC, MASCULINE } from '../morphology.ts';
import { hasTag } from '../tags.ts';
import { isCounting, isPointedAt, standsAfterTime } from './context.ts';
import {
  clock,
  clockAt,
  daypartOf,
  digitCount,
  hasLeadingZero,
  isDigits,
  noSuchTime,
  partOfDay,
  rule,
} from './make.ts';

/** "половина третьего" needs the genitive: "половина третий" is something else. */
const isHourGenitive = (item: Item): boolean =>
  (item.flags & (GEN | MASCULINE)) === (GEN | MASCULINE);

/** The clock before the full hour that begins at `hour`: без четверти восемь. */
function until(hour: number, minutes: number): Clock | null {
  if (minutes <= 0 || minutes >= 60 || hour < 1 || hour > 24) return null;
  return clockAt(hour === 1 ? 12 : hour - 1, 60 - minutes);
}

/** The clock within the hour that ends at `hour`: четверть пятого, десять минут седьмого. */
function within(hour: Item, minutes: number): Clock | null {
  if (!isHourGenitive(hour)) return null;
  return clockAt(hour.value === 1 ? 12 : hour.value - 1, minutes);
}

/** The hour that runs until the one named: it begins then, and nobody is exact. */
function inHour(nth: Item, hour: Item, half: Clock['half']): Made | null {
  if (!(nth.flags & LOC) || !hasTag(hour, 'in-hour')) return null;
  return clock(clockAt(nth.value === 1 ? 12 : nth.value - 1, 0, { half }), false);
}

const withHalf = (value: Clock | null, half: Clock['half']): Clock | null =>
  value === null ? null : { ...value, half };

/** "семь с половиной": half past seven, where it is no decimal. */
export function halfPast(item: Item): Clock | null {
  const isHalf = hasTag(item.parts[1], 'named-half') && item.value > 2 && item.value < 13;
  return isHalf ? clockAt(Math.floor(item.value), 30) : null;
}

/** Two digits, or a word: "9 5" is no clock, "9 05" and "девять тридцать" are. */
export function readsAsMinutes(item: Item): boolean {
  return isDigits(item) ? digitCount(item) === 2 : item.value >= 10;
}

/** "14:00", "7 вечера", "половина третьего", "без четверти восемь": times without a preposition. */
export const CLOCKS: readonly Rule[] = [
  rule('<hour> ~: ~<minutes>', ({ hour, minutes }) =>
    digitCount(minutes) === 2
      ? clock(clockAt(hour.value, minutes.value, { literal: hasLeadingZero(hour) }))
      : null,
  ),
  rule('<hour> ~: ~<minutes> ~: ~<s:minutes>', ({ hour, minutes, s }) =>
    clock(clockAt(hour.value, minutes.value, { literal: hasLeadingZero(hour), second: s.value })),
  ),
  rule('<hour> ~- ~<minutes>', ({ hour, minutes }, { before, after }) => {
    // "9-00", "до 18-30"; "10-12" is a span, "20-30 человек" an amount
    const isFull = digitCount(minutes) === 2 && minutes.value === 0;
    const isPart = digitCount(minutes) === 2 && minutes.value > 24;
    // "30-11-27" is a date
    const isOwn = before?.word !== '-';
    const fits = isFull || (isOwn && isPart && (isPointedAt(before) || standsAfterTime(before)));
    return fits && !isCounting(minutes.value, after)
      ? clock(clockAt(hour.value, minutes.value, { literal: hasLeadingZero(hour) }))
      : null;
  }),
  // "в 25:00", "завтра 10:75"; "победа 28:14" is a score
  rule('<a:whole> ~: ~<b:whole>', ({ a, b }, { before, after }) => {
    const isWritten = digitCount(b) === 2 && digitCount(a) <= 2 && !isCounting(b.value, after);
    const isTime = isPointedAt(before) || standsAfterTime(before) || hasTag(before, 'around-it');
    return isWritten && isTime && after?.word !== ':' ? noSuchTime() : null;
  }),
  // "в 7:00 часов вечера"
  rule('<clock> <hours>', (m, { after }) =>
    hasTag(m.hours, 'many-hours') && (after === null || !isDigits(after))
      ? clock(m.clock.meaning.clock)
      : null,
  ),
  rule('<dotted> <hours>', (m) =>
    hasTag(m.hours, 'many-hours') ? clock(m.dotted.meaning.clock) : null,
  ),
  rule('<clock> ~ч', (m) => clock(m.clock.meaning.clock)),
  rule('<hour> ~ч ~<minutes>', ({ hour, minutes }, { after }) =>
    digitCount(minutes) === 2 && after?.glued !== true
      ? clock(clockAt(hour.value, minutes.value))
      : null,
  ),

  rule('<hour> <of-daypart>', (m, { before, after }) =>
    // "отель на 3 ночи с 5 октября" are nights
    hasTag(before, 'onto') && hasTag(after, 'with-alone') && hasTag(m['of-daypart'], 'of-night')
      ? null
      : clock(clockAt(m.hour.value, 0, { half: daypartOf(m['of-daypart']) })),
  ),
  // "3 дня" may be three days: `в <hour> дня` below; otherwise 2 to 4 are left to lengths
  rule('<hour> дня', ({ hour }, { before }) =>
    hour.value >= 2 && hour.value <= 4 && !hasTag(before, 'bounds-hour')
      ? null
      : clock(clockAt(hour.value, 0, { half: 'afternoon' })),
  ),
  rule('в <hour> дня', ({ hour }) => clock(clockAt(hour.value, 0, { half: 'afternoon' }))),
  rule('<hour> am', ({ hour }) => clock(clockAt(hour.value, 0, { half: 'am' }))),
  rule('<hour> pm', ({ hour }) => clock(clockAt(hour.value, 0, { half: 'pm' }))),
  rule('<hour> <minutes> <of-daypart>', (m) =>
    readsAsMinutes(m.minutes)
      ? clock(clockAt(m.hour.value, m.minutes.value, { half: daypartOf(m['of-daypart']) }))
      : null,
  ),
  rule('<hour> <minutes> дня', ({ hour, minutes }) =>
    readsAsMinutes(minutes) && minutes.value > 9
      ? clock(clockAt(hour.value, minutes.value, { half: 'afternoon' }))
      : null,
  ),
  rule('<hour> <minutes> am', ({ hour, minutes }) =>
    clock(clockAt(hour.value, minutes.value, { half: 'am' })),
  ),
  rule('<hour> <minutes> pm', ({ hour, minutes }) =>
    clock(clockAt(hour.value, minutes.value, { half: 'pm' })),
  ),
  rule('<clock> <of-daypart>', (m) =>
    clock(withHalf(m.clock.meaning.clock, daypartOf(m['of-daypart']))),
  ),
  rule('<clock> дня', (m) => clock(withHalf(m.clock.meaning.clock, 'afternoon'))),
  rule('<clock> am', (m) => clock(withHalf(m.clock.meaning.clock, 'am'))),
  rule('<clock> pm', (m) => clock(withHalf(m.clock.meaning.clock, 'pm'))),
  rule('<length> <of-daypart>', (m) =>
    clock(withHalf(m.length.meaning.length.clock, daypartOf(m['of-daypart']))),
  ),
  rule('<length> дня', (m) => clock(withHalf(m.length.meaning.length.clock, 'afternoon'))),
  rule('<length> pm', (m) => clock(withHalf(m.length.meaning.length.clock, 'pm'))),
  rule('час <of-daypart>', (m) => clock(clockAt(1, 0, { half: daypartOf(m['of-daypart']) }))),
  // "до часа дня", "после часа ночи"
  rule('<hours> дня', ({ hours }, { before }) =>
    hasTag(hours, 'one-hour-of') && hasTag(before, 'bounds-hour')
      ? clock(clockAt(1, 0, { half: 'afternoon' }))
      : null,
  ),
  rule('<hours> <of-daypart>', (m, { before }) =>
    hasTag(m.hours, 'one-hour-of') && hasTag(before, 'bounds-hour')
      ? clock(clockAt(1, 0, { half: daypartOf(m['of-daypart']) }))
      : null,
  ),
  rule('час дня', () => clock(clockAt(1, 0, { half: 'afternoon' }))),
  rule('час <minutes> <of-daypart>', (m) =>
    clock(clockAt(1, m.minutes.value, { half: daypartOf(m['of-daypart']) })),
  ),
  rule('час <minutes> дня', ({ minutes }) =>
    clock(clockAt(1, minutes.value, { half: 'afternoon' })),
  ),

  // "в шестом часу вечера": between five and six
  rule('<o:ord1-12> <h:one-hour>', ({ o, h }) => inHour(o, h, null)),
  rule('<o:ord1-12> <h:one-hour> <of-daypart>', (m) =>
    inHour(m.o, m.h, daypartOf(m['of-daypart'])),
  ),
  rule('<o:ord1-12> <h:one-hour> дня', ({ o, h }) => inHour(o, h, 'afternoon')),
  rule('<half> <ord1-12>', (m) => clock(within(m['ord1-12'], 30))),
  rule('пол -? <ord1-12>', (m) => clock(within(m['ord1-12'], 30))),
  rule('<half-hour>', (m) =>
    clock(clockAt(m['half-hour'].value === 1 ? 12 : m['half-hour'].value - 1, 30)),
  ),
  rule('<quarter-part> <ord1-12>', (m) => clock(within(m['ord1-12'], 15))),
  rule('<minutes> <minute> <ord1-12>', (m) => clock(within(m['ord1-12'], m.minutes.value))),
  rule('без <minutes> <minute>? <hour>', ({ minutes, hour }) =>
    clock(until(hour.value, minutes.value)),
  ),
  rule('без <minutes> <minute>? час', ({ minutes }) => clock(until(1, minutes.value))),
  rule('без <quarter-part> <hour>', ({ hour }) => clock(until(hour.value, 15))),
  rule('без <quarter-part> час', () => clock(until(1, 15))),
  rule('без <minute> <minutes> <hour>', ({ minutes, hour }) =>
    clock(until(hour.value, minutes.value)),
  ),

  // "в шесть без пятнадцати"
  rule('<hour> без <minutes> <minute>?', ({ hour, minutes }, { before }) =>
    isPointedAt(before) ? clock(until(hour.value, minutes.value)) : null,
  ),
  rule('<hour> без <quarter-part>', ({ hour }) => clock(until(hour.value, 15))),
  rule('<minute> <minutes> <ord1-12>', (m) => clock(within(m['ord1-12'], m.minutes.value))),
  rule('<hour> <n0> -? <z:n0>', ({ hour }) => clock(clockAt(hour.value))),
  rule('<hour> <n0> -? <n1-12>', (m) => {
    const minutes = m['n1-12'].value;
    const isSaid = !isDigits(m.n0) || !isDigits(m['n1-12']);
    return minutes < 10 && isSaid ? clock(clockAt(m.hour.value, minutes)) : null;
  }),
  // "в десять часов ноль пять минут"
  rule('<hour> <hours> <n0> -? <n1-12> <minute>?', (m) =>
    m['n1-12'].value < 10 ? clock(clockAt(m.hour.value, m['n1-12'].value)) : null,
  ),
  rule('<hour> <hours> <n0> -? <z:n0> <minute>?', ({ hour }) => clock(clockAt(hour.value))),
  // "минут двадцать девятого": the numerals were put together to a twenty-ninth
  rule('<minute> <ord-dom>', (m) => {
    const { value, flags } = m['ord-dom'];
    const hour = value % 10;
    const isInverted = m.minute.flags & GEN && value > 20 && hour > 0 && flags & GEN;
    return isInverted ? clock(clockAt(hour === 1 ? 12 : hour - 1, value - hour)) : null;
  }),
  // "в начале девятого": shortly after eight
  rule('в <part> <ord1-12>', (m) =>
    m.part.value === 1 ? clock(within(m['ord1-12'], 0), false) : null,
  ),
  // "в семь с половиной вечера"
  rule('<fraction> <of-daypart>', (m) =>
    clock(withHalf(halfPast(m.fraction), daypartOf(m['of-daypart']))),
  ),
  rule('<fraction> дня', ({ fraction }, { before }) =>
    isPointedAt(before) ? clock(withHalf(halfPast(fraction), 'afternoon')) : null,
  ),
  // "шесть после обеда"
  rule('<hour> после <lunch>', ({ hour }) => clock(clockAt(hour.value, 0, { half: 'afternoon' }))),
  rule('<hour> после <noon>', ({ hour }) => clock(clockAt(hour.value, 0, { half: 'pm' }))),
  rule('<clock> после <lunch>', (m) => clock(withHalf(m.clock.meaning.clock, 'afternoon'))),
  rule('<hour> <hours> после <lunch>', ({ hour }) =>
    clock(clockAt(hour.value, 0, { half: 'afternoon' })),
  ),
  // "9 p.m."
  rule('<hour> <letter-a> ~. ~<letter-m> ~.?', ({ hour }) =>
    clock(clockAt(hour.value, 0, { half: 'am' })),
  ),
  rule('<hour> <letter-p> ~. ~<letter-m> ~.?', ({ hour }) =>
    clock(clockAt(hour.value, 0, { half: 'pm' })),
  ),
  rule('<clock> <letter-a> ~. ~<letter-m> ~.?', (m) =>
    clock(withHalf(m.clock.meaning.clock, 'am')),
  ),
  rule('<clock> <letter-p> ~. ~<letter-m> ~.?', (m) =>
    clock(withHalf(m.clock.meaning.clock, 'pm')),
  ),
  rule('<dotted> ~ч', (m) => clock(m.dotted.meaning.clock)),
  rule('после <noon>', () => partOfDay('afternoon')),
  rule('<noon>', () => clock(clockAt(12, 0, { literal: true }))),
  rule('<midnight>', () => clock(clockAt(24))),
];
