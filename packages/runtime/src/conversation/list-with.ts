import { asTarget, isList, type Target, type Task } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';

/** The list with boxes that the target is, or that it is an item of; null where it is neither. */
export async function listWith(turn: Turn, target: Target): Promise<Task | null> {
  if (target.kind !== 'task') return null;
  const { parent_id: parent } = target.row;
  const above = parent === null ? target : asTarget(await turn.object('task', parent));
  const isThere = above?.kind === 'task' && isList(above.row) && above.row.deleted_at === null;
  return isThere ? above.row : null;
}
