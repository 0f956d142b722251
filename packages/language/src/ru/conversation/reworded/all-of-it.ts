import type { ThreadHints } from '@planerka/contracts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { inView } from '../acts/correction.ts';
import {
  ALL_DONE,
  ALL_OF_IT,
  ALL_THEN,
  IT,
  MARKS,
  MOVES,
  MOVES_ALL,
  MOVES_TODAY,
  THEM,
  THEY_THEN,
  UNTIL_THEN,
} from './all-of-it-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 100;

/**
 * "это всё в пятницу вечером", "их на пятницу", "перенеси всё это на завтра", "это всё сделано", behind a list or
 * behind one thing: the order in the words for them, or for it. Null where nothing was shown, and for everything else.
 */
export function allOfIt(said: string, thread: ThreadHints | null): string | null {
  const text = said.trim();
  if (thread === null || text.length > CHARS_MAX || text.includes('?')) return null;
  const areSeveral = (thread.listed_count ?? 0) > 1;
  const all = movedTo(text);
  if (all !== null) return areSeveral ? MOVES(THEM, all) : MOVES_TODAY(all);
  if (!areSeveral && inView(thread) === null) return null;
  const which = areSeveral ? THEM : IT;
  if (ALL_DONE.test(text)) return MARKS(which);
  const then = ALL_THEN.exec(text) ?? (areSeveral ? THEY_THEN.exec(text) : null);
  const { when = '' } = then?.groups ?? {};
  if (when !== '' && saysOnlyTime(when)) return UNTIL_THEN.test(when) ? null : MOVES(which, when);
  return ALL_OF_IT.test(text) ? text.replace(ALL_OF_IT, which) : null;
}

/** "перенеси всё на завтра": when; null where nothing is moved so. */
function movedTo(text: string): string | null {
  const when = MOVES_ALL.exec(text)?.groups?.['when'];
  return when !== undefined && saysOnlyTime(when) ? when : null;
}
