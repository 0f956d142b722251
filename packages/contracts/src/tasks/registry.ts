import type { z } from 'zod';
import type { TaskTool } from './tool.ts';
import { historyTools } from './tools/history.ts';
import { lifecycleTools } from './tools/lifecycle.ts';
import { macroTools } from './tools/macros.ts';
import { planTools } from './tools/plans.ts';
import { productionTools } from './tools/production.ts';
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
  ...productionTools,
};

export type TaskToolName = keyof typeof taskTools;
export type TaskToolInput<N extends TaskToolName> = z.infer<(typeof taskTools)[N]['input']>;

const ALL: readonly TaskTool[] = Object.values(taskTools);

/** Those for tasks as a list, in the order in which agents read them. */
export const TASK_TOOLS = ALL.filter(({ toolset }) => toolset !== 'production');

/** Those for production projects. */
export const PRODUCTION_TOOLS = ALL.filter(({ toolset }) => toolset === 'production');

export function isTaskToolName(name: string): name is TaskToolName {
  return Object.hasOwn(taskTools, name);
}
