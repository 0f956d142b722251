import type { Turn } from '../turn/turn.ts';
import type { Verdict } from '../verdict.ts';
import { pursue } from './pursue.ts';
import { fromDraft } from './pursued.ts';

/** Carries out what was agreed to together with the question that has just been answered. */
export async function carryOutAgreed(turn: Turn): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const draft of turn.drafts.queued) {
    if (!draft.accepted.includes(draft.question_code)) continue;
    verdicts.push(await pursue(turn, fromDraft(draft)));
  }
  return verdicts;
}
