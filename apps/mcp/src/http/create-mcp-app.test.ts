import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Caller } from '@planerka/agents';
import { RetryableError } from '@planerka/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { McpEnvironment } from '../environment.ts';
import type { KnownAgent } from './agent-caller.ts';
import { createMcpApp, type McpAppOptions } from './create-mcp-app.ts';
import { problemTable } from './problem.ts';

const KEY = 'plk_key-of-the-sample-agent';
const URL_MCP = 'http://127.0.0.1:8080/mcp';

const agent: KnownAgent = {
  token_id: 't-1',
  workspace_id: 'w-1',
  rights: ['read', 'write'],
  workspace_names: ['acme/repo'],
};

const calls: Array<{ caller: Caller; tool: string }> = [];
const logged: unknown[] = [];
const closing: Array<() => Promise<void>> = [];
afterEach(async () => {
  calls.length = 0;
  logged.length = 0;
  for (const close of closing.splice(0)) await close();
});

interface Given extends Partial<McpAppOptions> {
  readonly env?: Record<string, string>;
}

function started({ env = {}, ...rest }: Given = {}) {
  const log = (facts: object, message: string) => {
    logged.push(facts, message, ...Object.values(facts).map(String));
  };
  const mcp = createMcpApp({
    host: {
      surface: {
        call: (caller, tool) => {
          calls.push({ caller, tool });
          return Promise.resolve({ ok: true, result: {}, warnings: [] });
        },
        tried: (_caller, answer) => Promise.resolve(answer),
      },
      log: { debug: log, warn: log, error: log },
    },
    agentOf: (key) => Promise.resolve(key === KEY ? agent : null),
    livingAmong: (hashes) => Promise.resolve(hashes),
    environment: McpEnvironment.parse(env),
    listensOn: '127.0.0.1',
    ...rest,
  });
  closing.push(() => mcp.close());
  /** What a client would send, but for `headers`, where null takes one away. */
  const ask = async (
    headers: Record<string, string | null> = {},
    {
      body = PING,
      method = 'POST',
      url = URL_MCP,
    }: { body?: string | ReadableStream; method?: string; url?: string } = {},
  ): Promise<Response> => {
    const all = Object.entries({ ...USUAL, ...headers }).flatMap(([name, value]) =>
      value === null ? [] : [[name, value] as [string, string]],
    );
    const sent = method === 'POST' ? { body, duplex: 'half' as const } : {};
    return await mcp.app.fetch(new Request(url, { method, headers: all, ...sent }));
  };
  const client = async (path = URL_MCP): Promise<Client> => {
    const one = new Client({ name: 'sample-client', version: '1.0.0' });
    await one.connect(
      new StreamableHTTPClientTransport(new URL(path), {
        requestInit: { headers: { authorization: `Bearer ${KEY}`, host: '127.0.0.1:8080' } },
        fetch: async (url, init) => await mcp.app.fetch(new Request(url, init)),
      }),
    );
    closing.push(() => one.close());
    return one;
  };
  return { ask, client };
}

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const USUAL: Record<string, string> = {
  host: '127.0.0.1:8080',
  authorization: `Bearer ${KEY}`,
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

describe('the token', () => {
  it('lets its agent in, in its own workspace', async () => {
    const { client } = started();
    await (await client()).callTool({ name: 'tasks_radar', arguments: {} });
    const [call] = calls;
    expect(call?.caller).toMatchObject({
      actor: 'agent:t-1',
      rights: new Set(['read', 'write']),
      workspace: { id: 'w-1', name: 'acme/repo' },
      defaultWorkspace: 'acme/repo',
    });
    const of = (name: string) => call?.caller.workspaceOf(name);
    expect(await of('acme/repo')).toEqual({ id: 'w-1', name: 'acme/repo' });
    expect(await of('w-1')).toEqual({ id: 'w-1', name: 'w-1' });
    expect(await of('other/repo')).toBeNull();
  });

  it.each([
    ['none', null, 'Bearer realm="planerka"'],
    ['another scheme', 'Basic abc', 'Bearer realm="planerka"'],
    ['an unknown one', 'Bearer plk_nobody', 'Bearer realm="planerka", error="invalid_token"'],
    ['an empty one', 'Bearer ', 'Bearer realm="planerka"'],
    ['two', `Bearer ${KEY} ${KEY}`, 'Bearer realm="planerka"'],
  ])('must be there and known: %s', async (_, authorization, challenge) => {
    const response = await started().ask({ authorization });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toMatch(new RegExp(`^${challenge}`));
    expect(await response.json()).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  });

  it('is taken from no address', async () => {
    const { ask } = started();
    const url = `${URL_MCP}?token=${KEY}&access_token=${KEY}`;
    expect((await ask({ authorization: null }, { url })).status).toBe(401);
  });

  it('ends a session in its middle when it is revoked', async () => {
    let revoked = false;
    const { client } = started({ agentOf: () => Promise.resolve(revoked ? null : agent) });
    const connected = await client();
    await connected.listTools();
    revoked = true;
    await expect(connected.callTool({ name: 'tasks_radar', arguments: {} })).rejects.toThrow(
      /401|unauthorized/i,
    );
    expect(calls).toEqual([]);
  });

  it('enters no log, whatever goes wrong', async () => {
    const { ask } = started();
    await ask({}, { body: 'junk' });
    await ask({}, { body: '{"jsonrpc":"2.0","id":1,"method":"nope"}' });
    await ask({ 'mcp-protocol-version': '1999-01-01' });
    const broken = started({ agentOf: () => Promise.reject(new Error('no answer')) });
    expect((await broken.ask()).status).toBe(500);
    expect(logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(logged)).not.toContain(KEY);
  });
});

describe('who may ask', () => {
  it.each(['evil.example', '127.0.0.1.evil.example:8080', '192.168.0.2:8080'])(
    'not by the host name %s',
    async (host) => {
      const response = await started().ask({ host });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'FOREIGN_HOST' });
    },
  );

  it.each(['https://evil.example', 'null', 'http://localhost.evil.example'])(
    'not the page %s, though it has a token',
    async (origin) => {
      const response = await started().ask({ origin });
      expect(response.status).toBe(403);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(await response.json()).toMatchObject({ code: 'FOREIGN_ORIGIN' });
    },
  );

  it('those whom the owner has named', async () => {
    const env = {
      MCP_ALLOWED_HOSTS: 'plan.example.org',
      MCP_ALLOWED_ORIGINS: 'https://app.example.org',
    };
    const { ask } = started({ env });
    const origin = 'https://app.example.org';
    const response = await ask({ host: 'plan.example.org', origin });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    const before = await ask(
      {
        authorization: null,
        host: 'plan.example.org',
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,mcp-protocol-version',
      },
      { method: 'OPTIONS' },
    );
    expect(before.status).toBe(204);
    expect(before.headers.get('access-control-allow-headers')).toContain('authorization');
  });

  it('a few times a minute', async () => {
    const clock = { now: 0 };
    const { ask } = started({ env: { MCP_CALLS_PER_MINUTE: '2' }, nowMs: () => clock.now });
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('30');
    clock.now += 30_000;
    expect((await ask()).status).toBe(200);
  });
});

