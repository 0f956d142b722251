import { isWord, says } from '../commands/view.ts';
import type { FindIn } from './seen-title.ts';

const CONFIDENCE = 0.55;
const WORDS_MAX = 2;

/** "разобраться с документами": nobody sees what is to be done first. */
export const vague: FindIn = ({ words, known }) => {
  const said = words.filter((item) => isWord(item) && !says(item, 'preposition'));
  if (known.description || said.length === 0 || said.length > WORDS_MAX) return null;
  const isVague = said.every((item) => says(item, 'vague')) && words.every(isWord);
  return isVague
    ? { type: 'ask_clarification', confidence: CONFIDENCE, payload: { questionId: 'vague' } }
    : null;
};
