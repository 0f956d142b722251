import type { ThreadHints } from '@planerka/contracts';
import { isSameName, wordsIn } from '../../conversation/answers/choice-by-words.ts';
import { isThirdPerson } from '../finite-verbs.ts';
import { isInfinitive } from '../verb-forms.ts';
import { LET_THEM, SHALL_HAND_OVER, TELLS_NOTHING } from './tale-of-standing-phrases.ts';

/** Shorter ones are titles. */
const WORDS_MIN = 6;
/** Shorter words have too many neighbours. */
const NAME_MIN = 4;

/**
 * "а физру петину бабушке скажу пусть бабушка соберёт форму это не моё уже", where «форма на физру» stands: a long
 * sentence without anything to do, in which others do something, and which names what is there. It is more likely said
 * of that than the title of something new, so it is asked about.
 */
export function isTaleOfStanding(text: string, thread: ThreadHints | undefined): boolean {
  const words = wordsIn(text);
  const isToDo = words.some((word) => isInfinitive(word) && !LET_THEM.has(word));
  if (words.length < WORDS_MIN || isToDo) return false;
  const isLeft = words.some((word) => LET_THEM.has(word) || SHALL_HAND_OVER.test(word));
  if (!isLeft || !words.some((word) => isThirdPerson(word) || SHALL_HAND_OVER.test(word)))
    return false;
  // "бабушке скажу пусть соберёт": handed on, whatever stands
  if (words.some((word) => LET_THEM.has(word)) && words.some((word) => SHALL_HAND_OVER.test(word)))
    return true;
  const names = words.filter(
    (word) =>
      word.length >= NAME_MIN &&
      !isThirdPerson(word) &&
      !LET_THEM.has(word) &&
      !SHALL_HAND_OVER.test(word) &&
      !TELLS_NOTHING.has(word),
  );
  return (thread?.candidates ?? []).some(
    ({ kind, title = '' }) =>
      kind !== 'project' &&
      wordsIn(title).some((each) => names.some((name) => isSameName(name, each))),
  );
}
