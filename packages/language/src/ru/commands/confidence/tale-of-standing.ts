import type { ThreadHints } from '@planerka/contracts';
import { factOf } from '../../../time/frame.ts';
import { isSameName, wordsIn } from '../../conversation/answers/choice-by-words.ts';
import { readText } from '../../grammar.ts';
import { isThirdPerson } from '../finite-verbs.ts';
import { isInfinitive } from '../verb-forms.ts';
import { LET_THEM, SHALL_BE, SHALL_HAND_OVER, TELLS_NOTHING } from './tale-of-standing-phrases.ts';

/** Shorter ones are titles. */
const WORDS_MIN = 6;
/** When something is to be. */
const WHEN: ReadonlySet<string> = new Set(['clock', 'day', 'daypart', 'moment']);
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
  const isLet = words.some((word) => LET_THEM.has(word));
  const isMine = words.some((word) => SHALL_HAND_OVER.test(word));
  const isTimed = readText(text).items.some((item) => WHEN.has(factOf(item)?.kind ?? ''));
  // "завтра в шесть передам", "пусть завтра будет ужин": what is planned
  if ((isTimed && isMine && !isLet) || isToBe(words)) return false;
  // "бабушке скажу пусть соберёт": handed on, whatever stands
  if (isLet && isMine && !isTimed) return true;
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

/** Is it let be, and nobody let do it? */
function isToBe(words: readonly string[]): boolean {
  const from = words.findIndex((word) => LET_THEM.has(word));
  const verb = from < 0 ? undefined : words.slice(from + 1).find(isThirdPerson);
  return verb !== undefined && SHALL_BE.has(verb);
}
