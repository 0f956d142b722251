import { z } from 'zod';
import { aim, budget, Cursor, LINES_MAX, Limit, scope, Uuid, write } from '../parts.ts';
import { taskTool } from '../tool.ts';

export const historyTools = {
  tasks_batch: taskTool({
    name: 'tasks_batch',
    description:
      'Several operations in one call. atomic=true: all or nothing, over tasks_patch, tasks_task_define, tasks_progress, tasks_block only.',
    input: z.strictObject({
      ...scope,
      operations: z
        .array(
          z.strictObject({
            tool: z.string().max(50),
            args: z.record(z.string(), z.unknown()).optional(),
          }),
        )
        .min(1)
        .max(LINES_MAX),
      atomic: z.boolean().optional(),
      compact: z.boolean().optional(),
      ...write,
    }),
    effect: 'write',
    toolset: 'full',
  }),
  tasks_history: taskTool({
    name: 'tasks_history',
    description: 'Changes that can be undone or redone, newest first.',
    input: z.strictObject({
      ...scope,
      ...aim,
      limit: Limit.optional(),
      cursor: Cursor.optional(),
      ...budget,
    }),
    effect: 'read',
    toolset: 'full',
  }),
  tasks_undo: taskTool({
    name: 'tasks_undo',
    description: 'Undo your last change in this workspace, or the one named.',
    input: z.strictObject({
      ...scope,
      change_id: Uuid.optional().describe('of tasks_history'),
      ...write,
    }),
    effect: 'write',
    toolset: 'daily',
  }),
  tasks_redo: taskTool({
    name: 'tasks_redo',
    description: 'Redo what you undid last.',
    input: z.strictObject({ ...scope, ...write }),
    effect: 'write',
    toolset: 'full',
  }),
};
