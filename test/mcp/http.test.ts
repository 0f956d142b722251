import { request } from 'node:http';
import type { Client } from '@modelcontextprotocol/client';
import { TASK_TOOLS } from '@planerka/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AgentsHome, call, type Era, openAgentsHome, overHttp } from '../rig/agents.ts';
import { type Program, runProgram, startProgram } from '../rig/program.ts';

/** The agents' door of `planerka serve`, from outside. */

const keys: string[] = [];
const agents: Client[] = [];
let home: AgentsHome;
let program: Program;
let url: string;

beforeAll(async () => {
  home = await openAgentsHome();
  program = await startProgram({ DATABASE_URL: home.url, LOG_LEVEL: 'trace' });
  url = /^Агентам \(MCP\): (\S+)$/m.exec(program.stdout())?.[1] ?? '';
});
afterAll(async () => {
  await program.kill('SIGTERM');
  await home.stop();
});

async function key(...given: Parameters<AgentsHome['key']>): Promise<string> {
  const one = await home.key(...given);
  keys.push(one);
  return one;
}

async function agent(given: { key?: string; era?: Era; query?: string } = {}): Promise<Client> {
  const one = await overHttp(url + (given.query ?? ''), given.key ?? (await key()), given.era);
  agents.push(one);
  return one;
}

const workspace = 'acme/repo';

// cites: T-x-http
test.each(['legacy', 'modern'] as const)('a %s client works', async (era) => {
  const one = await agent({ era });
  const { tools } = await one.listTools();
  expect(tools.map(({ name }) => name)).toContain('tasks_macro_start');
  const made = await call(one, 'tasks_create', { workspace, title: `Plan of a ${era} client` });
  expect(made).toMatchObject({ ok: true, result: { kind: 'plan' } });
  await one.close();
});

test('two agents at once see one plan, and keep their hands apart', async () => {
  const [left, right] = await Promise.all([agent(), agent({ era: 'legacy' })]);
  const plans = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      call(index % 2 === 0 ? left : right, 'tasks_create', { workspace, title: `Plan ${index}` }),
    ),
  );
  const ids = plans.flatMap((answer) => (answer.ok ? [answer.result['id']] : []));
  expect(new Set(ids).size).toBe(20);
});

// cites: T-x-resources
test("a plan's radar and handoff are resources", async () => {
  const one = await agent();
  const made = await call(one, 'tasks_create', { workspace, title: 'Plan to look at' });
  const id = made.ok ? String(made.result['id']) : '';
  const { resources } = await one.listResources();
  const uris = resources.map(({ uri }) => uri).filter((uri) => uri.includes(`/${id}/`));
  expect(uris).toEqual(
    ['radar', 'handoff'].map((view) => `planerka://acme%2Frepo/plans/${id}/${view}`),
  );
  for (const uri of uris) {
    const { contents } = await one.readResource({ uri });
    expect(JSON.stringify(contents)).toContain('Plan to look at');
  }
  const absent = uris[0]?.replace(id, 'PLAN-999') ?? '';
  await expect(one.readResource({ uri: absent })).rejects.toThrow(absent);
});

