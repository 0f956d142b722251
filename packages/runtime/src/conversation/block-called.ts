import type { TargetKind } from '@planerka/contracts';
import { factsOf, say, type Target } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';
import { type Refusal, refusal } from '../verdict.ts';
import { candidatesNamed } from './candidates.ts';

/** A timeblock that bears all the words, where the operation cannot be done to any; null where none does. */
export async function blockCalled(
  turn: Turn,
  possible: readonly TargetKind[],
  words: string,
): Promise<Target | null> {
  if (possible.includes('timeblock')) return null;
  const search = { kinds: ['timeblock'], states: ['open'], fits: () => true } as const;
  const named = await candidatesNamed(turn, words, search);
  return named?.match === 'all' ? (named.targets[0] ?? null) : null;
}

/** "педсовет прошёл" of a timeblock: there is nothing to be marked. */
export const passesByItself = (block: Target): Refusal =>
  refusal(
    'WRONG_TARGET_KIND',
    say('passes_by_itself', { target: factsOf(block) }),
    say('blocks_pass', {}),
  );
