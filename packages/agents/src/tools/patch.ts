import type { PatchOp, TaskToolInput } from '@planerka/contracts';
import { definitionOf, type Project, type Task } from '@planerka/plan';
import { type Entity, entityId, taskStatus } from '../names.ts';
import {
  NODE_FIELDS,
  patchedFields,
  PLAN_FIELDS,
  STEP_FIELDS,
  TASK_FIELDS,
} from '../patch-fields.ts';
import { refused } from '../refused.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { Work } from '../work.ts';
import { latestStep } from './close-step.ts';
import { latestEntity } from './complete.ts';
import { defineStep, refuseOther } from './define.ts';
import { editEntity } from './edit.ts';
import { entityReply } from './entity-reply.ts';
import { defineNode, nodeOf } from './task-node.ts';

/** One patch, as tasks_patch and tasks_close_task take it. */
export type Patch = Pick<
  TaskToolInput<'tasks_patch'>,
  'kind' | 'step_id' | 'path' | 'task_node_id' | 'ops'
>;

/** Carries out one patch of a plan or task; what it aimed at is returned, for the answer. */
export async function applyPatch(
  work: Work,
  entity: Entity,
  { kind, ops, ...aim }: Patch,
): Promise<Record<string, unknown>> {
  if (kind === 'task_detail') {
    refuseAimed(entity, aim);
    await patchDetail(work, entity, ops);
    return {};
  }
  if (entity.kind === 'project') {
    throw refused(
      'WRONG_KIND',
      `${entityId(entity)} is a plan: it has no steps and task nodes to patch.`,
      'kind="task_detail" patches a plan; tasks_plan sets its checklist.',
    );
  }
  return kind === 'step'
    ? await patchStep(work, entity.row, aim, ops)
    : await patchNode(work, entity.row, aim, ops);
}

/** A patch of the whole that names a part was meant for one of the two. */
function refuseAimed(entity: Entity, aim: Omit<Patch, 'kind' | 'ops'>): void {
  const named = Object.entries(aim).flatMap(([field, value]) => (value === undefined ? [] : field));
  if (named.length === 0) return;
  throw refused(
    'INVALID_INPUT',
    `kind="task_detail" patches ${entityId(entity)} itself, but ${named.join(', ')} was named.`,
    'Use kind="step" or kind="task" for the part, or leave it out.',
    { details: { fields: ['kind', ...named] } },
  );
}

async function patchDetail(work: Work, aimed: Entity, ops: readonly PatchOp[]): Promise<void> {
  const entity = await latestEntity(work, aimed);
  if (entity.kind === 'project') {
    await editEntity(work, entity, patchedFields(PLAN_FIELDS, planValues(entity.row), ops));
    return;
  }
  const { domain, ...rest } = patchedFields(TASK_FIELDS, taskValues(entity.row), ops);
  await editEntity(work, entity, {
    ...rest,
    ...(domain === undefined ? {} : { new_domain: domain }),
  });
}

function planValues(row: Project): Record<string, unknown> {
  return { ...row };
}

function taskValues({ category: domain, ...row }: Task): Record<string, unknown> {
  return { ...row, domain };
}

async function patchStep(
  work: Work,
  task: Task,
  { step_id, path, task_node_id }: Omit<Patch, 'kind' | 'ops'>,
  ops: readonly PatchOp[],
): Promise<Record<string, unknown>> {
  const node = await work.step(task, { step_id: step_id ?? task_node_id, path });
  refuseOther(work, task, node, 'step');
  const row = await latestStep(work, node);
  const values = { ...row, ...definitionOf(row) };
  const { proof, ...patch } = patchedFields(STEP_FIELDS, values, ops);
  const unconfirmed = await defineStep(work, task, node, {
    ...patch,
    ...(proof === undefined ? {} : { proof }),
  });
  return {
    step: { step_id: node.id, path: node.path },
    ...(unconfirmed.length === 0 ? {} : { unconfirmed }),
  };
}

async function patchNode(
  work: Work,
  task: Task,
  { step_id, path, task_node_id }: Omit<Patch, 'kind' | 'ops'>,
  ops: readonly PatchOp[],
): Promise<Record<string, unknown>> {
  const node = await nodeOf(work, task, { task_node_id: task_node_id ?? step_id, path });
  const row = await latestStep(work, node);
  const values = { ...row, status: taskStatus(row) };
  await defineNode(work, task, node, patchedFields(NODE_FIELDS, values, ops));
  return { node: { task_node_id: node.id, path: node.path } };
}

/** `tasks_patch` */
export async function patch(work: Work, input: TaskToolInput<'tasks_patch'>): Promise<ToolReply> {
  const entity = await work.entity(input);
  await work.expect(entity, input.expected_revision);
  const { kind, step_id, path, task_node_id, ops } = input;
  const aimed = await applyPatch(work, entity, { kind, step_id, path, task_node_id, ops });
  return await entityReply(work, entity, aimed);
}
