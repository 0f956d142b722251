import { Operation, operationEntry } from '@planerka/contracts';
import type { OperationProposal } from '../proposal.ts';
import type { Turn } from '../turn/turn.ts';
import { namedIn } from './targets.ts';
import { withoutTarget } from './with-target.ts';

/** What may be done to something else in the same way; what makes or removes anything is said in full. */
const SAME: ReadonlySet<Operation['type']> = new Set<Operation['type']>([
  'reschedule',
  'update_status',
  'set_due',
  'set_priority',
  'set_duration',
]);

/**
 * "резюме тоже": what this person has done last, if it was done to what is in view, without its object. Null where
 * something was made or shown since, so that nobody knows what "тоже" means.
 */
export async function sameAgain(
  turn: Turn,
  { suggested }: Pick<OperationProposal, 'suggested'>,
): Promise<Operation | null> {
  const changeId = await turn.tx.lastUndoable(turn.context.actor.id);
  const entries = changeId === null ? [] : await turn.tx.entriesOf([changeId]);
  const [first] = entries;
  if (first === undefined || first.action !== 'do' || first.operation === null) return null;
  const { suggestion: _taken, ...done } = first.operation;
  const operation = Operation.safeParse(done).data;
  if (operation === undefined || !SAME.has(operation.type)) return null;
  const { targets } = operationEntry(operation.type);
  const [named] = namedIn(operation, targets);
  const isInView = suggested.some(
    ({ kind, number }) => kind === named?.kind && number === named.number,
  );
  return isInView ? withoutTarget(operation, targets) : null;
}
