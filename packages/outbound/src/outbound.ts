import { setMaxListeners } from 'node:events';
import { RetryableError } from '@planerka/contracts';
import { Breaker, type BreakerState } from './breaker.ts';
import { Places } from './places.ts';

export interface OutboundOptions {
  /** How it is called in health and metrics. */
  readonly service: string;
  /** Calls at once; those beyond wait. */
  readonly atOnce: number;
  readonly failuresMax?: number;
  /**
   * Does a call that hangs say something of the next one? Default yes. Where calls are of different people, and
   * one of them may hang alone, a rest would silence the others.
   */
  readonly restsForHangs?: boolean;
  readonly restMs?: number;
  readonly restMaxMs?: number;
  readonly nowMs?: () => number;
  /** Told when the service is let rest and when it works again. */
  readonly onChange?: (health: OutboundHealth) => void;
}

/** What one call may cost. */
export interface CallLimits {
  /** From the call to the end of the answer, waiting for a place included. */
  readonly timeoutMs: number;
  /** Of the answer, unpacked. */
  readonly maxBytes: number;
}

/** As the platform's own, so that clients of libraries take it. */
export type OutboundFetch = (
  input: string | URL | Request,
  init?: RequestInit,
) => Promise<Response>;

/** How a service does, as far as the calls of this process show. */
export interface OutboundHealth {
  readonly service: string;
  readonly state: BreakerState;
  readonly in_hand: number;
  readonly waiting: number;
  readonly failures_in_a_row: number;
  readonly last_failure: string | null;
  /** Calls since the start by what became of them. */
  readonly calls: Readonly<Record<CallEnd, number>>;
}

/** `left`: the caller hung up; `turned_away`: it was not asked, as it rests. */
export type CallEnd = 'answered' | 'failed' | 'left' | 'turned_away';

/** Everything that goes to one service of somebody else's goes through here. */
export interface Outbound {
  /** A fetch that keeps to these limits and follows no redirect. */
  within(limits: CallLimits): OutboundFetch;
  health(): OutboundHealth;
  /** Hangs up on every call, and on those that come after it: the process ends. */
  hangUp(): void;
}

const TOO_SLOW = 'too slow';
const FAILURES_MAX = 5;
const REST_MS = 10_000;
const REST_MAX_MS = 60_000;

/**
 * The door to one service: a time limit over the whole answer, a limit of its size, a cap on calls at once,
 * and a rest for one that keeps failing. Its fetch rejects with RetryableError `OUTBOUND_RESTS`,
 * `OUTBOUND_TOO_LARGE`, with the platform's TimeoutError, or with what the platform's fetch rejects with.
 */
export function createOutbound(options: OutboundOptions): Outbound {
  const { service, onChange, restsForHangs = true } = options;
  const breaker = new Breaker({
    failuresMax: options.failuresMax ?? FAILURES_MAX,
    restMs: options.restMs ?? REST_MS,
    restMaxMs: options.restMaxMs ?? REST_MAX_MS,
    nowMs: options.nowMs ?? (() => performance.now()),
  });
  const places = new Places(options.atOnce);
  const closing = new AbortController();
  // As many as there are calls.
  setMaxListeners(0, closing.signal);
  const calls: Record<CallEnd, number> = { answered: 0, failed: 0, left: 0, turned_away: 0 };
  let lastFailure: string | null = null;

  const health = (): OutboundHealth => ({
    service,
    state: breaker.state,
    in_hand: places.taken,
    waiting: places.waiting,
    failures_in_a_row: breaker.failuresInARow,
    last_failure: lastFailure,
    calls: { ...calls },
  });

  function checkRest(): void {
    try {
      breaker.check();
    } catch (error) {
      calls.turned_away += 1;
      throw error;
    }
  }

  /** One call with a place; ends once, whoever ends it. Much may have failed while it waited for the place. */
  function begin(clear: () => void): Ending {
    try {
      checkRest();
    } catch (error) {
      places.release();
      throw error;
    }
    const tried = breaker.begin();
    let isOver = false;
    return (end, why) => {
      if (isOver) return;
      isOver = true;
      clear();
      places.release();
      calls[end] += 1;
      const before = breaker.state;
      const saysNothing = end === 'left' || (why === TOO_SLOW && !restsForHangs);
      if (end === 'answered') breaker.succeeded();
      else if (saysNothing) breaker.left(tried);
      else breaker.failed(tried);
      if (end === 'failed') lastFailure = why ?? 'no answer';
      const isNews = (before === 'working') !== (breaker.state === 'working');
      if (isNews) onChange?.(health());
    };
  }

  async function call(
    { timeoutMs, maxBytes }: CallLimits,
    input: string | URL | Request,
    init: RequestInit,
  ): Promise<Response> {
    checkRest();
    const limit = limitOf(timeoutMs, [init.signal ?? null, closing.signal]);
    const { signal } = limit;
    let end: Ending;
    try {
      await places.take(signal);
      end = begin(limit.clear);
    } catch (error) {
      limit.clear();
      throw error;
    }
    const endByFault = (): void => {
      if (!signal.aborted) end('failed');
      else if (isTimeLimit(signal.reason)) end('failed', TOO_SLOW);
      else end('left');
    };
    try {
      const answering = fetch(input, { ...init, redirect: 'error', signal });
      const response = await Promise.race([answering, limit.passed]);
      return limited(response, { maxBytes, signal, end, endByFault });
    } catch (error) {
      endByFault();
      throw error;
    }
  }

  return {
    within: (limits) => (input, init) => call(limits, input, init ?? {}),
    health,
    hangUp: () => closing.abort(new DOMException('The process ends', 'AbortError')),
  };
}