// cites: T-x-token-workspace, T-x-rights
describe('a key', () => {
  test('that is revoked ends the session in its middle', async () => {
    const mine = await key();
    const one = await agent({ key: mine });
    await call(one, 'tasks_focus_get', { workspace });
    const token = await home.tokens.findByKey(mine);
    await home.tokens.revoke(home.workspaceId, token?.token_id ?? '');
    await expect(call(one, 'tasks_focus_get', { workspace })).rejects.toThrow(/401|unauthorized/i);
    await expect(agent({ key: mine })).rejects.toThrow(/401|unauthorized/i);
  });

  test('loses a right at once', async () => {
    const mine = await key(['read', 'write']);
    const one = await agent({ key: mine });
    const token = await home.tokens.findByKey(mine);
    await home.tokens.setRights(home.workspaceId, token?.token_id ?? '', ['read']);
    const refused = await call(one, 'tasks_create', { workspace, title: 'Not any more' });
    expect(refused).toMatchObject({ ok: false, error: { code: 'FORBIDDEN' } });
    expect(await call(one, 'tasks_focus_get', { workspace })).toMatchObject({ ok: true });
  });

  test('opens its workspace only, and does not tell which others there are', async () => {
    const secret = await home.workspace('other/secret');
    const one = await agent();
    const answers = [];
    for (const name of ['other/secret', 'other/absent', secret, `${secret.slice(0, -1)}x`]) {
      const answer = await call(one, 'tasks_create', { workspace: name, title: 'x' });
      answers.push(JSON.stringify(answer).replaceAll(name, 'NAME'));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('WORKSPACE_FORBIDDEN');
    const { rows } = await home.connection.pool.query(
      'select 1 from project where workspace_id = $1',
      [secret],
    );
    expect(rows).toEqual([]);
  });
});

describe('a request', () => {
  /** Sent as it is: fetch would not let the Host be chosen. */
  async function send(
    headers: Record<string, string>,
    body: string,
  ): Promise<{ status: number; text: string; headers: NodeJS.Dict<string | string[]> }> {
    return await new Promise((resolve, reject) => {
      const sent = request(url, { method: 'POST', headers, agent: false }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
        );
      });
      sent.on('error', reject);
      // A server that does not read on hangs up while we still write.
      sent.on('socket', (socket) => socket.on('error', () => {}));
      sent.end(body);
    });
  }

  const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
  const usual = (mine: string) => ({
    authorization: `Bearer ${mine}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  });

  test.each([
    [{}, 200],
    [{ host: 'localhost' }, 200],
    [{ host: 'evil.example' }, 403],
    [{ origin: 'http://localhost:3000' }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ authorization: 'Bearer plk_nobody' }, 401],
    [{ authorization: '' }, 401],
  ])('with %j: %d', async (headers, status) => {
    const response = await send({ ...usual(await key()), ...headers }, PING);
    expect(response.status).toBe(status);
    expect(response.headers['www-authenticate'] ?? '').toMatch(status === 401 ? /^Bearer / : /^$/);
  });

  test.each(['junk', '{"half":', '[]', '"text"', '\u0000', '[[[[[[[['])(
    'of junk is refused, and nothing breaks: %s',
    async (body) => {
      const response = await send(usual(await key()), body);
      expect(response.status).toBe(400);
      expect(response.text).not.toMatch(/\n\s+at |node_modules/);
    },
  );

  test('with a text of a million characters is refused by the field', async () => {
    const one = await agent();
    const refused = await call(one, 'tasks_create', { workspace, title: 'x'.repeat(1_000_000) });
    expect(refused).toMatchObject({ ok: false, error: { code: 'INVALID_INPUT' } });
    expect(JSON.stringify(refused)).toContain('title');
    expect(JSON.stringify(refused).length).toBeLessThan(5_000);
  });

  test('of five million bytes is not read', async () => {
    const body = JSON.stringify({ x: 'x'.repeat(5_000_000) });
    // Who hangs up before all is written may cut its own answer off: that, too, is not reading.
    const end = await send(usual(await key()), body).then(
      ({ status }) => status,
      (error: NodeJS.ErrnoException) => error.code,
    );
    expect([413, 'ECONNRESET', 'EPIPE']).toContain(end);
  });

  test('to the page beside it needs no key', async () => {
    expect((await fetch(new URL('/healthz', url))).status).toBe(200);
  });
});

// cites: T-x-bad-input
test('every tool answers bad input in code, and writes nothing', { timeout: 120_000 }, async () => {
  const one = await agent();
  const entries = async () => {
    const { rows } = await home.connection.pool.query<{ n: number }>(
      'select count(*)::int as n from journal where workspace_id = $1',
      [home.workspaceId],
    );
    return rows[0]?.n;
  };
  const before = await entries();
  const bad = [
    {},
    { workspace: 7 },
    { workspace: 'x'.repeat(1_000_000) },
    { workspace, target: 'TASK-999999' },
    { workspace, target: { id: ['TASK-001'] } },
    { workspace, path: 's:99999.s:99999', step_id: 'STEP-00000000' },
    { workspace, unheard_of: { nested: ['x'] } },
  ];
  const faults: string[] = [];
  for (const [at, { name, input }] of TASK_TOOLS.entries()) {
    const unfit = bad.filter((given) => !input.safeParse(given).success);
    // Each tool gets a third of them: all of them are refused by one and the same door.
    const given = [...unfit, { workspace: 'acme/absent' }].filter((_, of) => (at + of) % 3 === 0);
    for (const args of given) {
      const answer = await call(one, name, args);
      const code = answer.ok ? 'ok' : answer.error.code;
      const said = JSON.stringify(answer);
      const inside = /node_modules|\.ts:\d|\\n\s+at /.test(said) || said.length > 5_000;
      if (['ok', 'INTERNAL', 'UNAVAILABLE'].includes(code) || inside) {
        faults.push(`${name} ${JSON.stringify(args).slice(0, 80)}: ${said.slice(0, 200)}`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(await entries()).toBe(before);
});

// cites: T-x-token-secret
test('no key stands in the log or in the database', async () => {
  for (const one of agents) await one.close();
  const { rows } = await home.connection.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const cells: string[] = [];
  for (const { name } of rows) {
    const table = await home.connection.pool.query<{ row: string }>(
      `select t::text as row from ${name} t`,
    );
    cells.push(...table.rows.map(({ row }) => row));
  }
  const seen = [program.stdout(), program.stderr(), ...cells].join('\n');
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter((one) => seen.includes(one.slice(4)))).toEqual([]);
});

// cites: T-x-token-command, T-x-token-workspace
test.each(['acme/named', null])(
  'a key that the program makes for a workspace named %s serves macros that name none, until it is revoked',
  async (name) => {
    const id = await home.workspace(name ?? 'acme/to-be-unnamed');
    if (name === null) {
      await home.connection.db
        .deleteFrom('workspace_alias')
        .where('workspace_id', '=', id)
        .execute();
    }
    const env = { DATABASE_URL: home.url };
    const made = await runProgram(['token', 'add', 'sample', '--workspace', name ?? id], env);
    expect([made.code, made.stderr]).toEqual([0, '']);
    const [mine = ''] = made.stdout.split('\n');
    keys.push(mine);
    const one = await agent({ key: mine });
    const started = await call(one, 'tasks_macro_start', { task_title: 'Sample' });
    expect(started).toMatchObject({ result: { qualified_id: `${name ?? 'own'}:TASK-001` } });
    const token = await home.tokens.findByKey(mine);
    const listed = await runProgram(['token', 'list', '--workspace', id], env);
    expect(listed.stdout).toContain(token?.token_id);
    expect(listed.stdout).not.toContain(mine);
    const revoked = await runProgram(['token', 'revoke', token?.token_id ?? ''], env);
    expect(revoked.code).toBe(0);
    await expect(call(one, 'tasks_macro_start', { task_title: 'More' })).rejects.toThrow(
      /401|unauthorized/i,
    );
  },
  60_000,
);
