import { isVerb } from '../../conversation/lexicon.ts';
import { readText } from '../../grammar.ts';
import { isAction } from '../view.ts';
import { withNote } from './fetched-phrases.ts';
import { ASKS_WHAT, MAY_BE_PRICED, PRICED } from './priced-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 160;
const ORDER_WORDS_MIN = 2;

/** "заменить стекло это где-то тысяч пять": what one thing costs is a note of it. Null for everything else. */
export function priced(text: string): string | null {
  if (text.length > CHARS_MAX || !MAY_BE_PRICED.test(text) || /[?\n«"]/u.test(text)) return null;
  const { order, price } = PRICED.exec(text.trim())?.groups ?? {};
  if (order === undefined || price === undefined || ASKS_WHAT.test(order)) return null;
  const { items } = readText(order);
  const isOne = items.filter(isAction).length === 1 && !items.some(({ word }) => isVerb(word));
  return isOne && items.length >= ORDER_WORDS_MIN ? withNote(order, price, false) : null;
}
