import { readText } from '../../grammar.ts';
import { isFact, isMark } from '../view.ts';

/** Do the words say nothing but a time? */
export function saysOnlyTime(words: string): boolean {
  const items = readText(words).items.filter((item) => !isMark(item));
  return items.length > 0 && items.every(isFact);
}
