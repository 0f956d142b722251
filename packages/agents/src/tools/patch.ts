import type { TaskToolInput } from '@planerka/contracts';
import { definitionOf } from '@planerka/plan';
import { type Entity, entityId, stepRef, taskStatus } from '../names.ts';
import {
  NODE_FIELDS,
  PLAN_FIELDS,
  patchedFields,
  STEP_FIELDS,
  TASK_FIELDS,
} from '../patch-fields.ts';
import { ensure } from '../refused.ts';
import type { ToolCall } from '../tool-call.ts';
import { refuseOther, writeDefined } from './define.ts';
import { editEntity } from './edit.ts';
import { onEntity } from './on-target.ts';
import { nodeOf, nodeRef, writeNode } from './task-node.ts';

/** One patch, as tasks_patch and tasks_close_task take it. */
export type Patch = Pick<
  TaskToolInput<'tasks_patch'>,
  'kind' | 'step_id' | 'path' | 'task_node_id' | 'ops'
>;

/** Carries out one patch of a plan or task; what it was about is returned, for the answer. */
export async function applyPatch(
  call: ToolCall,
  entity: Entity,
  { kind, ops, step_id, path, task_node_id }: Patch,
): Promise<Record<string, unknown>> {
  if (kind === 'task_detail') {
    refuseNamed(entity, { step_id, path, task_node_id });
    await patchDetail(call, entity, ops);
    return {};
  }
  ensure(
    entity.kind === 'task',
    'WRONG_KIND',
    `${entityId(entity)} is a plan: it has no steps and task nodes to patch.`,
    'kind="task_detail" patches a plan; tasks_plan sets its checklist.',
  );
  const task = entity.row;
  if (kind === 'task') {
    const at = await nodeOf(call, task, { task_node_id: task_node_id ?? step_id, path });
    const row = await call.latestTask(at.node.row);
    const values = { ...row, status: taskStatus(row) };
    await writeNode(call, at, patchedFields(NODE_FIELDS, values, ops));
    return nodeRef(at.node);
  }
  const at = { task, node: await call.step(task, { step_id: step_id ?? task_node_id, path }) };
  refuseOther(call, at, 'step');
  const row = await call.latestTask(at.node.row);
  const values = { ...row, ...definitionOf(row) };
  const unconfirmed = await writeDefined(call, at, patchedFields(STEP_FIELDS, values, ops));
  return { step: stepRef(at.node), ...(unconfirmed.length === 0 ? {} : { unconfirmed }) };
}

/** A patch of the whole that names a part was meant for one of the two. */
function refuseNamed(entity: Entity, parts: Omit<Patch, 'kind' | 'ops'>): void {
  const named = Object.entries(parts).flatMap(([field, value]) =>
    value === undefined ? [] : field,
  );
  ensure(
    named.length === 0,
    'INVALID_INPUT',
    `kind="task_detail" patches ${entityId(entity)} itself, but ${named.join(', ')} was named.`,
    'Use kind="step" or kind="task" for the part, or leave it out.',
    { details: { fields: ['kind', ...named] } },
  );
}

async function patchDetail(call: ToolCall, target: Entity, ops: Patch['ops']): Promise<void> {
  const entity = await call.latest(target);
  if (entity.kind === 'project') {
    return await editEntity(call, entity, patchedFields(PLAN_FIELDS, { ...entity.row }, ops));
  }
  const values = { ...entity.row, domain: entity.row.category };
  const { domain, ...patch } = patchedFields(TASK_FIELDS, values, ops);
  await editEntity(call, entity, {
    ...patch,
    ...(domain === undefined ? {} : { new_domain: domain }),
  });
}

/** `tasks_patch` */
export const patch = onEntity(
  async (call, entity, input: TaskToolInput<'tasks_patch'>) =>
    await applyPatch(call, entity, input),
);
