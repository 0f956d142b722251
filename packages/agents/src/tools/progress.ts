import type { TaskToolInput } from '@planerka/contracts';
import {
  flatten,
  reopenAbove as decideAbove,
  reopenStep,
  type Task,
  type TreeNode,
} from '@planerka/plan';
import { taskId } from '../names.ts';
import { refused } from '../refused.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { Work } from '../work.ts';
import { aimedStep, closeStep, latestStep, stepReply } from './close-step.ts';

/** The steps above a node, the nearest first. */
export async function stepsAbove(work: Work, task: Task, node: TreeNode): Promise<TreeNode[]> {
  const all = flatten(await work.tree(task));
  return all.filter(({ path }) => node.path.startsWith(`${path}.`)).reverse();
}

/**
 * Reopens what is closed above something open: the steps around it as TODO, the task itself
 * as ACTIVE.
 */
export async function reopenAbove(
  work: Work,
  task: Task,
  above: readonly TreeNode[],
): Promise<void> {
  const rows: Task[] = [];
  for (const node of above) rows.push(await latestStep(work, node));
  const object = await work.turn.object('task', task.task_id);
  const opened = decideAbove(object?.kind === 'task' ? object.row : task, rows);
  work.write('step_reopened', opened.steps, { task: taskId(task) });
  if (opened.task) work.write('reopened', [opened.task]);
}

/** `tasks_progress` */
export async function progress(
  work: Work,
  input: TaskToolInput<'tasks_progress'>,
): Promise<ToolReply> {
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
  const step = reopenStep(await latestStep(work, node));
  if (step === null) {
    work.warn('NO_CHANGE', `${node.id} is open already.`);
    return;
  }
  work.write('step_reopened', [step], { task: taskId(task), path: node.path });
  await reopenAbove(work, task, await stepsAbove(work, task, node));
}
