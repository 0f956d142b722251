import type { TaskStatusName, TaskToolInput } from '@planerka/contracts';
import { closeTask, flatten, isClosed, setPlanStatus, setStatus, type Task } from '@planerka/plan';
import {
  type Entity,
  entityId,
  entityRef,
  type PlanEntity,
  statusOf,
  STORED_STATUS,
  taskId,
} from '../names.ts';
import { ensure } from '../refused.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { confirming, taskHeld } from './held.ts';

/** Sets the status of a plan or a task. */
export async function writeStatus(
  call: ToolCall,
  entity: Entity,
  status: TaskStatusName,
): Promise<void> {
  if (entity.kind === 'task') await writeTaskStatus(call, entity.row, status);
  else writePlanStatus(call, entity, status);
}

/** Of a task: DONE only when everything below it is done. */
async function writeTaskStatus(call: ToolCall, task: Task, status: TaskStatusName): Promise<void> {
  const unchanged = `${taskId(task)} is ${status} already.`;
  if (status !== 'DONE') {
    const type = isClosed(task) ? 'reopened' : 'status_updated';
    return call.writeOrWarn(type, setStatus(task, STORED_STATUS[status]), unchanged);
  }
  if (isClosed(task)) return call.warn('NO_CHANGE', unchanged);
  const nodes = await call.tree(task);
  const all = flatten(nodes);
  const below = all.map(({ row }) => row);
  const closing = closeTask(task, below, call.given);
  if (closing.kind === 'unfinished') throw taskHeld(call, task, { nodes, all }, closing.unfinished);
  call.write('task_completed', closing.steps);
}

/** Of a plan: its tasks stay as they are, closing a plan closes no task. */
function writePlanStatus(call: ToolCall, plan: PlanEntity, status: TaskStatusName): void {
  const closing = setPlanStatus(plan.row, STORED_STATUS[status]);
  const missing = closing.kind === 'held' ? closing.missing : [];
  ensure(
    closing.kind !== 'held',
    'CHECKPOINTS_NOT_CONFIRMED',
    `${entityId(plan)} has unconfirmed checkpoints: ${missing.join(', ')}.`,
    'Confirm them with tasks_verify, then complete the plan.',
    {
      next: call.next('tasks_verify', { ...entityRef(plan), checkpoints: confirming(missing) }),
      details: { missing },
    },
  );
  const type = status === 'DONE' ? 'plan_completed' : 'status_updated';
  call.writeOrWarn(type, closing.step, `${entityId(plan)} is ${status} already.`);
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
