import type { Item } from '../../grammar/item.ts';
import type { Rule } from '../../grammar/rule.ts';
import type { Clock } from '../../meaning.ts';
import { carryHalf } from '../../time/carry-half.ts';
import { LOOKS_LIKE_INFINITIVE } from '../lexicon/word-endings.ts';
import { hasTag } from '../tags.ts';
import { isCounting } from './context.ts';
import { clock, clockAt, type Payloads, partOfDay, rule } from './make.ts';
import { clockOf } from './points.ts';

/** "в 8, 16 и 24": a bare number among clocks, with nothing behind it that it could count. */
function alsoAt(
  { clock: first, others, certain }: Payloads['clock'],
  hour: Item,
  after: Item | null,
) {
  const isAlone = after === null || after.kind !== 0 || LOOKS_LIKE_INFINITIVE.test(after.word);
  const next = isAlone && !isCounting(hour.value, after) ? clockOf(hour) : null;
  const isFull = others.length >= CLOCKS_MAX || (after !== null && after.word === ':');
  return next === null || isFull ? null : clock(first, certain, [...others, next]);
}
const CLOCKS_MAX = 8;

/** "2 дня", "3 дня" */
function afternoonHour({ parts }: Item): Clock | null {
  const [hour, unit, ...more] = parts;
  const isHour = hour !== undefined && hasTag(unit, 'of-day') && more.length === 0;
  return isHour && hour.value <= 4 && Number.isInteger(hour.value)
    ? clockAt(hour.value, 0, { half: 'afternoon' })
    : null;
}

/** "8 и 10 вечера": with no preposition of its own, the last clock speaks for those before it. */
const saysHalfOnce = ({ meaning, parts }: Item<Payloads['clock']>): boolean =>
  meaning.clock.half !== null && !hasTag(parts[0], 'exactly');

/** "в 8, 16 и 24", "утром и вечером" */
export const SEVERAL: readonly Rule[] = [
  rule('<clock> ,? и|, <hour>', (m, { after }) => alsoAt(m.clock.meaning, m.hour, after)),
  rule('<a:clock> и <b:clock>', ({ a, b }, { after }) => {
    const hasOneHalf = saysHalfOnce(b);
    // "созвон в 10 и в 12 обед" are two; "в 8 и 10 вечера капать капли" is one
    const isTwo = after?.kind === 0 && !hasOneHalf;
    if (isTwo || a.meaning.others.length >= CLOCKS_MAX) return null;
    const last = b.meaning.clock;
    const [first, ...others] = [a.meaning.clock, ...a.meaning.others].map((said) =>
      hasOneHalf ? carryHalf(said, last) : said,
    );
    return first === undefined
      ? null
      : clock(first, a.meaning.certain, [...others, last, ...b.meaning.others]);
  }),
  // "в 10 и 2 дня": behind a clock two in the afternoon, and no length
  rule('<a:clock> и <b:length>', ({ a, b }, { after }) => {
    const last = after === null || after.kind !== 0 ? afternoonHour(b) : null;
    if (last === null || a.meaning.others.length >= CLOCKS_MAX) return null;
    const said = [a.meaning.clock, ...a.meaning.others].map((one) => carryHalf(one, last));
    const [first = last, ...others] = said;
    return clock(first, a.meaning.certain, [...others, last]);
  }),
  rule('<a:part-of-day> ,? и|, <b:part-of-day>', ({ a, b }, { after }) =>
    // "купить хлеб утром и вечером забрать детей" are two tasks
    a.meaning.others.length >= CLOCKS_MAX || after?.kind === 0
      ? null
      : partOfDay(a.meaning.daypart, [...a.meaning.others, b.meaning.daypart]),
  ),
  // "утром в 8 и вечером в 9"
  rule('<part-of-day> <clock>', (m, { before, after }) => {
    const said = m.clock.meaning.clock;
    const isListed = hasTag(before, 'lists-times') || hasTag(after, 'lists-times');
    if (!isListed) return null;
    const isOpen = said.half === null && !said.literal && !said.midnight;
    return clock(isOpen ? { ...said, half: m['part-of-day'].meaning.daypart } : said);
  }),
];
