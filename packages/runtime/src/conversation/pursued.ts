import type { Message, ObjectHandle, QuestionCode } from '@planerka/contracts';
import { say } from '@planerka/plan';
import type { Draft, PendingOperation } from '../drafts/draft.ts';

/** An operation on its way: new, or an existing draft with what was answered. */
export interface Pursued extends Omit<PendingOperation, 'offered' | 'question' | 'touched'> {
  /** Named by a token, a reply or a tap. */
  readonly refs: readonly ObjectHandle[];
  readonly suggested: readonly ObjectHandle[];
  /** The list of which the target is a part, null for any; undefined where none was said. */
  readonly list?: string | null;
  readonly accepted: readonly QuestionCode[];
  readonly said: readonly string[];
  /** What was noticed in the words and is not told yet: it comes before the next question. */
  readonly noticed: readonly Message[];
  /** The draft that this operation already is. */
  readonly draft: Draft | null;
}

/** What is said of the rest of a set that is too large for one change. */
export function leftOut({ left_out: count }: Pursued): Message[] {
  return count === undefined ? [] : [say('left_out', { count })];
}

/** The draft as an operation to settle again. */
export function fromDraft(draft: Draft): Pursued {
  const { offered: _offered, question: _question, touched: _touched, ...pending } = draft.operation;
  return {
    ...pending,
    refs: [],
    suggested: [],
    accepted: draft.accepted,
    said: draft.said,
    noticed: [],
    draft,
  };
}
