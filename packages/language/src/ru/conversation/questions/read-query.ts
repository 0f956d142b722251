import { Query } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { askWithin } from '../../commands/division/ask-boundaries.ts';
import { isFact, isMark, roleAt } from '../../commands/view.ts';
import { hasTag } from '../../tags.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { type Clause, isQuoted } from '../clause.ts';
import { PhraseBook } from '../phrase.ts';
import { readAskedOfBot, readNarrowQuestion, readWideQuestion } from './asked-by-words.ts';
import type { AskedInWords } from './asked-in-words.ts';
import { readAskedLately } from './asked-lately.ts';
import { readAskedOfAll, readAskedOfName, readHowMany } from './asked-of-plan.ts';
import { readAskedOfTime } from './asked-of-time.ts';
import { ALONE, LOOKING, NOT_SEARCHED, OPENING } from './asked-phrases.ts';
import { readAskedWhether } from './asked-whether.ts';
import { windowOf } from './day-window.ts';
import { readAskedDone } from './done-rules.ts';
import { ofDaysNamed } from './of-days-named.ts';
import { hoursOf } from './part-of-day.ts';
import { QUERY_RULES } from './query-rules.ts';

const BOOK = new PhraseBook<Clause, Query>(QUERY_RULES);

/** "что-то есть" is no "то есть" that corrects. */
const isOfSomething = (items: readonly Item[], at: number): boolean =>
  items[at]?.meaning?.kind === 'correction' && items[at - 1]?.word === '-';

/** Words beside a time that is asked about: "а завтра?", "ну и в пятницу?" */
const isBesideTime = (item: Item): boolean =>
  OPENING.has(item.word) ||
  ALONE.has(item.word) ||
  roleAt(item) === 'soft' ||
  hasTag(item, 'conjunction');

/** "а завтра?": nothing but a time, asked. */
function readBareTime(items: readonly Item[], { text, ground }: Clause): Query | null {
  const said = items.filter((item) => !isBesideTime(item));
  if (said.length === 0 || !said.every(isFact)) return null;
  const window = windowOf(said, text, ground, 1);
  if (window === null) return null;
  const hours = hoursOf(said);
  return { type: 'agenda', window, ...(hours === null ? {} : { hours }) };
}

/** How much is left, or whether something is done. */
const askedOfState = (said: AskedInWords, isHeading: boolean): Query | null =>
  (isHeading ? null : readHowMany(said)) ?? readAskedDone(said.clause);

/** A question about the plan; null for everything that is none. */
export function readQuery(clause: Clause): Query | null {
  const query = readAsked(clause);
  if (query !== null && searchesQuestion(query, clause)) return null;
  return query?.type === 'find' ? ofDaysNamed(query, clause) : query;
}

/**
 * "по покупкам осталось и вообще что без даты": words of a question are looked for in no title, unless one that was
 * spoken of holds them; "нет" would be a false answer.
 */
function searchesQuestion(query: Query, { thread }: Clause): boolean {
  const mention = 'mention' in query ? (query.mention ?? '') : '';
  const asking = wordsIn(mention).filter((word) => NOT_SEARCHED.has(word));
  const titles = (thread?.candidates ?? []).flatMap(({ title = '' }) => wordsIn(title));
  return asking.some((word) => !titles.includes(word));
}

function readAsked(clause: Clause): Query | null {
  const isAsked = clause.items.some((item) => item.word === '?' || hasTag(item, 'whether'));
  const items = clause.items.filter(
    (item, at) =>
      (!isMark(item) || isQuoted(item)) &&
      !hasTag(item, 'whether') &&
      !isOfSomething(clause.items, at),
  );
  const lately = clause.isTitleAsked === true ? null : readAskedLately(items);
  if (lately !== null) return lately;
  const ofBot =
    readAskedOfBot({ items, clause, isAsked }) ?? readAskedWhether({ items, clause, isAsked });
  if (ofBot !== null) return Query.safeParse(ofBot).data ?? null;
  // "будет время, запиши ...": an order, whatever leads up to it
  if (askWithin(clause.items, 0, clause.items.length) !== null) return null;
  // "когда-нибудь", "что-то" ask nothing
  if (clause.items[1]?.word === '-' && clause.items[1].glued && !isAsked) return null;
  // "срочные дела: ..." is the heading of a list
  const isHeading = clause.items.some(({ word }) => word === ':');
  const asked = askedOfState({ items, clause, isAsked }, isHeading);
  if (asked !== null) return Query.safeParse(asked).data ?? null;
  const bare = clause.items.at(-1)?.word === '?' ? readBareTime(items, clause) : null;
  if (bare !== null) return bare;
  return questionIn({ items, clause, isAsked }, isHeading);
}

/** The question, behind what only leads up to it. */
function questionIn({ items, clause, isAsked }: AskedInWords, isHeading: boolean): Query | null {
  for (let at = 0; at < items.length; at += 1) {
    const said = { items: items.slice(at), clause, isAsked };
    const query = isHeading ? BOOK.read(said.items, clause) : queryOf(said);
    if (query !== null) return Query.safeParse(query).data ?? null;
    if (isOrderToLook(items, at)) return agendaOf({ ...said, items: items.slice(at + 1) });
    if (!OPENING.has(items[at]?.word ?? '')) return null;
  }
  return null;
}

const isOrderToLook = (items: readonly Item[], at: number): boolean =>
  LOOKING.orders.has(items[at]?.word ?? '') && LOOKING.asks.has(items[at + 1]?.word ?? '');

/** "посмотри, что с краном" is something to do: only days, their free hours and all that is left are looked at. */
function agendaOf(said: AskedInWords): Query | null {
  const query = queryOf(said);
  const isOfPlan = query !== null && SEEN.has(query.type) && !('mention' in query && query.mention);
  const isNamed = query?.type === 'agenda' || query?.type === 'free';
  return isOfPlan || isNamed ? (Query.safeParse(query).data ?? null) : null;
}
const SEEN: ReadonlySet<Query['type']> = new Set(['tasks', 'overdue', 'inbox'] as const);

/** The narrow questions come before the phrases, and what may mean many things comes last. */
function queryOf(said: AskedInWords): Query | null {
  const { items, clause, isAsked } = said;
  return (
    readAskedOfTime(items, clause, isAsked) ??
    readNarrowQuestion(said) ??
    readAskedOfAll(said) ??
    BOOK.read(items, clause) ??
    readAskedOfName(said) ??
    readWideQuestion(said)
  );
}
