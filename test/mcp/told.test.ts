import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type AgentsHome,
  call,
  type Era,
  openAgentsHome,
  overHttp,
  overStdio,
} from '../rig/agents.ts';
import { type Program, startProgram } from '../rig/program.ts';
import { until } from '../rig/site.ts';

/** What a client is told without having asked: that a plan has changed, and what its calls warn of. */

let home: AgentsHome;
let program: Program;
let url: string;
beforeAll(async () => {
  home = await openAgentsHome();
  program = await startProgram({ DATABASE_URL: home.url, MCP_CALLS_PER_MINUTE: '100000' });
  url = /^Агентам \(MCP\): (\S+)$/m.exec(program.stdout())?.[1] ?? '';
});
const clients: Client[] = [];
afterEach(async () => {
  for (const one of clients.splice(0)) await one.close();
});
afterAll(async () => {
  for (const one of local.values()) await (await one).close();
  await program.kill('SIGTERM');
  await home.stop();
});

const RIGHTS = ['read', 'write', 'delete'] as const;
const doors = [
  ['stdio', 'legacy'],
  ['stdio', 'modern'],
  ['http', 'legacy'],
  ['http', 'modern'],
] as const;

let number = 0;

async function place() {
  const workspace = `told/${(number += 1)}`;
  const id = await home.workspace(workspace);
  const uri = (plan: string, view = 'radar') =>
    `planerka://${encodeURIComponent(workspace)}/plans/${plan}/${view}`;
  return { workspace, id, uri };
}

/** One program of each era for all its tests: each has a workspace of its own. */
const local = new Map<Era, Promise<Client>>();

async function client(door: 'stdio' | 'http', era: Era, key: string): Promise<Client> {
  if (door === 'stdio') {
    const open = local.get(era) ?? overStdio({ DATABASE_URL: home.url }, [], era);
    local.set(era, open);
    return await open;
  }
  const one = await overHttp(url, key, era);
  clients.push(one);
  return one;
}

/** Listens to these resources, as clients of the era do, and keeps what it hears. */
async function listening(one: Client, era: Era, uris: readonly string[]) {
  const heard: string[] = [];
  one.setNotificationHandler('notifications/resources/updated', ({ params }) => {
    heard.push(params.uri);
  });
  if (era === 'modern') {
    const stream = await one.listen({ resourceSubscriptions: [...uris] });
    return { heard, end: () => stream.close() };
  }
  for (const uri of uris) await one.subscribeResource({ uri });
  return {
    heard,
    end: async () => {
      for (const uri of uris) await one.unsubscribeResource({ uri });
    },
  };
}

async function planIn(one: Client, workspace: string, title: string): Promise<string> {
  const made = await call(one, 'tasks_create', { workspace, title });
  if (!made.ok) throw new Error(made.error.message);
  return String(made.result['id']);
}

describe.each(doors)('over %s, %s, a client', (door, era) => {
  // cites: T-x-resources
  it('is told when the plan of a resource changes, whoever changes it, and of no other', async () => {
    const { workspace, id, uri } = await place();
    const key = await home.key(RIGHTS, id);
    const [one, other] = [await client(door, era, key), await client('http', 'modern', key)];
    const mine = await planIn(other, workspace, 'Watched');
    const quiet = await planIn(other, workspace, 'Not watched');
    const { heard, end } = await listening(one, era, [uri(mine), uri(mine, 'handoff')]);

    await call(other, 'tasks_edit', { workspace, task: quiet, title: 'Changed, unheard' });
    await call(other, 'tasks_create', { workspace, parent: mine, title: 'New work' });
    await until('both views are told', () => new Set(heard).size === 2);
    expect(new Set(heard)).toEqual(new Set([uri(mine), uri(mine, 'handoff')]));

    await end();
    const before = heard.length;
    await call(other, 'tasks_create', { workspace, parent: mine, title: 'More work' });
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(heard.length).toBe(before);
  });

  it('is told what its calls warn of, at its level and above', async () => {
    const { workspace, id } = await place();
    const one = await client(door, era, await home.key(RIGHTS, id));
    const told: Array<{ level: string; data: unknown }> = [];
    one.setNotificationHandler('notifications/message', ({ params: { level, data } }) => {
      told.push({ level, data });
    });
    const meta = (level: string) =>
      era === 'modern' ? { _meta: { 'io.modelcontextprotocol/logLevel': level } } : {};
    const ask = async (level: 'notice' | 'debug', name: string, args: object) => {
      if (era === 'legacy') await one.setLoggingLevel(level);
      await one.callTool({ name, arguments: { workspace, ...args }, ...meta(level) });
    };
    await planIn(one, workspace, 'Plan');
    expect(told).toEqual([]);
    await ask('notice', 'tasks_radar', { plan: 'PLAN-001', max_chars: 10 });
    await ask('notice', 'tasks_radar', { plan: 'PLAN-404' });
    await until('the refusal is told', () => told.length > 0);
    expect(told).toEqual([
      {
        level: 'notice',
        data: { tool: 'tasks_radar', code: 'UNKNOWN_ID', message: expect.any(String) },
      },
    ]);
    told.length = 0;
    await ask('debug', 'tasks_radar', { plan: 'PLAN-001', max_chars: 10 });
    await until('the call is told', () => told.some(({ level }) => level === 'debug'));
    expect(told.map(({ level }) => level)).toEqual(expect.arrayContaining(['info', 'debug']));
    expect(told).toContainEqual({
      level: 'info',
      data: { tool: 'tasks_radar', code: 'BUDGET_MIN_CLAMPED', message: expect.any(String) },
    });
  });
});

