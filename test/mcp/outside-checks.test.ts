import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { createTaskSurface } from '@planerka/agents';
import { isTaskToolName, TASK_TOOLS, TaskAnswer, type TaskToolName } from '@planerka/contracts';
import { createTaskStore } from '@planerka/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { McpEnvironment } from '../../apps/mcp/src/environment.ts';
import { createMcpApp, type McpApp } from '../../apps/mcp/src/http/create-mcp-app.ts';
import { type HttpServer, startHttpServer } from '../../apps/planerka/src/compose/http-server.ts';
import { type AgentsHome, call, openAgentsHome, overHttp, overStdio } from '../rig/agents.ts';
import { type BearerProxy, openBearerProxy } from '../rig/bearer-proxy.ts';
import { bringOutsideTools, type Inspector, type ToolRan } from '../rig/outside-tools.ts';
import { PROGRAM, type Program, startProgram } from '../rig/program.ts';
import { withFixtures } from './conformance/fixtures.ts';
import { EVERY_CALL, SAMPLE_PLAN } from './every-call.ts';

/** What the protocol's own people have written to judge servers, run against ours. */

const LIMIT_MS = 600_000;
/** Inspectors that work side by side. */
const AT_ONCE = 3;
/** How the journal knows who comes over stdio. */
const AGENT = 'inspector';
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

/** An answer as JSON, which grants the call. */
const GrantedText = z.string().refine((text) => {
  const answer = TaskAnswer.safeParse(JSON.parse(text));
  return answer.success && answer.data.ok;
});

/** What the inspector prints of a call that was granted. */
const ToolResult = z.looseObject({
  result: z.looseObject({ content: z.tuple([z.looseObject({ text: GrantedText })]) }),
});

/** How a tool ended, with the end of what it said: there it sums up. */
function told({ code, stdout, stderr }: ToolRan) {
  return { code, said: `${stdout}\n${stderr}`.slice(-6_000).split('\n') };
}

async function outside(...args: Parameters<NonNullable<typeof tools>['run']>): Promise<ToolRan> {
  if (!tools) throw new Error('no outside tools');
  return await tools.run(...args);
}

async function openInspector(): Promise<Inspector> {
  if (!tools) throw new Error('no outside tools');
  const inspector = await tools.openInspector();
  closing.push(() => inspector.close());
  return inspector;
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
      livingAmong: (hashes) => home.tokens.livingAmong(hashes),
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
    ['conformance-next', '2025-11-25', null],
    ['conformance-next', '2026-07-28', null],
    ['conformance', '2025-11-25', 'baseline-released.yml'],
  ] as const)(
    '%s, revision %s: every scenario passes that is in no baseline',
    async (tool, revision, baseline) => {
      const expected =
        baseline === null
          ? []
          : [`--expected-failures=${path.join(import.meta.dirname, 'conformance', baseline)}`];
      const proxy = await fixtureServer();
      const ran = await outside(tool, [
        'server',
        `--url=${proxy.url}`,
        '--suite=all',
        `--spec-version=${revision}`,
        ...expected,
      ]);
      expect(told(ran)).toMatchObject({ code: 0 });
      expect(ran.stdout).toContain('passed');
    },
  );

  test.each([
    ['conformance', '2025-11-25', 'baseline-own-2025.yml'],
    ['conformance-next', '2026-07-28', 'baseline-own-2026.yml'],
  ] as const)(
    '%s, revision %s: the program itself fails where it has no fixture, and nowhere else',
    async (tool, revision, baseline) => {
      const proxy = await openBearerProxy(url, key);
      closing.push(() => proxy.close());
      const ran = await outside(tool, [
        'server',
        `--url=${proxy.url}`,
        '--suite=all',
        `--spec-version=${revision}`,
        `--expected-failures=${path.join(import.meta.dirname, 'conformance', baseline)}`,
      ]);
      expect(told(ran)).toMatchObject({ code: 0 });
      expect(ran.stdout).toContain('passed');
    },
  );
});

