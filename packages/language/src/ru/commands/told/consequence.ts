import type { Item } from '../../../grammar/item.ts';
import { isSameWord } from '../../conversation/answers/choice-by-words.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isFact, isMark, isWord } from '../view.ts';
import {
  COMES_TO_NOTHING,
  GOES_ON,
  NOT,
  OTHERWISE,
  WITHOUT,
  WITHOUT_IT,
} from './consequence-phrases.ts';

const WORDS_MAX = 8;

/**
 * "без них торт не начать", "иначе вывеску не сделать": what does not come about without what was asked for
 * `before` it, and nothing to be done itself. "без Пети не начинать" is an order.
 */
export function isConsequence(own: readonly Item[], before: readonly Item[]): boolean {
  const words = own.filter((item) => !isMark(item));
  if (words.length < 3 || words.length > WORDS_MAX || words.some(isFact)) return false;
  const [first, second] = words;
  const isOtherwise = OTHERWISE.has(first?.word ?? '') || OTHERWISE.has(second?.word ?? '');
  const what = first?.word === WITHOUT ? (second?.word ?? '') : null;
  const isWithout = what !== null && (WITHOUT_IT.has(what) || isSaid(what, before));
  return (isOtherwise || isWithout) && comesToNothing(words);
}

const isSaid = (word: string, before: readonly Item[]): boolean =>
  before.some((item) => isWord(item) && isSameWord(item.word, word));

function comesToNothing(words: readonly Item[]): boolean {
  const at = words.findIndex(({ word }) => word === NOT);
  const denied = words[at + 1]?.word ?? '';
  if (words.some(({ word }) => word !== denied && COMES_TO_NOTHING.test(word))) return true;
  if (at < 0) return false;
  return COMES_TO_NOTHING.test(denied) || (isInfinitive(denied) && !GOES_ON.test(denied));
}
