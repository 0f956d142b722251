import type { TargetKind } from '@planerka/contracts';
import { liveTarget, objectId, type Target } from '@planerka/plan';
import { MATCHES, type Match, type ObjectState } from '../ports/object-search.ts';
import type { Turn } from '../turn/turn.ts';

/** Never more than this many candidates at once. */
export const CANDIDATES_MAX = 5;

/** Where candidates are looked for: the states in order, the first that has any decides. */
export interface CandidateSearch {
  readonly kinds: readonly TargetKind[];
  readonly states: readonly ObjectState[];
  readonly exclude?: readonly string[];
  /** What makes no sense is not offered. */
  readonly fits: (target: Target) => boolean;
}

/** What the words may name, and how closely. */
export interface Named {
  readonly targets: readonly Target[];
  readonly match: Match;
}

/**
 * What the words may name, newest first, at most five. What bears every word comes before what bears
 * some of them, and that before a slip of the hand. Null when nothing does.
 */
export async function candidatesNamed(
  turn: Turn,
  words: string,
  { kinds, states, exclude = [], fits }: CandidateSearch,
): Promise<Named | null> {
  for (const match of MATCHES) {
    for (const state of states) {
      const query = { words, match, kinds, state, exclude, now: turn.now, limit: CANDIDATES_MAX };
      const targets = asOfNow(turn, await turn.tx.search(query)).filter(fits);
      if (targets.length > 0) return { targets, match };
    }
  }
  return null;
}

/** Those of `among` that the words name most closely, closed ones too. */
export async function namedAmong(
  turn: Turn,
  words: string,
  among: readonly Target[],
): Promise<Target[]> {
  for (const match of MATCHES) {
    const found = await bearing(turn, words, { among, match });
    if (found.length > 0) return found;
  }
  return [];
}

/** Those of `among` that bear the words as closely as `match` says. */
export async function bearing(
  turn: Turn,
  words: string,
  { among, match }: { readonly among: readonly Target[]; readonly match: Match },
): Promise<Target[]> {
  if (among.length === 0) return [];
  const kinds = [...new Set(among.map(({ kind }) => kind))];
  const only = among.map(objectId);
  const limit = CANDIDATES_MAX;
  const query = { words, match, kinds, state: 'any', only, now: turn.now, limit } as const;
  return asOfNow(turn, await turn.tx.search(query));
}

/** The newest objects of these kinds, at most five. */
export async function newestCandidates(
  turn: Turn,
  { kinds, states, exclude = [], fits }: CandidateSearch,
): Promise<Target[]> {
  for (const state of states) {
    const found: Target[] = [];
    for (const kind of kinds) {
      const query = { kind, state, exclude, now: turn.now, limit: CANDIDATES_MAX };
      found.push(...(await turn.tx.newest(query)));
    }
    const live = asOfNow(turn, found).filter(fits);
    if (live.length > 0) return live.sort(newestFirst).slice(0, CANDIDATES_MAX);
  }
  return [];
}

function newestFirst(a: Target, b: Target): number {
  if (a.row.created_at !== b.row.created_at) return a.row.created_at < b.row.created_at ? 1 : -1;
  return b.row.number - a.row.number;
}

/** The rows as this very call has left them: an earlier proposal of the same breath may have written. */
function asOfNow(turn: Turn, found: readonly Target[]): Target[] {
  const live: Target[] = [];
  for (const target of found) {
    const present = liveTarget(turn.asWritten(target));
    if (present) live.push(present);
  }
  return live;
}
