import type { Operation } from '@planerka/contracts';
import { type Target, wordsIn } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';
import { type CandidateSearch, candidatesNamed } from './candidates.ts';
import { entryAhead } from './entries.ts';

/** A title that has more words than that beside what was told tells of more than that: it is asked about. */
const REST_MAX = 4;

interface ToldOf {
  readonly operation: Operation;
  readonly did: string | null;
  readonly words: string;
}

/**
 * "полила фикус": the one that the thread knows and whose title says the verb, too. None where an entry of a list is
 * called so, or where the title lists much else besides.
 */
export async function toldDone(
  turn: Turn,
  { operation, did, words }: ToldOf,
  search: CandidateSearch,
): Promise<Target | null> {
  if (did === null) return null;
  const found = await candidatesNamed(turn, `${words} ${did}`, search);
  const [only, ...others] = found?.targets ?? [];
  const isSure = found?.match === 'all' && only && others.length === 0 && turn.knows(only);
  if (!isSure) return null;
  const rest = wordsIn(only.row.title ?? '').length - wordsIn(words).length - 1;
  if (rest < 1) return only;
  if (rest > REST_MAX) return null;
  const all = (await candidatesNamed(turn, words, search))?.targets ?? [];
  const [entry, ...more] = await entryAhead(turn, { operation, words }, all);
  const isOfEntry = all.length > 1 && more.length === 0 && entry?.row.number !== only.row.number;
  return isOfEntry ? null : only;
}
