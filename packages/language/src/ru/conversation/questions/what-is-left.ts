import type { Query } from '@planerka/contracts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { DAYS_ASKED } from './asked-of-days-phrases.ts';

/** "что осталось на неделе?": of several days, what is over by now is not told. A day is shown as it is. */
export function whatIsLeft(query: Query, said: string): Query {
  if (query.type !== 'agenda' || query.window.from === query.window.to) return query;
  return wordsIn(said).some((word) => DAYS_ASKED.left.has(word)) ? { ...query, left: true } : query;
}
