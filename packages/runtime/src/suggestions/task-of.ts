import { asTarget, type Task } from '@planerka/plan';
import type { StoredSuggestion } from '../ports/stored-suggestion.ts';
import type { Turn } from '../turn/turn.ts';

/** The task that the suggestion is about, as this call sees it; null where there is none any more. */
export async function taskOf(
  turn: Turn,
  { task_id: id }: Pick<StoredSuggestion, 'task_id'>,
): Promise<Task | null> {
  const target = id === null ? null : asTarget(await turn.object('task', id));
  return target?.kind === 'task' && target.row.deleted_at === null ? target.row : null;
}
