import type { ThreadHints } from '@planerka/contracts';
import { readFrame } from '../../commands/answers/answer-value.ts';
import { GUESS } from '../acts/made.ts';
import type { PlainOrder } from '../reworded/reworded.ts';
import { isSameName, wordsIn } from './choice-by-words.ts';
import {
  JOINED_NAMES,
  MOVED_SO,
  NOT_THEN_AHEAD,
  NOT_THEN_BEHIND,
  NOTHING_NEW,
  THE_SAME_ONES,
} from './the-same-ones-phrases.ts';

const NAME_MIN = 3;

/**
 * The order that moves what is named as the same as before; null where nothing is, or some of it was not spoken
 * of here.
 */
export function orderOfSameOnes(text: string, thread: ThreadHints | null): string | null {
  const { names, time: said } = THE_SAME_ONES.exec(text.trim())?.groups ?? {};
  if (thread === null || names === undefined || said === undefined) return null;
  const time = said.replace(NOT_THEN_AHEAD, '').replace(NOT_THEN_BEHIND, '').trim();
  const read = readFrame(time);
  if (read === null || read.rest.length > 0 || read.frame.day == null) return null;
  const titles = thread.candidates.map(({ title = '' }) => wordsIn(title));
  const isKnown = (name: string): boolean => {
    const telling = wordsIn(name).filter((word) => word.length >= NAME_MIN);
    const isIn = (title: readonly string[]): boolean =>
      telling.every((word) => title.some((other) => isSameName(word, other)));
    return telling.length > 0 && titles.some(isIn);
  };
  return names.split(JOINED_NAMES).every(isKnown) ? MOVED_SO(names, time) : null;
}

/** The same where nothing is asked: it is moved at once only where it is said that it is nothing new. */
export function sameOnesMoved(text: string, thread: ThreadHints | null): PlainOrder | null {
  const order = orderOfSameOnes(text, thread);
  if (order === null) return null;
  return NOTHING_NEW.test(text.trim()) ? { order } : { order, most: GUESS };
}
