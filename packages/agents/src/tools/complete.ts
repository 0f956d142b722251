import type { TaskStatusName, TaskToolInput } from '@planerka/contracts';
import { closeTask, flatten, isClosed, setPlanStatus, setStatus, type Task } from '@planerka/plan';
import { confirming } from '../closing-call.ts';
import { refuseBlockedByPerson } from '../left-to-people.ts';
import {
  type Entity,
  entityId,
  entityRef,
  type PlanEntity,
  STORED_STATUS,
  statusOf,
  taskId,
} from '../names.ts';
import { refused } from '../refused.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { openDependencies } from '../waits-for.ts';
import { planAround } from './create.ts';
import { taskHeld } from './held.ts';

/** Sets the status of a plan or a task. */
export async function writeStatus(
  call: ToolCall,
  entity: Entity,
  status: TaskStatusName,
): Promise<void> {
  if (entity.kind === 'task') await writeTaskStatus(call, entity.row, status);
  else await writePlanStatus(call, entity, status);
}

/** Of a task: DONE only when everything below it is done. */
async function writeTaskStatus(call: ToolCall, asked: Task, status: TaskStatusName): Promise<void> {
  // The same call may have begun it by closing its first step.
  const task = await call.latestTask(asked);
  const unchanged = `${taskId(task)} is ${status} already.`;
  if (status !== 'DONE') {
    const type = isClosed(task) ? 'reopened' : 'status_updated';
    return call.writeOrWarn(type, setStatus(task, STORED_STATUS[status]), unchanged);
  }
  if (isClosed(task)) return call.warn('NO_CHANGE', unchanged);
  await refuseBlockedByPerson(call, task);
  const nodes = await call.tree(task);
  const all = flatten(nodes);
  const below = all.map(({ row }) => row);
  const closing = closeTask(task, below, call.given);
  if (closing.kind === 'unfinished')
    throw await taskHeld(call, task, { nodes, all }, closing.unfinished);
  await warnOfDependencies(call, { kind: 'task', row: task });
  call.write('task_completed', closing.steps);
}

/** Of a plan: its tasks stay as they are, closing a plan closes no task. */
async function writePlanStatus(
  call: ToolCall,
  plan: PlanEntity,
  status: TaskStatusName,
): Promise<void> {
  const closing = setPlanStatus(plan.row, STORED_STATUS[status]);
  const missing = closing.kind === 'held' ? closing.missing : [];
  if (closing.kind === 'held') {
    throw refused(
      'CHECKPOINTS_NOT_CONFIRMED',
      `${entityId(plan)} has unconfirmed checkpoints: ${missing.join(', ')}.`,
      'Confirm them with tasks_verify, then complete the plan.',
      {
        next: await call.nextOn(plan, 'tasks_verify', { checkpoints: confirming(missing) }),
        details: { missing },
      },
    );
  }
  if (status === 'DONE' && closing.step !== null) {
    await warnOfDependencies(call, plan);
    await warnOfOpenWork(call, plan);
  }
  const type = status === 'DONE' ? 'plan_completed' : 'status_updated';
  call.writeOrWarn(type, closing.step, `${entityId(plan)} is ${status} already.`);
}

/** What waits can be completed, since people do things in another order, but not unnoticed. */
async function warnOfDependencies(call: ToolCall, entity: Entity): Promise<void> {
  const around = entity.kind === 'task' ? await planAround(call, entity) : null;
  const open = await openDependencies(call, around === null ? [entity] : [around, entity]);
  if (open.length === 0) return;
  const ids = [...new Set(open.map(({ id }) => id))].join(', ');
  call.warn('DEPENDENCY_OPEN', `${entityId(entity)} waits for ${ids}, which is open.`);
}

/** Closing a plan closes no task of it. */
async function warnOfOpenWork(call: ToolCall, plan: PlanEntity): Promise<void> {
  const { open } = await call.tx.countTasksOf(plan.row.project_id);
  if (open === 0) return;
  const tasks = open === 1 ? '1 of its tasks is' : `${open} of its tasks are`;
  call.warn('OPEN_WORK', `${entityId(plan)} is DONE, but ${tasks} open: tasks_context lists them.`);
}

/** `tasks_complete` */
export async function complete(
  call: ToolCall,
  { status = 'DONE', ...input }: TaskToolInput<'tasks_complete'>,
): Promise<ToolReply> {
  const entity = await call.entity(input);
  await writeStatus(call, entity, status);
  const after = await call.latest(entity);
  const open =
    entity.kind === 'project'
      ? { open_tasks: (await call.tx.countTasksOf(entity.row.project_id)).open }
      : {};
  return {
    result: {
      ...entityRef(entity),
      status: statusOf(after),
      ...(after.row.status === 'cancelled' ? { cancelled: true } : {}),
      revision: await call.revision(entity),
      ...open,
      events: call.events,
    },
  };
}
