import type { Operation } from '@planerka/contracts';
import type { Task } from '@planerka/plan';
import { refTo } from '../conversation/ask.ts';
import type { Pursued } from '../conversation/pursued.ts';
import type { StoredSuggestion } from '../ports/stored-suggestion.ts';

/**
 * The operation on exactly this task, which nobody has to settle any more. `from`: the suggestion
 * that it carries out; null for none, as `row` where there is no task.
 */
export function onTask(
  from: Pick<StoredSuggestion, 'suggestion_id'> | null,
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
    ...(from === null ? {} : { suggestion: from.suggestion_id }),
    refs: [],
    suggested: [],
    // Whoever has taken it was told of a past day.
    accepted: ['CONFIRM', 'PAST'],
    said: [],
    noticed: [],
    draft: null,
  };
}
