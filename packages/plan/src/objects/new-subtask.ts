import { newTask, type TaskSeed } from './new-task.ts';
import type { Task } from './task.ts';

/** The first row of a task below another one: in the same tree, and in the same project. */
export function newSubtask(parent: Task, seed: TaskSeed): Task {
  return newTask({
    project_id: parent.project_id,
    ...seed,
    parent_id: parent.task_id,
    root_id: parent.root_id ?? parent.task_id,
  });
}
