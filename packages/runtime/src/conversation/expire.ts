import { refusal, type Refusal, type Verdict } from '../verdict.ts';
import type { ExpireProposal } from '../proposal.ts';
import { say } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';
import type { Draft } from '../drafts/draft.ts';
import { stale } from '../drafts/stale.ts';

/**
 * Drops the open draft whose 15 minutes are over, and with it those that queued behind it: the
 * person is away, and asking on would only pile up questions. All their words are quoted back.
 * Null when nothing has expired.
 */
export function expireDrafts(turn: Turn): Refusal | null {
  const draft = turn.open;
  for (const each of turn.waiting) {
    if (turn.isExpired(each)) turn.saveDraft({ ...each, state: 'expired' });
  }
  if (draft === null || !turn.isExpired(draft)) return null;
  const gone = [draft, ...turn.queued, ...turn.waiting];
  for (const each of gone) turn.saveDraft({ ...each, state: 'expired' });
  return tellExpiry(gone);
}

function tellExpiry(gone: readonly Draft[]): Refusal {
  const said = gone.flatMap((each) => each.said);
  return refusal('DRAFT_EXPIRED', say('draft_expired', { said }), say('say_in_one_phrase', {}));
}

/** The timer of one draft. It says nothing when the draft was answered or asked again meanwhile. */
export async function ranOut(turn: Turn, proposal: ExpireProposal, draft: Draft): Promise<Verdict> {
  if (draft.draft_id !== proposal.draft_id || !turn.isExpired(draft)) return stale();
  if (draft.state === 'open') return expireDrafts(turn) ?? stale();
  turn.saveDraft({ ...draft, state: 'expired' });
  return tellExpiry([draft]);
}