describe.skipIf(!tools)('the inspector', { timeout: LIMIT_MS }, () => {
  const ways: Readonly<Record<'stdio' | 'http', (key: string) => string[]>> = {
    stdio: () => {
      const asked = ['mcp', '--toolset', 'full', '--as', AGENT];
      const server = [process.execPath, ...PROGRAM, ...asked];
      return [...server, `--cwd=${ROOT}`, '-e', `DATABASE_URL=${home.url}`];
    },
    http: (own) => {
      const address = [`${url}?toolset=full`, '--transport=http'];
      return [...address, '--header', `Authorization: Bearer ${own}`];
    },
  };
  /** Asks the server by the way and reads the inspector's own answer. */
  async function inspect(
    inspector: Inspector,
    way: 'stdio' | 'http',
    era: string,
    asked: string[],
    own = key,
  ): Promise<unknown> {
    const said = ['--format=json', `--protocol-era=${era}`, '--connect-timeout=60000'];
    const ran = await inspector.run(ways[way](own).concat(asked, said));
    expect(told(ran)).toMatchObject({ code: 0 });
    return JSON.parse(ran.stdout);
  }
  const cases = (['stdio', 'http'] as const).flatMap((way) =>
    (['legacy', 'modern'] as const).map((era) => [way, era] as const),
  );

  test.each(cases)('%s, %s: finds nothing to mend in any tool', async (way, era) => {
    const inspector = await openInspector();
    const answer = await inspect(inspector, way, era, ['--method=tools/list', '--strict']);
    expect(answer).not.toHaveProperty('schemaFindings');
    expect(answer).toMatchObject({
      result: { tools: TASK_TOOLS.map(({ name }) => ({ name })) },
    });
  });

  /*
   * The inspector calls one tool a command line, each in a workspace of its own. Over stdio each is a start of
   * the program, which has the same tools behind both doors: there every tenth is called, and over HTTP every second.
   */
  test.each([
    ['http', 'every second tool', 2],
    ['stdio', 'every tenth tool', 10],
  ] as const)('%s: calls %s', async (way, _which, step) => {
    const called = TASK_TOOLS.filter((_, index) => index % step === 0);
    const places = await preparedWorkspaces(way, called);
    const wrong: unknown[] = [];
    const work = places.entries();
    const worker = async () => {
      const inspector = await openInspector();
      for (const [index, { tool, workspace, key: own }] of work) {
        const args = JSON.stringify({ workspace, ...EVERY_CALL[tool].args });
        const era = index % 2 === 0 ? 'modern' : 'legacy';
        const asked = ['--method=tools/call', `--tool-name=${tool}`, `--tool-args-json=${args}`];
        const answer = await inspect(inspector, way, era, asked, own).catch(
          (error: unknown) => error,
        );
        const read = ToolResult.safeParse(answer);
        if (!read.success) wrong.push({ tool, era, answer });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    expect(wrong).toEqual([]);
  });

  interface Place {
    readonly tool: TaskToolName;
    readonly workspace: string;
    readonly key: string;
  }

  /** A workspace for each tool, where all is ready for its call. */
  async function preparedWorkspaces(
    way: 'stdio' | 'http',
    called: ReadonlyArray<{ readonly name: string }>,
  ): Promise<Place[]> {
    const places: Place[] = [];
    const local =
      way === 'stdio' ? await overStdio({ DATABASE_URL: home.url }, ['--as', AGENT]) : null;
    for (const { name } of called) {
      if (!isTaskToolName(name)) throw new Error(`${name} is no tool`);
      const workspace = `${way}/${name}`;
      const own = await home.key(['read', 'write', 'delete'], await home.workspace(workspace));
      const agent = local ?? (await overHttp(url, own));
      for (const [tool, args] of [...SAMPLE_PLAN, ...(EVERY_CALL[name].before ?? [])]) {
        expect(await call(agent, tool, { workspace, ...args })).toMatchObject({ ok: true });
      }
      if (!local) await agent.close();
      places.push({ tool: name, workspace, key: own });
    }
    await local?.close();
    return places;
  }
});
