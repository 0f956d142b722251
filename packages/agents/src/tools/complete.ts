import type { TaskStatusName, TaskToolInput } from '@planerka/contracts';
import {
  editProject,
  editTask,
  firstOpen,
  flatten,
  isClosed,
  missingAtRoot,
  type Task,
  type TreeNode,
} from '@planerka/plan';
import { followTask } from '@planerka/runtime';
import { type Entity, entityId, planStatus, taskId, taskStatus } from '../names.ts';
import { refused } from '../refused.ts';
import type { Reply } from '../tool-handler.ts';
import type { Work } from '../work.ts';

const STATUSES = { TODO: 'todo', ACTIVE: 'in_progress', DONE: 'done' } as const;

/** Refuses while anything below the task is open or unconfirmed (contract, tasks_complete). */
async function refuseUnfinished(work: Work, task: Task): Promise<void> {
  const nodes = await work.tree(task);
  const all = flatten(nodes);
  const open = all.filter(({ row }) => !isClosed(row));
  const id = taskId(task);
  const args = { workspace: work.workspace.name, task: id };
  if (open.length > 0) {
    const next = firstOpen(nodes) ?? open[0];
    throw refused(
      'STEPS_OPEN',
      `${id} has ${open.length} open of ${all.length} steps.`,
      'Close them first; a step that is not needed any more can be closed with a note that says so.',
      {
        ...(next === undefined ? {} : { next: closeCall(work, task, next) }),
        details: {
          ...(next === undefined ? {} : { first_open: { step_id: next.id, path: next.path } }),
          open: open.slice(0, 10).map(({ id: step, path }) => ({ step_id: step, path })),
        },
      },
    );
  }
  const unconfirmed = all.filter(({ row }) => missingAtRoot(row).length > 0);
  const [first] = unconfirmed;
  const missing = first ? missingAtRoot(first.row) : missingAtRoot(task);
  if (missing.length === 0) return;
  throw refused(
    'CHECKPOINTS_NOT_CONFIRMED',
    `${first?.id ?? id} has unconfirmed checkpoints: ${missing.join(', ')}.`,
    'Confirm them with tasks_verify, then complete the task.',
    {
      next: {
        tool: 'tasks_verify',
        args: {
          ...args,
          ...(first ? { step_id: first.id } : {}),
          checkpoints: Object.fromEntries(missing.map((name) => [name, true])),
        },
      },
      details: { missing, steps: unconfirmed.slice(0, 10).map(({ id: step }) => step) },
    },
  );
}

/** The call that closes a step. */
export function closeCall(work: Work, task: Task, node: TreeNode) {
  return {
    tool: 'tasks_macro_close_step',
    args: { workspace: work.workspace.name, task: taskId(task), step_id: node.id },
  };
}

/** Sets the status of a task; DONE only when everything below it is done. */
export async function setTaskStatus(work: Work, task: Task, status: TaskStatusName): Promise<void> {
  if (status === 'DONE' && isClosed(task)) {
    work.warn('NO_CHANGE', `${taskId(task)} is DONE already.`);
    return;
  }
  if (status !== 'DONE') {
    const step = editTask(task, { status: STATUSES[status] });
    if (step) work.write(isClosed(task) ? 'reopened' : 'status_updated', [step]);
    else work.warn('NO_CHANGE', `${taskId(task)} is ${status} already.`);
    return;
  }
  await refuseUnfinished(work, task);
  const followed = await followTask(work.turn, task);
  const step = editTask(task, { ...followed?.over, status: 'done' });
  if (step) work.write('task_completed', [step, ...(followed?.steps ?? [])]);
}

/** Sets the status of a plan. Its tasks stay as they are: closing a plan closes nobody's work. */
export function setPlanStatus(
  work: Work,
  plan: Extract<Entity, { kind: 'project' }>,
  status: TaskStatusName,
): void {
  const missing = status === 'DONE' ? missingAtRoot(plan.row) : [];
  if (missing.length > 0) {
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
  const step = editProject(
    plan.row,
    status === 'DONE' ? { status: 'archived' } : { status: 'active', begun: status === 'ACTIVE' },
  );
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
): Promise<Reply> {
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
