import { mergeOperation } from '../conversation/answer.ts';
import type { Draft } from '../drafts/draft.ts';
import type { OperationAnswerProposal } from '../proposal.ts';
import type { Turn } from '../turn/turn.ts';
import type { Verdict } from '../verdict.ts';
import { answerSet } from './answer-set.ts';

/** Words that answer the open question: about a change, or one that a change set asks. */
export async function takeWords(
  turn: Turn,
  proposal: OperationAnswerProposal,
  draft: Draft,
): Promise<Verdict> {
  return draft.operation.change_set === undefined
    ? await mergeOperation(turn, proposal, draft)
    : await answerSet(turn, draft, proposal.said);
}
