import type { OperationDraft } from '../drafts/draft.ts';
import type { Target } from '@planerka/plan';
import { refTo } from './ask-operation.ts';

/** The draft with what it came to be about: an operation that follows it is about the same. */
export function settledDraft(draft: OperationDraft, targets: readonly Target[]): OperationDraft {
  return { ...draft, operation: { ...draft.operation, targets: targets.map(refTo) } };
}
