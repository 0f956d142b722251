import type { CommandEnvelope, Message, Operation, QuestionCode } from '@planerka/contracts';
import { isCreate, type Moment } from '@planerka/plan';
import { questionAbout } from '../commands/clarifying-question.ts';
import type { Draft, DraftChoice } from './draft.ts';
import { askedTogether } from './question-for-all.ts';

/** The open question as a request to the gateway carries it: one of the two. */
export type OpenQuestion =
  | {
      readonly pending: {
        readonly draft_id: string;
        readonly envelope: CommandEnvelope;
        readonly question: AskedQuestion;
        readonly together?: { draft_id: string; title: string }[];
      };
    }
  | {
      readonly pending_operation: {
        readonly draft_id: string;
        readonly operation: Operation;
        readonly question: AskedQuestion;
      };
    };

/** A question whose words are not made yet; null where nothing is missing any more. */
export interface AskedQuestion {
  readonly code: QuestionCode;
  readonly question: Message | null;
  readonly choices: readonly DraftChoice[];
}

/** The open draft and its question as the gateway needs them to read an answer in their light. */
export function openQuestion(draft: Draft, moment: Moment): OpenQuestion {
  const { draft_id, question_code: code, choices, accepted } = draft;
  const { operation, confidence, question } = draft.operation;
  if (!isCreate(operation)) {
    return { pending_operation: { draft_id, operation, question: { code, question, choices } } };
  }
  const { type: intent, entities, origin } = operation;
  const envelope = { ...origin, command: { intent, confidence, entities } };
  const asked = questionAbout(operation, { confidence, accepted }, moment);
  const together = askedTogether(draft);
  const pending = { draft_id, envelope, question: { code, question: asked, choices } };
  return { pending: together === null ? pending : { ...pending, together } };
}
