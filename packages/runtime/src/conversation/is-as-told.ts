import type { Target } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';
import { listWith } from './list-with.ts';
import { isOverNow } from './stands-at.ts';

interface Told {
  readonly did: string | null;
  readonly passed: boolean;
}

/** Is what was told surely true of it? What is told to have taken place is over by now. */
export async function isAsTold(
  turn: Turn,
  { did, passed }: Told,
  target: Target,
): Promise<boolean> {
  if (passed && !isOverNow(target, turn.now)) return false;
  // "молоко купил": on a list the verb says no more than that the box is ticked
  return did === null || (await listWith(turn, target)) !== null;
}
