import { serveGateway } from '@planerka/gateway';
import { localGateway } from '../compose/gateway.ts';
import { cannotListen } from '../compose/http-server.ts';
import { aborted, stopSignal } from '../compose/signals.ts';
import type { ProgramContext } from './program-context.ts';

/** `planerka gateway`: the ML gateway as its own process. It needs no database. */
export async function gateway({ environment, log, print }: ProgramContext): Promise<void> {
  const { HOST: host, PORT: port } = environment;
  const stopping = stopSignal();
  const local = localGateway(environment, log);
  const running = await serveGateway({
    interpreter: local,
    suggester: local,
    phases: local,
    defaultTimezone: environment.APP_TIMEZONE,
    token: environment.GATEWAY_TOKEN,
    onError: (error) => log.error({ err: error }, 'a request failed'),
    host,
    port,
  }).catch((error: unknown) => {
    throw cannotListen(host, port, error);
  });
  print(`Шлюз: ${running.url}/v1/interpret (описание: ${running.url}/openapi.json)`);
  if (environment.GATEWAY_TOKEN === undefined)
    print('GATEWAY_TOKEN не задан: спрашивать может любой, кто видит порт.');
  await aborted(stopping);
  await running.stop();
}