describe('a subscription', () => {
  it.each(['stdio', 'http'] as const)(
    'to a plan that is not there is refused: %s',
    async (door) => {
      const { id, uri } = await place();
      const one = await client(door, 'legacy', await home.key(RIGHTS, id));
      await expect(one.subscribeResource({ uri: uri('PLAN-404') })).rejects.toThrow(
        uri('PLAN-404'),
      );
    },
  );

  it('of another workspace is not told, though its address is the same', async () => {
    // A workspace without a name is called `own` by whoever has its key.
    const ids = await Promise.all(
      ['a', 'b'].map(async (name) => {
        const id = await home.workspace(`told/${name}`);
        await home.connection.pool.query('delete from workspace_alias where workspace_id = $1', [
          id,
        ]);
        return id;
      }),
    );
    const [left, right] = await Promise.all(
      ids.map(async (id) => await client('http', 'modern', await home.key(RIGHTS, id))),
    );
    if (!left || !right) throw new Error('two clients');
    for (const one of [left, right]) {
      const made = await call(one, 'tasks_create', { title: 'Plan', workspace: 'own' });
      expect(made).toMatchObject({ ok: true, result: { id: 'PLAN-001' } });
    }
    const uri = 'planerka://own/plans/PLAN-001/radar';
    const { heard: leftHeard } = await listening(left, 'modern', [uri]);
    const { heard: rightHeard } = await listening(right, 'modern', [uri]);
    await call(left, 'tasks_create', { workspace: 'own', parent: 'PLAN-001', title: 'Work' });
    await until('the own one is told', () => leftHeard.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(rightHeard).toEqual([]);
  });

  it.each(['legacy', 'modern'] as const)('ends with its key: %s', async (era) => {
    const { workspace, id, uri } = await place();
    const [key, spare] = [await home.key(RIGHTS, id), await home.key(RIGHTS, id)];
    const [one, other] = [await client('http', era, key), await client('http', 'modern', spare)];
    const plan = await planIn(other, workspace, 'Plan');
    const { heard } = await listening(one, era, [uri(plan)]);
    const token = await home.tokens.findByKey(key);
    await home.tokens.revoke(id, token?.token_id ?? '');
    await call(other, 'tasks_create', { workspace, parent: plan, title: 'Work' });
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(heard).toEqual([]);
  });
});

describe('a session over HTTP', () => {
  async function session() {
    const { workspace, id } = await place();
    const key = await home.key(RIGHTS, id);
    const headers = { authorization: `Bearer ${key}` };
    const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } });
    const one = new Client(
      { name: 'sample-client', version: '1.0.0' },
      { versionNegotiation: { mode: 'legacy' } },
    );
    await one.connect(transport);
    clients.push(one);
    return { workspace, id, one, transport, headers };
  }

  async function asked(headers: Readonly<Record<string, string>>, method = 'tools/list') {
    return await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 7, method, params: {} }),
    });
  }

  it('that this program does not know, as after a restart, ends no work', async () => {
    const { headers, workspace, one, transport } = await session();
    expect(transport.sessionId).toBeDefined();
    const response = await asked({ ...headers, 'mcp-session-id': 'of-another-start' });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('tasks_radar');
    expect(await call(one, 'tasks_focus_get', { workspace })).toMatchObject({ ok: true });
    const kept = await asked(
      { ...headers, 'mcp-session-id': 'of-another-start' },
      'logging/setLevel',
    );
    expect(await kept.text()).toContain('error');
  });

  it('that its client has ended is gone', async () => {
    const { headers, transport } = await session();
    const id = transport.sessionId ?? '';
    await transport.terminateSession();
    expect((await asked({ ...headers, 'mcp-session-id': id })).status).toBe(404);
  });

  it("serves nobody with another's key", async () => {
    const { transport } = await session();
    const stranger = await place();
    const key = await home.key(RIGHTS, stranger.id);
    const response = await fetch(url, {
      headers: {
        authorization: `Bearer ${key}`,
        accept: 'text/event-stream',
        'mcp-session-id': transport.sessionId ?? '',
      },
    });
    expect(response.status).toBe(405);
  });
});
