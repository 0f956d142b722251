import type { ThreadHints } from '@planerka/contracts';
import { isAction, isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isAnyOrder } from '../acts/order-word.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { ROWS } from '../objects/by-rows-phrases.ts';
import { placeOf } from '../objects/ordinal.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import {
  BACK_NAME,
  BESIDE_ROW,
  BRINGS_BACK,
  BRINGS_ROW_BACK,
  MAY_BRING_BACK,
  NAME_BACK,
} from './brought-back-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 140;

/**
 * "лавку верни, она ещё мокрая", "второе верни, поспешила": what was done with or deleted stands again, in
 * the words that order it; why is no part of them. Null for everything else, and where what comes back was
 * not spoken of: "лопату верни соседу" is something to do.
 */
export function broughtBack(said: string, thread: ThreadHints | null): string | null {
  const text = said.trim();
  if (thread === null || text.length > CHARS_MAX || !MAY_BRING_BACK.test(text)) return null;
  const { name, why } = (NAME_BACK.exec(text) ?? BACK_NAME.exec(text))?.groups ?? {};
  if (name === undefined || (why !== undefined && ordersMore(why))) return null;
  const row = rowNamed(name);
  if (row !== null) return BRINGS_ROW_BACK(row);
  const { items } = readText(name);
  if (items.some(isFact)) return null;
  if (isSpokenOfIn(items, thread)) return BRINGS_BACK(name);
  // what was deleted is spoken of no more
  return items.length === 1 && why !== undefined ? BRINGS_ROW_BACK(name) : null;
}

/** "вторую задачу", "и первое": a row of a list as orders name it; null for any other name. */
export function rowNamed(name: string): string | null {
  const [only, ...more] = wordsIn(name).filter((word) => !BESIDE_ROW.has(word));
  const place = only === undefined || more.length > 0 ? null : placeOf(only);
  return place === null ? null : (ROWS[place - 1] ?? name);
}

/** "и поставь на завтра", "завтра он ждёт" */
const ordersMore = (why: string): boolean =>
  readText(why).items.some((item) => isFact(item) || isAnyOrder(item) || isAction(item));
