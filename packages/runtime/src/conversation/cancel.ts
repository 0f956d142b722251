import { isCreate, say } from '@planerka/plan';
import type { CancelProposal } from '../proposal.ts';
import type { Turn } from '../turn/turn.ts';
import { refusal, type Refusal, type Verdict } from '../verdict.ts';
import type { Draft } from '../drafts/draft.ts';

/** "отмена": the open question goes, its words are quoted back. */
export async function callOff(
  turn: Turn,
  _proposal: CancelProposal,
  draft: Draft,
): Promise<Verdict> {
  turn.drafts.save({ ...draft, state: 'cancelled' });
  const code = isCreate(draft.operation.operation) ? 'not_created' : 'left_as_is';
  return refusal('CANCELLED', say(code, { said: draft.said }), null);
}

/** Nothing is asked: whoever wants nothing has nothing taken back. */
export function nothingToCancel(): Refusal {
  return refusal('NOTHING_TO_CANCEL', say('nothing_to_cancel', {}), say('undo_command', {}));
}
