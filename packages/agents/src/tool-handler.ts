import type { TaskToolInput, TaskToolName } from '@planerka/contracts';
import type { AgentFocus, FollowUp, JournalSnapshot } from '@planerka/runtime';
import type { ToolCall } from './tool-call.ts';

/** What a tool comes to. */
export interface ToolReply {
  readonly result: Record<string, unknown>;
  /** A view that is read after the write has been committed. */
  readonly follow_up?: FollowUp;
  /** What a reading tool leaves behind: neither belongs to the plan. */
  readonly focus?: AgentFocus;
  readonly snapshot?: JournalSnapshot;
  /** Of a writing tool that only shows what it would do: nothing of it is written. */
  readonly discard?: boolean;
}

/** Carries out one tool. Throws `Refused` for an expected no; nothing is written then. */
export type ToolHandler<N extends TaskToolName> = (
  call: ToolCall,
  input: TaskToolInput<N>,
) => Promise<ToolReply>;

/** One handler for each tool but the batch, which calls the others. */
export type ToolHandlers = {
  readonly [N in Exclude<TaskToolName, 'tasks_batch'>]: ToolHandler<N>;
};

/** What one call does with the plan. */
export type Run = (call: ToolCall) => Promise<ToolReply>;
