import { isTaskToolName, type TaskAnswer, taskTools } from '@planerka/contracts';
import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';
import { type Caller, payloadOf } from '@planerka/agents';
import { answerOfFailure, CallTimeout } from '../error-map.ts';
import { nearestName } from './nearest-name.ts';
import { logFailure, type TaskHost } from './task-host.ts';
import { isMisnamed, withWorkspaces } from './with-workspaces.ts';

const CALL_TIMEOUT_MS = 30_000;

export interface ToolCall {
  readonly caller: Caller;
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Aborted when the client has cancelled the call or gone. */
  readonly signal: AbortSignal;
}

/**
 * Carries a tool call out. Whatever is wrong with its arguments comes back as a coded answer; only a
 * tool that does not exist is an error of the protocol.
 */
export async function callTool(host: TaskHost, call: ToolCall): Promise<CallToolResult> {
  const { tool } = call;
  if (!isTaskToolName(tool)) {
    const near = nearestName(tool, Object.keys(taskTools));
    const hint = near === null ? '' : ` Did you mean ${near}?`;
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `Unknown tool: ${tool.slice(0, 100)}.${hint}`,
    );
  }
  const said = await answerOf(host, call, taskTools[tool].effect !== 'read');
  const answer = isMisnamed(said) ? withWorkspaces(said, call, await namesFor(host, call)) : said;
  return {
    content: [{ type: 'text', text: payloadOf(answer) }],
    structuredContent: answer,
    isError: !answer.ok,
  };
}

/** None where they cannot be had: the refusal is sent without them. */
async function namesFor(host: TaskHost, { caller }: ToolCall): Promise<readonly string[]> {
  return await host.workspaces(caller).catch(() => []);
}

async function answerOf(host: TaskHost, call: ToolCall, writes: boolean): Promise<TaskAnswer> {
  const { caller, tool, args, signal } = call;
  // Cancelled while it waited: nothing has been done, and nobody reads the answer.
  signal.throwIfAborted();
  try {
    return await inTime(
      host.surface.call(caller, tool, args),
      host.callTimeoutMs ?? CALL_TIMEOUT_MS,
    );
  } catch (error) {
    const { actor, traceId: trace_id } = caller;
    logFailure(host.log, error, { tool, actor, trace_id });
    return answerOfFailure(error, { tool, args, writes });
  }
}

/** A commit cannot be called back, so the work goes on; only the waiting ends. */
async function inTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CallTimeout()), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
