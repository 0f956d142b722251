import { say } from '@planerka/plan';
import type { Draft } from '../drafts/draft.ts';
import { stale } from '../drafts/stale.ts';
import type { ExpireProposal } from '../proposal.ts';
import type { Turn } from '../turn/turn.ts';
import { type Refusal, refusal, type Verdict } from '../verdict.ts';
import { togetherWith } from './asked-together.ts';

/**
 * Drops the open draft whose 15 minutes are over, and with it those that queued behind it: the
 * person is away, and asking on would only pile up questions. One that was set aside goes when its own
 * time is over, and the open one stays. All their words are quoted back. Null when nothing has expired.
 */
export function expireDrafts(turn: Turn): Refusal | null {
  const { open, queued, waiting } = turn.drafts;
  const isOver = open !== null && turn.drafts.isExpired(open);
  const gone = isOver
    ? [open, ...queued, ...waiting]
    : waiting
        .filter((draft) => turn.drafts.isExpired(draft))
        .flatMap((draft) => [draft, ...togetherWith(turn, draft)]);
  for (const each of gone) turn.drafts.save({ ...each, state: 'expired' });
  return gone.length === 0 ? null : tellExpiry(gone);
}

function tellExpiry(gone: readonly Draft[]): Refusal {
  const own = gone.filter((each) => !isOfSuggestion(each));
  // A suggestion's question is no order of the person's: there are no words to say again.
  const questions = gone
    .filter(isOfSuggestion)
    .map(({ operation: { question } }) => say('suggestion_unanswered', { question }));
  if (own.length === 0) {
    const recovery = say('ask_for_suggestions', {});
    return { status: 'refused', code: 'DRAFT_EXPIRED', said: questions, recovery };
  }
  // One message may have opened several questions: it is quoted once.
  const said = [...new Set(own.flatMap((each) => each.said))];
  const expired = say('draft_expired', { said });
  const told = refusal('DRAFT_EXPIRED', expired, say('say_if_wanted', {}));
  const ended = own.slice(0, ENDED_MAX).map(({ draft_id: id }) => id);
  return { ...told, said: [...told.said, ...questions], ended };
}

/** So many at most can be asked anew; nobody has more of them. */
const ENDED_MAX = 100;

function isOfSuggestion({ operation }: Draft): boolean {
  return operation.suggestion !== undefined;
}

/** The timer of one draft. It says nothing when the draft was answered or asked again meanwhile. */
export async function ranOut(turn: Turn, proposal: ExpireProposal, draft: Draft): Promise<Verdict> {
  if (draft.draft_id !== proposal.draft_id || !turn.drafts.isExpired(draft)) return stale();
  if (draft.state === 'open') return expireDrafts(turn) ?? stale();
  const gone = [draft, ...togetherWith(turn, draft)];
  for (const each of gone) turn.drafts.save({ ...each, state: 'expired' });
  return tellExpiry(gone);
}
