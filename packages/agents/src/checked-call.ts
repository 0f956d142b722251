import type { TaskToolName } from '@planerka/contracts';
import type { Caller, NamedWorkspace } from './caller.ts';
import type { ToolReply } from './tool-handler.ts';
import type { Work } from './work.ts';

/** One call, checked as far as it can be without the plan. */
export interface CheckedCall {
  readonly caller: Caller;
  readonly workspace: NamedWorkspace;
  readonly tool: TaskToolName;
  readonly input: Record<string, unknown>;
}

/** What one call does with the plan. */
export type Run = (work: Work) => Promise<ToolReply>;
