import {
  type CallToolResult,
  type InputRequiredResult,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';
import { answerJson, type Caller, type Going, nearestName } from '@planerka/agents';
import { isTaskToolName, type NextCall, type TaskAnswer, taskTools } from '@planerka/contracts';
import { CallTimeout, inShort } from '../error-map.ts';
import { inTime } from '../in-time.ts';
import { answerOf } from './answer-of.ts';
import type { Ask } from './asking.ts';
import { type TellClient, tellOfCall } from './call-log.ts';
import { clientQuestion } from './questions.ts';
import type { TaskHost } from './task-host.ts';
import { isMisnamed, withWorkspaces } from './with-workspaces.ts';

const CALL_TIMEOUT_MS = 30_000;

export interface ToolRequest {
  readonly caller: Caller;
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Aborted when the client has cancelled the call or gone. */
  readonly signal: AbortSignal;
  /** Told how far a call of several parts is, where the client wants to know. */
  readonly progress?: Going['progress'];
  /** Asks the person at the client, where it offers to. */
  readonly ask?: Ask | null;
  /** Sends the client what it has asked for besides the answer: log messages and progress. */
  readonly tell?: TellClient;
}

/** Are all numbers within such as JSON can write? 1e999 reads as infinity. */
function isAllFinite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isAllFinite);
}

/**
 * A writing call under a request id, its own or one that it is given: if it is not known whether it has
 * taken effect, the call that is suggested repeats it once and not twice.
 */
function repeatable({ args, caller: { traceId } }: ToolRequest): ToolRequest['args'] {
  return args['request_id'] === undefined ? { ...args, request_id: traceId } : args;
}

/** A question leads to another at most so often. */
const QUESTIONS_MAX = 4;

/**
 * Carries a tool call out. Whatever is wrong with its arguments comes back as a coded answer; only a
 * tool that does not exist is an error of the protocol. What only a person can say is asked where the
 * client offers to; without an answer the refusal is final.
 */
export async function callTool(
  host: TaskHost,
  call: ToolRequest,
): Promise<CallToolResult | InputRequiredResult> {
  const { tool } = call;
  if (!isTaskToolName(tool)) {
    const near = nearestName(tool, Object.keys(taskTools));
    const hint = near === null ? '' : ` Did you mean ${near}?`;
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `Unknown tool: ${tool.slice(0, 100)}.${hint}`,
    );
  }
  if (!isAllFinite(call.args)) {
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      'A number is too large: JSON knows no infinity.',
    );
  }
  // Cancelled while it waited: nothing has been done, and nobody reads the answer.
  call.signal.throwIfAborted();
  const started = performance.now();
  let asked: NextCall = { tool, args: writes(tool) ? repeatable(call) : call.args };
  let said = await carriedOut(host, call, asked);
  for (let round = 0; !said.ok && call.ask && round < QUESTIONS_MAX; round += 1) {
    const onBehalf = (other: string, args: NextCall['args']) =>
      carriedOut(host, call, { tool: other, args });
    const question = await clientQuestion({ ...asked, error: said.error, call: onBehalf });
    const answer = question && (await call.ask(question.key, question.form));
    if (answer?.kind === 'wanted') return answer.result;
    const next = answer?.kind === 'answered' ? question?.callsOf(answer.content) : null;
    if (!next) break;
    for (const each of next) {
      asked = each;
      said = await carriedOut(host, call, each);
      if (!said.ok) break;
    }
  }
  const answer = inFew(isMisnamed(said) ? await named(host, call, said) : said);
  if (call.tell) tellOfCall(call.tell, { tool, answer, took_ms: performance.now() - started });
  // Once: no tool declares an output schema, and every client reads text.
  return { content: [{ type: 'text', text: answerJson(answer) }], isError: !answer.ok };
}

/** The refusal with the names of workspaces, and the call as one of them makes it, where they can be had. */
async function named(host: TaskHost, call: ToolRequest, answer: TaskAnswer): Promise<TaskAnswer> {
  try {
    const told = withWorkspaces(answer, call, await host.workspaces(call.caller));
    return await host.surface.tried(call.caller, told);
  } catch {
    return answer;
  }
}

/** A refusal does not send a long log back that the agent has just sent. */
function inFew(answer: TaskAnswer): TaskAnswer {
  if (answer.ok || answer.error.next === undefined) return answer;
  return { ok: false, error: { ...answer.error, next: inShort(answer.error.next) } };
}

function writes(tool: string): boolean {
  return isTaskToolName(tool) && taskTools[tool].effect !== 'read';
}

/** What the surface answers in time. A commit cannot be called back: then only the waiting ends. */
async function carriedOut(
  host: TaskHost,
  { caller, signal, progress }: ToolRequest,
  { tool, args }: NextCall,
): Promise<TaskAnswer> {
  const timeoutMs = host.callTimeoutMs ?? CALL_TIMEOUT_MS;
  const call = { tool, args, writes: writes(tool), going: { signal, progress } };
  return await answerOf(host, caller, call, (answer) =>
    inTime(answer, timeoutMs, () => Promise.reject(new CallTimeout())),
  );
}
