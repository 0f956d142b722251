import { isCreate, say } from '@planerka/plan';
import type { Draft } from '../drafts/draft.ts';
import { isLoss } from '../drafts/is-loss.ts';
import { undo } from '../journal/undo.ts';
import type { CancelProposal } from '../proposal.ts';
import type { Turn } from '../turn/turn.ts';
import { type Refusal, refusal, type Verdict } from '../verdict.ts';
import { endTogether, saidOfAll } from './asked-together.ts';

/**
 * "отмена": the open question goes, its words are quoted back. "отмени" behind a change that was made
 * while the question was waiting takes that change back; the question is told once more, and the next
 * such word is about it. A loss that was asked about is over: it is said so.
 */
export async function callOff(
  turn: Turn,
  { key, takes_back: takesBack }: CancelProposal,
  draft: Draft,
): Promise<Verdict> {
  const { overtaken, reminded: _reminded, ...operation } = draft.operation;
  const last =
    takesBack && overtaken === true ? await turn.tx.lastUndoable(turn.context.actor.id) : null;
  // Ids are made in the order of time.
  const isNewer = last !== null && last > draft.draft_id;
  const isLost = !isCreate(operation.operation) && isLoss(operation.operation);
  if (!isNewer) return calledOff(turn, draft);
  const undone = await undo(turn, { type: 'undo', key });
  if (!isLost || undone.status !== 'done') {
    turn.drafts.save({ ...draft, operation });
    return undone;
  }
  const { said } = calledOff(turn, draft);
  return { ...undone, said: [...undone.said, ...said] };
}

/** The question is over; its words are quoted back. */
export function calledOff(turn: Turn, draft: Draft): Refusal {
  const said = saidOfAll(turn, draft);
  endTogether(turn, draft, 'cancelled');
  turn.drafts.save({ ...draft, state: 'cancelled' });
  const code = isCreate(draft.operation.operation) ? 'not_created' : 'left_as_is';
  return refusal('CANCELLED', say(code, { said }), null);
}

/** Nothing is asked: whoever wants nothing has nothing taken back. */
export function nothingToCancel(): Refusal {
  return refusal('NOTHING_TO_CANCEL', say('nothing_to_cancel', {}), say('undo_command', {}));
}
