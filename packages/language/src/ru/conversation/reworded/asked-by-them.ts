import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { MOVES_IT, WANTED_BEHIND } from './asked-by-them-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 160;

/**
 * "счёт перенеси на завтра до обеда он просил": the order without who wants it so. What stands behind the verb and ends
 * in a time is whole without it, and means what it means alone: a deadline stays one. Null for everything else.
 */
export function withoutAsker(said: string): string | null {
  const text = said.trim();
  if (text.length > CHARS_MAX) return null;
  const { order } = WANTED_BEHIND.exec(text)?.groups ?? {};
  if (order === undefined || !MOVES_IT.test(`${order} `)) return null;
  const items = readText(order).items.filter((item) => !isMark(item));
  const last = items.at(-1);
  return last !== undefined && isFact(last) && !saysOnlyTime(order) ? order.trim() : null;
}
