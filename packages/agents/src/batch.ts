import {
  inTurn,
  isTaskToolName,
  type NextCall,
  type TaskAnswer,
  type TaskError,
  taskTools,
} from '@planerka/contracts';
import type { z } from 'zod';
import type { Caller, Going } from './caller.ts';
import type { CheckedCall } from './checked-call.ts';
import { ensure, Refused, refusalAsAnswer, refused } from './refused.ts';
import { suggestedCall } from './suggested-call.ts';
import type { Run } from './tool-handler.ts';
import { handle } from './tool-handlers.ts';

interface BatchPorts {
  check(caller: Caller, tool: string, args: unknown): Promise<CheckedCall>;
  dispatch(call: CheckedCall): Promise<TaskAnswer>;
  write(call: CheckedCall, run: Run): Promise<TaskAnswer>;
}

/** What an atomic batch may hold (T-batch-undoable). */
const UNDOABLE: ReadonlySet<string> = new Set([
  'tasks_patch',
  'tasks_task_define',
  'tasks_progress',
  'tasks_block',
]);

const BatchInput = taskTools.tasks_batch.input;

/**
 * Several operations, each as if it had been called by itself. Atomic: one transaction and one
 * change in the journal, or nothing; else each is carried out alone and tells its own result.
 */
export async function batch(call: CheckedCall, ports: BatchPorts): Promise<TaskAnswer> {
  const { compact = false, ...input } = BatchInput.parse(call.input);
  const calls = await checkedCalls(call, input, ports);
  return input.atomic === true
    ? await together(call, calls, compact, ports)
    : await oneByOne(calls, compact, { ...ports, going: call.going });
}

/** Every operation is checked before the first is carried out. */
async function checkedCalls(
  call: CheckedCall,
  { operations, atomic = false, ...shared }: z.infer<typeof BatchInput>,
  ports: BatchPorts,
): Promise<CheckedCall[]> {
  return await inTurn(operations.entries(), async ([index, { tool, args = {} }]) => {
    ensure(
      tool !== 'tasks_batch',
      'INVALID_INPUT',
      'A batch holds no batches.',
      'List its operations here.',
    );
    ensure(
      !atomic || UNDOABLE.has(tool),
      'NOT_ATOMIC',
      `${tool} (operation ${index}) cannot stand in an atomic batch.`,
      `Atomic batches hold ${[...UNDOABLE].join(', ')} only: leave atomic out, or call ${tool} by itself.`,
      { details: { index, tool } },
    );
    const isWrite = isTaskToolName(tool) && taskTools[tool].effect !== 'read';
    const expected =
      isWrite && index === 0 && shared.expected_revision !== undefined
        ? { expected_revision: shared.expected_revision }
        : {};
    const request =
      isWrite && !atomic && shared.request_id !== undefined
        ? { request_id: `${shared.request_id}#${index}` }
        : {};
    const full = { workspace: call.workspace.name, ...expected, ...request, ...args };
    const mend = (next: NextCall) => inBatch(call, index, next);
    const checked = await attempt(index, tool, () => ports.check(call.caller, tool, full), mend);
    ensure(
      checked.workspace.id === call.workspace.id,
      'INVALID_INPUT',
      `Operation ${index} names another workspace than the batch.`,
      'A batch works in one workspace.',
    );
    return checked;
  });
}

/** One transaction and one change; the first refusal refuses everything. */
async function together(
  call: CheckedCall,
  calls: readonly CheckedCall[],
  compact: boolean,
  ports: BatchPorts,
): Promise<TaskAnswer> {
  return await ports.write(call, async (opened) => {
    const results = await inTurn(calls.entries(), async ([index, { tool, input }]) => {
      call.going.progress?.(index, calls.length);
      const own = opened.begin(tool, input);
      const mend = (next: NextCall) => inBatch(call, index, next);
      const { result } = await attempt(index, tool, () => handle(opened, tool, input), mend);
      return { tool, ok: true, ...told({ result, warnings: own.warnings }, compact) };
    });
    opened.begin(call.tool, call.input);
    return { result: { atomic: true, results } };
  });
}

async function oneByOne(
  calls: readonly CheckedCall[],
  compact: boolean,
  ports: BatchPorts & { readonly going: Going },
): Promise<TaskAnswer> {
  const { going } = ports;
  const results = await inTurn(calls.entries(), async ([index, call]) => {
    going.signal?.throwIfAborted();
    going.progress?.(index, calls.length);
    const answer = await refusalAsAnswer(() => ports.dispatch(call));
    return {
      tool: call.tool,
      ok: answer.ok,
      ...(answer.ok ? told(answer, compact) : { error: answer.error }),
    };
  });
  const failed = results.filter(({ ok }) => !ok).length;
  return { ok: true, result: { atomic: false, failed, results }, warnings: [] };
}

/** One operation's part of the answer: what the single call would have answered. */
function told(
  { result, warnings }: Pick<Extract<TaskAnswer, { ok: true }>, 'result' | 'warnings'>,
  compact: boolean,
): Record<string, unknown> {
  return {
    ...(compact ? compacted(result) : { result }),
    ...(warnings.length === 0 ? {} : { warnings }),
  };
}

/**
 * The batch with one operation mended; a call that only looks, or that an atomic batch may not hold, is
 * made by itself, and the batch again after it.
 */
function inBatch({ input }: CheckedCall, index: number, next: NextCall): NextCall | undefined {
  const isWrite = isTaskToolName(next.tool) && taskTools[next.tool].effect !== 'read';
  if (!isWrite) return next;
  if (!UNDOABLE.has(next.tool)) return undefined;
  const { operations } = BatchInput.parse(input);
  const mended = operations.map((each, at) => (at === index ? next : each));
  return suggestedCall('tasks_batch', {
    ...input,
    operations: mended.map(({ tool, args }) => ({ tool, args })),
  });
}

/** Runs one operation; its refusal becomes the batch's, and says which operation it was. */
async function attempt<T>(
  index: number,
  tool: string,
  work: () => Promise<T>,
  mend: (next: NextCall) => NextCall | undefined = () => undefined,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const next = error.error.next && mend(error.error.next);
    throw refused(
      'BATCH_FAILED',
      `Operation ${index} (${tool}): ${error.message}`,
      `Nothing of the batch was written. ${error.error.recovery}`,
      {
        ...(next === undefined ? {} : { next }),
        details: { index, tool, error: bare(error.error) },
      },
    );
  }
}

/** What it suggests by itself is no part of the batch: the batch says what to do next. */
function bare({ next: _next, ...error }: TaskError): Omit<TaskError, 'next'> {
  return error;
}

const KEPT = new Set(['id', 'task', 'plan', 'step', 'revision', 'status', 'path', 'step_id']);

/** Ids and revisions only. */
function compacted(result: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(result).filter(([key]) => KEPT.has(key)));
}
