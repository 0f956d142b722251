import type { z } from 'zod';

/** One tool of the task surface, as agents see it. */
export interface TaskTool<Input extends z.ZodType = z.ZodType> {
  readonly name: string;
  /** One or two short sentences: all of them are read by every agent that asks for all. */
  readonly description: string;
  readonly input: Input;
  /** What the agent must be allowed to do; `write` tools that can also delete say so by themselves. */
  readonly effect: 'read' | 'write' | 'delete';
  /**
   * `daily` is what an agent gets unless it asks for `full`; `production` is listed by itself, for
   * agents that work on production projects.
   */
  readonly toolset: 'daily' | 'full' | 'production';
}

/** Keeps the input's own type. */
export function taskTool<Input extends z.ZodType>(tool: TaskTool<Input>): TaskTool<Input> {
  return tool;
}
