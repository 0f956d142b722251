import type { ObjectHandle, ThreadHints } from '@planerka/contracts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { inView } from '../acts/correction.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { isVerb } from '../lexicon.ts';
import { bearersOf, NAME_MIN, tellingWords } from '../objects/bearers.ts';
import {
  BETTER,
  BETTER_THEN,
  movedTitle,
  NOT_SO_BUT,
  PLACED,
  PUT,
  STANDS_FOR,
} from './better-then-phrases.ts';
import { isDoneToIn } from './said-in-part.ts';
import { movedAs } from './told-by-others-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

/**
 * "позвонить ей лучше в среду чем в понедельник", "корм купить лучше завтра": the order to move what was spoken of
 * here, which is asked about first. Null where nothing bears the words: then it is something new.
 */
export function betterThen(said: string, thread: ThreadHints | null): string | null {
  if (thread === null || said.length > CHARS_MAX || !said.toLowerCase().includes(BETTER))
    return null;
  const { what, when, wrong } = BETTER_THEN.exec(said.trim())?.groups ?? {};
  if (what === undefined || when === undefined || !saysOnlyTime(when)) return null;
  if (wrong !== undefined && !saysOnlyTime(wrong)) return null;
  const words = wordsIn(what);
  const telling = words.filter((word) => !STANDS_FOR.has(word) && word.length >= NAME_MIN);
  const isPointed = telling.length < words.filter((word) => word.length > 1).length;
  const bearers = bearersOf(telling, thread);
  const view = inView(thread);
  if (telling.length === 0) return view === null || !isPointed ? null : movedAs('', when);
  const [only, ...more] = bearers;
  if (only !== undefined && more.length === 0) return named(only, when);
  // of several by that verb the one that is in view is pointed at
  const seen = bearers.find((each) => each === view);
  return isPointed && seen !== undefined ? named(seen, when) : null;
}

/**
 * "а батарейки на сегодня на вечер поставь", where one task to do something to them was spoken of: the order to move
 * it, which is asked about first. Null for everything else.
 */
export function placedByWord(said: string, thread: ThreadHints | null): string | null {
  if (thread === null || said.length > CHARS_MAX) return null;
  const { what, when } = PLACED.exec(said.trim())?.groups ?? {};
  if (what === undefined || when === undefined || !saysOnlyTime(when)) return null;
  const telling = wordsIn(what);
  if (telling.some((word) => word.length < NAME_MIN || isInfinitive(word) || isVerb(word))) {
    return null;
  }
  const bearers = bearersOf(telling, thread).filter(
    ({ kind, title = '' }) => kind === 'task' && isInfinitive(wordsIn(title)[0] ?? ''),
  );
  // "добавить остров в смету" is not done to the estimate
  const meant =
    bearers.length > 1 && PUT.test(said)
      ? bearers.filter(({ title = '' }) => isDoneToIn(telling, title))
      : bearers;
  const [only, ...more] = meant;
  return only === undefined || more.length > 0 ? null : named(only, when);
}

/**
 * "ой не репетиция в воскресенье в восемь", of the one thing that bears the name: the order to move it, which is asked
 * about first. Null for everything else.
 */
export function notSoBut(said: string, thread: ThreadHints | null): string | null {
  if (thread === null || said.length > CHARS_MAX) return null;
  const { what, when } = NOT_SO_BUT.exec(said.trim())?.groups ?? {};
  if (what === undefined || when === undefined || !saysOnlyTime(when)) return null;
  const [only, ...more] = bearersOf(tellingWords(what), thread);
  return only === undefined || more.length > 0 ? null : named(only, when);
}

const named = ({ title = '' }: ObjectHandle, when: string): string | null =>
  title === '' || /[«»"]/u.test(title) ? null : movedTitle(title, when);
