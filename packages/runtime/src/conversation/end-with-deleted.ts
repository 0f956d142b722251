import { type AnyOperation, isCreate, objectId, type Target } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';

/** Questions about what has just been deleted are over: an answer to them could do nothing any more. */
export function endWithDeleted(turn: Turn, deleted: readonly Target[]): void {
  const gone = new Set(deleted.map(objectId));
  const { open, waiting, queued } = turn.drafts;
  for (const draft of [...(open === null ? [] : [open]), ...waiting, ...queued]) {
    const { operation, targets } = draft.operation;
    const isAboutThem = !isCreate(operation) && targets.length > 0;
    if (isAboutThem && targets.every(({ id }) => gone.has(id))) {
      turn.drafts.save({ ...draft, state: 'dropped' });
    }
  }
}

/** Of what repeats some days may be left out, and the rest of it stays. */
export function isWholeDeletion(operation: AnyOperation): boolean {
  if (operation.type !== 'delete') return false;
  const { scope, from_date: from, to_date: to } = operation;
  return (scope === undefined || scope === 'all') && from === undefined && to === undefined;
}
