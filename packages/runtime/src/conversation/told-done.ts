import type { Operation } from '@planerka/contracts';
import { type Target, wordsIn } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';
import { type CandidateSearch, candidatesNamed } from './candidates.ts';
import { entryAhead } from './entries.ts';
import { listWith } from './list-with.ts';

/** A title that has more words than that beside what was told tells of more than that: it is asked about. */
const REST_MAX = 4;

interface ToldOf {
  readonly operation: Operation;
  readonly did: string | null;
  readonly words: string;
}

/**
 * "полила фикус": the one that the thread knows and whose title says the verb, too. None where an entry of a list is
 * called so, or where the title lists much else besides; both where the title says no more than the verb and the name
 * of an entry: "спички взял", of «купить спички» beside a list with matches on it, may be said of either.
 */
export async function toldDone(
  turn: Turn,
  { operation, did, words }: ToldOf,
  search: CandidateSearch,
): Promise<readonly Target[]> {
  if (did === null) return [];
  const found = await candidatesNamed(turn, `${words} ${did}`, search);
  const [only, ...others] = found?.targets ?? [];
  const isSure = found?.match === 'all' && only && others.length === 0 && turn.knows(only);
  if (!isSure) return [];
  const rest = wordsIn(only.row.title ?? '').length - wordsIn(words).length - 1;
  if (rest > REST_MAX) return [];
  const all = (await candidatesNamed(turn, words, search))?.targets ?? [];
  if (rest < 1) return [only, ...(await entriesBeside(turn, only, all))];
  const [entry, ...more] = await entryAhead(turn, { operation, words }, all);
  const isOfEntry = all.length > 1 && more.length === 0 && entry?.row.number !== only.row.number;
  return isOfEntry ? [] : [only];
}

/** The entries of open lists among all that bear the words; what is an entry itself has none beside it. */
async function entriesBeside(
  turn: Turn,
  only: Target,
  all: readonly Target[],
): Promise<readonly Target[]> {
  if (all.length < 2 || (await listWith(turn, only)) !== null) return [];
  const entries: Target[] = [];
  for (const target of all) {
    const isOther = target.kind === 'task' && target.row.number !== only.row.number;
    if (isOther && (await listWith(turn, target)) !== null) entries.push(target);
  }
  return entries;
}
