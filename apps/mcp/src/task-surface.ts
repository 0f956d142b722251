import type { TaskAnswer } from '@planerka/contracts';

export interface NamedWorkspace {
  readonly id: string;
  readonly name: string;
}

/** Who calls, and what they may do. */
export interface Caller {
  readonly actor: string;
  readonly rights: ReadonlySet<'read' | 'write' | 'delete'>;
  readonly workspace: NamedWorkspace | null;
  readonly defaultWorkspace: string | null;
  workspaceOf(name: string): Promise<NamedWorkspace | null>;
  readonly traceId: string;
}

export interface TaskSurface {
  call(caller: Caller, tool: string, args: unknown): Promise<TaskAnswer>;
}
