import { type NextCall, type TaskAnswer, type TaskToolName, taskTools } from '@planerka/contracts';
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
import type { Caller, Going, NamedWorkspace } from './caller.ts';
import type { CheckedCall } from './checked-call.ts';
import { noteWork } from './claims.ts';
import { readInput, readToolName } from './read-input.ts';
import { ensure, Refused, refusalAsAnswer } from './refused.ts';
import { suggestedCall } from './suggested-call.ts';
import { ToolCall } from './tool-call.ts';
import type { Run, ToolReply } from './tool-handler.ts';
import { handle } from './tool-handlers.ts';
import { withTriedCall } from './tried-call.ts';

/** The thread of every agent's call: no chat. */
const THREAD = 'mcp';

export interface TaskSurfacePorts extends CallPorts<TaskTransaction> {
  readonly store: TaskStore;
}

/** The agents' door to the one runtime (contract of tasks). */
export interface TaskSurface {
  /**
   * One tool call. Whatever is wrong with it is told in the answer, and then nothing was written.
   * Throws RetryableError when storage is out of reach, and the signal's reason when it was aborted
   * before anything was written.
   */
  call(caller: Caller, tool: string, args: unknown, going?: Going): Promise<TaskAnswer>;
  /** A refusal whose suggestion was made outside: the suggestion is tried, as those made here are. */
  tried(caller: Caller, answer: TaskAnswer): Promise<TaskAnswer>;
}

