import { randomUUID } from 'node:crypto';
import type { Client } from '@modelcontextprotocol/client';
import { createTaskSurface } from '@planerka/agents';
import { connect, type Connection, createTaskStore } from '@planerka/db';
import { sql } from 'kysely';
import { call, openAgentsHome, overHttp, overStdio } from '../rig/agents.ts';
import { startProgram } from '../rig/program.ts';
import { fillAgentWork } from './agent-data.ts';
import { openBenchDatabase } from './database.ts';
import { queriesOf } from './query-plans.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

const SIZES = {
  full: { totals: [100, 10_000, 1_000_000], rounds: 300, warm: 50 },
  smoke: { totals: [10], rounds: 2, warm: 1 },
} as const;
type Size = (typeof SIZES)[BenchSize];
/** A minute: nothing here waits for the limit. */
const RATE = '1000000';
const STEP = { success_criteria: ['it works'], tests: ['npm test'] };

type Call = (
  agent: Client,
  workspace: string,
  task: string,
) => Promise<{ readonly tool: string; readonly args: Readonly<Record<string, unknown>> }>;

const name = (number: number) => `TASK-${String(number).padStart(3, '0')}`;

/** What is measured; a step to close is made before, unmeasured. */
const CALLS: Readonly<Record<string, Call>> = {
  tasks_create: async () => ({
    tool: 'tasks_create',
    args: { title: 'Sample', parent: 'PLAN-001', steps: [{ title: 'One', ...STEP }] },
  }),
  tasks_close_step: async (agent, workspace) => {
    const answer = await call(agent, 'tasks_create', {
      workspace,
      title: 'Sample',
      parent: 'PLAN-001',
      steps: [{ title: 'One', ...STEP }],
    });
    if (!answer.ok) throw new Error(answer.error.message);
    const { id } = answer.result;
    return { tool: 'tasks_close_step', args: { task: id, path: 's:0', checkpoints: 'gate' } };
  },
  tasks_radar: async (_agent, _workspace, task) => ({ tool: 'tasks_radar', args: { task } }),
  tasks_context: async () => ({
    tool: 'tasks_context',
    args: { kind: 'task', ready: true, limit: 10 },
  }),
  tasks_resume_super: async (_agent, _workspace, task) => ({
    tool: 'tasks_resume_super',
    args: { task, read_only: true },
  }),
};

/** A workspace of a size, and an agent in it. */
interface Place {
  readonly total: number;
  readonly workspace: string;
  readonly id: string;
  readonly agent: Client;
}

interface Measured {
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
}

/**
 * Each size in turn, round by round, another first each time: what else the machine does falls on all of
 * them alike, and none of them always comes after the largest.
 */
async function measure(
  places: readonly Place[],
  prepare: Call,
  { rounds, warm }: Size,
): Promise<Measured[]> {
  const taken = places.map((): number[] => []);
  const bytes = places.map(() => 0);
  for (let round = -warm; round < rounds; round += 1) {
    for (let turn = 0; turn < places.length; turn += 1) {
      const index = (turn + round + warm) % places.length;
      const place = places[index];
      if (!place) continue;
      const { agent, workspace, total } = place;
      const task = name(1 + (((round + warm) * 7919) % total));
      const { tool, args } = await prepare(agent, workspace, task);
      const started = performance.now();
      const answer = await call(agent, tool, { workspace, ...args });
      if (round >= 0) taken[index]?.push(performance.now() - started);
      if (!answer.ok) throw new Error(`${tool}: ${answer.error.message}`);
      bytes[index] = Buffer.byteLength(JSON.stringify(answer));
    }
  }
  return taken.map((each, index) => {
    const sorted = each.sort((a, b) => a - b);
    const at = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
    return { p50: at(0.5), p99: at(0.99), bytes: bytes[index] ?? 0 };
  });
}

