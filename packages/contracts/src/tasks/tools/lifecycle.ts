import { z } from 'zod';
import { Priority } from '../../commands/envelope.ts';
import {
  aim,
  Data,
  Id,
  LINES_MAX,
  NewStep,
  newTimes,
  STEPS_MAX,
  scope,
  stepAim,
  Tags,
  Text,
  Title,
  times,
  Value,
  write,
} from '../parts.ts';
import { taskTool } from '../tool.ts';

const DependsOn = z.array(z.string().min(1).max(300)).max(LINES_MAX);

/** Metadata that a plan or a task can have; null clears. */
const meta = {
  title: Title.optional(),
  description: Text.nullable().optional(),
  context: Text.nullable().optional(),
  priority: Priority.nullable().optional(),
  tags: Tags.optional(),
  depends_on: DependsOn.optional(),
};

export const PatchOp = z.strictObject({
  op: z.enum(['set', 'unset', 'append', 'remove']),
  field: z.string().min(1).max(50),
  value: Value.optional(),
});
export type PatchOp = z.infer<typeof PatchOp>;

const PatchOps = z.array(PatchOp).min(1).max(LINES_MAX);

const patch = {
  kind: z.enum(['task_detail', 'step', 'task']),
  ...stepAim,
  task_node_id: z.string().min(1).max(50).optional(),
  ops: PatchOps,
};

export const TaskStatusName = z.enum(['TODO', 'ACTIVE', 'DONE']);
export type TaskStatusName = z.infer<typeof TaskStatusName>;

export const lifecycleTools = {
  tasks_create: taskTool({
    name: 'tasks_create',
    description: 'Create a plan, or a task (with a parent plan) and its steps.',
    input: z.strictObject({
      ...scope,
      kind: z.enum(['plan', 'task']).optional(),
      parent: z.string().min(1).max(300).optional().describe('PLAN-###'),
      title: Title,
      description: Text.optional(),
      contract: Text.optional(),
      contract_data: Data.optional(),
      priority: Priority.optional(),
      tags: Tags.optional(),
      ...newTimes,
      steps: z.array(NewStep).max(STEPS_MAX).optional(),
      ...write,
    }),
    effect: 'write',
    toolset: 'daily',
  }),
  tasks_edit: taskTool({
    name: 'tasks_edit',
    description: 'Edit the metadata of a plan or a task; null clears a field.',
    input: z.strictObject({
      ...scope,
      ...aim,
      ...meta,
      ...times,
      parent: Id.nullable().optional().describe('plan to move to'),
      new_domain: z.string().trim().min(1).max(100).nullable().optional(),
      contract: Text.nullable().optional(),
      contract_data: Data.nullable().optional(),
      ...write,
    }),
    effect: 'write',
    toolset: 'daily',
  }),
  tasks_complete: taskTool({
    name: 'tasks_complete',
    description: 'Set the status of a task or plan (default DONE). DONE needs every step closed.',
    input: z.strictObject({ ...scope, ...aim, status: TaskStatusName.optional(), ...write }),
    effect: 'write',
    toolset: 'full',
  }),
  tasks_close_task: taskTool({
    name: 'tasks_close_task',
    description:
      'Optional patches and completion in one transaction; apply=false shows the diff only.',
    input: z.strictObject({
      ...scope,
      ...aim,
      apply: z.boolean().optional(),
      patches: z.array(z.strictObject(patch)).max(LINES_MAX).optional(),
      ...write,
    }),
    effect: 'write',
    toolset: 'full',
  }),
  tasks_patch: taskTool({
    name: 'tasks_patch',
    description: 'Set, unset, append or remove fields of a plan/task, a step, or a task node.',
    input: z.strictObject({ ...scope, ...aim, ...patch, ...write }),
    effect: 'write',
    toolset: 'full',
  }),
  tasks_delete: taskTool({
    name: 'tasks_delete',
    description:
      'Delete a plan, a task, or (with step_id or path) a step with all below it. Undoable.',
    input: z.strictObject({ ...scope, ...aim, ...stepAim, ...write }),
    effect: 'delete',
    toolset: 'full',
  }),
};
