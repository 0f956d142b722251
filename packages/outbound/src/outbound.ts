import { setMaxListeners } from 'node:events';
import { RetryableError } from '@planerka/contracts';
import {
  type CircuitOptions,
  createCircuit,
  type Ending,
  type OutboundHealth,
  TOO_SLOW,
} from './circuit.ts';
import { Places } from './places.ts';

export interface OutboundOptions extends CircuitOptions {
  /** Calls at once; those beyond wait. */
  readonly atOnce: number;
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

/** Everything that goes to one service of somebody else's goes through here. */
export interface Outbound {
  /** A fetch that keeps to these limits and follows no redirect. */
  within(limits: CallLimits): OutboundFetch;
  health(): OutboundHealth;
  /** Hangs up on every call, and on those that come after it: the process ends. */
  hangUp(): void;
}

/**
 * The door to one service: a time limit over the whole answer, a limit of its size, a cap on calls at once,
 * and a rest for one that keeps failing. Its fetch rejects with RetryableError `OUTBOUND_RESTS`,
 * `OUTBOUND_TOO_LARGE`, with the platform's TimeoutError, or with what the platform's fetch rejects with.
 */
export function createOutbound(options: OutboundOptions): Outbound {
  const places = new Places(options.atOnce);
  const closing = new AbortController();
  // As many as there are calls.
  setMaxListeners(0, closing.signal);
  const circuit = createCircuit(options, () => places);

  /** One call with a place; ends once, whoever ends it. Much may have failed while it waited for the place. */
  function begin(clear: () => void): Ending {
    try {
      circuit.check();
    } catch (error) {
      places.release();
      throw error;
    }
    const end = circuit.begin();
    let isOver = false;
    return (how, why) => {
      if (isOver) return;
      isOver = true;
      clear();
      places.release();
      end(how, why);
    };
  }

  async function call(
    { timeoutMs, maxBytes }: CallLimits,
    input: string | URL | Request,
    init: RequestInit,
  ): Promise<Response> {
    circuit.check();
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
    health: circuit.health,
    hangUp: () => closing.abort(new DOMException('The process ends', 'AbortError')),
  };
}

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
  const expire = (): void =>
    controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  // A process that has nothing else to do does not wait for it.
  const timer = setTimeout(expire, timeoutMs).unref();
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
