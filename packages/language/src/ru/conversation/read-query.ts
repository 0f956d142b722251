import { Query } from '@planerka/contracts';
import { askWithin } from '../commands/ask-boundaries.ts';
import { isMark } from '../commands/view.ts';
import { type Clause, isQuoted } from './clause.ts';
import { readAskedDone } from './done-rules.ts';
import { PhraseBook } from './phrase.ts';
import { QUERY_RULES } from './query-rules.ts';

const BOOK = new PhraseBook<Clause, Query>(QUERY_RULES);
const OPENING = new Set([
  'а',
  'и',
  'ну',
  'так',
  'скажи',
  'подскажи',
  'напомни',
  'расскажи',
  'мне',
  'пожалуйста',
  'же',
  'слушай',
  'ли',
]);

/** A question about the plan; null for everything that is none. */
export function readQuery(clause: Clause): Query | null {
  const items = clause.items.filter(
    (item) => (!isMark(item) || isQuoted(item)) && item.word !== 'ли',
  );
  // "будет время, запиши ...": an order, whatever leads up to it
  if (askWithin(clause.items, 0, clause.items.length) !== null) return null;
  // "когда-нибудь", "что-то" ask nothing
  if (clause.items[1]?.word === '-' && clause.items[1].glued) return null;
  const asked = readAskedDone(clause);
  if (asked !== null) return Query.safeParse(asked).data ?? null;
  for (let at = 0; at < items.length; at += 1) {
    const query = BOOK.read(items.slice(at), clause);
    if (query !== null) return Query.safeParse(query).data ?? null;
    if (!OPENING.has(items[at]?.word ?? '')) return null;
  }
  return null;
}
