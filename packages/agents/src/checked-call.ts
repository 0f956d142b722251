import type { TaskToolName } from '@planerka/contracts';
import type { Caller, Going, NamedWorkspace } from './caller.ts';

/** One call, checked as far as it can be without the plan. */
export interface CheckedCall {
  readonly caller: Caller;
  readonly workspace: NamedWorkspace;
  readonly tool: TaskToolName;
  readonly input: Record<string, unknown>;
  readonly going: Going;
}
