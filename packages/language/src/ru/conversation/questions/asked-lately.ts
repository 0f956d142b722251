import type { Query } from '@planerka/contracts';
import { type Item, leavesOf } from '../../../grammar/item.ts';
import { isMark } from '../../commands/view.ts';
import {
  ASKS,
  BESIDE_WRITING,
  MANAGED,
  MEETINGS,
  OF_SPAN,
  TELLS_WRITING,
  TO_WRITE,
  WRITTEN,
  WROTE,
} from './asked-lately-phrases.ts';

const WORDS_MAX = 12;

/**
 * "что я сегодня добавляла?", "какую задачу я записал последней": what was written lately, which the journal knows. Every
 * word is of such a question, in whatever order; null where one is not: "что я записала на завтра", "где я записал пароль".
 * "что записано сегодня" is what stands there today.
 */
export function readAskedLately(items: readonly Item[]): Query | null {
  const words = items
    .filter((item) => !isMark(item))
    .flatMap(leavesOf)
    .map(({ word }) => word);
  if (words.length > WORDS_MAX || !words.some((word) => ASKS.has(word))) return null;
  const isManaged = words.some((word) => MANAGED.has(word));
  const isTold = words.some((word) => TELLS_WRITING.has(word));
  const isOfPlan =
    words.some((word) => MEETINGS.has(word)) && words.some((word) => OF_SPAN.has(word));
  if (isOfPlan && !isTold) return null;
  const tells = (word: string): boolean =>
    WROTE.has(word) || (isManaged && TO_WRITE.has(word)) || (isTold && WRITTEN.has(word));
  const isOfIt = (word: string): boolean =>
    tells(word) || ASKS.has(word) || MANAGED.has(word) || BESIDE_WRITING.has(word);
  return words.some(tells) && words.every(isOfIt) ? { type: 'history' } : null;
}
