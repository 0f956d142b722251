import type { Message, ObjectHandle, QuestionCode } from '@planerka/contracts';
import type { OperationDraft, PendingOperation } from '../drafts/draft.ts';
import { say } from '@planerka/plan';

/** An operation on its way: new, or an existing draft with what was answered. */
export interface PursuedOperation
  extends Omit<PendingOperation, 'offered' | 'question' | 'touched'> {
  /** Named by a token, a reply or a tap. */
  readonly refs: readonly ObjectHandle[];
  readonly suggested: readonly ObjectHandle[];
  readonly accepted: readonly QuestionCode[];
  readonly said: readonly string[];
  /** The draft that this operation already is. */
  readonly draft: OperationDraft | null;
}

/** What is said of the rest of a set that is too large for one change. */
export function leftOut({ left_out: count }: PursuedOperation): Message[] {
  return count === undefined ? [] : [say('left_out', { count })];
}

/** The draft as an operation to settle again. */
export function fromOperationDraft(draft: OperationDraft): PursuedOperation {
  const { offered: _offered, question: _question, touched: _touched, ...pending } = draft.operation;
  return {
    ...pending,
    refs: [],
    suggested: [],
    accepted: draft.accepted,
    said: draft.said,
    draft,
  };
}
