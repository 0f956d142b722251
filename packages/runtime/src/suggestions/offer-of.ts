import { CONFIDENCE, type Offer } from '@planerka/contracts';
import type { Task } from '@planerka/plan';
import type { StoredSuggestion } from '../ports/stored-suggestion.ts';

/** A stored suggestion as a person is shown it; `task`: the one it is about, null for none. */
export function offerOf(
  row: StoredSuggestion,
  task: Pick<Task, 'number' | 'title'> | null,
  agent: string | null = null,
): Offer {
  const { suggestion_id, surface, type, payload, rationale } = row;
  return {
    suggestion_id,
    surface,
    type,
    task: task === null ? null : { number: task.number, title: task.title },
    payload,
    rationale,
    agent,
  };
}

/** Is it asked once more whether it is really wanted? A question is asked as it is. */
export function needsConfirmation(row: StoredSuggestion): boolean {
  if (row.type === 'ask_clarification') return false;
  return row.requires_confirmation || row.confidence < CONFIDENCE.act;
}

/** May it still be taken or refused? */
export function isPending({ state }: StoredSuggestion): boolean {
  return state === 'offered' || state === 'shown';
}
