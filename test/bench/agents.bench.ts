import { randomUUID } from 'node:crypto';
import type { Client } from '@modelcontextprotocol/client';
import { createTaskSurface } from '@planerka/agents';
import { type Connection, connect, createTaskStore } from '@planerka/db';
import { sql } from 'kysely';
import { call, openAgentsHome, overHttp, overStdio } from '../rig/agents.ts';
import { startProgram } from '../rig/program.ts';
import { fillAgentWork } from './agent-data.ts';
import { openBenchDatabase } from './database.ts';
import { note } from './overview.ts';
import { beforeIndexes } from './plan-data.ts';
import { queriesOf } from './query-plans.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

const SIZES = {
  full: { totals: [100, 10_000, 1_000_000], rounds: 1_500, warm: 50 },
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

/**
 * What one call took in one workspace, sorted. What else the machine did fell on all workspaces alike, as
 * they were asked by turns: only so many rounds make a 99th percentile of any worth.
 */
interface Measured {
  readonly times: readonly number[];
  readonly bytes: number;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
const rising = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
const all = (...measured: readonly Measured[]): number[] =>
  rising(measured.flatMap(({ times }) => times));

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
  return taken.map((each, index) => ({ times: rising(each), bytes: bytes[index] ?? 0 }));
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

type Row = Record<string, string | number>;

/** Where one way in is measured: a workspace of each size, and the smallest once more. */
export interface Ways {
  readonly workspaces: ReadonlyArray<Omit<Place, 'agent'>>;
  readonly enter: (place: Omit<Place, 'agent'>) => Promise<Client>;
}

const DOORS = ['stdio', 'HTTP'] as const;
export type Door = (typeof DOORS)[number];

/** What each call takes by one way in. */
export async function measureDoor(
  door: Door,
  { workspaces, enter }: Ways,
  size: Size,
): Promise<{ readonly times: Row[]; readonly sizes: Row[]; readonly places: readonly Place[] }> {
  const places: Place[] = [];
  for (const place of workspaces) places.push({ ...place, agent: await enter(place) });
  const [times, sizes]: [Row[], Row[]] = [[], []];
  const worst = { 0.5: 0, 0.99: 0 };
  for (const [tool, prepare] of Object.entries(CALLS)) {
    const measured = await measure(places, prepare, size);
    const row: Row = { call: tool, over: door };
    for (const [index, each] of measured.slice(0, -1).entries()) {
      const total = size.totals[index] ?? 0;
      row[`${total}: p50 ms`] = rounded(at(each.times, 0.5));
      row[`${total}: p99 ms`] = rounded(at(each.times, 0.99));
      sizes.push({ what: `${tool}, ${total} tasks`, bytes: each.bytes });
    }
    const [least, most, twin] = [measured[0], measured.at(-2), measured.at(-1)];
    if (least && most && twin) {
      for (const share of [0.5, 0.99] as const) {
        const ratio = at(most.times, share) / at(all(least, twin), share);
        worst[share] = Math.max(worst[share], ratio);
        row[`p${share * 100} ratio`] = rounded(ratio);
        row[`p${share * 100} ratio of twins`] = rounded(
          at(twin.times, share) / at(least.times, share),
        );
      }
    }
    times.push(row);
  }
  note(`agents over ${door}, the worst call, p50 : with the fewest tasks`, noteOf(worst[0.5]));
  note(`agents over ${door}, the worst call, p99 : with the fewest tasks`, noteOf(worst[0.99]));
  return { times, sizes, places };
}

const noteOf = (ratio: number) => ({ now: ratio, anchor: 1 });

/**
 * One agent, one call after another, through the real program: what a call takes over stdio and over
 * HTTP with 100, 10,000 and 1,000,000 tasks (each of three steps) in its own workspace. And how much of an
 * agent's attention the lists of tools and a radar cost.
 */
export async function run(name: BenchSize): Promise<void> {
  const size = SIZES[name];
  const times: Row[] = [];
  const statements: Row[] = [];
  const sizes: Row[] = [];
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
    const workspaces: Array<Omit<Place, 'agent'>> = [];
    // The smallest stands twice: what the twins differ by is the machine's, not the size's.
    for (const total of [...size.totals, size.totals[0]]) {
      const workspace = `sample/${randomUUID()}`;
      workspaces.push({ total, workspace, id: await home.workspace(workspace) });
    }
    const fill = async (): Promise<void> => {
      for (const { id, total } of workspaces) await fillAgentWork(connection, id, total);
    };
    await beforeIndexes(connection.db, fill, ['task', 'journal', 'memo']);
    await sql`vacuum analyze`.execute(connection.db);
    const enter: Readonly<Record<Door, Ways['enter']>> = {
      stdio: () => overStdio({ DATABASE_URL: database.url }, ['--toolset', 'full']),
      HTTP: async ({ id }) =>
        overHttp(`${url}?toolset=full`, await home.key(['read', 'write', 'delete'], id)),
    };
    for (const door of DOORS) {
      const measured = await measureDoor(door, { workspaces, enter: enter[door] }, size);
      times.push(...measured.times);
      if (door === 'stdio') {
        sizes.push(...measured.sizes);
        for (const place of measured.places.slice(0, -1)) {
          statements.push({ tasks: place.total, ...(await statementsOf(connection, place)) });
        }
      }
      for (const { agent } of measured.places) await agent.close();
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
    'Agents’ calls, one after another, by tasks in the workspace (the largest to both of the smallest: at most 1.3)',
    times,
  );
  printTable('Statements a call', statements);
  printTable('What agents read', sizes);
}
