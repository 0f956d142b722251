import type { ThreadHints } from '@planerka/contracts';
import { isAction, isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isVerbOfOrder } from '../acts/order-word.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import { POINTS_AT_NAME, SOFT_BETWEEN } from './pointed-name-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 100;

/**
 * "эту посылку лучше на завтра", "того мастера на среду", of what was spoken of here: the same without the
 * word that points at it. Null for everything else: "эту книгу дочитать" is something to do.
 */
export function pointedName(said: string, thread: ThreadHints | null): string | null {
  const text = said.trim();
  if (thread === null || text.length > CHARS_MAX || text.includes('?')) return null;
  const { soft = '', rest } = POINTS_AT_NAME.exec(text)?.groups ?? {};
  if (rest === undefined) return null;
  const plain = rest.replace(SOFT_BETWEEN, '');
  const { items } = readText(plain);
  const [name] = items;
  const isNamed = name !== undefined && !isFact(name) && !isMark(name);
  const isToDo = items.some((item) => isAction(item) && !isVerbOfOrder(item));
  if (!isNamed || isToDo) return null;
  return isSpokenOfIn([name], thread) ? `${soft}${plain}` : null;
}
