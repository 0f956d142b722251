import { foldedTitle } from './folded-title.ts';
import type { Task } from './task.ts';

/** The category of a task that is a list with boxes: its subtasks are the list's items. */
export const LIST = 'list';

/** A list with boxes and its items, in the order in which they were added. */
export interface ListWithItems {
  readonly list: Task;
  readonly items: readonly Task[];
}

/** Is the task a list with boxes? */
export function isList({ category, parent_id }: Pick<Task, 'category' | 'parent_id'>): boolean {
  return category === LIST && parent_id === null;
}

/** Is it ticked? */
export function isTicked({ status }: Pick<Task, 'status'>): boolean {
  return status === 'done' || status === 'cancelled';
}

/** Lists with their items, of rows that hold both; the newest list first. */
export function listsIn(rows: readonly Task[]): ListWithItems[] {
  return rows
    .filter((row) => isList(row) && row.deleted_at === null)
    .sort((a, b) => b.number - a.number)
    .map((list) => ({
      list,
      items: rows
        .filter(({ parent_id, deleted_at }) => parent_id === list.task_id && deleted_at === null)
        .sort((a, b) =>
          a.sort_key === b.sort_key ? a.number - b.number : a.sort_key < b.sort_key ? -1 : 1,
        ),
    }));
}

/** The lists that are called so, whatever its letters and marks; with no name all of them. */
export function listsCalled(
  lists: readonly ListWithItems[],
  name: string | null,
): readonly ListWithItems[] {
  return name === null
    ? lists
    : lists.filter(({ list }) => foldedTitle(list.title) === foldedTitle(name));
}
