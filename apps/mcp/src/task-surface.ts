import type { TaskAnswer } from '@planerka/contracts';

/** Who calls, and what they may do. */
export interface TaskCaller {
  readonly actor: string;
  readonly name: string;
  readonly rights: ReadonlySet<'read' | 'write' | 'delete'>;
  readonly workspace: string | null;
  readonly defaultWorkspace: string | null;
  readonly workspaceOf: (name: string) => Promise<string | null>;
}

export interface TaskSurface {
  call(caller: TaskCaller, tool: string, args: unknown): Promise<TaskAnswer>;
}
