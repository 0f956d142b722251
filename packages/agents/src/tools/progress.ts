import type { TaskToolInput } from '@planerka/contracts';
import { editTask, flatten, isClosed, type Step, type Task, type TreeNode } from '@planerka/plan';
import { taskId } from '../names.ts';
import { refused } from '../refused.ts';
import type { Reply } from '../tool-handler.ts';
import type { Work } from '../work.ts';
import { aimedStep, closeStep, latestStep, stepReply } from './close-step.ts';

/** The steps above a node, the nearest first. */
export async function stepsAbove(work: Work, task: Task, node: TreeNode): Promise<TreeNode[]> {
  const all = flatten(await work.tree(task));
  return all.filter(({ path }) => node.path.startsWith(`${path}.`)).reverse();
}

/**
 * Opens again what stands closed above something open: the steps around it as TODO, the task itself
 * as ACTIVE.
 */
export async function reopenAbove(
  work: Work,
  task: Task,
  above: readonly TreeNode[],
): Promise<void> {
  const steps: Step[] = [];
  for (const node of above) {
    const row = await latestStep(work, node);
    const step = isClosed(row) ? editTask(row, { status: 'todo' }) : null;
    if (step) steps.push(step);
  }
  work.write('step_reopened', steps, { task: taskId(task) });
  const object = await work.turn.object('task', task.task_id);
  const root = object?.kind === 'task' ? object.row : task;
  const step = isClosed(root) ? editTask(root, { status: 'in_progress' }) : null;
  if (step) work.write('reopened', [step]);
}

/** `tasks_progress` */
export async function progress(work: Work, input: TaskToolInput<'tasks_progress'>): Promise<Reply> {
  const { completed, force = false, ...aim } = input;
  if (force && !completed) {
    throw refused(
      'INVALID_INPUT',
      'force goes with completed=true: reopening needs none.',
      'Leave force out.',
      { details: { fields: ['force'] } },
    );
  }
  const { task, node } = await aimedStep(work, aim);
  if (completed) await closeStep(work, task, node, { force });
  else await reopen(work, task, node);
  return await stepReply(work, task, node);
}

async function reopen(work: Work, task: Task, node: TreeNode): Promise<void> {
  const row = await latestStep(work, node);
  const step = isClosed(row) ? editTask(row, { status: 'todo' }) : null;
  if (step === null) {
    work.warn('NO_CHANGE', `${node.id} is open already.`);
    return;
  }
  work.write('step_reopened', [step], { task: taskId(task), path: node.path });
  await reopenAbove(work, task, await stepsAbove(work, task, node));
}
