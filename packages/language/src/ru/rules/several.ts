import type { Item } from '../../grammar/item.ts';
import type { Rule } from '../../grammar/rule.ts';
import { isCounting } from './context.ts';
import { clock, partOfDay, type Payloads, rule } from './make.ts';
import { clockOf } from './points.ts';
import { LOOKS_LIKE_INFINITIVE } from '../lexicon/word-endings.ts';
import { hasTag } from '../tags.ts';

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

/** "в 8, 16 и 24", "утром и вечером" */
export const SEVERAL: readonly Rule[] = [
  rule('<clock> ,? и|, <hour>', (m, { after }) => alsoAt(m.clock.meaning, m.hour, after)),
  rule('<a:clock> и <b:clock>', ({ a, b }, { after }) =>
    // "созвон в 10 и в 12 обед" are two
    after?.kind === 0 || a.meaning.others.length >= CLOCKS_MAX
      ? null
      : clock(a.meaning.clock, a.meaning.certain, [
          ...a.meaning.others,
          b.meaning.clock,
          ...b.meaning.others,
        ]),
  ),
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
