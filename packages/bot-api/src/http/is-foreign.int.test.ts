import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isForeign } from './is-foreign.ts';

/** Real connections to a server that is meant for this machine only, and listens on an address that others reach. */

const outward = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;
if (outward === undefined) {
  process.stderr.write('SKIPPED: no address but loopback here, foreign peers are unchecked\n');
}

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer((asked, response) => {
    response.end(isForeign(asked, '127.0.0.1') ? 'foreign' : 'own');
  });
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function takenFor(
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const asked = request({ host: address, port, headers }).end();
  const [response] = (await once(asked, 'response')) as [NodeJS.ReadableStream];
  return await text(response);
}

const OWN_NAME = { host: '127.0.0.1:8080' };

it('a program of this machine is no stranger', async () => {
  expect(await takenFor('127.0.0.1', OWN_NAME)).toBe('own');
  expect(await takenFor('127.0.0.1', { host: 'localhost' })).toBe('own');
});

it.skipIf(outward === undefined)('another machine is one, whatever name it says', async () => {
  expect(await takenFor(outward ?? '', OWN_NAME)).toBe('foreign');
  expect(await takenFor(outward ?? '', { host: 'localhost' })).toBe('foreign');
});

it.each([
  ['a name that somebody else points here', { host: 'localhost.example.org' }],
  ['a name that begins like an address of this machine', { host: '127.0.0.1.example.org' }],
  ['a page, by its origin', { ...OWN_NAME, origin: 'http://127.0.0.1:8080' }],
  ['a page whose origin is hidden', { ...OWN_NAME, origin: 'null' }],
  ['a page that asks for a picture', { ...OWN_NAME, 'sec-fetch-site': 'cross-site' }],
])('%s is one', async (_, headers) => {
  expect(await takenFor('127.0.0.1', headers)).toBe('foreign');
});
