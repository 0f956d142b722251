import {
  type Interpreter,
  type InterpretOptions,
  InterpretResponse,
  type PhaseAgent,
  PhaseResponse,
  RetryableError,
  readJson,
  type Suggester,
  SuggestResponse,
  TerminalError,
} from '@planerka/contracts';
import { type CallLimits, createOutbound, type Outbound } from '@planerka/outbound';
import type { z } from 'zod';

const TIMEOUT_MS = 15_000;
/** A model writes some pages. */
const PHASE_TIMEOUT_MS = 50_000;
const AT_ONCE = 32;
/** Ten commands with everything that is suggested about them take a fraction of this. */
const ANSWER_MAX_BYTES = 2 * 1024 * 1024;
const PHASE_MAX_BYTES = 8 * 1024 * 1024;

export interface GatewayConnection {
  /** Root of the gateway, without `/v1`. */
  readonly url: string;
  readonly token: string | undefined;
  readonly timeoutMs?: number;
  /** What its calls go through; its own by default. */
  readonly outbound?: Outbound;
}

/**
 * The interpreter, the suggester and the agent of phases behind a gateway of its own. Throws RetryableError
 * `GATEWAY_UNAVAILABLE` when it does not answer, TerminalError `GATEWAY_REFUSED` when it refuses or
 * answers what is no reading.
 */
export function connectGateway(given: GatewayConnection): Interpreter & Suggester & PhaseAgent {
  const outbound = given.outbound ?? createOutbound({ service: 'gateway', atOnce: AT_ONCE });
  const connection = { timeoutMs: TIMEOUT_MS, maxBytes: ANSWER_MAX_BYTES, ...given, outbound };
  const phase = {
    ...connection,
    timeoutMs: given.timeoutMs ?? PHASE_TIMEOUT_MS,
    maxBytes: PHASE_MAX_BYTES,
  };
  return {
    interpret: (request, options) =>
      ask(connection, { path: '/v1/interpret', request, schema: InterpretResponse }, options),
    suggest: (request, options) =>
      ask(connection, { path: '/v1/suggest', request, schema: SuggestResponse }, options),
    draft: (request, options) =>
      ask(phase, { path: '/v1/phase', request, schema: PhaseResponse }, options),
  };
}

/** What is asked of a gateway, and the shape of its answer. */
interface Asked<Answer> {
  readonly path: string;
  readonly request: unknown;
  readonly schema: z.ZodType<Answer>;
}

async function ask<Answer>(
  { url, token, outbound, timeoutMs, maxBytes }: Required<GatewayConnection> & CallLimits,
  { path, request, schema }: Asked<Answer>,
  { timezone, signal, allowModel = true, onModel }: InterpretOptions,
): Promise<Answer> {
  const fetchWithin = outbound.within({ timeoutMs, maxBytes });
  let status: number;
  let text: string;
  try {
    const response = await fetchWithin(`${url.replace(/\/+$/, '')}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-timezone': timezone,
        ...(allowModel ? {} : { 'x-allow-model': 'false' }),
        ...(onModel ? { 'x-tell-model': 'true' } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(request),
      ...(signal ? { signal } : {}),
    });
    ({ status } = response);
    // The head of the answer comes as soon as a model is asked, the body when it has answered.
    if (response.headers.get('x-model-asked') === 'true') onModel?.();
    text = await response.text();
  } catch (error) {
    throw new RetryableError('GATEWAY_UNAVAILABLE', 'the gateway does not answer', {
      cause: error,
    });
  }
  if (status >= 500 || status === 429) {
    throw new RetryableError('GATEWAY_UNAVAILABLE', `the gateway answered ${status}`);
  }
  if (status !== 200) {
    throw new TerminalError('GATEWAY_REFUSED', `the gateway answered ${status}`);
  }
  const answer = schema.safeParse(readJson(text));
  if (answer.success) return answer.data;
  throw new TerminalError('GATEWAY_REFUSED', 'the gateway answered what is no reading');
}
