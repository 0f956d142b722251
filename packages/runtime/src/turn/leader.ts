import type { ObjectHandle } from '@planerka/contracts';
import type { Verdict } from '../verdict.ts';

/**
 * "закрой молоко и перенеси на завтра": what names nothing is about the object of the operation
 * before it in the same utterance, so that one question settles both.
 */
export type Leader =
  /** It was done to this. */
  | { readonly kind: 'done'; readonly object: ObjectHandle }
  /** It asks something, perhaps which object is meant. */
  | { readonly kind: 'asked'; readonly draftId: string };

/** What the operations after it in the utterance are about; null when it says nothing of that. */
export function leaderOf(outcome: Verdict): Leader | null {
  if (outcome.status === 'question') return { kind: 'asked', draftId: outcome.draft_id };
  if (outcome.status !== 'done') return null;
  const [object] = outcome.summary?.objects ?? [];
  return object === undefined ? null : { kind: 'done', object };
}
