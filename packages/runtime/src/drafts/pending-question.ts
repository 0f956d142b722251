import type { PendingQuestion } from '@planerka/contracts';
import type { Moment } from '../commands/moment.ts';
import { settle } from '../commands/settle.ts';
import type { Draft } from '../plan/draft.ts';

/** The open draft and its question as the gateway needs them to read an answer in their light. */
export function pendingQuestion(draft: Draft, moment: Moment): PendingQuestion {
  const settled = settle(draft, moment);
  return {
    draft_id: draft.draft_id,
    envelope: draft.envelope,
    question: {
      code: draft.question_code,
      clarifying_question: settled.kind === 'ask' ? settled.ask.text : '',
      choices: draft.choices,
    },
  };
}
