import type { Task } from '../objects/task.ts';

/** What the task is in, the nearest first; it ends at what is deleted or not among the rows. */
export function rowsAbove(taskId: string, rows: ReadonlyMap<string, Task>): Task[] {
  const above: Task[] = [];
  const parentOf = (id: string) => rows.get(rows.get(id)?.parent_id ?? '');
  for (let row = parentOf(taskId); row !== undefined; row = parentOf(row.task_id)) {
    if (row.deleted_at !== null || above.includes(row)) break;
    above.push(row);
  }
  return above;
}
