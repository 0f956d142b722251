import { type TaskAnswer, type TaskToolName, taskTools } from '@planerka/contracts';
import { AGENTS_DOOR, idOfName } from '@planerka/plan';
import {
  type CallPorts,
  createCalls,
  type FollowUp,
  type OpenCall,
  type ProposalContext,
  type TaskStore,
  type TaskTransaction,
} from '@planerka/runtime';
import { batch } from './batch.ts';
import type { Caller, NamedWorkspace } from './caller.ts';
import type { CheckedCall, Run } from './checked-call.ts';
import { readInput, readToolName } from './read-input.ts';
import { Refused, refused } from './refused.ts';
import type { ToolReply } from './tool-handler.ts';
import { handle } from './tool-handlers.ts';
import { Work } from './work.ts';

/** The thread of every agent's call: no chat. */
const THREAD = 'mcp';

export interface TaskSurfacePorts extends CallPorts<TaskTransaction> {
  readonly store: TaskStore;
}

/** The agents' door to the one runtime (contract of tasks). */
export interface TaskSurface {
  /**
   * One tool call. Whatever is wrong with it is told in the answer, and then nothing was written.
   * Throws RetryableError when storage is out of reach.
   */
  call(caller: Caller, tool: string, args: unknown): Promise<TaskAnswer>;
}

export function createTaskSurface(ports: TaskSurfacePorts): TaskSurface {
  const calls = createCalls(ports);

  const read = async (call: CheckedCall): Promise<TaskAnswer> => {
    const context = contextOf(call);
    const { reply, work } = await ports.store.read(call.workspace.id, async (tx) => {
      const work = workOf(call, await calls.open(tx, context));
      return { work, reply: await handle(work, call.tool, call.input) };
    });
    const { focus, snapshot } = reply;
    if (focus || snapshot) {
      await calls.carryOut(context, [], ({ tx }) => {
        if (focus) tx.setFocus(focus);
        if (snapshot) tx.saveSnapshot(snapshot);
        return Promise.resolve({ answer: undefined, writes: true });
      });
    }
    return answerOf(reply, work);
  };

  /** Writes what `run` makes of the call, once for each request id. */
  const write = async (call: CheckedCall, run: Run): Promise<TaskAnswer> => {
    const requestId = requestIdOf(call.input);
    const fingerprint = fingerprintOf(call);
    const { answer, follow_up } = await calls.carryOut(contextOf(call), [], async (opened) => {
      const { tx } = opened;
      const work = workOf(call, opened);
      if (requestId !== null) {
        const known = await tx.answered(call.caller.actor, requestId);
        if (known && known.fingerprint !== fingerprint) throw reused(requestId);
        if (known) return { answer: known, writes: false };
      }
      const reply = await settled(work, run);
      const answered = {
        fingerprint,
        answer: answerOf(reply, work),
        follow_up: reply.follow_up ?? null,
      };
      const writes = reply.discard !== true;
      if (writes && requestId !== null) {
        tx.saveAnswer(call.caller.actor, requestId, answered, work.now);
      }
      return { answer: answered, writes };
    });
    return follow_up === null ? answer : await followed(call, answer, follow_up);
  };

  /** What was written stays written, even if reading it back afterwards fails. */
  const followed = async (
    call: CheckedCall,
    answer: TaskAnswer,
    { as, tool, args }: FollowUp,
  ): Promise<TaskAnswer> => {
    if (!answer.ok) return answer;
    const input = { workspace: call.workspace.name, ...args };
    try {
      const view = await read({ ...call, tool, input });
      if (!view.ok) return answer;
      return {
        ok: true,
        result: { ...answer.result, [as]: view.result },
        warnings: [...answer.warnings, ...view.warnings],
      };
    } catch {
      const message = `Everything was written, but ${as} could not be read: call ${tool}.`;
      return {
        ...answer,
        warnings: [...answer.warnings, { code: 'RECORDED_IN_PART', message }],
      };
    }
  };

  const dispatch = (call: CheckedCall): Promise<TaskAnswer> =>
    taskTools[call.tool].effect === 'read'
      ? read(call)
      : write(call, (work) => handle(work, call.tool, call.input));

  return {
    call: async (caller, name, args) => {
      try {
        const call = await check(caller, name, args);
        if (call.tool === 'tasks_batch') {
          return await batch(call, { check, dispatch, write });
        }
        return await dispatch(call);
      } catch (error) {
        if (error instanceof Refused) return { ok: false, error: error.error };
        throw error;
      }
    },
  };
}

