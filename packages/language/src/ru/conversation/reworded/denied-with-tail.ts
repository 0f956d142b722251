import type { ThreadHints } from '@planerka/contracts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { knownAs, namingWords } from '../objects/known-as.ts';
import { NO_TALE, NOT_THEN_AND_MORE, notThenBut, TOLD_BEHIND } from './denied-with-tail-phrases.ts';
import type { PlainOrder } from './reworded.ts';
import { isToDo } from './told-by-others.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;
/** Words of a time, and of what is told behind it, at most. */
const TIME_WORDS_MAX = 4;
const TALE_WORDS_MAX = 6;

/**
 * "машина не в среду, а в четверг, у них там с девяти": the day that was denied and the right one, of what bears the
 * name, without what is told behind it; it is asked about first. Null where the whole is said without a tale.
 */
export function deniedWithTail(said: string, thread: ThreadHints | null): PlainOrder | null {
  const text = said.trim().replace(/[.!)]+$/u, '');
  if (thread === null || text.length > CHARS_MAX) return null;
  const { name = '', old, behind } = NOT_THEN_AND_MORE.exec(text)?.groups ?? {};
  if (old === undefined || behind === undefined || !saysOnlyTime(old)) return null;
  if (saysOnlyTime(behind)) return null;
  if (name !== '' && knownAs(namingWords(name), thread).length !== 1) return null;
  const words = behind.split(/\s+/u);
  const times = Math.min(TIME_WORDS_MAX, words.length - 1);
  const count = Array.from({ length: times }, (_, at) => times - at).find((length) =>
    saysOnlyTime(words.slice(0, length).join(' ')),
  );
  if (count === undefined) return null;
  const tale = words.slice(count).join(' ');
  const isTale = TOLD_BEHIND.test(tale) && !NO_TALE.test(` ${tale} `);
  if (!isTale || words.length - count > TALE_WORDS_MAX) return null;
  if (readText(tale).items.some(isToDo)) return null;
  return { order: notThenBut(name, old, words.slice(0, count).join(' ')), most: GUESS };
}
