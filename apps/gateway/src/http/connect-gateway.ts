import {
  type Interpreter,
  InterpretResponse,
  RetryableError,
  TerminalError,
} from '@planerka/contracts';

const TIMEOUT_MS = 15_000;
/** Rules answer within milliseconds: whoever waits longer is being read by a model. */
const MODEL_AFTER_MS = 120;

export interface GatewayConnection {
  /** Root of the gateway, without `/v1/interpret`. */
  readonly url: string;
  readonly token: string | undefined;
  readonly timeoutMs?: number;
  /** How long without an answer means that a model is being asked. */
  readonly modelAfterMs?: number;
}

/**
 * The interpreter behind a gateway of its own. Throws RetryableError `GATEWAY_UNAVAILABLE` when it
 * does not answer, TerminalError `GATEWAY_REFUSED` when it refuses or answers what is no reading.
 */
export function connectGateway(connection: GatewayConnection): Interpreter {
  const { url, token, timeoutMs = TIMEOUT_MS, modelAfterMs = MODEL_AFTER_MS } = connection;
  const endpoint = `${url.replace(/\/+$/, '')}/v1/interpret`;
  return {
    interpret: async (request, { timezone, signal, allowModel = true, onModel }) => {
      const limits = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
      const waiting = onModel && setTimeout(onModel, modelAfterMs);
      let status: number;
      let text: string;
      try {
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-timezone': timezone,
            ...(allowModel ? {} : { 'x-allow-model': 'false' }),
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(request),
          signal: AbortSignal.any(limits),
        });
        ({ status } = response);
        text = await response.text();
      } catch (error) {
        throw new RetryableError('GATEWAY_UNAVAILABLE', 'the gateway does not answer', {
          cause: error,
        });
      } finally {
        clearTimeout(waiting);
      }
      if (status >= 500 || status === 429) {
        throw new RetryableError('GATEWAY_UNAVAILABLE', `the gateway answered ${status}`);
      }
      if (status !== 200) {
        throw new TerminalError('GATEWAY_REFUSED', `the gateway answered ${status}`);
      }
      const reading = InterpretResponse.safeParse(parsed(text));
      if (reading.success) return reading.data;
      throw new TerminalError('GATEWAY_REFUSED', 'the gateway answered what is no reading');
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
