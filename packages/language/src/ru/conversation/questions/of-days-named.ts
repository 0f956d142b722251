import type { Query } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import type { Fact } from '../../../meaning.ts';
import { factOf } from '../../../time/frame.ts';
import { isFact } from '../../commands/view.ts';
import type { Clause } from '../clause.ts';
import { areSeveral, likewiseOf } from './asked-kinds.ts';
import { windowOf } from './day-window.ts';
import { hoursOf } from './part-of-day.ts';

type Found = Extract<Query, { type: 'find' }>;

/** They say on which days; an hour alone says none. */
const DAYS: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['day', 'moment', 'window', 'range']);
const saysDays = (item: Item): boolean => DAYS.has(factOf(item)?.kind ?? 'clock');

const PRINTED = /^(?:TASK|BLOCK|PLAN)-\d+$/u;

/**
 * "покажи съёмки на выходных", "что у Тани во вторник?": what is looked for by its name, with days beside it, is asked of
 * those days. How long it is until then, or how long it lasts, is asked of the thing itself.
 */
export function ofDaysNamed(query: Found, { items, text, ground }: Clause): Query {
  const { mention, asks } = query;
  if (asks !== undefined || PRINTED.test(mention)) return query;
  const facts = items.filter(isFact);
  const isOfTitle = facts.some(({ from, to }) => mention.includes(text.slice(from, to)));
  const window = facts.some(saysDays) && !isOfTitle ? windowOf(facts, text, ground, 1) : null;
  if (window === null) return ofAll(mention);
  const hours = hoursOf(facts);
  return namedOn({ type: 'agenda', window, ...(hours === null ? {} : { hours }) }, mention);
}

/** Of these days only what bears the words. */
export function namedOn(agenda: Extract<Query, { type: 'agenda' }>, mention: string): Query {
  const likewise = likewiseOf(mention);
  return { ...agenda, mention, ...(likewise === null ? {} : { likewise }) };
}

/** Whatever bears the words; of several of a kind all that is not over. */
export function ofAll(mention: string): Query {
  const likewise = areSeveral(mention) ? likewiseOf(mention) : null;
  return { type: 'find', mention, ...(likewise === null ? {} : { likewise }) };
}
