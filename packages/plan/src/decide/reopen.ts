import { editTask } from '../change/edit-target.ts';
import type { Step } from '../change/step.ts';
import type { Task } from '../objects/task.ts';
import { isClosed } from '../tree/step-tree.ts';

/** A closed step open again; null: it is open already. */
export function reopenStep(step: Task): Step | null {
  return isClosed(step) ? editTask(step, { status: 'todo' }) : null;
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
  return { steps, task: isClosed(task) ? editTask(task, { status: 'in_progress' }) : null };
}
