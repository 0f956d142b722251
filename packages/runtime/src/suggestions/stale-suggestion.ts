import type { Message } from '@planerka/contracts';
import { epochMs, type Messages, type StaleField, say } from '@planerka/plan';
import type { StoredSuggestion } from '../ports/stored-suggestion.ts';
import type { Turn } from '../turn/turn.ts';
import { type Refusal, refusal } from '../verdict.ts';
import { isPending } from './offer-of.ts';

type Why = Messages['suggestion_over']['why'];

const WHY: Readonly<Record<StoredSuggestion['state'], Why>> = {
  offered: 'expired',
  shown: 'expired',
  expired: 'expired',
  accepted: 'accepted',
  rejected: 'rejected',
  superseded: 'gone',
};

/** Why the suggestion cannot be decided about any more, or not by this person; null when it can. */
export function suggestionUndecidable(turn: Turn, row: StoredSuggestion): Refusal | null {
  const isLate = epochMs(row.expires_at) <= epochMs(turn.now);
  if (!isPending(row) || isLate) {
    return staleSuggestion(say('suggestion_over', { why: WHY[row.state] }));
  }
  if (row.actor === null || row.actor === turn.context.actor.id) return null;
  return refusal('NOT_YOURS', say('suggestion_not_yours', {}), say('ask_for_suggestions', {}));
}

/** The task is not any more what it was when the suggestion was made. */
export function changedSince(fields: readonly StaleField[]): Refusal {
  return staleSuggestion(say('suggestion_stale', { fields }));
}

/** What was suggested holds no more: why, and how to ask anew. */
export function staleSuggestion(
  said: Message,
  recovery: Message = say('ask_for_suggestions', {}),
): Refusal {
  return refusal('STALE_SUGGESTION', said, recovery);
}
