import type { Message } from '@planerka/contracts';
import { editTask } from '../change/edit-rows.ts';
import type { Step } from '../change/step.ts';
import { factsOf } from '../messages/facts.ts';
import { say } from '../messages/messages.ts';
import type { Target } from '../objects/object.ts';
import type { Task } from '../objects/task.ts';
import { isClosed } from '../tree/step-tree.ts';
import type { Need } from './need.ts';

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

/** What is read before something in a task is opened again. */
export function needsToReopen(target: Target | null): Need[] {
  const isInside = target?.kind === 'task' && target.row.parent_id !== null;
  return isInside ? [{ need: 'above', task_id: target.row.task_id }] : [];
}

/** What is closed above something that is open now, the nearest first, opened again and told of. */
export function openedAbove(above: readonly Task[]): {
  readonly steps: readonly Step[];
  readonly said: readonly Message[];
} {
  const task = above.at(-1);
  if (task === undefined) return { steps: [], said: [] };
  const opened = reopenAbove(task, above.slice(0, -1));
  const steps = opened.task === null ? opened.steps : [...opened.steps, opened.task];
  const objects = above.filter(isClosed).map((row) => factsOf({ kind: 'task', row }));
  return { steps, said: objects.length === 0 ? [] : [say('opened_above', { objects })] };
}
