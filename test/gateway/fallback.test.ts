import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { InterpretResponse } from '@planerka/contracts';
import { createInterpreter } from '@planerka/gateway';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { concealer } from '../../apps/planerka/src/compose/concealer.ts';
import { readEnvironment } from '../../apps/planerka/src/compose/environment.ts';
import { gatewayFor } from '../../apps/planerka/src/compose/gateway.ts';
import { createLogger } from '../../apps/planerka/src/compose/logging.ts';

// cites: G-fallback

const TOKEN = 'sample-gateway-token';
const request = {
  trace_id: 't',
  source: { channel: 'telegram_text' as const },
  now_iso: '2026-02-25T12:00:00+03:00',
  // The rules read it, and are unsure of what they read.
  text: 'смету бы завтра часа в два',
};
const clear = { ...request, text: 'Поставь блок на завтра в 14:00 на 60 минут' };
const zone = { timezone: 'Europe/Moscow' };

let logged = '';
beforeEach(() => {
  logged = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    logged += String(line);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The program's interpreter, as it is when the environment names this gateway. */
function behind(url: string) {
  const source = { GATEWAY_URL: url, GATEWAY_TOKEN: TOKEN };
  const log = createLogger({ level: 'error', conceal: concealer(source) });
  return gatewayFor(readEnvironment(source), log);
}

async function withGateway(
  answer: (response: ServerResponse, authorization: string | undefined) => void,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const server = createServer((incoming, response) => {
    incoming.resume();
    incoming.on('end', () => answer(response, incoming.headers.authorization));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

describe('the program behind a gateway of its own', () => {
  it('asks it, with the token', async () => {
    const reading: InterpretResponse = { kind: 'none', envelopes: [], interpreter: 'model' };
    const seen: Array<string | undefined> = [];
    await withGateway(
      (response, authorization) => {
        seen.push(authorization);
        response.end(JSON.stringify(reading));
      },
      async (url) => expect(await behind(url).interpret(request, zone)).toEqual(reading),
    );
    expect(seen).toEqual([`Bearer ${TOKEN}`]);
    expect(logged).toBe('');
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['fails', (response) => response.writeHead(500).end()],
    ['refuses the token', (response) => response.writeHead(401).end()],
    ['answers a page', (response) => response.end(`<html>${TOKEN}</html>`)],
    ['answers another shape', (response) => response.end('{"kind":"commands","envelopes":[{}]}')],
    ['cuts the connection', (response) => response.destroy()],
  ])('reads by its own rules when the gateway %s, and says so to the log', async (_, answer) => {
    await withGateway(answer, async (url) => {
      const reading = await behind(url).interpret(request, zone);
      expect(reading).toEqual(await createInterpreter({ model: null }).interpret(request, zone));
      expect(reading.envelopes).toHaveLength(1);
    });
    expect(logged).toContain('the rules read here');
    expect(logged).not.toContain(TOKEN);
    expect(logged).not.toContain('смету');
  });

  it.each([clear.text, 'Создай задачу полить фикус', 'отмени', 'что у меня завтра', 'спасибо'])(
    'reads «%s» here, and asks nobody',
    async (text) => {
      let asked = 0;
      await withGateway(
        () => {
          asked += 1;
        },
        async (url) => {
          const started = performance.now();
          const reading = await behind(url).interpret({ ...request, text }, zone);
          expect(reading.interpreter).toBe('rules');
          expect(performance.now() - started).toBeLessThan(20_000);
        },
      );
      expect(asked).toBe(0);
      expect(logged).toBe('');
    },
  );

  it('asks nobody when no model may be asked', async () => {
    await withGateway(
      () => expect.unreachable(),
      async (url) => {
        const reading = await behind(url).interpret(request, { ...zone, allowModel: false });
        expect(reading.interpreter).toBe('rules');
      },
    );
  });

  it('reads by its own rules when the gateway is gone', async () => {
    let gone = '';
    await withGateway(
      () => {},
      async (url) => {
        gone = url;
      },
    );
    const reading = await behind(gone).interpret(request, zone);
    expect(InterpretResponse.parse(reading).interpreter).toBe('rules');
    expect(logged).toContain('GATEWAY_UNAVAILABLE');
  });
});
