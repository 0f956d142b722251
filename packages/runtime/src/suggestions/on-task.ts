import type { Operation } from '@planerka/contracts';
import type { Task } from '@planerka/plan';
import { refTo } from '../conversation/ask.ts';
import type { Pursued } from '../conversation/pursued.ts';
import type { StoredSuggestion } from '../ports/stored-suggestion.ts';

/** The operation on exactly this task, which nobody has to settle any more; null for none. */
export function onTask(
  { suggestion_id: suggestion }: Pick<StoredSuggestion, 'suggestion_id'>,
  row: Task | null,
  operation: Operation,
): Pursued & { readonly operation: Operation } {
  return {
    operation,
    confidence: 1,
    targets: row === null ? [] : [refTo({ kind: 'task', row })],
    assumed: null,
    bulk: false,
    mention: null,
    rejected: [],
    replaces: [],
    suggestion,
    refs: [],
    suggested: [],
    // Whoever has taken it was told of a past day.
    accepted: ['CONFIRM', 'PAST'],
    said: [],
    noticed: [],
    draft: null,
  };
}
