import { networkInterfaces } from 'node:os';
import { type Interpreter, Problem } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { type GatewayServerOptions, serveGateway } from './serve-gateway.ts';

// cites: G-http

const options = (interpreter: Interpreter, more: Partial<GatewayServerOptions> = {}) => ({
  interpreter,
  defaultTimezone: 'Europe/Moscow',
  token: undefined,
  onError: () => {},
  host: '127.0.0.1',
  port: 0,
  ...more,
});
const idle: Interpreter = {
  interpret: async () => ({ kind: 'none', envelopes: [], interpreter: 'rules' }),
};
const ask = (url: string) =>
  fetch(`${url}/v1/interpret`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      trace_id: 't',
      source: { channel: 'cli' },
      now_iso: '2026-02-25T12:00:00+03:00',
      text: 'блок',
    }),
  });

it('a failure is told to the log, and to the asker only that there was one', async () => {
  const failure = new Error('column "secret" does not exist');
  const told: unknown[] = [];
  const interpreter: Interpreter = { interpret: () => Promise.reject(failure) };
  const gateway = await serveGateway(
    options(interpreter, { onError: (error) => told.push(error) }),
  );
  try {
    const response = await ask(gateway.url);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    const text = await response.text();
    expect(Problem.parse(JSON.parse(text))).toMatchObject({ status: 500, code: 'INTERNAL' });
    expect(text).not.toContain('secret');
    expect(told).toEqual([failure]);
  } finally {
    await gateway.stop();
  }
});

it('stopping answers what is in hand, and takes nothing new', async () => {
  let release: () => void = () => {};
  let entered: () => void = () => {};
  const inside = new Promise<void>((resolve) => {
    entered = resolve;
  });
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const interpreter: Interpreter = {
    interpret: async (request, zone) => {
      entered();
      await held;
      return await idle.interpret(request, zone);
    },
  };
  const gateway = await serveGateway(options(interpreter));
  const answer = ask(gateway.url);
  await inside;
  const stopped = gateway.stop();
  await expect(ask(gateway.url)).rejects.toThrow('fetch failed');
  release();
  expect((await answer).status).toBe(200);
  await stopped;
});

it('a port that is taken is an error at once', async () => {
  const first = await serveGateway(options(idle));
  try {
    const { port } = new URL(first.url);
    await expect(serveGateway(options(idle, { port: Number(port) }))).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  } finally {
    await first.stop();
  }
});

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((found) => found?.address === '::1');

it.skipIf(!hasIpv6)('an IPv6 address is shown so that it can be opened', async () => {
  const gateway = await serveGateway(options(idle, { host: '::1' }));
  try {
    expect(gateway.url).toMatch(/^http:\/\/\[::1\]:\d+$/);
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  } finally {
    await gateway.stop();
  }
});
