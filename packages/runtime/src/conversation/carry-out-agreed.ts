import type { Draft } from '../drafts/draft.ts';
import type { Turn } from '../turn/turn.ts';
import type { Verdict } from '../verdict.ts';
import { pursue } from './pursue.ts';
import { fromDraft } from './pursued.ts';

/** Carries out what was agreed to together with the question that has just been answered. */
export async function carryOutAgreed(turn: Turn): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const draft of turn.drafts.queued.filter(isAgreed)) {
    verdicts.push(await pursue(turn, fromDraft(draft)));
    // what was refused and asks nothing more would be tried again at each later call
    const left = await turn.drafts.find(draft.draft_id);
    if (left?.state === 'queued' && isAgreed(left)) turn.drafts.save({ ...left, state: 'dropped' });
  }
  return verdicts;
}

const isAgreed = ({ accepted, question_code: code }: Draft): boolean => accepted.includes(code);
