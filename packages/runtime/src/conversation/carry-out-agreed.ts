import type { Turn } from '../turn/turn.ts';
import type { Verdict } from '../verdict.ts';
import { pursue } from './pursue.ts';
import { fromDraft } from './pursued.ts';

/** Carries out what the answer to the question that has just been answered was an answer to as well. */
export async function carryOutAgreed(turn: Turn): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const draft of turn.drafts.answered) {
    const verdict = await pursue(turn, fromDraft(draft));
    verdicts.push(verdict);
    // what was refused and asks nothing more would be tried again at each later call
    const left = await turn.drafts.find(draft.draft_id);
    if (left?.state === 'queued' && verdict.status !== 'question') {
      turn.drafts.save({ ...left, state: 'dropped' });
    }
  }
  return verdicts;
}
