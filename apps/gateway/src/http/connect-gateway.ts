import {
  type Interpreter,
  InterpretResponse,
  RetryableError,
  TerminalError,
} from '@planerka/contracts';

const TIMEOUT_MS = 15_000;

export interface GatewayConnection {
  /** Root of the gateway, without `/v1/interpret`. */
  readonly url: string;
  readonly token: string | undefined;
}

/**
 * The interpreter behind a gateway of its own. Throws RetryableError `GATEWAY_UNAVAILABLE` when it
 * does not answer, TerminalError `GATEWAY_REFUSED` when it refuses or answers what is no reading.
 */
export function connectGateway({ url, token }: GatewayConnection): Interpreter {
  const endpoint = `${url.replace(/\/+$/, '')}/v1/interpret`;
  return {
    interpret: async (request, { timezone, signal }) => {
      const limits = [AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])];
      let response: Response;
      try {
        response = await fetch(endpoint, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-timezone': timezone,
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(request),
          signal: AbortSignal.any(limits),
        });
      } catch (error) {
        throw new RetryableError('GATEWAY_UNAVAILABLE', 'the gateway does not answer', {
          cause: error,
        });
      }
      if (response.status >= 500 || response.status === 429) {
        throw new RetryableError('GATEWAY_UNAVAILABLE', `the gateway answered ${response.status}`);
      }
      if (!response.ok) {
        throw new TerminalError('GATEWAY_REFUSED', `the gateway answered ${response.status}`);
      }
      const body: unknown = await response.json().catch(() => null);
      const reading = InterpretResponse.safeParse(body);
      if (reading.success) return reading.data;
      throw new TerminalError('GATEWAY_REFUSED', 'the gateway answered what is no reading');
    },
  };
}
