import type { CommandEnvelope, Message, Operation, QuestionCode } from '@planerka/contracts';
import type { Moment } from '@planerka/plan';
import { settle } from '../commands/settle.ts';
import type { Draft, DraftChoice } from './draft.ts';

/** The open question as a request to the gateway carries it: one of the two. */
export type OpenQuestion =
  | {
      readonly pending: {
        readonly draft_id: string;
        readonly envelope: CommandEnvelope;
        readonly question: AskedQuestion;
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
  const { draft_id, question_code: code, choices } = draft;
  if (draft.envelope === null) {
    const question = { code, question: draft.operation.question, choices };
    return { pending_operation: { draft_id, operation: draft.operation.operation, question } };
  }
  const settled = settle(draft, moment);
  const question = {
    code,
    question: settled.kind === 'ask' ? settled.ask.question : null,
    choices,
  };
  return { pending: { draft_id, envelope: draft.envelope, question } };
}
