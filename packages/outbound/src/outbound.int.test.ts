import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbound, type OutboundHealth } from './index.ts';

/** A service that does everything a service can do wrong, over real connections. */

setFlagsFromString('--expose-gc');
const tidyMemory = runInNewContext('gc') as () => void;

type Answer = (response: ServerResponse) => void;

let answer: Answer;
let asked: number;
let hungUp: number;
let url: string;
let stop: () => Promise<void>;

beforeEach(async () => {
  asked = 0;
  hungUp = 0;
  const server = createServer((request, response) => {
    asked += 1;
    response.on('close', () => {
      if (!response.writableFinished) hungUp += 1;
    });
    request.resume();
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
});
afterEach(() => stop());

const LIMITS = { timeoutMs: 5_000, maxBytes: 1_000 };
const fine: Answer = (response) => response.end('fine');
const broken: Answer = (response) => response.writeHead(500).end('broken');
const silent: Answer = () => {};
const endless: Answer = (response) => {
  const more = () => {
    while (!response.destroyed && response.write('x'.repeat(65_536)));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
};
const dripping: Answer = (response) => {
  const drip = setInterval(() => response.write('x'), 20);
  response.on('close', () => clearInterval(drip));
};
/** A busy machine takes its time; what is waited for is not timed. */
const BUSY = { timeout: 30_000 };

describe('an answer', () => {
  it('is passed on as it came', async () => {
    const outbound = createOutbound({ service: 'sample', atOnce: 2 });
    answer = (response) => response.writeHead(418, { 'x-sample': 'yes' }).end('fine');
    const response = await outbound.within(LIMITS)(url, { method: 'POST', body: 'words' });
    expect([response.status, response.headers.get('x-sample')]).toEqual([418, 'yes']);
    expect(await response.text()).toBe('fine');
    expect(outbound.health()).toEqual({
      service: 'sample',
      state: 'working',
      in_hand: 0,
      waiting: 0,
      failures_in_a_row: 0,
      last_failure: null,
      calls: { answered: 1, failed: 0, left: 0, turned_away: 0 },
    });
  });

  it.each<[string, Answer]>([
    ['without end', endless],
    ['that says how long it is', (response) => response.end('x'.repeat(1_001))],
    [
      'that grows when it is unpacked',
      (response) => {
        const packed = gzipSync('x'.repeat(5_000_000));
        response.writeHead(200, { 'content-encoding': 'gzip' });
        response.write(packed.subarray(0, 900));
        response.end(packed.subarray(900));
      },
    ],
  ])('%s is cut off at its limit', async (_, given) => {
    const outbound = createOutbound({ service: 'sample', atOnce: 1 });
    answer = given;
    const read = outbound
      .within(LIMITS)(url)
      .then((response) => response.text());
    await expect(read).rejects.toMatchObject({ code: 'OUTBOUND_TOO_LARGE' });
    expect(outbound.health()).toMatchObject({ in_hand: 0, last_failure: 'too large' });
    await vi.waitFor(() => expect(hungUp + Number(given !== endless)).toBeGreaterThan(0), BUSY);
  });

  it.each<[string, Answer]>([
    ['never comes', silent],
    ['comes byte by byte', dripping],
  ])('that %s is given up in time, wherever it is', async (_, given) => {
    const outbound = createOutbound({ service: 'sample', atOnce: 1 });
    answer = given;
    const call = outbound.within({ ...LIMITS, timeoutMs: 300 })(url);
    const ended = call.then((response) => response.text()).catch((error: unknown) => error);
    // Signals of the platform are forgotten with whoever listens to them.
    for (let tries = 0; tries < 5; tries += 1) {
      await sleep(30);
      tidyMemory();
    }
    // Neither ends by itself: without the limit the test would not, either.
    expect(await ended).toMatchObject({ name: 'TimeoutError' });
    expect(outbound.health()).toMatchObject({ in_hand: 0, last_failure: 'too slow' });
    await vi.waitFor(() => expect(hungUp).toBe(1), BUSY);
  });

  it('that nobody reads on holds no place', async () => {
    const outbound = createOutbound({ service: 'sample', atOnce: 1 });
    answer = dripping;
    await outbound.within({ ...LIMITS, timeoutMs: 200 })(url);
    expect(outbound.health().in_hand).toBe(1);
    await vi.waitFor(() => expect(outbound.health().in_hand).toBe(0), BUSY);
  });

  it.each([301, 302, 303, 307, 308])(
    '%d leads nowhere, with no word and no key',
    async (status) => {
      const outbound = createOutbound({ service: 'sample', atOnce: 1 });
      answer = (response) => response.writeHead(status, { location: `${url}elsewhere` }).end();
      const init = { method: 'POST', body: 'words', headers: { authorization: 'key' } };
      await expect(outbound.within(LIMITS)(url, init)).rejects.toThrow('fetch failed');
      await expect(outbound.within(LIMITS)(url, { ...init, redirect: 'follow' })).rejects.toThrow(
        'fetch failed',
      );
      expect(asked).toBe(2);
    },
  );
});

describe('a service that keeps failing', () => {
  let now: number;
  let told: OutboundHealth['state'][];
  const restless = () =>
    createOutbound({
      service: 'sample',
      atOnce: 10,
      failuresMax: 3,
      restMs: 1_000,
      restMaxMs: 3_000,
      nowMs: () => now,
      onChange: ({ state }) => told.push(state),
    });
  const call = async (outbound: ReturnType<typeof restless>, timeoutMs = 500): Promise<string> =>
    await outbound
      .within({ ...LIMITS, timeoutMs })(url)
      .then(
        async (response) => {
          await response.text();
          return String(response.status);
        },
        (error: { code?: string; name: string }) => error.code ?? error.name,
      );
  beforeEach(() => {
    now = 0;
    told = [];
  });

  it.each<[string, Answer, string]>([
    ['with 500', broken, 'status 500'],
    ['by silence', silent, 'too slow'],
    ['by hanging up', (response) => response.destroy(), 'no answer'],
  ])('%s is let rest, tried once, and asked again when it answers', async (_, given, why) => {
    const outbound = restless();
    answer = given;
    for (let tries = 0; tries < 3; tries += 1) await call(outbound);
    expect(outbound.health()).toMatchObject({ state: 'resting', last_failure: why });
    expect(told).toEqual(['resting']);
    expect(await call(outbound)).toBe('OUTBOUND_RESTS');
    expect(asked).toBe(3);

    // Of many that come after the rest one tries, the others are turned away.
    now = 1_000;
    const [first, ...others] = await Promise.all([call(outbound), call(outbound), call(outbound)]);
    expect(first).not.toBe('OUTBOUND_RESTS');
    expect(others).toEqual(['OUTBOUND_RESTS', 'OUTBOUND_RESTS']);
    expect(asked).toBe(4);

    // It failed: the next rest is longer.
    now = 2_999;
    expect(await call(outbound)).toBe('OUTBOUND_RESTS');
    now = 3_000;
    answer = fine;
    expect(await call(outbound)).toBe('200');
    expect(outbound.health()).toMatchObject({ state: 'working', failures_in_a_row: 0 });
    expect(told).toEqual(['resting', 'working']);
    expect(await Promise.all([call(outbound), call(outbound)])).toEqual(['200', '200']);
  });

  it('rests only when failures come in a row, and refusals are none', async () => {
    const outbound = restless();
    for (const given of [broken, broken, fine, broken, broken]) {
      answer = given;
      await call(outbound);
    }
    answer = (response) => response.writeHead(401).end();
    for (let tries = 0; tries < 5; tries += 1) expect(await call(outbound)).toBe('401');
    expect(told).toEqual([]);
  });

  it('that hangs for some is asked by others all the same, where it is told so', async () => {
    answer = silent;
    const options = { service: 'sample', atOnce: 20, failuresMax: 2, restsForHangs: false };
    const outbound = createOutbound(options);
    const call = outbound.within({ ...LIMITS, timeoutMs: 200 });
    const hanging = Array.from({ length: 6 }, () => call(url).catch((error: unknown) => error));
    for (const error of await Promise.all(hanging))
      expect(error).toMatchObject({ name: 'TimeoutError' });
    answer = fine;
    expect(await (await call(url)).text()).toBe('fine');
    expect(outbound.health()).toMatchObject({
      state: 'working',
      calls: { failed: 6, answered: 1 },
    });
    answer = (response) => response.destroy();
    for (const _ of [1, 2]) await expect(call(url)).rejects.toThrow('fetch failed');
    expect(outbound.health().state).toBe('resting');
  });

  it('is hung up on when the process ends, and asked nothing afterwards', async () => {
    answer = silent;
    const outbound = createOutbound({ service: 'sample', atOnce: 1 });
    const call = outbound.within(LIMITS);
    const hanging = [1, 2].map(() => call(url).catch((error: unknown) => error));
    await vi.waitFor(() => expect(asked).toBe(1));
    outbound.hangUp();
    for (const error of await Promise.all(hanging))
      expect(error).toMatchObject({ name: 'AbortError' });
    await expect(call(url)).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(hungUp).toBe(1), BUSY);
    expect(asked).toBe(1);
  });

  it('is not blamed for callers that hang up', async () => {
    const outbound = restless();
    answer = silent;
    for (let tries = 0; tries < 5; tries += 1) {
      const caller = new AbortController();
      const hanging = outbound.within(LIMITS)(url, { signal: caller.signal });
      const before = asked;
      await vi.waitFor(() => expect(asked).toBeGreaterThanOrEqual(Math.max(before, tries + 1)));
      caller.abort();
      await expect(hanging).rejects.toMatchObject({ name: 'AbortError' });
    }
    expect(outbound.health()).toMatchObject({ state: 'working', calls: { left: 5, failed: 0 } });
  });

  it('keeps those beyond the cap waiting, and no other service', async () => {
    const held: ServerResponse[] = [];
    answer = (response) => held.push(response);
    const [crowded, calm] = [restless(), restless()];
    const all = Array.from({ length: 12 }, () => call(crowded, 20_000));
    await vi.waitFor(() => expect(held).toHaveLength(10));
    await sleep(50);
    expect(crowded.health()).toMatchObject({ in_hand: 10, waiting: 2 });

    // One of those that wait loses its patience; its turn goes to nobody.
    const hasty = crowded.within({ ...LIMITS, timeoutMs: 50 })(url);
    await expect(hasty).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(crowded.health()).toMatchObject({ in_hand: 10, waiting: 2, state: 'working' });

    answer = fine;
    expect(await call(calm)).toBe('200');
    for (const response of held.splice(0, 2)) response.end('late');
    await vi.waitFor(() =>
      expect(crowded.health()).toMatchObject({ in_hand: 8, waiting: 0, calls: { answered: 4 } }),
    );
    for (const response of held) response.end('late');
    expect(new Set(await Promise.all(all))).toEqual(new Set(['200']));
    expect(crowded.health()).toMatchObject({ in_hand: 0, calls: { answered: 12 } });
  });
});
