import { randomUUID } from 'node:crypto';
import type { Client } from '@modelcontextprotocol/client';
import { connect } from '@planerka/db';
import { sql } from 'kysely';
import { call, openAgentsHome, overHttp, overStdio } from '../rig/agents.ts';
import { startProgram } from '../rig/program.ts';
import { fillAgentWork } from './agent-data.ts';
import { openBenchDatabase } from './database.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

const SIZES = {
  full: { totals: [100, 10_000, 1_000_000], rounds: 100, warm: 20 },
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

interface Measured {
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
}

async function measure(
  agent: Client,
  workspace: string,
  total: number,
  prepare: Call,
  { rounds, warm }: Size,
): Promise<Measured> {
  const taken: number[] = [];
  let bytes = 0;
  for (let round = -warm; round < rounds; round += 1) {
    const task = name(1 + (((round + warm) * 7919) % total));
    const { tool, args } = await prepare(agent, workspace, task);
    const started = performance.now();
    const answer = await call(agent, tool, { workspace, ...args });
    if (round >= 0) taken.push(performance.now() - started);
    if (!answer.ok) throw new Error(`${tool}: ${answer.error.message}`);
    bytes = Buffer.byteLength(JSON.stringify(answer));
  }
  const sorted = taken.sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return {
    p50: at(0.5),
    p99: at(0.99),
    bytes,
  };
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
  const times = new Map<string, Record<string, string | number>>();
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
    for (const total of size.totals) {
      const workspace = `sample/${randomUUID()}`;
      const id = await home.workspace(workspace);
      await fillAgentWork(connection, id, total);
      await sql`vacuum analyze`.execute(connection.db);
      const key = await home.key(['read', 'write', 'delete'], id);
      const full = ['--toolset', 'full'];
      const doors = {
        stdio: await overStdio({ DATABASE_URL: database.url }, full),
        http: await overHttp(`${url}?toolset=full`, key),
      };
      for (const [door, agent] of Object.entries(doors)) {
        for (const [tool, prepare] of Object.entries(CALLS)) {
          const { p50, p99, bytes } = await measure(agent, workspace, total, prepare, size);
          const row = times.get(`${tool} ${door}`) ?? { call: tool, over: door, least: p50 };
          row[`${total}: p50 ms`] = rounded(p50);
          row[`${total}: p99 ms`] = rounded(p99);
          row['p50, largest to smallest'] = rounded(p50 / Number(row['least']));
          times.set(`${tool} ${door}`, row);
          if (door === 'stdio') sizes.push({ what: `${tool}, ${total} tasks`, bytes });
        }
        await agent.close();
      }
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
    'Agents’ calls, one after another, by tasks in the workspace (ratio: at most 1.3)',
    [...times.values()].map(({ least: _least, ...row }) => row),
  );
  printTable('What agents read', sizes);
}
