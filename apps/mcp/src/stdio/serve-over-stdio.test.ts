import { PassThrough } from 'node:stream';
import type { Caller, TaskSurface } from '@planerka/agents';
import type { TaskAnswer } from '@planerka/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { type StdioServing, serveOverStdio } from './serve-over-stdio.ts';

const done: TaskAnswer = { ok: true, result: {}, warnings: [] };
/** What is waited for comes late on a busy machine, and is not timed. */
const LIMIT_MS = 20_000;
const running: StdioServing[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});

function caller(client: string | null): Caller {
  return {
    actor: `agent:${client ?? 'unknown'}`,
    rights: new Set(['read']),
    workspace: null,
    defaultWorkspace: null,
    workspaceOf: () => Promise.resolve(null),
    traceId: 'mcp:1',
  };
}

function started(call: TaskSurface['call'] = () => Promise.resolve(done), patienceMs = 5_000) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const serving = serveOverStdio({
    host: {
      surface: { call, tried: (_caller, answer) => Promise.resolve(answer) },
      workspaces: () => Promise.resolve([]),
      log: { debug: () => {}, warn: () => {}, error: () => {} },
    },
    callerFor: caller,
    toolset: 'daily',
    input,
    output,
    patienceMs,
  });
  running.push(serving);
  let text = '';
  output.setEncoding('utf8').on('data', (part: string) => (text += part));
  const say = (...messages: unknown[]) => {
    for (const one of messages) {
      input.write(typeof one === 'string' ? `${one}\n` : `${JSON.stringify(one)}\n`);
    }
  };
  const answers = () =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as { id?: number; result?: object; error?: object });
  const heard = async (count: number) => {
    await expect.poll(() => answers().length, { timeout: LIMIT_MS }).toBeGreaterThanOrEqual(count);
    return answers();
  };
  return { input, say, answers, heard, ended: serving.ended };
}

const initialize = (id: number, protocolVersion = '2025-06-18') => ({
  jsonrpc: '2.0',
  id,
  method: 'initialize',
  params: {
    protocolVersion,
    capabilities: {},
    clientInfo: { name: 'old-client', version: '1' },
  },
});
const initialized = { jsonrpc: '2.0', method: 'notifications/initialized' };
const radar = (id: number) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'tasks_radar', arguments: {} },
});

describe('a client of', () => {
  it.each(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'])('%s', async (version) => {
    const names: string[] = [];
    const { say, heard } = started((who) => {
      names.push(who.actor);
      return Promise.resolve(done);
    });
    say(initialize(1, version), initialized, radar(2));
    const [hello, answer] = await heard(2);
    expect(hello).toMatchObject({
      id: 1,
      result: { protocolVersion: version, serverInfo: { name: 'planerka' } },
    });
    expect(answer).toMatchObject({
      id: 2,
      result: { isError: false, content: [{ text: JSON.stringify(done) }] },
    });
    expect(names).toEqual(['agent:old-client']);
  });

  it('2026-07-28, which does not shake hands', async () => {
    const names: string[] = [];
    const { say, heard } = started((who) => {
      names.push(who.actor);
      return Promise.resolve(done);
    });
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'new-client', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const call = radar(1);
    say({ ...call, params: { ...call.params, _meta: meta } });
    const [answer] = await heard(1);
    expect(answer).toMatchObject({ id: 1, result: { content: [{ text: JSON.stringify(done) }] } });
    expect(names).toEqual(['agent:new-client']);
  });
});

it('passes over what is no message, and goes on', async () => {
  const { say, heard } = started();
  say(initialize(1), initialized);
  await heard(1);
  say('junk', '{"half":', '[]', '42', 'null', '{"jsonrpc":"2.0"}', radar(2));
  const answers = await heard(2);
  expect(answers.find(({ id }) => id === 2)).toMatchObject({ result: { isError: false } });
});

describe('a message of over 10 MB', () => {
  const long = 'x'.repeat(10 * 1024 * 1024);
  const asked = { name: 'tasks_note', arguments: { note: `"id":7,{ ${long}` } };
  it.each([
    ['id first', { jsonrpc: '2.0', id: 5, method: 'tools/call', params: asked }],
    ['id last', { method: 'tools/call', params: asked, jsonrpc: '2.0', id: 5 }],
    ['a text as id', { method: 'tools/call', id: 'a "5"', params: asked, jsonrpc: '2.0' }],
  ])('is refused by its id (%s), and the next one is answered', async (_name, message) => {
    const { say, heard } = started();
    say(initialize(1), initialized);
    await heard(1);
    say(message, radar(6));
    const answers = await heard(3);
    expect(answers.find(({ id }) => id === message.id)).toMatchObject({
      error: { code: -32600, message: expect.stringContaining('10 MB') },
    });
    expect(answers.find(({ id }) => id === 6)).toMatchObject({ result: { isError: false } });
  });

  it('that asks nothing is passed over', async () => {
    const { say, heard } = started();
    say(initialize(1), initialized);
    await heard(1);
    say({ jsonrpc: '2.0', method: 'notifications/progress', params: asked });
    say({ jsonrpc: '2.0', id: 9, result: asked }, long, radar(6));
    const answers = await heard(2);
    expect(answers.map(({ id }) => id)).toEqual([1, 6]);
  });
});

it('reads a message of just under 10 MB, in parts or with others', async () => {
  const { input, say, heard } = started();
  say(initialize(1), initialized);
  await heard(1);
  const note = 'x'.repeat(10 * 1024 * 1024 - 200);
  const fits = { ...radar(2), params: { name: 'tasks_note', arguments: { note } } };
  const text = `${JSON.stringify(fits)}\n${JSON.stringify(radar(3))}\n`;
  for (let at = 0; at < text.length; at += 1_000_000) input.write(text.slice(at, at + 1_000_000));
  const answers = await heard(3);
  expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([1, 2, 3]));
});

it('answers what is in hand when the input ends', async () => {
  let free = () => {};
  const freed = new Promise<void>((resolve) => (free = resolve));
  let begun = 0;
  const { input, say, answers, ended } = started(async () => {
    begun += 1;
    await freed;
    return done;
  }, 2 * LIMIT_MS);
  say(initialize(1), initialized, radar(2));
  input.end();
  const inHand = () => [begun, answers().length];
  await expect.poll(inHand, { timeout: LIMIT_MS }).toEqual([1, 1]);
  free();
  await ended;
  expect(answers().map(({ id }) => id)).toEqual([1, 2]);
});

it('does not wait for ever after the input has ended', async () => {
  const { input, say, answers, ended } = started(() => new Promise(() => {}), 20);
  say(initialize(1), initialized, radar(2));
  input.end();
  await ended;
  expect(answers().map(({ id }) => id)).not.toContain(2);
});

it('does not wait for what was cancelled', async () => {
  const { input, say, answers, heard, ended } = started(() => new Promise(() => {}), 60_000);
  say(initialize(1), initialized);
  await heard(1);
  say(radar(2), {
    jsonrpc: '2.0',
    method: 'notifications/cancelled',
    params: { requestId: 2, reason: 'changed my mind' },
  });
  input.end();
  await ended;
  expect(answers().map(({ id }) => id)).toEqual([1]);
});

it('ends with an input that was empty', async () => {
  const { input, answers, ended } = started();
  input.end();
  await ended;
  expect(answers()).toEqual([]);
});
