import { fillIn, suggestedCall } from '@planerka/agents';
import { type NextCall, RetryableError, type TaskAnswer } from '@planerka/contracts';

/** The call that failed, as far as the answer needs it. */
export interface FailedCall {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Could it have written something before it failed? */
  readonly writes: boolean;
}

/** Raised when a call has not ended in time; what it does may still be committed. */
export class CallTimeout extends Error {
  constructor() {
    super('the call took too long');
    this.name = 'CallTimeout';
  }
}

/**
 * What an agent is told when the surface threw: UNAVAILABLE where trying again can help, else
 * INTERNAL, which says nothing of our insides.
 */
export function answerOfFailure(error: unknown, call: FailedCall): TaskAnswer {
  if (error instanceof CallTimeout) {
    return unavailable('The call has not ended in time; it may still take effect.', call);
  }
  if (error instanceof RetryableError) {
    return unavailable('The storage is away for the moment.', call, error.retryAfterMs);
  }
  return {
    ok: false,
    error: {
      code: 'INTERNAL',
      message: 'Planerka failed on this call; the fault is ours, not yours.',
      recovery:
        'Do not repeat it blindly: see what was written, then go on another way or tell the owner.',
      ...look(call),
    },
  };
}

function unavailable(message: string, call: FailedCall, retryAfterMs?: number): TaskAnswer {
  const { args, writes } = call;
  const safe = !writes || typeof args['request_id'] === 'string';
  return {
    ok: false,
    error: {
      code: 'UNAVAILABLE',
      message,
      recovery: safe
        ? 'Repeat the same call in a few seconds: it is carried out once.'
        : 'Wait a few seconds and see what was written before you repeat it; with a request_id a repeated call is carried out once.',
      ...(safe ? { next: repeated(call) } : look(call)),
      ...(retryAfterMs === undefined ? {} : { details: { retry_after_ms: retryAfterMs } }),
    },
  };
}

/** The same call, in short. */
function repeated({ tool, args }: FailedCall): NextCall {
  return inShort({ tool, args });
}

/**
 * A suggested call that would be long with what the agent has sent itself: long texts the agent had better
 * take from its own. A proof keeps its other receipts and its places to be filled in.
 */
export function inShort({ tool, args }: NextCall): NextCall {
  const isShort = JSON.stringify(args).length <= ECHO_MAX_CHARS;
  return suggestedCall(tool, isShort ? args : withoutLongTexts(args));
}

function withoutLongTexts(args: NextCall['args']): NextCall['args'] {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [key, withoutLong(value)] as const),
  );
}

function withoutLong(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.length > ECHOED_VALUE_MAX_CHARS ? fillIn('as you sent it') : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const inside = Array.isArray(value) ? value.map(withoutLong) : withoutLongTexts({ ...value });
  return JSON.stringify(inside).length > ECHO_MAX_CHARS ? fillIn('as you sent it') : inside;
}

/** A call that shows what was written last, the newest first. */
function look({ args }: FailedCall) {
  const { workspace } = args;
  if (typeof workspace !== 'string') return {};
  return { next: suggestedCall('tasks_history', { workspace, limit: 5 }) };
}

export const ECHO_MAX_CHARS = 2_000;
const ECHOED_VALUE_MAX_CHARS = 200;
