import { type CallToolResult, Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import type { Caller, TaskSurface } from '@planerka/agents';
import { RetryableError, TaskAnswer } from '@planerka/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Toolset } from '../toolset.ts';
import { createTaskServer } from './create-task-server.ts';
import type { TaskHost } from './task-host.ts';

type Answer = TaskSurface['call'];

const calls: Array<{ caller: Caller; tool: string; args: unknown }> = [];
const logged: object[] = [];
const closing: Array<() => Promise<void>> = [];
afterEach(async () => {
  calls.length = 0;
  logged.length = 0;
  for (const close of closing.splice(0)) await close();
});

const done: TaskAnswer = { ok: true, result: { now: 'nothing' }, warnings: [] };
const refused: TaskAnswer = {
  ok: false,
  error: {
    code: 'INVALID_INPUT',
    message: 'title: a text is expected',
    recovery: 'Give a title.',
  },
};

function callerFor(client: string | null): Caller {
  return {
    actor: `agent:${client ?? 'unknown'}`,
    rights: new Set(['read', 'write']),
    workspace: null,
    defaultWorkspace: 'acme/repo',
    workspaceOf: (name) => Promise.resolve({ id: 'w', name }),
    traceId: 'mcp:1',
  };
}

async function connected(
  answer: Answer,
  options: Partial<TaskHost> & { toolset?: Toolset } = {},
): Promise<Client> {
  const { toolset = 'daily', ...rest } = options;
  const host: TaskHost = {
    surface: {
      call: async (caller, tool, args) => {
        calls.push({ caller, tool, args });
        return await answer(caller, tool, args);
      },
      tried: (_caller, answer) => Promise.resolve(answer),
    },
    workspaces: () => Promise.resolve(['acme/docs', 'acme/repo']),
    log: { debug: () => {}, warn: () => {}, error: (facts) => logged.push(facts) },
    ...rest,
  };
  const server = createTaskServer({ host, callerFor, toolset });
  const client = new Client({ name: 'sample-client', version: '1.0.0' });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await server.connect(far);
  await client.connect(near);
  closing.push(() => client.close());
  return client;
}

describe('a tool call', () => {
  it('answers once, as JSON in text', async () => {
    const client = await connected(async () => done);
    const result = await client.callTool({
      name: 'tasks_radar',
      arguments: { workspace: 'acme/repo' },
    });
    expect(result).toMatchObject({ isError: false });
    expect(result).not.toHaveProperty('structuredContent');
    expect(JSON.parse(textOf(result))).toEqual(done);
    expect(calls).toMatchObject([
      {
        caller: { actor: 'agent:sample-client' },
        tool: 'tasks_radar',
        args: { workspace: 'acme/repo' },
      },
    ]);
  });

  it('marks a refusal as an error', async () => {
    const client = await connected(async () => refused);
    const result = await client.callTool({ name: 'tasks_create', arguments: {} });
    expect(result).toMatchObject({ isError: true });
    expect(JSON.parse(textOf(result))).toEqual(refused);
  });

  it('brings arguments of any shape to the surface as they came', async () => {
    const client = await connected(async () => refused);
    const odd = { workspace: 7, title: null, steps: { 0: 'x' }, unheard: ['of'] };
    await client.callTool({ name: 'tasks_create', arguments: odd });
    await client.callTool({ name: 'tasks_create' });
    // A write that is to be repeated safely needs a request id; it is given one.
    const request_id = 'mcp:1';
    expect(calls.map(({ args }) => args)).toEqual([{ ...odd, request_id }, { request_id }]);
  });

  it('knows the tools that are not listed too', async () => {
    const client = await connected(async () => done);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).not.toContain('tasks_patch');
    await client.callTool({ name: 'tasks_patch', arguments: {} });
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['tasks_rader', 'Unknown tool: tasks_rader. Did you mean tasks_radar?'],
    ['rm_rf', 'Unknown tool: rm_rf.'],
    ['constructor', 'Unknown tool: constructor.'],
  ])('of %s is an error of the protocol', async (name, message) => {
    const client = await connected(async () => done);
    await expect(client.callTool({ name, arguments: {} })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining(message),
    });
    expect(calls).toEqual([]);
  });

  it('tells a failure in code, never in a stack', async () => {
    const client = await connected(async () => {
      throw new Error('secret of the inside');
    });
    const result = await client.callTool({ name: 'tasks_note', arguments: {} });
    expect(result).toMatchObject({ isError: true });
    const answer = TaskAnswer.parse(JSON.parse(textOf(result)));
    expect(answer).toMatchObject({ error: { code: 'INTERNAL' } });
    expect(JSON.stringify(result)).not.toMatch(/secret|\.ts:\d/);
    expect(logged).toMatchObject([
      { tool: 'tasks_note', actor: 'agent:sample-client', trace_id: 'mcp:1' },
    ]);
  });

  it('tells of a storage that is away, and works on when it is back', async () => {
    let away = true;
    const client = await connected(async () => {
      if (away) throw new RetryableError('DATABASE_UNAVAILABLE', 'gone');
      return done;
    });
    const call = () =>
      client.callTool({ name: 'tasks_radar', arguments: { workspace: 'acme/repo' } });
    expect(JSON.parse(textOf(await call()))).toMatchObject({
      error: { code: 'UNAVAILABLE', next: { tool: 'tasks_radar' } },
    });
    away = false;
    expect(await call()).toMatchObject({ isError: false });
  });

  it('does not wait for ever', async () => {
    const client = await connected(() => new Promise(() => {}), { callTimeoutMs: 20 });
    const result = await client.callTool({ name: 'tasks_note', arguments: { workspace: 'w' } });
    const args = { workspace: 'w', request_id: 'mcp:1' };
    expect(JSON.parse(textOf(result))).toMatchObject({
      error: { code: 'UNAVAILABLE', next: { tool: 'tasks_note', args } },
    });
  });

  it('is answered while another one is still at work', async () => {
    let free = () => {};
    const client = await connected(async (_, tool) => {
      if (tool === 'tasks_note') await new Promise<void>((resolve) => (free = resolve));
      return done;
    });
    const slow = client.callTool({ name: 'tasks_note', arguments: {} });
    await client.callTool({ name: 'tasks_radar', arguments: {} });
    free();
    expect(await slow).toMatchObject({ isError: false });
  });
});

