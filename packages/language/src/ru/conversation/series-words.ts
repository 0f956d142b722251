import type { Operation, OperationType } from '@planerka/contracts';
import type { Item } from '../../grammar/item.ts';
import { isQuoted } from './clause.ts';
import { SERIES_WORDS } from '../lexicon/acting-words.ts';

type Scope = NonNullable<Extract<Operation, { type: 'reschedule' }>['scope']>;

/** What of a repeating object is meant, and the words that say so; null when none do. */
export interface SaidScope {
  readonly scope: Scope;
  readonly used: ReadonlySet<Item>;
}

/** Operations that may mean one occurrence or more. */
const SERIES_TYPES: ReadonlySet<OperationType> = new Set<OperationType>([
  'reschedule',
  'rename',
  'set_duration',
  'delete',
]);
export const isOfSeries = (type: OperationType): boolean => SERIES_TYPES.has(type);

const {
  following: FOLLOWING,
  series: SERIES,
  only: ONLY,
  this: THIS,
  joints: JOINTS,
} = SERIES_WORDS;

/** "только этот", "этот и следующие", "всю серию" */
export function scopeIn(items: readonly Item[]): SaidScope | null {
  const said = items.filter((item) => !isQuoted(item));
  const has = (words: ReadonlySet<string>): boolean => said.some(({ word }) => words.has(word));
  const taken = (...sets: readonly ReadonlySet<string>[]): ReadonlySet<Item> =>
    new Set(said.filter(({ word }) => sets.some((words) => words.has(word))));
  if (has(FOLLOWING)) return { scope: 'following', used: taken(FOLLOWING, THIS, JOINTS) };
  if (has(SERIES)) return { scope: 'all', used: taken(SERIES, JOINTS) };
  return has(ONLY) && has(THIS) ? { scope: 'this', used: taken(ONLY, THIS) } : null;
}

/** The scope as an answer says it, where "этот" and "все" alone are enough. */
export function scopeAnswered(items: readonly Item[]): Scope | null {
  const found = scopeIn(items);
  if (found !== null) return found.scope;
  const words = items.map(({ word }) => word);
  if (words.some((word) => THIS.has(word) || ONLY.has(word))) return 'this';
  return words.some((word) => SERIES_WORDS.all.has(word)) ? 'all' : null;
}
