import {
  type Interpreter,
  InterpretResponse,
  RetryableError,
  TerminalError,
  readJson,
} from '@planerka/contracts';

const TIMEOUT_MS = 15_000;

export interface GatewayConnection {
  /** Root of the gateway, without `/v1/interpret`. */
  readonly url: string;
  readonly token: string | undefined;
  readonly timeoutMs?: number;
}

/**
 * The interpreter behind a gateway of its own. Throws RetryableError `GATEWAY_UNAVAILABLE` when it
 * does not answer, TerminalError `GATEWAY_REFUSED` when it refuses or answers what is no reading.
 */
export function connectGateway(connection: GatewayConnection): Interpreter {
  const { url, token, timeoutMs = TIMEOUT_MS } = connection;
  const endpoint = `${url.replace(/\/+$/, '')}/v1/interpret`;
  return {
    interpret: async (request, { timezone, signal, allowModel = true, onModel }) => {
      const limits = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
      let status: number;
      let text: string;
      try {
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-timezone': timezone,
            ...(allowModel ? {} : { 'x-allow-model': 'false' }),
            ...(onModel ? { 'x-tell-model': 'true' } : {}),
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(request),
          signal: AbortSignal.any(limits),
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
      const reading = InterpretResponse.safeParse(readJson(text));
      if (reading.success) return reading.data;
      throw new TerminalError('GATEWAY_REFUSED', 'the gateway answered what is no reading');
    },
  };
}
