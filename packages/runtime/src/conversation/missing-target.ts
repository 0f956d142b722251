import type { ObjectHandle, Operation } from '@planerka/contracts';
import type { OperationProposal, Proposal } from '../proposal.ts';
import type { Turn } from '../turn/turn.ts';
import { namedIn } from './targets.ts';

/**
 * The first object that several operations of one utterance name and that does not exist: then none
 * of them is carried out (K4-validate-first). A button's operations are each checked alone,
 * since some of what it showed may be gone by now.
 */
export async function missingTarget(
  turn: Turn,
  proposals: readonly Proposal[],
): Promise<ObjectHandle | null> {
  const said = proposals.filter(isSaid);
  if (said.length < 2) return null;
  const named = said.flatMap(({ refs, read }) => [...refs, ...namedBy(read.operation)]);
  return await firstMissing(turn, named);
}

/** The first of these that is not there. */
export async function firstMissing(
  turn: Turn,
  handles: readonly ObjectHandle[],
): Promise<ObjectHandle | null> {
  const found = await turn.numbered(handles);
  return handles.find((_, index) => found[index] === null) ?? null;
}

/** Is it one of the operations that are carried out together or not at all? */
export function isSaid(proposal: Proposal): proposal is OperationProposal {
  return proposal.type === 'operation' && proposal.pressed !== true;
}

function namedBy(operation: Operation): ObjectHandle[] {
  const listed = 'tasks' in operation ? (operation.tasks ?? []) : [];
  const tasks = listed.map((number) => ({ kind: 'task', number }) as const);
  return [...namedIn(operation, ['task', 'timeblock', 'project']), ...tasks];
}