export function createTaskSurface(ports: TaskSurfacePorts): TaskSurface {
  const calls = createCalls(ports);

  const read = async (checked: CheckedCall): Promise<TaskAnswer> => {
    const context = contextOf(checked);
    const { reply, call } = await ports.store.read(checked.workspace.id, async (tx) => {
      const opened = new ToolCall(await calls.open(tx, context), checked);
      return { call: opened, reply: await handle(opened, checked.tool, checked.input) };
    });
    const { focus, snapshot } = reply;
    if (focus || snapshot) {
      await calls.carryOut(context, {}, ({ tx }) => {
        if (focus) tx.setFocus(focus);
        if (snapshot) tx.saveSnapshot(snapshot);
        return Promise.resolve({ answer: undefined, writes: true });
      });
    }
    return answerOf(reply, call);
  };

  /** Writes what `run` makes of the call, once for each request id. */
  const write = async (checked: CheckedCall, run: Run): Promise<TaskAnswer> => {
    const { caller, input } = checked;
    const requestId = typeof input['request_id'] === 'string' ? input['request_id'] : null;
    const fingerprint = idOfName(`${checked.tool} ${JSON.stringify(sorted(input))}`);
    const { answer, follow_up } = await calls.carryOut(contextOf(checked), {}, async (opened) => {
      const { tx } = opened;
      const known = requestId === null ? null : await tx.answered(caller.actor, requestId);
      ensure(
        known === null || known.fingerprint === fingerprint,
        'REQUEST_ID_REUSED',
        `The request id "${requestId?.slice(0, 60) ?? ''}" was used for a different call.`,
        'Use a new request_id for a new call; the same one only to repeat the very same call.',
      );
      if (known) return { answer: known, writes: false };
      const { signal } = checked.going;
      // It may have waited for its turn.
      signal?.throwIfAborted();
      const call = new ToolCall(opened, checked);
      const reply = await settled(call, run);
      signal?.throwIfAborted();
      const answered = {
        fingerprint,
        answer: answerOf(reply, call),
        follow_up: reply.follow_up ?? null,
      };
      const writes = reply.discard !== true;
      if (writes && requestId !== null) {
        tx.saveAnswer(caller.actor, requestId, answered, call.now);
      }
      return { answer: answered, writes };
    });
    return follow_up === null ? answer : await followed(checked, answer, follow_up);
  };

  /** What was written stays written, even if reading it back afterwards fails. */
  const followed = async (
    checked: CheckedCall,
    answer: TaskAnswer,
    { as, tool, args }: FollowUp,
  ): Promise<TaskAnswer> => {
    if (!answer.ok) return answer;
    const input = { workspace: checked.workspace.name, ...args };
    try {
      const view = await read({ ...checked, tool, input });
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

  /** What a call would come to; nothing of it is written. */
  const trial = async (
    { caller, going }: Pick<CheckedCall, 'caller' | 'going'>,
    next: NextCall,
  ) => {
    const checked = { ...(await check(caller, next.tool, next.args)), going };
    const { tool, input, workspace } = checked;
    const run = async (opened: OpenCall<TaskTransaction>): Promise<NextCall['args']> => {
      const call = new ToolCall(opened, checked);
      await handle(call, tool, input);
      return await call.byIds(next.args);
    };
    if (isReading(checked)) {
      const context = contextOf(checked);
      return await ports.store.read(workspace.id, async (tx) => run(await calls.open(tx, context)));
    }
    return await calls.carryOut(contextOf(checked), {}, async (opened) => ({
      answer: await run(opened),
      writes: false,
    }));
  };

  const dispatch = (checked: CheckedCall): Promise<TaskAnswer> =>
    isReading(checked)
      ? read(checked)
      : write(checked, (call) => handle(call, checked.tool, checked.input));

  return {
    call: async (caller, name, args, going = {}) =>
      await refusalAsAnswer(async () => {
        try {
          const checked = { ...(await check(caller, name, args)), going };
          return checked.tool === 'tasks_batch'
            ? await batch(checked, { check, dispatch, write })
            : await dispatch(checked);
        } catch (error) {
          throw await withTriedCall(error, (next) => trial({ caller, going }, next));
        }
      }),
    tried: async (caller, answer) =>
      await refusalAsAnswer(async () => {
        if (answer.ok) return answer;
        const refusal = new Refused(answer.error);
        throw await withTriedCall(refusal, (next) => trial({ caller, going: {} }, next));
      }),
  };
}

/** A view that takes the task for the caller writes that it does. */
function isReading({ tool, input }: Pick<CheckedCall, 'tool' | 'input'>): boolean {
  return taskTools[tool].effect === 'read' && input['claim'] !== true;
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

/**
 * What a writing call comes to. Only a write proves that all of it saw one moment of the plan; a
 * refusal, or that there is nothing to change, must be asked: it may be about this very call, sent
 * twice at once, or of a revision that had passed in between.
 */
async function settled(call: ToolCall, run: Run): Promise<ToolReply> {
  try {
    const reply = await run(call);
    const isWritten = call.hasWritten && reply.discard !== true;
    if (isWritten || call.claimed.size > 0) await noteWork(call);
    else await call.tx.heldStill();
    return reply;
  } catch (error) {
    if (error instanceof Refused) await call.tx.heldStill();
    throw error;
  }
}

/** Reads the call and settles where it works and whether the caller may. */
async function check(caller: Caller, name: string, args: unknown): Promise<CheckedCall> {
  const tool = readToolName(name);
  const input = readInput(tool, args);
  refuseForbidden(caller, tool, input);
  const workspace = await workspaceOf(caller, input['workspace']);
  return { caller, tool, input, workspace, going: {} };
}

function refuseForbidden(
  { rights }: Caller,
  tool: TaskToolName,
  input: Record<string, unknown>,
): void {
  const { effect } = taskTools[tool];
  const asked =
    'The owner of the workspace can allow it: /agent in Telegram, or a new token of `planerka token add`.';
  ensure(rights.has(effect), 'FORBIDDEN', `This agent may not ${effect}.`, asked);
  // The focus and named snapshots are everybody's in the workspace.
  ensure(
    isReading({ tool, input }) || rights.has('write') || effect !== 'read',
    'FORBIDDEN',
    'This agent may not write: it can claim nothing.',
    `Read without claim. ${asked}`,
  );
  const { name, ...rest } = input;
  const leavesTraces = effect === 'read' && (input['read_only'] === false || name !== undefined);
  ensure(
    !leavesTraces || rights.has('write'),
    'FORBIDDEN',
    'This agent may not write: it can neither move the focus nor keep a snapshot under a name.',
    `Read with read_only=true. ${asked}`,
    { next: suggestedCall(tool, { ...rest, read_only: true }) },
  );
}

async function workspaceOf(caller: Caller, given: unknown): Promise<NamedWorkspace> {
  const name = typeof given === 'string' ? given : caller.defaultWorkspace;
  ensure(
    name !== null,
    'WORKSPACE_REQUIRED',
    'No workspace was named, and the server has no default.',
    'Add "workspace", or start the server with --workspace.',
  );
  const found = await caller.workspaceOf(name);
  // Whether another workspace than the token's own exists is nobody's business here.
  ensure(
    caller.workspace === null || found?.id === caller.workspace.id,
    'WORKSPACE_FORBIDDEN',
    `This token does not open the workspace "${name.slice(0, 60)}".`,
    `Name the token's own workspace: ${caller.workspace?.name ?? ''}.`,
  );
  ensure(
    found !== null,
    'UNKNOWN_WORKSPACE',
    `There is no workspace "${name.slice(0, 60)}".`,
    'Aliases are made by the owner: /agent in Telegram, or `planerka workspace add`.',
  );
  return found;
}

function answerOf({ result }: ToolReply, { warnings }: ToolCall): TaskAnswer {
  return { ok: true, result, warnings: [...warnings] };
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
