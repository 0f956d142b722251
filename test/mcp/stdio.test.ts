import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AgentsHome, call, openAgentsHome, overStdio } from '../rig/agents.ts';
import { endOf, throughLink } from '../rig/database-link.ts';
import { type Link, openLink } from '../rig/link.ts';
import { PROGRAM, runProgram, startProgram } from '../rig/program.ts';
import { until } from '../rig/site.ts';

/** `planerka mcp`: one agent at the other end of standard input and output. */

interface Message {
  readonly jsonrpc: string;
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly code: number; readonly message: string };
}

/** Each test starts programs, and the machine may be busy. */
const LIMIT_MS = 180_000;

const children = new Set<ChildProcess>();
let home: AgentsHome;
let folder: string;
beforeAll(async () => {
  home = await openAgentsHome();
  folder = await mkdtemp(path.join(tmpdir(), 'planerka-stdio-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await home.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The program with its streams in the test's hands. */
function started(env: Readonly<Record<string, string>>, args: readonly string[] = []) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [...PROGRAM, 'mcp', ...args], {
    env: { PATH, HOME, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  children.add(child);
  const printed = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.stderr += text));
  child.stdin.on('error', () => {});
  const ended = once(child, 'close').then(() => {
    children.delete(child);
    return child.exitCode;
  });
  const lines = () => printed.stdout.split('\n').filter((line) => line !== '');
  const messages = () => lines().map((line) => JSON.parse(line) as Message);
  return {
    child,
    printed,
    ended,
    messages,
    say: (...said: unknown[]) => {
      for (const one of said) {
        child.stdin.write(`${typeof one === 'string' ? one : JSON.stringify(one)}\n`);
      }
    },
    answer: async (id: number): Promise<Message> => {
      await until(`answer ${id}`, () => messages().some((message) => message.id === id));
      return messages().find((message) => message.id === id) ?? { jsonrpc: '' };
    },
  };
}

const HELLO = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'old-client', version: '1' },
  },
};
const SHAKEN = { jsonrpc: '2.0', method: 'notifications/initialized' };
const workspace = 'acme/repo';

const callOf = (id: number, name: string, args: object) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args },
});

test('a message of over 10 MB is refused by its id, and the next one is served', async () => {
  const { say, answer, child, ended } = started({ DATABASE_URL: home.url });
  say(HELLO, SHAKEN);
  await answer(1);
  const note = 'x'.repeat(10 * 1024 * 1024);
  say(callOf(2, 'tasks_note', { workspace, task: 'TASK-001', note }));
  say(callOf(3, 'tasks_context', { workspace }));
  expect(await answer(2)).toMatchObject({
    error: { code: -32600, message: expect.stringContaining('10 MB') },
  });
  expect(await answer(3)).toMatchObject({ result: { isError: false } });
  child.stdin.end();
  expect(await ended).toBe(0);
}, 60_000);

// cites: T-x-stdio
test('standard output holds the protocol and nothing else, whatever is said', async () => {
  const { say, answer, child, ended, messages, printed } = started({
    DATABASE_URL: home.url,
    LOG_LEVEL: 'trace',
    PG_BIN: '/no/such/bin',
  });
  say(HELLO, SHAKEN, 'junk', '{"half":', '\u0000', '[]', 'null', '{"jsonrpc":"2.0"}');
  say(callOf(2, 'tasks_create', { workspace, title: 'Plan' }));
  say(callOf(3, 'tasks_rader', {}), callOf(4, 'tasks_create', { title: 7 }));
  say(callOf(5, 'tasks_create', { workspace, title: 'x'.repeat(1_000_000) }));
  say({ jsonrpc: '2.0', id: 6, method: 'tools/list' }, { jsonrpc: '2.0', id: 7, method: 'nope' });
  for (const id of [1, 2, 3, 4, 5, 6, 7]) expect(await answer(id)).toMatchObject({ id });
  expect(await answer(2)).toMatchObject({ result: { isError: false } });
  expect(await answer(3)).toMatchObject({ error: { code: -32602 } });
  expect(await answer(4)).toMatchObject({ result: { isError: true } });
  expect(await answer(5)).toMatchObject({ result: { isError: true } });
  expect(await answer(7)).toMatchObject({ error: { code: -32601 } });
  child.stdin.end();
  expect(await ended).toBe(0);
  for (const message of messages()) expect(message).toMatchObject({ jsonrpc: '2.0' });
  expect(printed.stdout).not.toMatch(/\n\s+at |node_modules/);
});

