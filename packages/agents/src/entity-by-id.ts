import { readEntityId, readStepId, splitQualifiedId } from '@planerka/contracts';
import { stepIdOf, type Task } from '@planerka/plan';
import type { CallFrame } from './call-frame.ts';
import { type Entity, entityId, liveEntity } from './names.ts';
import { ensure, type Refused, refused } from './refused.ts';

/** A live plan or task by its id, qualified or not; `kind`: what the caller says it is. */
export async function entityById(
  call: CallFrame,
  text: string,
  kind?: 'plan' | 'task',
): Promise<Entity> {
  const { workspace, id } = splitQualifiedId(text);
  if (workspace !== null) await refuseOtherWorkspace(call, workspace, text);
  const read = readEntityId(id);
  const facts = { next: call.next('tasks_context') };
  ensure(
    read !== null || readStepId(id) === null,
    'WRONG_KIND',
    `${id.toUpperCase()} is a step, not a plan or task.`,
    'Name its task as the task (TASK-###), and this one as the step_id.',
    facts,
  );
  ensure(
    read !== null,
    'INVALID_ID',
    `"${text.slice(0, 60)}" is no id of a plan or task.`,
    'Ids look like PLAN-007 or TASK-042; tasks_context lists them.',
    facts,
  );
  ensure(
    kind === undefined || kind === read.kind,
    'WRONG_KIND',
    `${id} is not a ${kind}.`,
    `Name a ${kind === 'plan' ? 'PLAN-###' : 'TASK-###'} id; tasks_context lists them.`,
    { next: call.next('tasks_context', { kind }) },
  );
  const object = await call.turn.byNumber(read.kind === 'plan' ? 'project' : 'task', read.number);
  const entity = liveEntity(object);
  if (entity?.kind === 'task' && entity.row.root_id !== null)
    throw await namedAsTask(call, entity.row);
  ensure(
    entity !== null,
    'UNKNOWN_ID',
    `There is no ${id.toUpperCase()} in this workspace.`,
    'tasks_context lists the plans and tasks there are.',
    facts,
  );
  return entity;
}

async function refuseOtherWorkspace(call: CallFrame, name: string, text: string): Promise<void> {
  const named = name === call.workspace.name ? call.workspace : await call.caller.workspaceOf(name);
  ensure(
    named?.id === call.workspace.id,
    'UNKNOWN_ID',
    `"${text.slice(0, 100)}" belongs to another workspace than the one named.`,
    `Name an id of ${call.workspace.name}, or the other workspace in workspace.`,
  );
}

/** A step has a number that its owner sees, but agents know it by its step id. */
async function namedAsTask(call: CallFrame, row: Task): Promise<Refused> {
  const root = row.root_id === null ? null : await call.turn.object('task', row.root_id);
  const task = root?.kind === 'task' ? entityId(root) : 'its task';
  return refused(
    'WRONG_KIND',
    `${entityId({ kind: 'task', row })} is the step ${stepIdOf(row)} of ${task}.`,
    `Name ${task} as the task and ${stepIdOf(row)} as the step_id.`,
    root?.kind === 'task' ? { next: call.lookAt(root) } : {},
  );
}
