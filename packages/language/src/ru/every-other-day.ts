import { Item } from '../grammar/item.ts';
import { QUOTED } from '../grammar/scan.ts';
import type { Meaning } from '../meaning.ts';
import { isRoutine } from './lexicon/routine-words.ts';
import { IN_ONE_DAY } from './lexicon/word-endings.ts';
import { repeatEvery } from './rules/make.ts';

const EVERY_OTHER_DAY: Meaning = {
  kind: 'repeat',
  repeat: repeatEvery('DAILY', 2, { certain: false }),
};

/** "через день": in one day, unless what is done is done again and again. */
function isInOneDay({ meaning }: Item): boolean {
  if (meaning?.kind !== 'offset' || meaning.sign !== 1) return false;
  return meaning.length.days === 1;
}

/** "через день кормить рыбок": beside a word of routine every other day is meant. */
export function readEveryOtherDay(text: string, items: readonly Item[]): readonly Item[] {
  if (!items.some((item) => !(item.flags & QUOTED) && isRoutine(item.word))) return items;
  return items.map((item) => {
    if (!isInOneDay(item) || !IN_ONE_DAY.test(text.slice(item.from, item.to))) return item;
    const { kind, value, flags, from, to, glued, word, rule, parts, tags } = item;
    return new Item(kind, value, flags, from, to, glued, word, EVERY_OTHER_DAY, rule, parts, tags);
  });
}
