import path from 'node:path';
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createMcpApp, type McpApp, McpEnvironment } from '@planerka/mcp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EVERY_CALL, SAMPLE_PLAN } from '../mcp/every-call.ts';
import { type AgentKernel, startAgents } from '../rig/agent.ts';
import { countedIds } from '../rig/counted-ids.ts';

/*
 * What agents read at the wire: for each tool the calls that are made and the answers as MCP brings
 * them, on a plan of the tool's own; and calls that are refused.
 */
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const URL_MCP = 'http://127.0.0.1:8080/mcp';

/** Makes a call in the agent's workspace, unless it names another. */
type Answering = (call: Call) => Promise<CallToolResult>;
type Call = readonly [tool: string, args: Readonly<Record<string, unknown>>];

const TASK = { task: 'TASK-001' };

/** Each "no" that one agent alone can come upon. */
const REFUSED: readonly Call[] = [
  ['tasks_edit', { task: 'TASK-099', title: 'No such' }],
  ['tasks_edit', { task: 'TASK-99x' }],
  ['tasks_edit', { ...TASK, expected_revision: 99, title: 'Late' }],
  ['tasks_edit', { ...TASK, titel: 'Misspelt' }],
  ['tasks_edit', { workspace: 'acme/other', ...TASK, title: 'Elsewhere' }],
  ['tasks_edit', { ...TASK, depends_on: ['TASK-001'] }],
  ['tasks_edit', { title: 'Of nothing' }],
  ['tasks_plan', { plan: 'TASK-001', steps: ['Of a task'] }],
  ['tasks_define', { ...TASK, path: 's:9', title: 'Out of range' }],
  ['tasks_define', { ...TASK, step_id: 'no-such-step', title: 'Unknown' }],
  ['tasks_done', { ...TASK, path: 's:0' }],
  ['tasks_complete', { ...TASK, status: 'DONE' }],
  ['tasks_block', { ...TASK, path: 's:0', blocked: true, reason: 'no key' }],
  ['tasks_close_step', { ...TASK, path: 's:0', checkpoints: 'gate' }],
  ['tasks_patch', { ...TASK, kind: 'task_detail', ops: [{ op: 'set', field: 'colour', value: 1 }] }],
  ['tasks_scaffold', { template: 'no-such', kind: 'plan', title: 'Without a template' }],
  ['tasks_batch', { atomic: true, operations: [{ tool: 'tasks_create', args: { title: 'x' } }] }],
  ['tasks_create', { title: 'Once', request_id: 'request-1' }],
  ['tasks_create', { title: 'Twice', request_id: 'request-1' }],
  ['tasks_redo', {}],
];

let kernel: AgentKernel;
const apps: McpApp[] = [];
beforeAll(async () => {
  kernel = await startAgents({ connections: 2, ids: countedIds() });
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await kernel.stop();
});

/** An agent in a workspace of its own, which holds the sample plan. */
async function agent(name: string): Promise<Answering> {
  const workspace = await kernel.workspace(`acme/${name}`);
  const mcp = createMcpApp({
    host: { surface: kernel.surface, log: { debug: () => {}, warn: () => {}, error: () => {} } },
    agentOf: async () => ({
      token_id: 'sample',
      workspace_id: workspace.id,
      rights: ['read', 'write', 'delete'],
      workspace_names: [workspace.name],
    }),
    livingAmong: (hashes) => Promise.resolve(hashes),
    environment: McpEnvironment.parse({}),
    listensOn: '127.0.0.1',
  });
  apps.push(mcp);
  const client = new Client({ name: 'sample-client', version: '1.0.0' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(URL_MCP), {
      requestInit: { headers: { authorization: 'Bearer sample', host: '127.0.0.1:8080' } },
      fetch: async (url, init) => await mcp.app.fetch(new Request(url, init)),
    }),
  );
  const ask = async ([tool, args]: Call) =>
    await client.callTool({ name: tool, arguments: { workspace: workspace.name, ...args } });
  for (const [tool, args] of SAMPLE_PLAN) {
    const { isError } = await ask([tool, args]);
    if (isError) throw new Error(`${tool} of the sample plan was refused`);
  }
  return ask;
}

/** The calls and their answers. */
async function told(ask: Answering, calls: readonly Call[]): Promise<string> {
  const lines: string[] = [];
  for (const [tool, args] of calls) {
    const result = await ask([tool, args]);
    const { content, isError } = result;
    const [block] = content;
    const answer: unknown = JSON.parse(block?.type === 'text' ? block.text : '');
    lines.push(`${tool} ${JSON.stringify(args)}`);
    lines.push(`${isError ? 'error ' : ''}${JSON.stringify(answer, null, 2)}`, '');
  }
  const ids = new Map<string, string>();
  return lines.join('\n').replaceAll(UUID, (id) => {
    const name = ids.get(id) ?? `id ${ids.size + 1}`;
    ids.set(id, name);
    return name;
  });
}

const goldenFile = (name: string) =>
  path.join(import.meta.dirname, 'golden', 'agents', `${name}.txt`);

// cites: T-x-http
it.each(Object.entries(EVERY_CALL))('%s answers as it did', async (tool, prepared) => {
  const ask = await agent(tool);
  const text = await told(ask, [...(prepared.before ?? []), [tool, prepared.args]]);
  await expect(text).toMatchFileSnapshot(goldenFile(tool));
});

it('refusals are what they were', async () => {
  const ask = await agent('refusals');
  await expect(await told(ask, REFUSED)).toMatchFileSnapshot(goldenFile('refusals'));
});
