import type { z } from 'zod';
import type { TaskTool } from './tool.ts';
import { historyTools } from './tools/history.ts';
import { lifecycleTools } from './tools/lifecycle.ts';
import { macroTools } from './tools/macros.ts';
import { planTools } from './tools/plans.ts';
import { stepTools } from './tools/steps.ts';
import { suggestionTools } from './tools/suggestions.ts';
import { viewTools } from './tools/views.ts';

/** Every tool of the task surface, by name. */
export const taskTools = {
  ...macroTools,
  ...viewTools,
  ...stepTools,
  ...lifecycleTools,
  ...planTools,
  ...historyTools,
  ...suggestionTools,
};

export type TaskToolName = keyof typeof taskTools;
export type TaskToolInput<N extends TaskToolName> = z.infer<(typeof taskTools)[N]['input']>;

/** The same as a list, in the order in which agents read them. */
export const TASK_TOOLS: readonly TaskTool[] = Object.values(taskTools);

export function isTaskToolName(name: string): name is TaskToolName {
  return Object.hasOwn(taskTools, name);
}
