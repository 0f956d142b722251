import { say } from '@planerka/plan';
import { stale } from '../drafts/stale.ts';
import type { ChangeSetProposal } from '../proposal.ts';
import type { Handler } from '../turn/handler.ts';
import { approveSet } from './approve-set.ts';
import { changeSetUndecidable } from './cannot-decide.ts';
import { reviewOps, reviewSet } from './review-set.ts';

/** So much of a reason is kept. */
const REASON_MAX = 500;

/** What a person does with a change set; nothing of it was done before. */
export const decideSet: Handler<ChangeSetProposal> = async (turn, proposal) => {
  const set = await turn.changeSets.find(proposal.set_id);
  if (set === null) return stale();
  const { positions = null, page = 0 } = proposal;
  const isLook = proposal.act === 'show' || proposal.act === 'look';
  const refused = changeSetUndecidable(turn, set, { mayAnswer: isLook });
  if (refused !== null) return refused;
  switch (proposal.act) {
    case 'show':
      return await reviewSet(turn, set);
    case 'look':
      return await reviewOps(turn, set, { page, chosen: positions });
    case 'approve':
      return await approveSet(turn, set, positions);
    case 'reject': {
      const reason = proposal.reason?.slice(0, REASON_MAX) ?? null;
      turn.changeSets.save({
        ...set,
        state: 'rejected',
        decided_by: turn.context.actor.id,
        decided_at: turn.now,
        reason,
      });
      return { status: 'abstained', said: [say('change_set_rejected', { reason })] };
    }
  }
};
