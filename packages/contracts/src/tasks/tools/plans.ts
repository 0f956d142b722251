import { z } from 'zod';
import { aim, Data, LINES_MAX, scope, Text, Title, write } from '../parts.ts';
import { taskTool } from '../tool.ts';

export const planTools = {
  tasks_plan: taskTool({
    name: 'tasks_plan',
    description: "Update a plan's checklist (replaces it), current position or document.",
    input: z.strictObject({
      ...scope,
      ...aim,
      steps: z.array(Title).max(LINES_MAX).optional(),
      current: z.int().min(0).max(LINES_MAX).optional(),
      doc: Text.nullable().optional(),
      advance: z.boolean().optional(),
      ...write,
    }),
    effect: 'write',
    toolset: 'full',
  }),
  tasks_contract: taskTool({
    name: 'tasks_contract',
    description: "Set or clear a plan's contract: text (current) and structured data.",
    input: z.strictObject({
      ...scope,
      ...aim,
      current: Text.optional(),
      contract_data: Data.optional(),
      clear: z.boolean().optional(),
      ...write,
    }),
    effect: 'write',
    toolset: 'full',
  }),
  tasks_task_add: taskTool({
    name: 'tasks_task_add',
    description: 'Add a task node inside the plan of a step (path s:0.t:1).',
    input: z.strictObject({
      ...scope,
      ...aim,
      parent_step: z.string().min(1).max(200).describe('step id or path'),
      title: Title,
      description: Text.optional(),
      context: Text.optional(),
      ...write,
    }),
    effect: 'write',
    toolset: 'full',
  }),
  tasks_task_define: taskTool({
    name: 'tasks_task_define',
    description: 'Update a task node: title, description, context, status.',
    input: z.strictObject({
      ...scope,
      ...aim,
      path: z.string().max(200).optional(),
      task_node_id: z.string().max(50).optional(),
      title: Title.optional(),
      description: Text.nullable().optional(),
      context: Text.nullable().optional(),
      status: z.enum(['TODO', 'ACTIVE', 'DONE']).optional(),
      ...write,
    }),
    effect: 'write',
    toolset: 'full',
  }),
  tasks_task_delete: taskTool({
    name: 'tasks_task_delete',
    description: 'Delete a task node with all below it. Undoable.',
    input: z.strictObject({
      ...scope,
      ...aim,
      path: z.string().max(200).optional(),
      task_node_id: z.string().max(50).optional(),
      ...write,
    }),
    effect: 'delete',
    toolset: 'full',
  }),
};
