import { editTask } from '../../change/edit-rows.ts';
import { made } from '../../change/given.ts';
import type { Step } from '../../change/step.ts';
import { newTask } from '../../objects/new-task.ts';
import type { Task } from '../../objects/task.ts';
import { changedRows } from './changed-rows.ts';
import type { Laying } from './laying.ts';
import { changedColumns } from './row-fields.ts';
import { taskColumns } from './task-columns.ts';
import { taskTree } from './task-tree.ts';

export function taskSteps(laying: Laying): Step[] {
  const { rows, project, plan, uuidOf, idOfNew, call, given } = laying;
  const before = new Map(project.tasks.map((row) => [row.taskId, row]));
  const [was, is] = [taskTree(before, before), taskTree(before, plan.tasks)];
  const placed = (name: string) => ({
    parent_id: uuidOf(is.parentOf(name)),
    root_id: uuidOf(is.rootOf(name)),
  });
  const isMoved = (name: string): boolean =>
    is.parentOf(name) !== was.parentOf(name) || is.rootOf(name) !== was.rootOf(name);
  const changed = changedRows({
    stored: rows.tasks,
    before: project.tasks,
    after: plan.tasks,
    nameOf: ({ taskId }) => taskId,
    isMoved,
  });
  const created = changed.made.map(({ name, row }): Step => {
    const { number, actor, at } = made('task', given);
    call(name, 'task', number);
    const task = newTask({
      ...taskColumns(row, uuidOf, number),
      ...placed(name),
      id: idOfNew(name),
      number,
      project_id: rows.project.project_id,
      actor,
      at,
    });
    return { before: null, after: { kind: 'task', row: task } };
  });
  const edited = changed.replaced.flatMap(({ name, before: earlier, after, stored }) => {
    const columns = taskColumns(after, uuidOf, stored.number);
    const patch: Partial<Task> = {
      ...changedColumns(taskColumns(earlier, uuidOf, stored.number), columns),
      planned_end_at: columns.planned_end_at,
    };
    // A day and an instant are never planned together.
    const hour = typeof patch.planned_at === 'string' ? { planned_on: null } : {};
    return editTask(stored, { ...patch, ...hour, ...(isMoved(name) ? placed(name) : {}) }) ?? [];
  });
  const deleted = changed.gone.flatMap((row) => editTask(row, { deleted_at: given.now }) ?? []);
  return [...created, ...edited, ...deleted];
}
