import type { Item } from '../grammar/item.ts';
import { FINISHING_STEMS } from './lexicon/finishing-words.ts';

/** "сделать за пять дней" sets a deadline; "отчёт за пять дней" says what the report covers. */
export function isFinishing(items: readonly Item[]): boolean {
  return items.some((item) => FINISHING_STEMS.some((stem) => item.word.startsWith(stem)));
}
