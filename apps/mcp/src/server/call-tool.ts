import { isTaskToolName, taskTools } from '@planerka/contracts';
import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';
import { type Caller, payloadOf } from '@planerka/agents';
import { CallTimeout } from '../error-map.ts';
import { inTime } from '../in-time.ts';
import { answerOf } from './answer-of.ts';
import { nearestName } from './nearest-name.ts';
import type { TaskHost } from './task-host.ts';
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
  // Cancelled while it waited: nothing has been done, and nobody reads the answer.
  call.signal.throwIfAborted();
  const { caller, args } = call;
  const timeoutMs = host.callTimeoutMs ?? CALL_TIMEOUT_MS;
  const writes = taskTools[tool].effect !== 'read';
  // A commit cannot be called back, so the call goes on; only the waiting ends.
  const said = await answerOf(host, caller, { tool, args, writes }, (answer) =>
    inTime(answer, timeoutMs, () => Promise.reject(new CallTimeout())),
  );
  // Without the names where they cannot be had.
  const names = () => host.workspaces(caller).catch(() => []);
  const answer = isMisnamed(said) ? withWorkspaces(said, call, await names()) : said;
  return {
    content: [{ type: 'text', text: payloadOf(answer) }],
    structuredContent: answer,
    isError: !answer.ok,
  };
}
