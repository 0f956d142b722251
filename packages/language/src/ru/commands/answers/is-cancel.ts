import type { Item } from '../../../grammar/item.ts';
import { PhraseList } from '../../../grammar/phrase-list.ts';
import { isSameWord, wordsIn } from '../../conversation/answers/choice-by-words.ts';
import { hasTag } from '../../tags.ts';
import { isCardinal } from '../../vocabulary.ts';
import { isFact, isMark, roleAt } from '../view.ts';
import {
  BESIDE_AS_IT_IS,
  CANCEL_PHRASES,
  LEFT_AS_IT_IS,
  STAYING_PHRASES,
  UNDOING_PHRASES,
  UNWANTED,
} from './cancel-phrases.ts';
import { behindHesitation } from './hesitation.ts';

const wordOf = ({ word }: Item): string => word;
const CANCELS = new PhraseList(CANCEL_PHRASES, { wordOf });
const STAYING = new PhraseList(STAYING_PHRASES, { wordOf });
const UNDOING = new PhraseList(UNDOING_PHRASES, { wordOf });
const WORDS_MAX = 6;

/** Is the whole utterance a wish to drop what is going on? */
export const isCancel = (words: readonly Item[]): boolean =>
  saysOneOf(CANCELS, words) || isLeftAsItIs(words);

/** "не надо на 5 вместо 4, оставь как есть": what is not to be changed is told ahead, and nothing else. */
function isLeftAsItIs(words: readonly Item[]): boolean {
  const said = words.filter((item) => !isMark(item));
  const text = said.map(wordOf).join(' ');
  if (said.length > LEFT_WORDS_MAX || !LEFT_AS_IT_IS.test(text)) return false;
  return said.every((item) => BESIDE_AS_IT_IS.has(item.word) || isFact(item) || isCardinal(item));
}
const LEFT_WORDS_MAX = 14;

/** Does it leave as it is what is being asked about? */
export const leavesAsIs = (words: readonly Item[]): boolean => saysOneOf(STAYING, words);

/** Does it take back what was just done? "не надо" and "забудь" only drop what is asked. */
export const takesBack = (words: readonly Item[]): boolean => saysOneOf(UNDOING, words);

/** Is it told that what is being asked about, with words of its title or of its kind, is wanted no more? */
export function isUnwanted(words: readonly Item[], title: string): boolean {
  const said = words.filter((item) => !isMark(item)).map(wordOf);
  if (said.length < 2 || said.length > UNWANTED_WORDS_MAX) return false;
  const not = said.indexOf(UNWANTED.not);
  const isDenied = not >= 0 && said.slice(not + 1).some((word) => UNWANTED.wanted.has(word));
  if (!isDenied && !said.some((word) => UNWANTED.off.has(word))) return false;
  const titled = wordsIn(title);
  return said.every(
    (word) =>
      UNWANTED.beside.has(word) ||
      UNWANTED.wanted.has(word) ||
      UNWANTED.off.has(word) ||
      UNWANTED.nouns.has(word) ||
      titled.some((each) => isSameWord(each, word)),
  );
}
const UNWANTED_WORDS_MAX = 8;

function saysOneOf(phrases: PhraseList, words: readonly Item[]): boolean {
  // "отмена, хотя": what stands behind it decides
  const behind = behindHesitation(words);
  if (behind !== null && !saysOneOf(phrases, behind)) return false;
  if (words.length === 0 || words.length > WORDS_MAX * 2) return false;
  const said = words.filter((item) => !isMark(item) && roleAt(item) !== 'soft');
  if (said.length === 0 || said.length > WORDS_MAX) return false;
  // soft words around it change nothing
  const rest = said.filter((item) => !hasTag(item, 'beside-cancel'));
  return phrases.isWhole(said) || phrases.isWhole(rest);
}
