import type { Caller, TaskSurface } from '../task-surface.ts';

/** What a server needs of the program it runs in. */
export interface TaskHost {
  readonly surface: TaskSurface;
  /** The names of the workspaces that this caller may use, for lists of resources. */
  readonly workspaces: (caller: Caller) => Promise<readonly string[]>;
  readonly log: McpLog;
  /** How long a call may take before the agent is told to look again; default 30,000. */
  readonly callTimeoutMs?: number;
}

/** The part of a pino logger that is used here. */
export interface McpLog {
  debug(facts: object, message: string): void;
  error(facts: object, message: string): void;
}
