import type { Operation } from '@planerka/contracts';
import { decide, type Target } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';
import { loadStates } from './load-states.ts';

/** Would the operation change nothing of any of these? Whoever says it hardly means one of them. */
export async function leavesAsIs(
  turn: Turn,
  operation: Operation,
  targets: readonly Target[],
): Promise<boolean> {
  const states = await loadStates(turn, operation, targets);
  const { numbers } = turn;
  const given = turn.given({ by: 'person', accepted: [] });
  const decisions = states.map((state) => decide(state, operation, given, false));
  // nothing is made with the numbers that a decision has taken
  turn.rewind(numbers);
  return decisions.every((made) => made.kind === 'change' && made.steps.length === 0);
}