function contextOf({ caller, workspace }: CheckedCall): ProposalContext {
  return {
    workspace: workspace.id,
    actor: { id: caller.actor, may_undo_others: false },
    thread: THREAD,
    door: AGENTS_DOOR,
    traceId: caller.traceId,
  };
}

function workOf(
  { caller, workspace, tool }: CheckedCall,
  { turn, tx }: OpenCall<TaskTransaction>,
): Work {
  return new Work({ turn, tx, caller, workspace, tool });
}

/**
 * What a writing call comes to. Only a write proves that all of it saw one moment of the plan; a
 * refusal, or that there is nothing to change, must be asked: it may speak of this very call, sent
 * twice at once, or of a revision that had passed in between.
 */
async function settled(work: Work, run: Run): Promise<ToolReply> {
  let reply: ToolReply;
  try {
    reply = await run(work);
  } catch (error) {
    if (error instanceof Refused) await work.tx.heldStill();
    throw error;
  }
  const isWritten = work.events.length > 0 && reply.discard !== true;
  if (!isWritten) await work.tx.heldStill();
  return reply;
}

/** Reads the call and settles where it works and whether the caller may. */
async function check(caller: Caller, name: string, args: unknown): Promise<CheckedCall> {
  const tool = readToolName(name);
  const input = readInput(tool, args);
  refuseForbidden(caller, tool, input);
  return { caller, tool, input, workspace: await workspaceOf(caller, input['workspace']) };
}

function refuseForbidden(
  { rights }: Caller,
  tool: TaskToolName,
  input: Readonly<Record<string, unknown>>,
): void {
  const { effect } = taskTools[tool];
  const asked = 'The owner of the workspace can allow it: /agent in Telegram.';
  if (!rights.has(effect)) {
    throw refused('FORBIDDEN', `This agent may not ${effect}.`, asked);
  }
  // The focus and named snapshots are everybody's in the workspace.
  const { name, ...rest } = input;
  if (effect !== 'read' || rights.has('write')) return;
  if (input['read_only'] !== false && name === undefined) return;
  throw refused(
    'FORBIDDEN',
    'This agent may not write: it can neither move the focus nor keep a snapshot under a name.',
    `Read with read_only=true. ${asked}`,
    { next: { tool, args: { ...rest, read_only: true } } },
  );
}

async function workspaceOf(caller: Caller, given: unknown): Promise<NamedWorkspace> {
  const name = typeof given === 'string' ? given : caller.defaultWorkspace;
  if (name === null) {
    throw refused(
      'WORKSPACE_REQUIRED',
      'No workspace was named, and the server has no default.',
      'Add "workspace", or start the server with --workspace.',
    );
  }
  const found = await caller.workspaceOf(name);
  if (caller.workspace !== null) {
    if (found?.id === caller.workspace.id) return found;
    // Whether the other workspace exists is nobody's business here.
    throw refused(
      'WORKSPACE_FORBIDDEN',
      `This token does not open the workspace "${name.slice(0, 60)}".`,
      `Name the token's own workspace: ${caller.workspace.name}.`,
    );
  }
  if (found) return found;
  throw refused(
    'UNKNOWN_WORKSPACE',
    `There is no workspace "${name.slice(0, 60)}".`,
    'Aliases are made by the owner: /agent in Telegram, or `planerka workspace add`.',
  );
}

function answerOf({ result }: ToolReply, { warnings }: Work): TaskAnswer {
  return { ok: true, result, warnings: [...warnings] };
}

function requestIdOf(input: Readonly<Record<string, unknown>>): string | null {
  const id = input['request_id'];
  return typeof id === 'string' ? id : null;
}

function fingerprintOf({ tool, input }: CheckedCall): string {
  return idOfName(`${tool} ${JSON.stringify(sorted(input))}`);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}

function reused(requestId: string): Refused {
  return refused(
    'REQUEST_ID_REUSED',
    `The request id "${requestId.slice(0, 60)}" was used for a different call.`,
    'Use a new request_id for a new call; the same one only to repeat the very same call.',
  );
}
