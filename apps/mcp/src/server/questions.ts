import type { ElicitRequestFormParams } from '@modelcontextprotocol/server';
import { holdsFillIn } from '@planerka/agents';
import {
  isTaskToolName,
  type NextCall,
  type TaskAnswer,
  type TaskError,
  type TaskErrorCode,
  taskTools,
} from '@planerka/contracts';
import { z } from 'zod';

const CHOICES_MAX = 10;
const TITLE_MAX_CHARS = 80;

/** A call that was refused, and what else can be called on its behalf. */
export interface RefusedCall {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly error: TaskError;
  readonly call: (tool: string, args: NextCall['args']) => Promise<TaskAnswer>;
}

/** What the person at the client is asked, and the calls that an answer leads to. */
export interface ClientQuestion {
  /** Of this question in this state of the plan: an answer to another one is none to it. */
  readonly key: string;
  readonly form: Pick<ElicitRequestFormParams, 'message' | 'requestedSchema'>;
  /** One after another, as long as none is refused; null where the answer says nothing. */
  readonly callsOf: (content: unknown) => readonly NextCall[] | null;
}

/**
 * What a refusal leaves to a person, where there is one to be asked: which task is meant, the proof of a
 * step, whether what blocked it is gone. Null for every other refusal: the agent mends those itself.
 */
export async function clientQuestion(refused: RefusedCall): Promise<ClientQuestion | null> {
  return (await QUESTIONS[refused.error.code]?.(refused)) ?? null;
}

const QUESTIONS: Readonly<
  Partial<
    Record<
      TaskErrorCode,
      (refused: RefusedCall) => ClientQuestion | null | Promise<ClientQuestion | null>
    >
  >
> = {
  PROOF_REQUIRED: proofWanted,
  STEP_BLOCKED: blockGone,
  NO_TARGET: whichTask,
  FOCUS_SET_BY: whichTask,
};

const ProofGiven = z.object({
  command: z.string().trim().optional(),
  link: z.string().trim().optional(),
});

function proofWanted({ error: { message, next } }: RefusedCall): ClientQuestion | null {
  if (next === undefined) return null;
  return {
    key: `proof ${String(next.args['step_id'])}`,
    form: {
      message: `${message} What was run, and where is its result?`,
      requestedSchema: {
        type: 'object',
        properties: {
          command: { type: 'string', title: 'Command that was run' },
          link: { type: 'string', title: 'Where its result is' },
        },
      },
    },
    callsOf: (content) => {
      const { command = '', link = '' } = ProofGiven.safeParse(content).data ?? {};
      const receipts = [command && `CMD: ${command}`, link && `LINK: ${link}`].filter(Boolean);
      if (receipts.length === 0) return null;
      return [
        { ...next, args: { ...next.args, proof: filledProof(next.args['proof'], receipts) } },
      ];
    },
  };
}

const WholeProof = z.looseObject({ checks: z.array(z.string()) });

/** The proof with the person's receipts in the places that were to be filled in. */
function filledProof(proof: unknown, receipts: readonly string[]): unknown {
  const whole = WholeProof.safeParse(proof).data;
  if (whole === undefined) return receipts;
  const given = whole.checks.filter((check) => !holdsFillIn(check));
  return { ...whole, checks: [...given, ...receipts] };
}

const Blocked = z.object({ task: z.string(), step_id: z.string(), reason: z.string().nullable() });
const Gone = z.object({ gone: z.literal(true) });

/** Nobody but a person says that what blocks a step is gone. */
function blockGone({
  tool,
  args,
  error: { message, details },
}: RefusedCall): ClientQuestion | null {
  const blocked = Blocked.safeParse(details).data;
  if (blocked === undefined) return null;
  const { task, step_id, reason } = blocked;
  const { workspace, request_id: request } = args;
  return {
    key: `block ${step_id} ${reason ?? ''}`,
    form: {
      message: `${message} Is what blocks it gone?`,
      requestedSchema: {
        type: 'object',
        properties: { gone: { type: 'boolean', title: 'Unblock the step and go on' } },
        required: ['gone'],
      },
    },
    callsOf: (content) => {
      if (!Gone.safeParse(content).success) return null;
      const unblock = {
        workspace,
        task,
        step_id,
        blocked: false,
        ...(typeof request === 'string' ? { request_id: `${request}#unblock` } : {}),
      };
      return [
        { tool: 'tasks_block', args: unblock },
        { tool, args: onStep(tool, args, { task, step_id }) },
      ];
    },
  };
}

/** The call on exactly this step, at whatever revision: what it expected was the plan before the answer. */
function onStep(tool: string, args: NextCall['args'], step: NextCall['args']): NextCall['args'] {
  const { expected_revision: _expected, ...rest } = args;
  if (!isTaskToolName(tool) || !Object.hasOwn(taskTools[tool].input.shape, 'step_id')) return rest;
  const { task: _task, plan: _plan, target: _target, path: _path, ...kept } = rest;
  return { ...kept, ...step };
}

const Listed = z.object({
  tasks: z.array(z.object({ id: z.string(), title: z.string() })),
  total: z.object({ tasks: z.number(), at_least: z.boolean().optional() }),
});
const Focus = z.object({ focus: z.string() });
const Chosen = z.object({ task: z.string() });

/** Of more tasks than can be chosen from, how many there are: an id can still be given to the agent. */
function leftOut(listed: z.infer<typeof Listed> | undefined): string {
  if (listed === undefined || listed.total.tasks <= listed.tasks.length) return '';
  const { tasks: all, at_least: isMore } = listed.total;
  return ` These are the first ${listed.tasks.length} of ${isMore ? 'more than ' : ''}${all} that are ready.`;
}

/** What is meant by a call that names nothing: of what is ready, or of the focus that somebody else set. */
async function whichTask({ tool, args, error, call }: RefusedCall): Promise<ClientQuestion | null> {
  if (!isTaskToolName(tool) || !Object.hasOwn(taskTools[tool].input.shape, 'target')) return null;
  const { workspace } = args;
  const list = { workspace, kind: 'task', ready: true, limit: CHOICES_MAX };
  const answer = await call('tasks_context', list);
  const listed = answer.ok ? Listed.safeParse(answer.result).data : undefined;
  const ready = listed?.tasks ?? [];
  const focus = Focus.safeParse(error.details).data?.focus;
  const labels = new Map([
    ...(focus === undefined ? [] : [[focus, `${focus} (the focus)`] as const]),
    ...ready.map(({ id, title }) => [id, `${id}: ${title.slice(0, TITLE_MAX_CHARS)}`] as const),
  ]);
  if (labels.size === 0) return null;
  return {
    key: `target ${tool}`,
    form: {
      message: `${error.message} Which task is meant by ${tool}?${leftOut(listed)}`,
      requestedSchema: {
        type: 'object',
        properties: {
          task: {
            type: 'string',
            title: 'Task',
            oneOf: [...labels].map(([id, label]) => ({ const: id, title: label })),
          },
        },
        required: ['task'],
      },
    },
    callsOf: (content) => {
      const chosen = Chosen.safeParse(content).data?.task;
      if (chosen === undefined || !labels.has(chosen)) return null;
      return [{ tool, args: { ...args, target: chosen } }];
    },
  };
}