test('what was asked in a pipe is answered', async () => {
  const lines = [HELLO, SHAKEN, callOf(2, 'tasks_create', { workspace, title: 'Piped' })];
  const ran = await runProgram(
    ['mcp'],
    { DATABASE_URL: home.url },
    { stdin: lines.map((line) => `${JSON.stringify(line)}\n`).join('') },
  );
  expect(ran).toMatchObject({ code: 0, stderr: '' });
  expect(ran.stdout.trim().split('\n')).toHaveLength(2);
  expect(ran.stdout).toContain(String.raw`\"qualified_id\":\"acme/repo:PLAN-`);
});

test('two agents at once, of both eras, each under its own name', {
  timeout: LIMIT_MS,
}, async () => {
  const agents = await Promise.all([
    overStdio({ DATABASE_URL: home.url }, ['--as', 'Left hand'], 'legacy'),
    overStdio({ DATABASE_URL: home.url, BRANCHMIND_WORKSPACE: workspace }, ['--toolset', 'full']),
  ]);
  const [left, right] = agents;
  const listed = await Promise.all(agents.map(async (one) => (await one.listTools()).tools.length));
  expect(listed[1]).toBeGreaterThan(listed[0] ?? 0);
  for (const title of ['One', 'Two']) {
    await Promise.all(agents.map((one) => call(one, 'tasks_create', { workspace, title })));
  }
  await Promise.all([left.close(), right.close()]);
  const { rows } = await home.connection.pool.query<{ actor: string }>(
    `select distinct actor from journal where actor <> 'agent:old-client' order by actor`,
  );
  expect(rows.map(({ actor }) => actor)).toEqual(['agent:left-hand', 'agent:sample-client']);
});

// cites: T-x-alias
test('a workspace without a name is not made by a call', { timeout: LIMIT_MS }, async () => {
  const one = await overStdio({ DATABASE_URL: home.url });
  const refused = await call(one, 'tasks_create', { workspace: 'new/name', title: 'x' });
  await one.close();
  expect(refused).toMatchObject({ ok: false, error: { code: 'UNKNOWN_WORKSPACE' } });
  const { rowCount } = await home.connection.pool.query(
    `select from workspace_alias where alias = 'new/name'`,
  );
  expect(rowCount).toBe(0);
});

// cites: T-macro-workspace
test('macros take the default workspace, and an explicit one wins', {
  timeout: LIMIT_MS,
}, async () => {
  await Promise.all(['acme/default', 'acme/flag', 'acme/said'].map((name) => home.workspace(name)));
  const env = { DATABASE_URL: home.url, BRANCHMIND_WORKSPACE: 'acme/default' };
  const [plain, flagged] = await Promise.all([
    overStdio(env),
    overStdio(env, ['--workspace', 'acme/flag']),
  ]);
  const start = (agent: typeof plain, args: object = {}) =>
    call(agent, 'tasks_macro_start', { task_title: 'Task', ...args });
  expect(await start(plain)).toMatchObject({ ok: true });
  expect(await start(flagged)).toMatchObject({ ok: true });
  expect(await start(flagged, { workspace: 'acme/said' })).toMatchObject({ ok: true });
  const refused = await call(plain, 'tasks_create', { title: 'Which one?' });
  expect(refused).toMatchObject({ ok: false, error: { code: 'WORKSPACE_REQUIRED' } });
  // What is suggested has been tried there: it says at which revision.
  const edit = { task: 'TASK-001', title: 'Renamed' };
  expect(await call(plain, 'tasks_edit', edit)).toMatchObject({
    error: { next: { args: { ...edit, workspace: 'acme/default', expected_revision: 1 } } },
  });
  await Promise.all([plain.close(), flagged.close()]);
  const { rows } = await home.connection.pool.query(
    `select a.alias, count(*)::int as tasks from task t join workspace_alias a using (workspace_id)
      where a.alias like 'acme/%' and t.parent_id is null group by 1 order by 1`,
  );
  expect(rows).toEqual([
    { alias: 'acme/default', tasks: 1 },
    { alias: 'acme/flag', tasks: 1 },
    { alias: 'acme/said', tasks: 1 },
  ]);
});