type Ending = (end: Exclude<CallEnd, 'turned_away'>, why?: string) => void;

interface Reading {
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  readonly end: Ending;
  /** Ends the call as what went wrong says. */
  readonly endByFault: () => void;
}

/** The same response with a body that ends the call when it ends, and that cannot grow without end. */
function limited(response: Response, reading: Reading): Response {
  const { maxBytes, signal, end, endByFault } = reading;
  const { status, statusText, headers, body } = response;
  const finished = (): void =>
    status >= 500 ? end('failed', `status ${status}`) : end('answered');
  if (body === null) {
    finished();
    return response;
  }
  const reader = body.getReader();
  const isTooLarge = (): RetryableError => {
    end('failed', 'too large');
    reader.cancel().catch(() => {});
    return new RetryableError('OUTBOUND_TOO_LARGE', `the answer has more than ${maxBytes} bytes`);
  };
  if (Number(headers.get('content-length') ?? 0) > maxBytes) throw isTooLarge();
  let size = 0;
  const counted = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        // The platform's own signal may be forgotten with its request; and a body that nobody reads on
        // holds its place no longer than this.
        const cut = (): void => {
          endByFault();
          controller.error(signal.reason);
          reader.cancel(signal.reason).catch(() => {});
        };
        if (signal.aborted) cut();
        else signal.addEventListener('abort', cut, { once: true });
      },
      pull: async (controller) => {
        const { done, value } = await reader.read().catch((error: unknown) => {
          endByFault();
          throw error;
        });
        // What was cut meanwhile has had its error.
        if (signal.aborted) return;
        if (done) {
          finished();
          return controller.close();
        }
        size += value.length;
        if (size > maxBytes) throw isTooLarge();
        controller.enqueue(value);
      },
      cancel: async (reason) => {
        if (status >= 500) finished();
        else end('left');
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(counted, { status, statusText, headers });
}

interface Limit {
  readonly signal: AbortSignal;
  /** Rejects when the signal is aborted. */
  readonly passed: Promise<never>;
  /** No call is under way any more. */
  readonly clear: () => void;
}

/**
 * Ends after a time or with one of the signals. A timer of ours, since the platform's signals of time
 * are forgotten with whoever listens to them.
 */
function limitOf(timeoutMs: number, given: ReadonlyArray<AbortSignal | null>): Limit {
  const controller = new AbortController();
  const { signal } = controller;
  const late = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  // A process that has nothing else to do does not wait for it.
  const timer = setTimeout(() => controller.abort(late), timeoutMs).unref();
  const leave = (event: { readonly target: EventTarget | null }): void =>
    controller.abort((event.target as AbortSignal).reason);
  for (const each of given) {
    if (each?.aborted) leave({ target: each });
    else each?.addEventListener('abort', leave, { once: true });
  }
  const passed = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  passed.catch(() => {});
  return {
    signal,
    passed,
    clear: () => {
      clearTimeout(timer);
      for (const each of given) each?.removeEventListener('abort', leave);
    },
  };
}

function isTimeLimit(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'TimeoutError';
}
