import { isCreate, say } from '@planerka/plan';
import type { CancelProposal } from '../proposal.ts';
import { undo } from '../journal/undo.ts';
import type { Turn } from '../turn/turn.ts';
import { refusal, type Refusal, type Verdict } from '../verdict.ts';
import type { Draft } from '../drafts/draft.ts';

/**
 * "отмена": the open question goes, its words are quoted back. "отмени" behind a change that was made
 * while the question was waiting takes that change back, and the question goes on waiting.
 */
export async function callOff(
  turn: Turn,
  { key, takes_back: takesBack }: CancelProposal,
  draft: Draft,
): Promise<Verdict> {
  if (takesBack && draft.operation.reminded === true) {
    const last = await turn.tx.lastUndoable(turn.context.actor.id);
    // Ids are made in the order of time.
    if (last !== null && last > draft.draft_id) return await undo(turn, { type: 'undo', key });
  }
  turn.drafts.save({ ...draft, state: 'cancelled' });
  const code = isCreate(draft.operation.operation) ? 'not_created' : 'left_as_is';
  return refusal('CANCELLED', say(code, { said: draft.said }), null);
}

/** Nothing is asked: whoever wants nothing has nothing taken back. */
export function nothingToCancel(): Refusal {
  return refusal('NOTHING_TO_CANCEL', say('nothing_to_cancel', {}), say('undo_command', {}));
}