/** How many statements a call sends to the database: the same on every machine. */
async function statementsOf(
  connection: Connection,
  { workspace: name, id, agent, total }: Place,
): Promise<Record<string, number>> {
  const surface = createTaskSurface({
    store: createTaskStore(connection.db),
    clock: { now: () => new Date().toISOString() },
    ids: { uuid: randomUUID },
  });
  const workspace = { id, name };
  const found = {
    workspace,
    defaultWorkspace: name,
    workspaceOf: () => Promise.resolve(workspace),
  };
  const rights = new Set(['read', 'write', 'delete'] as const);
  const caller = { actor: 'agent:sample', rights, traceId: 'sample', ...found };
  const counted: Record<string, number> = {};
  for (const [tool, prepare] of Object.entries(CALLS)) {
    const { args } = await prepare(
      agent,
      name,
      `TASK-${String(Math.min(77, total)).padStart(3, '0')}`,
    );
    const asked = await queriesOf(connection, async () => {
      const answer = await surface.call(caller, tool, { workspace: name, ...args });
      if (!answer.ok) throw new Error(`${tool}: ${answer.error.message}`);
    });
    counted[tool] = asked.length;
  }
  return counted;
}

async function listed(agent: Client): Promise<Record<string, number>> {
  const { tools } = await agent.listTools();
  return { tools: tools.length, bytes: Buffer.byteLength(JSON.stringify({ tools })) };
}

/**
 * One agent, one call after another, through the real program: what a call takes over stdio and over
 * HTTP with 100, 10,000 and 1,000,000 tasks (each of three steps) in its own workspace. And how much of an
 * agent's attention the lists of tools and a radar cost.
 */
export async function run(name: BenchSize): Promise<void> {
  const size = SIZES[name];
  const times: Array<Record<string, string | number>> = [];
  const statements: Array<Record<string, number>> = [];
  const sizes: Array<Record<string, string | number>> = [];
  const database = await openBenchDatabase();
  const home = await openAgentsHome(database.url);
  const connection = connect({ url: database.url, max: 2 });
  const program = await startProgram({
    DATABASE_URL: database.url,
    LOG_LEVEL: 'error',
    MCP_CALLS_PER_MINUTE: RATE,
  });
  try {
    const url = /^Агентам \(MCP\): (\S+)$/m.exec(program.stdout())?.[1] ?? '';
    const workspaces = [];
    // The smallest stands twice: what the twins differ by is the machine's, not the size's.
    for (const total of [...size.totals, size.totals[0]]) {
      const workspace = `sample/${randomUUID()}`;
      const id = await home.workspace(workspace);
      await fillAgentWork(connection, id, total);
      workspaces.push({ total, workspace, id });
    }
    await sql`vacuum analyze`.execute(connection.db);
    for (const door of ['stdio', 'http'] as const) {
      const places: Place[] = [];
      for (const place of workspaces) {
        const key = await home.key(['read', 'write', 'delete'], place.id);
        const agent =
          door === 'stdio'
            ? await overStdio({ DATABASE_URL: database.url }, ['--toolset', 'full'])
            : await overHttp(`${url}?toolset=full`, key);
        places.push({ ...place, agent });
      }
      for (const [tool, prepare] of Object.entries(CALLS)) {
        const measured = await measure(places, prepare, size);
        const row: Record<string, string | number> = { call: tool, over: door };
        for (const [index, { p50, p99, bytes }] of measured.slice(0, -1).entries()) {
          const total = size.totals[index] ?? 0;
          row[`${total}: p50 ms`] = rounded(p50);
          row[`${total}: p99 ms`] = rounded(p99);
          if (door === 'stdio') sizes.push({ what: `${tool}, ${total} tasks`, bytes });
        }
        const [least, most, twin] = [measured[0], measured.at(-2), measured.at(-1)];
        if (least && most && twin) {
          row['p50 ratio'] = rounded(most.p50 / least.p50);
          row['p99 ratio'] = rounded(most.p99 / least.p99);
          row['p99 ratio of twins'] = rounded(twin.p99 / least.p99);
        }
        times.push(row);
      }
      if (door === 'stdio') {
        for (const place of places.slice(0, -1)) {
          statements.push({ tasks: place.total, ...(await statementsOf(connection, place)) });
        }
      }
      for (const { agent } of places) await agent.close();
    }
    const key = await home.key();
    const daily = await overHttp(url, key);
    const full = await overHttp(`${url}?toolset=full`, key);
    sizes.push({ what: 'tools/list, daily', ...(await listed(daily)) });
    sizes.push({ what: 'tools/list, full', ...(await listed(full)) });
    await Promise.all([daily.close(), full.close()]);
  } finally {
    await program.kill('SIGTERM');
    await connection.close();
    await home.stop();
    await database.close();
  }
  printTable(
    'Agents’ calls, one after another, by tasks in the workspace (ratios, largest to smallest: at most 1.3)',
    times,
  );
  printTable('Statements a call', statements);
  printTable('What agents read', sizes);
}
