import { editTask } from '../change/edit-target.ts';
import type { Step } from '../change/step.ts';
import type { Task } from '../objects/task.ts';
import { isClosed } from '../tree/step-tree.ts';

/** A task taken up, put back or given up, closed or not: nothing holds that up. Null: it is so already. */
export function setStatus(task: Task, status: Exclude<Task['status'], 'done'>): Step | null {
  return editTask(task, { status });
}

/** A closed step open again; null: it is open already. */
export function reopenStep(step: Task): Step | null {
  return isClosed(step) ? setStatus(step, 'todo') : null;
}

/**
 * Reopens what is closed above something open: the steps around it are to be done, the
 * task itself is being worked on.
 */
export function reopenAbove(
  task: Task,
  above: readonly Task[],
): { readonly steps: readonly Step[]; readonly task: Step | null } {
  const steps = above.map(reopenStep).filter((step) => step !== null);
  return { steps, task: isClosed(task) ? setStatus(task, 'in_progress') : null };
}
