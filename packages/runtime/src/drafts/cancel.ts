import { refusal } from '../verdict.ts';
import type { Handler } from '../handler.ts';
import { undo } from '../journal/undo.ts';
import type { CancelProposal } from '../proposal.ts';
import { isCreate, say } from '@planerka/plan';

/**
 * "отмена": the open question goes, its words are quoted back; with none open, the last change. A
 * question that ran out just now was what the person meant: nothing else is taken back for it.
 */
export const cancel: Handler<CancelProposal> = async (turn, proposal) => {
  const draft = turn.open;
  if (draft) {
    turn.saveDraft({ ...draft, state: 'cancelled' });
    const { said } = draft;
    const code = isCreate(draft.operation.operation) ? 'not_created' : 'left_as_is';
    return refusal('CANCELLED', say(code, { said }), null);
  }
  if (proposal.may_undo && !turn.hasExpired)
    return await undo(turn, { type: 'undo', key: proposal.key });
  return refusal('NOTHING_TO_CANCEL', say('nothing_to_cancel', {}), say('undo_command', {}));
};
