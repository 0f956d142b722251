import type { TaskToolInput } from '@planerka/contracts';
import { flatten, reopenAbove, reopenStep, type Task } from '@planerka/plan';
import { taskId } from '../names.ts';
import { ensure } from '../refused.ts';
import type { ToolCall } from '../tool-call.ts';
import { stepPlace, writeClosed } from './close-step.ts';
import { onStep } from './on-target.ts';

/**
 * Reopens what is closed above something open, which is at `path`: the steps as TODO, the task itself
 * as ACTIVE. Nothing is done that still has something open in it.
 */
export async function writeReopened(call: ToolCall, task: Task, path: string): Promise<void> {
  const all = flatten(await call.tree(task));
  const above = all.filter((each) => path.startsWith(`${each.path}.`)).reverse();
  const opened = reopenAbove(
    await call.latestTask(task),
    above.map(({ row }) => row),
  );
  call.write('step_reopened', opened.steps, { task: taskId(task) });
  call.write('reopened', opened.task);
}

/** `tasks_progress` */
export const progress = onStep(
  async (call, at, { completed, force = false }: TaskToolInput<'tasks_progress'>) => {
    if (completed) return await writeClosed(call, at, { force });
    const step = reopenStep(await call.latestTask(at.node.row));
    call.writeOrWarn('step_reopened', step, `${at.node.id} is open already.`, stepPlace(at));
    if (step !== null) await writeReopened(call, at.task, at.node.path);
  },
  ({ completed, force = false }) =>
    ensure(
      !force || completed,
      'INVALID_INPUT',
      'force goes with completed=true: reopening needs none.',
      'Leave force out.',
      { details: { fields: ['force'] } },
    ),
);