// cites: T-x-resources
describe('resources', () => {
  const plans: Record<string, Array<Record<string, unknown>>> = {
    'acme/docs': [{ plans: [{ id: 'PLAN-001', title: 'Docs' }] }],
    'acme/repo': [
      { plans: [{ id: 'PLAN-001', title: 'Release' }], next_cursor: '1' },
      { plans: [{ id: 'PLAN-002', title: 'Launch' }], next_cursor: null },
    ],
  };
  const answer: Answer = async (_, tool, args) => {
    const { workspace, cursor = 0, plan } = args as Record<string, string>;
    if (tool === 'tasks_context') {
      return { ok: true, result: plans[workspace ?? '']?.[Number(cursor)] ?? {}, warnings: [] };
    }
    if (plan === 'PLAN-404') {
      return { ok: false, error: { code: 'UNKNOWN_ID', message: 'no plan', recovery: 'look' } };
    }
    return { ok: true, result: { tool, plan }, warnings: [] };
  };

  it('are the radar and the handoff of every plan, page by page', async () => {
    const client = await connected(answer);
    const uris: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await client.listResources(cursor === undefined ? {} : { cursor });
      uris.push(...page.resources.map(({ uri }) => uri));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect([...new Set(uris)]).toEqual([
      'planerka://acme%2Fdocs/plans/PLAN-001/radar',
      'planerka://acme%2Fdocs/plans/PLAN-001/handoff',
      'planerka://acme%2Frepo/plans/PLAN-001/radar',
      'planerka://acme%2Frepo/plans/PLAN-001/handoff',
      'planerka://acme%2Frepo/plans/PLAN-002/radar',
      'planerka://acme%2Frepo/plans/PLAN-002/handoff',
    ]);
  });

  it.each([
    ['radar', { workspace: 'acme/repo', plan: 'PLAN-001' }],
    ['handoff', { workspace: 'acme/repo', plan: 'PLAN-001', read_only: true }],
  ])('are read: %s', async (view, args) => {
    const client = await connected(answer);
    const uri = `planerka://acme%2Frepo/plans/PLAN-001/${view}`;
    const { contents } = await client.readResource({ uri });
    expect(contents).toEqual([
      {
        uri,
        mimeType: 'application/json',
        text: JSON.stringify({ tool: `tasks_${view}`, plan: 'PLAN-001' }),
      },
    ]);
    expect(calls.map((call) => call.args)).toEqual([args]);
  });

  it.each([
    'planerka://acme%2Frepo/plans/PLAN-404/radar',
    'planerka://acme%2Frepo/plans/PLAN-001/secrets',
    'file:///etc/passwd',
  ])('that are not there: %s', async (uri) => {
    const client = await connected(answer);
    await expect(client.readResource({ uri })).rejects.toMatchObject({
      message: expect.stringContaining(uri),
    });
  });

  it.each(['junk', Buffer.from('["no/such",null]').toString('base64url')])(
    'refuse a cursor that is not theirs: %s',
    async (cursor) => {
      const client = await connected(answer);
      await expect(client.listResources({ cursor })).rejects.toMatchObject({ code: -32602 });
    },
  );

  it('say in code what keeps them from being read', async () => {
    const client = await connected(async () => {
      throw new Error('secret');
    });
    const uri = 'planerka://acme%2Frepo/plans/PLAN-001/radar';
    await expect(client.readResource({ uri })).rejects.toMatchObject({
      code: -32603,
      message: expect.stringMatching(/^(?!.*secret).*INTERNAL/),
    });
  });

  it('have templates whose variables can be completed', async () => {
    const client = await connected(answer);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'planerka://{workspace}/plans/{plan}/radar',
      'planerka://{workspace}/plans/{plan}/handoff',
    ]);
    const ref = { type: 'ref/resource' as const, uri: resourceTemplates[0]?.uriTemplate ?? '' };
    const workspaces = await client.complete({
      ref,
      argument: { name: 'workspace', value: 'acme/r' },
    });
    const ids = await client.complete({
      ref,
      argument: { name: 'plan', value: 'plan-0' },
      context: { arguments: { workspace: 'acme/repo' } },
    });
    expect(workspaces.completion.values).toEqual(['acme/repo']);
    // Those of every page of the list.
    expect(ids.completion.values).toEqual(['PLAN-001', 'PLAN-002']);
  });
});