describe('a body', () => {
  it.each([
    ['junk', 400, -32700],
    ['', 400, -32700],
    ['[]', 400, -32600],
    ['{"jsonrpc":"1.0","id":1,"method":"ping"}', 400, -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"nope"}', 200, -32601],
    [
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tasks_radar","arguments":[]}}',
      200,
      -32602,
    ],
    [
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tasks_radar","arguments":{"limit":1e999}}}',
      200,
      -32602,
    ],
    [
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tasks_radar","arguments":{"deep":[{"at":-1e999}]}}}',
      200,
      -32602,
    ],
  ])('that is odd is refused by the protocol: %s', async (body, status, code) => {
    const response = await started().ask({}, { body });
    const text = await response.text();
    expect(response.status).toBe(status);
    expect(text).toContain(`"code":${code}`);
    expect(text).not.toMatch(/\.ts:\d|node_modules|\n\s+at /);
  });

  it('of another type is refused', async () => {
    expect((await started().ask({ 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('of a million characters is read', async () => {
    const { ask } = started();
    const args = { workspace: 'acme/repo', note: 'x'.repeat(1_000_000) };
    const params = { name: 'tasks_note', arguments: args };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const response = await ask({}, { body });
    expect(response.status).toBe(200);
    await response.text();
    expect(calls).toMatchObject([{ tool: 'tasks_note' }]);
  });

  it.each(['with its length', 'without'])('that is too long is refused, %s', async (told) => {
    const long = 'x'.repeat(5_000_000);
    const body = told === 'without' ? new Blob([long]).stream() : long;
    const response = await started().ask({}, { body });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'BODY_TOO_LARGE' });
  });

  it('of more than a hundred thousand keys is refused before it is parsed', async () => {
    const args = Object.fromEntries(Array.from({ length: 110_000 }, (_, i) => [`k${i}`, i]));
    const params = { name: 'tasks_radar', arguments: args };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    expect(body.length).toBeLessThan(2_000_000);
    const response = await started().ask({}, { body });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'BODY_TOO_COMPLEX' });
    expect(calls).toEqual([]);
  });

  it('that does not come is not waited for', async () => {
    const { ask } = started({ bodyTimeoutMs: 20 });
    const endless = new ReadableStream({ pull: () => new Promise(() => {}) });
    const response = await ask({}, { body: endless });
    expect(response.status).toBe(408);
  });
});

it('has no stream and no end of one for a request without a session', async () => {
  const { ask } = started();
  for (const method of ['GET', 'DELETE']) expect((await ask({}, { method })).status).toBe(405);
});

it('lists the everyday tools, all of them on request', async () => {
  const { client } = started();
  const daily = await (await client()).listTools();
  const full = await (await client(`${URL_MCP}?toolset=full`)).listTools();
  const odd = await (await client(`${URL_MCP}?toolset=everything`)).listTools();
  expect(full.tools.length).toBeGreaterThan(daily.tools.length);
  expect(odd.tools).toEqual(daily.tools);
});

it('says that the storage is away', async () => {
  const away = new RetryableError('DATABASE_UNAVAILABLE', 'gone');
  const response = await started({ agentOf: () => Promise.reject(away) }).ask();
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
});

it('pins what is refused before the protocol', () => {
  const statuses = Object.entries(problemTable).map(([code, { status }]) => [code, status]);
  expect(Object.fromEntries(statuses)).toEqual({
    UNAUTHORIZED: 401,
    FOREIGN_HOST: 403,
    FOREIGN_ORIGIN: 403,
    BODY_TIMEOUT: 408,
    BODY_TOO_LARGE: 413,
    BODY_TOO_COMPLEX: 413,
    TOO_MANY_REQUESTS: 429,
    INTERNAL: 500,
    UNAVAILABLE: 503,
  });
});
