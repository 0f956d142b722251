import { refusal, type Verdict } from '../verdict.ts';
import { type Draft, UNFIT_LIMIT } from '../drafts/draft.ts';
import { say } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';
import { askAgain } from './ask-again.ts';

/** An answer that fits nothing repeats the question and changes nothing; the third drops the draft. */
export async function unfit(turn: Turn, draft: Draft): Promise<Verdict> {
  const count = draft.unfit_count + 1;
  if (count < UNFIT_LIMIT) {
    const question = await askAgain(turn, draft, { unfit: count, followUp: false });
    if (question) return question;
  }
  turn.saveDraft({ ...draft, unfit_count: count, state: 'dropped' });
  return refusal(
    'DRAFT_DROPPED',
    say('draft_dropped', { said: draft.said }),
    say('say_in_one_phrase', {}),
  );
}

/** Words that are no command: one hint. */
export async function hint(): Promise<Verdict> {
  return refusal('NOT_UNDERSTOOD', say('not_understood', {}), say('example_commands', {}));
}
