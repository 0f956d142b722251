import type { Item } from '../../../grammar/item.ts';
import { hasTag } from '../../tags.ts';
import { isFinite } from '../finite-verbs.ts';
import { isAction, isFact, isMark, isWord } from '../view.ts';

/** So near the beginning is what somebody wished once: "я вот хотел". */
const WISH_WITHIN = 3;
/** So much is said of what "это" tells about. */
const DEFINITION_WORDS_MAX = 5;

const wordsOf = (items: readonly Item[]): readonly Item[] => items.filter((item) => isWord(item));

/** Where somebody tells what he once wished; -1 for the rest. */
const wishIn = (words: readonly Item[]): number =>
  words.slice(0, WISH_WITHIN).findIndex((item) => hasTag(item, 'wished-once'));

/** "щас" is a time as well, so a word of what was read as one is asked, too. */
const isScoff = (last: Item | undefined): boolean =>
  hasTag(last, 'scoffing') || hasTag(last?.parts.at(-1), 'scoffing');

/** "хотел вечером в кино да куда там", "хотела обои клеить но спина болит": it came to nothing. */
export function isDroppedWish(items: readonly Item[]): boolean {
  const words = wordsOf(items);
  const wish = wishIn(words);
  if (wish < 0) return false;
  if (isScoff(items.findLast((item) => !isMark(item)))) return true;
  const but = words.findIndex((item, at) => at > wish && hasTag(item, 'but-then'));
  const behind = words.slice(but + 1);
  if (but < 0 || behind.some((item) => isAction(item) || hasTag(item, 'requesting'))) return false;
  return behind.some((item) => hasTag(item, 'dropping') || isFinite(item.word));
}

/** "думал в субботу высплюсь": what one thought would be, and nothing to do. */
export const isOnceThought = (items: readonly Item[]): boolean => {
  const words = wordsOf(items);
  const wish = wishIn(words);
  return wish >= 0 && hasTag(words[wish], 'thought-once') && !words.some((item) => isAction(item));
};

/** "физика первым уроком это мука", "врач это не работа а диагноз": what something is. */
export function isDefinition(items: readonly Item[]): boolean {
  const at = items.findIndex((item, i) => i > 0 && hasTag(item, 'defining'));
  const behind = items.slice(at + 1).filter((item) => !isMark(item));
  if (at < 0 || behind.length === 0 || behind.length > DEFINITION_WORDS_MAX) return false;
  if (behind.some((item) => isFact(item) || !isWord(item))) return false;
  const isNamed = items.slice(0, at).some((item) => isWord(item) || hasTag(behind[0], 'not'));
  return isNamed && !items.some((item) => isAction(item));
}

/** "он в пять должен был зайти": what should have been is told of others. */
export function isMissed(items: readonly Item[]): boolean {
  const words = wordsOf(items);
  const who = words.slice(0, WISH_WITHIN).some((item) => hasTag(item, 'third-person'));
  return who && words.some((item, at) => hasTag(item, 'obliged') && hasTag(words[at + 1], 'was'));
}

/** "печь остыла", "течь на кухне усилилась": what is an infinitive elsewhere is told of here. */
export function isNounTold(items: readonly Item[]): boolean {
  const words = wordsOf(items);
  const [noun, ...rest] = words;
  if (!hasTag(noun, 'noun-or-infinitive')) return false;
  return rest.some(({ word }) => isFinite(word)) && !rest.some((item) => isAction(item));
}
