import type { Item } from '../../grammar/item.ts';
import type { Around, Made, Rule } from '../../grammar/rule.ts';
import { type Clock } from '../../meaning.ts';
import { isNumberedNoun } from '../lexicon/counted-nouns.ts';
import { ownerClassOf } from '../lexicon/owners.ts';
import { UNCOUNTED_NOUN } from '../lexicon/word-endings.ts';
import { hasTag } from '../tags.ts';
import { halfPast, readsAsMinutes } from './clocks.ts';
import { isCounting, isPointedAt, standsAfterTime } from './context.ts';
import { isYearNumber } from './dates.ts';
import {
  clock,
  clockAt,
  digitCount,
  fact,
  hasLeadingZero,
  isDigits,
  noSuchDate,
  noSuchTime,
  type Payloads,
  range,
  rule,
} from './make.ts';
import { clockOf, runTogether } from './points.ts';

/** A bare number is a clock only where nothing that it counts follows: "в 5 магазинах". */
function clockAfterPreposition(item: Item, { after }: Around): Made | null {
  // "в восемь сад": in words it would be "в восьмой сад"
  const isApart = after !== null && !isDigits(item) && isNumberedNoun(after.word);
  if (item.meaning === null && !isApart && isCounting(item.value, after)) return null;
  const value = clockOf(item);
  // "в 2027": a year sooner than an evening
  const certain = !(digitCount(item) === 4 && item.value >= 1900 && item.value < 2100);
  return clock(value, certain);
}

export const pair = (hour: Item, minutes: Item): Clock | null =>
  readsAsMinutes(minutes)
    ? clockAt(hour.value, minutes.value, { literal: hasLeadingZero(hour) })
    : null;

/** "завтра 10 планёрка": after five and more a counted noun would end otherwise. */
const isNoGenitive = (value: number, after: Item): boolean =>
  value >= 5 && after.kind === 0 && UNCOUNTED_NOUN.test(after.word);

/** More hours than that are a length: "в 36 часов". */
const HOURS_MISTAKEN = 30;

const noSuch = ({ kind }: Payloads['no-such']): Made =>
  kind === 'no-such-time' ? noSuchTime() : noSuchDate();

/** "в десять тридцать кабинет 12": it has a number of its own behind it. */
const isHouse = (after: Item | null): boolean =>
  after !== null && (ownerClassOf(after.word)?.includes('house') ?? false);

/** "в 10", "в 7 15", "в час", "часа в три": what a preposition makes a clock. */
export const AT_CLOCK: readonly Rule[] = [
  rule('в <hourish>', ({ hourish }, around) => clockAfterPreposition(hourish, around)),
  rule('в <hour> <minutes>', ({ hour, minutes }, { after }) =>
    isCounting(minutes.value, after) && !isHouse(after) ? null : clock(pair(hour, minutes)),
  ),
  rule('в <hour> - <minutes>', ({ hour, minutes }) => {
    // "в 17-45" is a time, "в 10-12" a span
    if (digitCount(minutes) !== 2) return null;
    const isSpan = minutes.value > hour.value && minutes.value <= 24;
    if (!isSpan) return clock(clockAt(hour.value, minutes.value));
    const start = clockOf(hour);
    const end = clockOf(minutes);
    return start === null || end === null
      ? null
      : fact({ kind: 'clock-range', range: range(start, end) });
  }),
  rule('в <hour> ~, ~<minutes>', ({ hour, minutes }) =>
    digitCount(minutes) === 2 ? clock(clockAt(hour.value, minutes.value)) : null,
  ),
  // "в 25 часов"; "уложиться в 48 часов" is a length
  rule('в <length>', (m) => {
    const { seconds, unit } = m.length.meaning.length;
    const hours = seconds / 3600;
    return unit === 'hour' && hours > 24 && hours <= HOURS_MISTAKEN ? noSuchTime() : null;
  }),
  rule('в|на|к|до|с|после|по <no-such>', (m) => noSuch(m['no-such'].meaning)),
  rule('в <fraction>', ({ fraction }, { after }) =>
    isCounting(fraction.value, after) ? null : clock(halfPast(fraction)),
  ),
  rule('в час <minutes>', ({ minutes }) =>
    readsAsMinutes(minutes) ? clock(clockAt(1, minutes.value)) : null,
  ),
  // a Latin letter for "В"; "витамин B 12" stays what it is
  rule('<latin-b> <hourish>', ({ hourish }, around) =>
    standsAfterTime(around.before) ? clockAfterPreposition(hourish, around) : null,
  ),
  rule('<hour-plural> на <clock>', (m) => clock(m.clock.meaning.clock)),
  rule('<hour-plural> в <hourish>', ({ hourish }, around) =>
    clockAfterPreposition(hourish, around),
  ),
  rule('<about> <hourish>', ({ hourish }, around) => clockAfterPreposition(hourish, around)),
  rule('в <about> <hourish>', ({ hourish }, around) => clockAfterPreposition(hourish, around)),
  rule('<about> в <hourish>', ({ hourish }, around) => clockAfterPreposition(hourish, around)),
  rule('в районе|район <hourish>', ({ hourish }, around) => clockAfterPreposition(hourish, around)),
  rule('ровно в <hourish>', ({ hourish }, around) => clockAfterPreposition(hourish, around)),
  rule('в <hourish> ровно', ({ hourish }, around) => clockAfterPreposition(hourish, around)),
  // "к 7 15", "до 9 30", "завтра 9 30": the preposition stays for the relation it makes
  rule('<hour> <minutes>', ({ hour, minutes }, { before, after }) => {
    if (isCounting(minutes.value, after)) return null;
    if (isPointedAt(before) || standsAfterTime(before)) return clock(pair(hour, minutes));
    // "восемнадцать тридцать", "созвон одиннадцать двадцать": dictated, with nothing behind it
    const dictated = !isDigits(hour) && !isDigits(minutes) && hour.value >= 7;
    const isApart = before === null || (before.kind === 0 && before.word.length > 2);
    return isApart && dictated && after?.kind !== 0 ? clock(pair(hour, minutes), false) : null;
  }),
  // "завтра 0915", "в пятницу 1120"
  rule('<whole>', ({ whole }, { before, after }) => {
    const isClock =
      digitCount(whole) === 4 && standsAfterTime(before) && !isYearNumber(whole.value);
    const isPadded = isClock && whole.value < 1000;
    // "завтра 1830 кино"; a round number may as well be a sum
    const isAlone = after === null || after.kind !== 0 || whole.value % 100 > 0;
    const fits = isPadded || (isClock && isAlone);
    return fits && !isCounting(whole.value, after) ? clock(runTogether(whole), isPadded) : null;
  }),
  // "до часа", "не позже часа"
  rule('<hours>', ({ hours }, { before, after }) =>
    hasTag(hours, 'one-hour-of') && hasTag(before, 'bounds-one') && after?.kind !== 0
      ? clock(clockAt(1))
      : null,
  ),
  rule('<hour>', ({ hour }, { before, after }) => {
    // "завтра 10", said with nothing behind it
    const alone =
      after === null || [',', '.', ';'].includes(after.word) || isNoGenitive(hour.value, after);
    return alone && standsAfterTime(before) && isDigits(hour) ? clock(clockOf(hour), false) : null;
  }),
];
