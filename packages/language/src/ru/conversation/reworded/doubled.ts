import type { ThreadHints } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import {
  BY_NUMBER,
  DELETES,
  DELETES_TASK,
  DOUBLE_WORDS,
  DROPS_ONE,
  FINDS,
  SHOWS_TASK,
  STANDS_TWICE,
} from './doubled-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

/**
 * "у меня дубль: вызвать мастера, убери", "вызвать мастера два раза записано", of what was spoken of here: the order that
 * deletes one of them, which is asked about before anything goes; where none is given they are shown. Null for everything else.
 */
export function orderOfDoubled(said: string, thread: ThreadHints | null): string | null {
  const text = said.trim();
  if (thread === null || text.length > CHARS_MAX || text.includes('?')) return null;
  if (!DOUBLE_WORDS.test(text)) return null;
  for (const pattern of STANDS_TWICE) {
    const { name = '', rest } = pattern.exec(text)?.groups ?? {};
    if (name === '' || (rest !== undefined && !DROPS_ONE.test(rest))) continue;
    const order = orderOf(name, { isOrdered: rest !== undefined, thread });
    if (order !== null) return order;
  }
  return null;
}

function orderOf(
  name: string,
  { isOrdered, thread }: { readonly isOrdered: boolean; readonly thread: ThreadHints },
): string | null {
  if (BY_NUMBER.test(name)) return `${isOrdered ? DELETES_TASK : SHOWS_TASK} ${name}`;
  const { items } = readText(name);
  if (!isSpokenOfIn(items, thread) || items.some(isFact) || isOfTitle(thread)) return null;
  if (!isOrdered) return `${FINDS} ${name}`;
  return `${isInfinitive(items[0]?.word ?? '') ? DELETES_TASK : DELETES} ${name}`;
}

/** "снять второй дубль" may be what is to be done. */
const isOfTitle = ({ candidates }: ThreadHints): boolean =>
  candidates.some(({ title = '' }) => DOUBLE_WORDS.test(title));