test('a database that goes away and comes back is told in code', {
  timeout: LIMIT_MS,
}, async () => {
  const link: Link = await openLink(endOf(home.url));
  await link.cut();
  const { say, answer, child, ended, printed } = started({
    DATABASE_URL: throughLink(home.url, link),
  });
  const away = {
    result: { isError: true, content: [{ text: expect.stringContaining('"UNAVAILABLE"') }] },
  };
  say(HELLO, SHAKEN, callOf(2, 'tasks_create', { workspace, title: 'Not yet' }));
  expect(await answer(2)).toMatchObject(away);
  await link.mend();
  say(callOf(3, 'tasks_create', { workspace, title: 'Now' }));
  expect(await answer(3)).toMatchObject({ result: { isError: false } });
  await link.cut();
  say(callOf(4, 'tasks_focus_get', { workspace }));
  expect(await answer(4)).toMatchObject(away);
  await link.mend();
  child.stdin.end();
  expect(await ended).toBe(0);
  expect(printed.stdout).not.toMatch(/\n\s+at |node_modules|127\.0\.0\.1/);
  await link.close();
});

test('what can never work ends the program, in words', async () => {
  const url = new URL(home.url);
  url.pathname = '/nothing';
  const { say, ended, printed } = started({ DATABASE_URL: url.href });
  say(HELLO);
  expect(await ended).toBe(1);
  expect(printed.stderr).toContain('DATABASE_URL');
  expect(printed.stderr).not.toMatch(/\n\s+at /);
});

describe('with the embedded database', { timeout: LIMIT_MS }, () => {
  const data = () => path.join(folder, 'data');
  const server = () => path.join(data(), 'pg18', 'postmaster.pid');

  test('it shares the folder with a running serve', async () => {
    const made = await runProgram(['workspace', 'add', workspace], { DATA_DIR: data() });
    expect(made.code).toBe(0);
    const serving = await startProgram({ DATA_DIR: data() });
    const one = await overStdio({ DATA_DIR: data() });
    expect(await call(one, 'tasks_create', { workspace, title: 'Shared' })).toMatchObject({
      ok: true,
    });
    await one.close();
    expect(serving.lives()).toBe(true);
    expect(await serving.kill('SIGTERM')).toBe(0);
    await until('the server is gone', () => !existsSync(server()));
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('%s leaves nothing behind', async (signal) => {
    const { child, say, answer, ended } = started({ DATA_DIR: data() });
    say(HELLO, SHAKEN, callOf(2, 'tasks_focus_get', { workspace }));
    await answer(2);
    expect(existsSync(server())).toBe(true);
    child.kill(signal);
    expect(await ended).toBe(0);
    expect(existsSync(server())).toBe(false);
  });

  test('a client that vanishes leaves nothing behind', async () => {
    const { child, say, answer, ended } = started({ DATA_DIR: data() });
    say(HELLO, SHAKEN, callOf(2, 'tasks_focus_get', { workspace }));
    await answer(2);
    child.stdout.destroy();
    say(callOf(3, 'tasks_focus_get', { workspace }));
    child.stdin.destroy();
    expect(await ended).toBe(0);
    expect(existsSync(server())).toBe(false);
  });
});
