import type { PendingOperationQuestion, PendingQuestion } from '@planerka/contracts';
import type { Moment } from '@planerka/plan';
import { settle } from '../commands/settle.ts';
import type { Draft } from './draft.ts';

/** The open question as a request to the gateway carries it: one of the two. */
export type OpenQuestion =
  | { readonly pending: PendingQuestion }
  | { readonly pending_operation: PendingOperationQuestion };

/** The open draft and its question as the gateway needs them to read an answer in their light. */
export function openQuestion(draft: Draft, moment: Moment): OpenQuestion {
  const { draft_id, question_code: code, choices } = draft;
  if (draft.envelope === null) {
    const clarifying_question = draft.operation.text;
    const question = { code, clarifying_question, choices };
    return { pending_operation: { draft_id, operation: draft.operation.operation, question } };
  }
  const settled = settle(draft, moment);
  const clarifying_question = settled.kind === 'ask' ? settled.ask.text : '';
  const question = { code, clarifying_question, choices };
  return { pending: { draft_id, envelope: draft.envelope, question } };
}
