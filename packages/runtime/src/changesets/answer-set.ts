import { blockingQuestion, say, withAnswer } from '@planerka/plan';
import { unfit } from '../conversation/unfit.ts';
import type { Draft } from '../drafts/draft.ts';
import { stale } from '../drafts/stale.ts';
import type { Turn } from '../turn/turn.ts';
import type { Verdict } from '../verdict.ts';
import { askSet, optionChoiceId } from './ask-set.ts';
import { changeSetUndecidable } from './cannot-decide.ts';
import { reviewSet } from './review-set.ts';

/**
 * A person's answer to a question of a set: the id of a choice, or words. It is kept in the set; then
 * the next question is asked, or the set is shown, ready to be approved.
 */
export async function answerSet(turn: Turn, draft: Draft, given: string): Promise<Verdict> {
  const about = draft.operation.change_set;
  const set = about === undefined ? null : await turn.changeSets.find(about.set_id);
  if (set === null) return stale();
  const over = (): void => turn.drafts.save({ ...draft, state: 'done' });
  const refused = changeSetUndecidable(turn, set, { mayAnswer: true });
  if (refused !== null) {
    over();
    return refused;
  }
  const open = blockingQuestion(set.envelope);
  if (open === null || open.id !== about?.question) {
    over();
    return await reviewSet(turn, set);
  }
  const option = open.options.find((_, index) => optionChoiceId(index) === given);
  const answer = option ?? (open.options.length === 0 ? given : null);
  if (answer === null) return await unfit(turn, draft);
  over();
  const answered = { ...set, envelope: withAnswer(set.envelope, open.id, answer) };
  turn.changeSets.save(answered);
  return askSet(turn, answered) ?? (await reviewSet(turn, answered, [say('answer_kept', {})]));
}