describe('prompts', () => {
  it('start work and hand it over', async () => {
    const client = await connected(async () => done);
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['start_work', 'hand_over']);
    const start = await client.getPrompt({
      name: 'start_work',
      arguments: { goal: 'Ship it', workspace: 'acme/repo', plan: 'PLAN-001' },
    });
    expect(textOf({ content: start.messages.map(({ content }) => content) })).toContain(
      'tasks_macro_start (workspace "acme/repo", plan "PLAN-001")',
    );
    const over = await client.getPrompt({ name: 'hand_over' });
    expect(textOf({ content: over.messages.map(({ content }) => content) })).toContain(
      'tasks_handoff and',
    );
  });

  it.each([
    ['start_work', {}, 'goal'],
    ['start_wrok', { goal: 'x' }, 'start_work, hand_over'],
  ])('refuse %s with %j', async (name, args, said) => {
    const client = await connected(async () => done);
    await expect(client.getPrompt({ name, arguments: args })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining(said),
    });
  });
});

it('says how to work, and where', async () => {
  const client = await connected(async () => done);
  const said = client.getInstructions() ?? '';
  expect(said).toContain('"acme/repo"');
  for (const [tool] of said.matchAll(/tasks_\w+/g)) {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain(tool);
  }
  expect(said.length).toBeLessThan(2_000);
});

function textOf({ content }: Pick<CallToolResult, 'content'>): string {
  return content.map((block) => (block.type === 'text' ? block.text : '')).join('\n');
}
