import { fold } from '../../../grammar/scan.ts';
import { isSameWord } from '../../conversation/answers/choice-by-words.ts';
import { LONE_PREPOSITION } from './consent-ahead-phrases.ts';

const WORD = /\p{L}+/gu;
const NAME_MIN = 3;

/** A text without the words that are forms of `names`, and without the prepositions that hung on them. */
export function withoutNames(text: string, names: readonly string[]): string {
  const isName = (word: string): boolean => names.some((name) => isSameWord(name, fold(word)));
  return text
    .replace(WORD, (word) => (word.length >= NAME_MIN && isName(word) ? ' ' : word))
    .replace(/[\s,.!]+/gu, ' ')
    .replace(LONE_PREPOSITION, ' ')
    .trim();
}
