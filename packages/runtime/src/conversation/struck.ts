import type { OperationProposal } from '../proposal.ts';
import type { Turn } from '../turn/turn.ts';
import { candidatesNamed } from './candidates.ts';
import { isEntryNamed } from './entries.ts';
import { isOfferable } from './offerable.ts';

/**
 * "вычеркни отчёт" of what stands on no list and is no step of a task: it leaves the plan, which is asked about as every
 * loss is.
 */
export async function struckFromPlan(
  turn: Turn,
  proposal: OperationProposal,
): Promise<OperationProposal> {
  const { operation, list, mention } = proposal.read;
  const isOfAnyList = list === null && proposal.refs.length === 0;
  if (!isOfAnyList || mention === undefined) return proposal;
  if (operation.type !== 'subtask_tick' || !operation.done || operation.task !== undefined) {
    return proposal;
  }
  if (await isEntryNamed(turn, mention)) return proposal;
  const steps = await candidatesNamed(turn, mention, {
    kinds: ['task'],
    states: ['open', 'closed'],
    fits: (target) => isOfferable(operation, target),
  });
  if (steps?.match === 'all') return proposal;
  const { list: _none, ...read } = proposal.read;
  return { ...proposal, read: { ...read, operation: { type: 'delete' } } };
}
