import type { Draft } from '../drafts/draft.ts';
import { notYours, stale } from '../drafts/stale.ts';
import type { AskAnewProposal } from '../proposal.ts';
import type { Turn } from '../turn/turn.ts';
import type { Verdict } from '../verdict.ts';
import { subjectOf } from './ask.ts';
import { askAgain } from './ask-again.ts';
import { pursue } from './pursue.ts';
import { fromDraft } from './pursued.ts';

/**
 * "Спросить снова", below the words of questions that were dropped: the first is asked anew, with all that was
 * settled of it and for 15 minutes again, and the others wait behind it as they did. What has changed in the plan
 * meanwhile is looked at when it is settled, as with any late answer.
 */
export async function askAnew(turn: Turn, proposal: AskAnewProposal): Promise<Verdict> {
  const known = await Promise.all(proposal.draft_ids.map((id) => turn.drafts.find(id)));
  const found = known.filter((draft) => draft !== null);
  const own = found.filter(({ actor }) => actor === turn.context.actor.id);
  if (own.length === 0 && found.length > 0) return notYours();
  const [first, ...others] = own.filter((draft) => isOver(turn, draft));
  if (first === undefined) return stale();
  for (const other of others) {
    turn.drafts.save({ ...other, state: 'queued', unfit_count: 0, expires_at: null });
  }
  const anew: Draft = { ...first, state: 'queued', unfit_count: 0, expires_at: null };
  const question = await askAgain(turn, anew, { unfit: 0, followUp: false });
  if (question === null) return await pursue(turn, fromDraft(anew));
  // Long after the words, and maybe beside another question, nobody knows what it is about.
  return { ...question, lead: [...subjectOf(anew), ...question.lead] };
}

/** Was it dropped unanswered, in this thread? One that was answered or called off is not asked again. */
function isOver(turn: Turn, { state, thread }: Draft): boolean {
  return thread === turn.context.thread && (state === 'expired' || state === 'dropped');
}
