import type { Task } from '../objects/task.ts';
import { grouped } from './grouped.ts';

/** A task's descendants among these rows, by sort key, parents before children. */
export function rowsBelow(taskId: string, rows: readonly Task[]): Task[] {
  const children = grouped(rows, (row) => row.parent_id);
  const walk = (parentId: string): Task[] =>
    (children.get(parentId) ?? [])
      .toSorted((a, b) => (a.sort_key < b.sort_key ? -1 : 1))
      .flatMap((row) => [row, ...walk(row.task_id)]);
  return walk(taskId);
}
