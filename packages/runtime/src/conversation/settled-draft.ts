import type { Target } from '@planerka/plan';
import type { Draft } from '../drafts/draft.ts';
import { refTo } from './ask.ts';

/** The draft with what it came to be about: an operation that follows it is about the same. */
export function settledDraft(draft: Draft, targets: readonly Target[]): Draft {
  return { ...draft, operation: { ...draft.operation, targets: targets.map(refTo) } };
}
