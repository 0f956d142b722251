import type { Task } from '../objects/task.ts';

/** A task's descendants among these rows, by sort key, parents before children. */
export function rowsBelow(taskId: string, rows: readonly Task[]): Task[] {
  const children = new Map<string, Task[]>();
  for (const row of rows) {
    if (row.parent_id === null) continue;
    const siblings = children.get(row.parent_id);
    if (siblings) siblings.push(row);
    else children.set(row.parent_id, [row]);
  }
  const walk = (parentId: string): Task[] =>
    (children.get(parentId) ?? [])
      .toSorted((a, b) => (a.sort_key < b.sort_key ? -1 : 1))
      .flatMap((row) => [row, ...walk(row.task_id)]);
  return walk(taskId);
}
