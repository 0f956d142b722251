import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { transcriberFor } from '@planerka/bot';
import { connectGateway, createOpenAiModel } from '@planerka/gateway';
import { readEnvironment } from '@planerka/planerka';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A service that leads elsewhere is a service that fails: words and keys do not follow. */

const REQUEST = {
  trace_id: 't',
  source: { channel: 'telegram_text' as const },
  now_iso: '2026-02-25T12:00:00+03:00',
  text: 'тайное слово',
};

let servers: Server[];
let elsewhere: string[];
let url: string;

async function listening(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  servers = [];
  elsewhere = [];
  const other = await listening(
    createServer((request, response) => {
      elsewhere.push(request.url ?? '');
      request.resume();
      response.end('{}');
    }),
  );
  url = await listening(
    createServer((request, response) => {
      request.resume();
      response.writeHead(307, { location: `${other}${request.url}` }).end();
    }),
  );
});
afterEach(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

test('a gateway', async () => {
  const asked = connectGateway({ url, token: 'secret' }).interpret(REQUEST, { timezone: 'UTC' });
  await expect(asked).rejects.toMatchObject({ code: 'GATEWAY_UNAVAILABLE' });
  expect(elsewhere).toEqual([]);
});

test('a text model', async () => {
  const options = { apiKey: 'secret', baseUrl: `${url}/v1`, model: 'm', onFailure: () => {} };
  expect(await createOpenAiModel(options).mark(REQUEST)).toBeNull();
  expect(elsewhere).toEqual([]);
});

test('a speech server', async () => {
  const transcriber = await transcriberFor(
    readEnvironment({ TRANSCRIBE_BASE_URL: `${url}/v1`, TRANSCRIBE_API_KEY: 'secret' }),
    null,
  );
  const recording = { bytes: Buffer.from('OggS'), fileName: 'voice.ogg', mimeType: 'audio/ogg' };
  expect(await transcriber?.hear(recording)).toMatchObject({ kind: 'busy' });
  expect(elsewhere).toEqual([]);
});
