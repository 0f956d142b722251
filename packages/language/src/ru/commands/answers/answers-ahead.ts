import type { AnswerAhead } from '../../../locale.ts';
import { ANOTHER_BEHIND, WISHED } from './answers-ahead-phrases.ts';

/** More is a story. */
const CHARS_MAX = 200;

/** Where an answer may end and another thing begin, the longest answer first: "час" of "час, и ещё купить перчатки". */
export function answersAhead(text: string): readonly AnswerAhead[] {
  if (text.length > CHARS_MAX || text.includes('?')) return [];
  return [...text.matchAll(ANOTHER_BEHIND)]
    .map(({ index, 0: joint }) => ({
      answer: text.slice(0, index).trim(),
      rest: text.slice(index + joint.length).trim(),
    }))
    .filter(({ answer, rest }) => answer !== '' && rest !== '')
    .map((each) => ({ ...each, isWish: WISHED.test(each.rest) }))
    .reverse();
}
