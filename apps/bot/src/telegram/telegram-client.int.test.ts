import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutbound, type Outbound } from '@planerka/outbound';
import { HttpError, InputFile } from 'grammy';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTelegramClient } from './telegram-client.ts';

/** A Bot API that does what a broken one may do, over real connections. */

const TOKEN = '7000000001:sample';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

let answer: Answer;
let asked: string[];
let stop: () => Promise<void>;
let apiRoot: string;
let outbound: Outbound;

beforeEach(async () => {
  asked = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    request.resume();
    answer(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  apiRoot = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  outbound = createOutbound({ service: 'telegram', atOnce: 2 });
  stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
});
afterEach(() => stop());

const client = (timeoutMs = 5_000) =>
  createTelegramClient({ token: TOKEN, apiRoot, outbound, timeoutMs });
const fine: Answer = (response) => response.end('{"ok":true,"result":true}');

/** What the library's error wraps: the door's own, or the platform's. */
async function faultOf(call: Promise<unknown>): Promise<{ name: string; code?: unknown }> {
  const error = await call.then(
    () => null,
    (fault: unknown) => fault,
  );
  expect(error).toBeInstanceOf(HttpError);
  return (error as HttpError).error as { name: string; code?: unknown };
}

describe('a call of the Bot API', () => {
  it('that is never answered, or byte by byte, is given up in time', async () => {
    const silent: Answer = () => {};
    const dripping: Answer = (response) => {
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    };
    for (const each of [silent, dripping]) {
      answer = each;
      const fault = await faultOf(client(300).setChatTitle(1, 'x'));
      expect(fault.name).toBe('TimeoutError');
    }
    expect(outbound.health()).toMatchObject({ failures_in_a_row: 2, in_hand: 0 });
  });

  it('that is answered without end is given up at its size', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = () => {
        while (!response.destroyed && response.write('"'.repeat(1_048_576)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    };
    expect((await faultOf(client().getUpdates())).code).toBe('OUTBOUND_TOO_LARGE');
  });

  it('follows nobody elsewhere, with its token', async () => {
    answer = (response) => response.writeHead(307, { location: `${apiRoot}/elsewhere` }).end();
    await faultOf(client().sendMessage(1, 'secret'));
    expect(asked).toEqual([`/bot${TOKEN}/sendMessage`]);
  });

  it('is not made while Telegram keeps failing', async () => {
    answer = (response) => response.destroy();
    for (let index = 0; index < 5; index += 1) await faultOf(client().getMe());
    expect((await faultOf(client().getMe())).code).toBe('OUTBOUND_RESTS');
    expect(asked).toHaveLength(5);
  });

  it('waits for a place where many are under way, and takes the next one that is free', async () => {
    const held: ServerResponse[] = [];
    answer = (response) => held.push(response);
    const calls = [1, 2, 3].map((chat) => client().sendMessage(chat, 'x'));
    await vi.waitFor(() => expect(held).toHaveLength(2));
    expect(outbound.health()).toMatchObject({ in_hand: 2, waiting: 1 });
    answer = fine;
    for (const response of held) response.end('{"ok":true,"result":true}');
    await expect(Promise.all(calls)).resolves.toEqual([true, true, true]);
  });

  it('carries a file whole', async () => {
    let bytes = 0;
    answer = (response, request) => {
      request.on('data', (chunk: Buffer) => (bytes += chunk.length));
      request.on('end', () => response.end('{"ok":true,"result":true}'));
    };
    const file = new InputFile(new Uint8Array(300_000), 'day.png');
    await expect(client().sendPhoto(1, file)).resolves.toBe(true);
    expect(bytes).toBeGreaterThan(300_000);
  });

  it('ends when its caller hangs up', async () => {
    answer = () => {};
    const caller = new AbortController();
    const call = client().getUpdates({}, caller.signal as never);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    caller.abort();
    await faultOf(call);
    expect(outbound.health()).toMatchObject({ failures_in_a_row: 0, in_hand: 0 });
  });
});
