import { wordsIn } from '../../conversation/answers/choice-by-words.ts';
import { THANKS_BEHIND, TO_BE_SAID } from './thanks-behind-phrases.ts';

/** A word alone may be no more than thanks itself: "да, спасибо" is read as a whole. */
const WORDS_MIN = 2;

/**
 * "что у меня на неделе? спс тебе" without its thanks: they say nothing of the plan, and no way of asking has to
 * know them. Null where there are none, or they are what is to be said to somebody.
 */
export function withoutThanks(text: string): string | null {
  const found = THANKS_BEHIND.exec(text);
  if (found === null) return null;
  const said = text.slice(0, found.index);
  if (wordsIn(said).length < WORDS_MIN || TO_BE_SAID.test(said)) return null;
  return `${said}${found.groups?.['mark'] ?? ''}`;
}
