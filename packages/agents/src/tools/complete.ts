import type { TaskStatusName, TaskToolInput } from '@planerka/contracts';
import {
  closeTask,
  editTask,
  flatten,
  isClosed,
  setPlanStatus as decidePlan,
  type Task,
} from '@planerka/plan';
import { type Entity, entityId, planStatus, STORED_STATUS, taskId, taskStatus } from '../names.ts';
import { refused } from '../refused.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { Work } from '../work.ts';
import { taskHeld } from './held.ts';

/** Sets the status of a task; DONE only when everything below it is done. */
export async function setTaskStatus(work: Work, task: Task, status: TaskStatusName): Promise<void> {
  if (status === 'DONE' && isClosed(task)) {
    work.warn('NO_CHANGE', `${taskId(task)} is DONE already.`);
    return;
  }
  if (status !== 'DONE') {
    const step = editTask(task, { status: STORED_STATUS[status] });
    if (step) work.write(isClosed(task) ? 'reopened' : 'status_updated', [step]);
    else work.warn('NO_CHANGE', `${taskId(task)} is ${status} already.`);
    return;
  }
  const nodes = await work.tree(task);
  const all = flatten(nodes);
  const below = all.map(({ row }) => row);
  const closing = closeTask(task, below, work.given);
  if (closing.kind === 'unfinished') {
    throw taskHeld(work, task, { nodes, all }, closing.unfinished);
  }
  work.write('task_completed', closing.steps);
}

/** Sets the status of a plan. Its tasks stay as they are: closing a plan closes nobody's work. */
export function setPlanStatus(
  work: Work,
  plan: Extract<Entity, { kind: 'project' }>,
  status: TaskStatusName,
): void {
  const closing = decidePlan(plan.row, STORED_STATUS[status]);
  if (closing.kind === 'held') {
    const { missing } = closing;
    throw refused(
      'CHECKPOINTS_NOT_CONFIRMED',
      `${entityId(plan)} has unconfirmed checkpoints: ${missing.join(', ')}.`,
      'Confirm them with tasks_verify, then complete the plan.',
      {
        next: {
          tool: 'tasks_verify',
          args: {
            workspace: work.workspace.name,
            plan: entityId(plan),
            checkpoints: Object.fromEntries(missing.map((name) => [name, true])),
          },
        },
        details: { missing },
      },
    );
  }
  const { step } = closing;
  const type = status === 'DONE' ? 'plan_completed' : 'status_updated';
  if (step) work.write(type, [step]);
  else work.warn('NO_CHANGE', `${entityId(plan)} is ${status} already.`);
}

/** The plan or task as this call has left it. */
export async function latestEntity(work: Work, entity: Entity): Promise<Entity> {
  const id = entity.kind === 'task' ? entity.row.task_id : entity.row.project_id;
  const object = await work.turn.object(entity.kind, id);
  return object?.kind === 'task' || object?.kind === 'project' ? object : entity;
}

export function statusOf(entity: Entity): TaskStatusName {
  return entity.kind === 'task' ? taskStatus(entity.row) : planStatus(entity.row);
}

/** `tasks_complete` */
export async function complete(
  work: Work,
  { status = 'DONE', ...input }: TaskToolInput<'tasks_complete'>,
): Promise<ToolReply> {
  const entity = await work.entity(input);
  await work.expect(entity, input.expected_revision);
  if (entity.kind === 'task') await setTaskStatus(work, entity.row, status);
  else setPlanStatus(work, entity, status);
  const after = await latestEntity(work, entity);
  const open =
    entity.kind === 'project'
      ? { open_tasks: (await work.tx.countTasksOf(entity.row.project_id)).open }
      : {};
  return {
    result: {
      [entity.kind === 'task' ? 'task' : 'plan']: entityId(entity),
      status: statusOf(after),
      ...(after.row.status === 'cancelled' ? { cancelled: true } : {}),
      revision: await work.revision(entity),
      ...open,
      events: work.events,
    },
  };
}
