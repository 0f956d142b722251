import type { Caller, TaskSurface } from '@planerka/agents';
import { RetryableError } from '@planerka/contracts';

/** What a server needs of the program it runs in. */
export interface TaskHost {
  readonly surface: TaskSurface;
  /** The names of the workspaces that this caller may use, for lists of resources. */
  readonly workspaces: (caller: Caller) => Promise<readonly string[]>;
  readonly log: McpLog;
  /** How long a call may take before the agent is told to look again; default 30,000. */
  readonly callTimeoutMs?: number;
  /** How often a workspace is looked at for those who have subscribed; default 1,000. */
  readonly watchEveryMs?: number;
}

/** Tells of a failure: what passes by itself in a line, what is our fault with its stack. */
export function logFailure(log: McpLog, error: unknown, facts: object): void {
  if (error instanceof RetryableError) log.warn({ ...facts, code: error.code }, 'storage is away');
  else log.error({ ...facts, err: error }, 'a call of an agent failed');
}

/** The part of a pino logger that is used here. */
export interface McpLog {
  debug(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}
