import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { TASK_TOOLS } from '@planerka/contracts';
import { createTaskStore } from '@planerka/db';
import { createTaskSurface } from '@planerka/runtime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { McpEnvironment } from '../../apps/mcp/src/environment.ts';
import { createMcpApp, type McpApp } from '../../apps/mcp/src/http/create-mcp-app.ts';
import { type HttpServer, startHttpServer } from '../../apps/planerka/src/compose/http-server.ts';
import { type AgentsHome, openAgentsHome } from '../rig/agents.ts';
import { type BearerProxy, openBearerProxy } from '../rig/bearer-proxy.ts';
import { bringOutsideTools, type ToolRan } from '../rig/outside-tools.ts';
import { FROM_SOURCE, type Program, startProgram } from '../rig/program.ts';
import { withFixtures } from './conformance/fixtures.ts';

/** What the protocol's own people have written to judge servers, run against ours. */

const LIMIT_MS = 300_000;
const ROOT = path.join(import.meta.dirname, '../..');
const tools = await bringOutsideTools();

let home: AgentsHome;
let key: string;
let program: Program;
let url: string;
const closing: Array<() => unknown> = [];

beforeAll(async () => {
  home = await openAgentsHome();
  closing.push(() => home.stop());
  key = await home.key();
  program = await startProgram({ DATABASE_URL: home.url, MCP_CALLS_PER_MINUTE: '100000' });
  closing.push(() => program.kill('SIGTERM'));
  url = /^Агентам \(MCP\): (\S+)$/m.exec(program.stdout())?.[1] ?? '';
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** How a tool ended, with the end of what it said: there it sums up. */
function told({ code, stdout, stderr }: ToolRan) {
  return { code, said: `${stdout}\n${stderr}`.slice(-6_000).split('\n') };
}

async function outside(...args: Parameters<NonNullable<typeof tools>['run']>): Promise<ToolRan> {
  if (!tools) throw new Error('no outside tools');
  return await tools.run(...args);
}

describe.skipIf(!tools)('the conformance suite', { timeout: LIMIT_MS }, () => {
  /** The same door with the suite's fixtures behind it. */
  async function fixtureServer(): Promise<BearerProxy> {
    const mcp: McpApp = createMcpApp({
      host: {
        surface: createTaskSurface({
          store: createTaskStore(home.connection.db),
          clock: { now: () => new Date().toISOString() },
          ids: { uuid: randomUUID },
        }),
        log: { debug: () => {}, warn: () => {}, error: () => {} },
      },
      agentOf: (given) => home.tokens.findByKey(given),
      environment: McpEnvironment.parse({ MCP_CALLS_PER_MINUTE: '100000' }),
      listensOn: '127.0.0.1',
      serverFor: withFixtures,
    });
    const server: HttpServer = await startHttpServer(mcp.app, '127.0.0.1', 0);
    const proxy = await openBearerProxy(`${server.url}/mcp`, key);
    closing.push(async () => {
      proxy.close();
      await mcp.close();
      await server.stop();
    });
    return proxy;
  }

  test.each([
    ['conformance', '2025-11-25', 'baseline-2025.yml'],
    ['conformance-next', '2025-11-25', 'baseline-2025.yml'],
    ['conformance-next', '2026-07-28', 'baseline-2026.yml'],
  ] as const)('%s, revision %s: only the baseline fails', async (tool, revision, baseline) => {
    const proxy = await fixtureServer();
    const ran = await outside(tool, [
      'server',
      `--url=${proxy.url}`,
      '--suite=all',
      `--spec-version=${revision}`,
      `--expected-failures=${path.join(import.meta.dirname, 'conformance', baseline)}`,
    ]);
    expect(told(ran)).toMatchObject({ code: 0 });
    expect(ran.stdout).toContain('passed');
  });

  test.each([
    ['conformance', '2025-11-25', 'server-initialize'],
    ['conformance', '2025-11-25', 'ping'],
    ['conformance', '2025-11-25', 'tools-list'],
    ['conformance', '2025-11-25', 'resources-list'],
    ['conformance', '2025-11-25', 'prompts-list'],
    ['conformance', '2025-11-25', 'completion-complete'],
    ['conformance', '2025-11-25', 'dns-rebinding-protection'],
    ['conformance-next', '2026-07-28', 'tools-list'],
    ['conformance-next', '2026-07-28', 'sep-2164-resource-not-found'],
    ['conformance-next', '2026-07-28', 'dns-rebinding-protection'],
    ['conformance-next', '2026-07-28', 'caching'],
    ['conformance-next', '2026-07-28', 'http-header-validation'],
  ] as const)('%s, revision %s: the program itself passes %s', async (tool, revision, scenario) => {
    const proxy = await openBearerProxy(url, key);
    closing.push(() => proxy.close());
    const ran = await outside(tool, [
      'server',
      `--url=${proxy.url}`,
      `--scenario=${scenario}`,
      `--spec-version=${revision}`,
    ]);
    expect(told(ran)).toMatchObject({ code: 0 });
    expect(ran.stdout).toMatch(/[1-9]\d* ?(?:passed|\/)|Passed: [1-9]/);
  });
});

describe.skipIf(!tools)('the inspector', { timeout: LIMIT_MS }, () => {
  const ways: Readonly<Record<'stdio' | 'http', () => string[]>> = {
    stdio: () => {
      const server = [process.execPath, ...FROM_SOURCE, 'mcp', '--toolset', 'full'];
      return ['--cli', ...server, `--cwd=${ROOT}`, '-e', `DATABASE_URL=${home.url}`];
    },
    http: () => {
      const address = [`${url}?toolset=full`, '--transport=http'];
      return ['--cli', ...address, '--header', `Authorization: Bearer ${key}`];
    },
  };
  /** Asks the server by the way and reads the inspector's own answer. */
  async function inspect(way: 'stdio' | 'http', era: string, asked: string[]): Promise<unknown> {
    const said = ['--format=json', `--protocol-era=${era}`];
    const ran = await outside('inspector', ways[way]().concat(asked, said));
    expect(told(ran)).toMatchObject({ code: 0 });
    return JSON.parse(ran.stdout);
  }
  const cases = (['stdio', 'http'] as const).flatMap((way) =>
    (['legacy', 'modern'] as const).map((era) => [way, era] as const),
  );

  test.each(cases)('%s, %s: finds nothing to mend in any tool', async (way, era) => {
    const answer = await inspect(way, era, ['--method=tools/list', '--strict']);
    expect(answer).not.toHaveProperty('schemaFindings');
    expect(answer).toMatchObject({
      result: { tools: TASK_TOOLS.map(({ name }) => ({ name })) },
    });
  });

  test.each(cases)('%s, %s: calls a tool', async (way, era) => {
    const args = JSON.stringify({ workspace: 'acme/repo' });
    const asked = [
      '--method=tools/call',
      '--tool-name=tasks_focus_get',
      `--tool-args-json=${args}`,
    ];
    expect(await inspect(way, era, asked)).toMatchObject({
      result: { structuredContent: { ok: true } },
    });
  });
});
