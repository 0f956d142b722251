import { connect } from '@planerka/db';
import { bareWrite, cteWrite, type Write } from './bare-writes.ts';
import { openBenchDatabase, openBenchPool } from './database.ts';
import { note } from './overview.ts';
import { familyTime, processorTime, serverProcess } from './processor-time.ts';
import { runtimeWrite, someWorkspaces } from './runtime-writes.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

const CROWD = 32;
const SIZES = { full: { rounds: 5, commands: 600 }, smoke: { rounds: 1, commands: 64 } } as const;

/** Everybody in one workspace, as a group is, or each in one of their own. */
const CASES = [
  { workers: 1, together: false },
  { workers: 8, together: false },
  { workers: 8, together: true },
  { workers: CROWD, together: false },
  { workers: CROWD, together: true },
] as const;
type Case = (typeof CASES)[number];

interface Rate {
  readonly perSecond: number;
  /** How long single commands took, ascending. */
  readonly took: readonly number[];
  /** Processor time of a command in milliseconds, of this process and of the server's. */
  readonly nodeMs: number;
  readonly serverMs: number;
}

interface Round {
  readonly ours: Rate;
  readonly bare: Rate;
  readonly cte: Rate;
}

/** How fast `workers` side by side are; which workspace each of them writes to is up to `write`. */
async function rate(
  { commands, server }: { readonly commands: number; readonly server: number },
  workers: number,
  write: Write,
): Promise<Rate> {
  const each = Math.ceil(commands / workers);
  const took: number[] = [];
  const before = { node: processorTime(process.pid), server: familyTime(server) };
  const started = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let count = 0; count < each; count += 1) {
        const began = performance.now();
        await write(worker);
        took.push(performance.now() - began);
      }
    }),
  );
  const total = took.length;
  return {
    perSecond: (total * 1000) / (performance.now() - started),
    took: took.sort((a, b) => a - b),
    nodeMs: (processorTime(process.pid) - before.node) / total,
    serverMs: (familyTime(server) - before.server) / total,
  };
}

function percentile({ took }: Rate, part: number): number {
  return took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Commands per second through runtime and database, beside the same rows written with bare `pg`. */
export async function run(size: BenchSize): Promise<void> {
  const { rounds, commands } = SIZES[size];
  const database = await openBenchDatabase();
  const connection = connect({ url: database.url, max: 8 });
  const pool = openBenchPool(database.url, 8);
  try {
    const workspaces = await someWorkspaces(connection, CROWD);
    const ours = runtimeWrite(connection, workspaces);
    const bare = bareWrite(pool, workspaces);
    const cte = cteWrite(pool, workspaces);
    const crowd = { commands, server: await serverProcess(pool) };
    for (const write of [ours, bare, cte]) await rate(crowd, 8, write);
    const measured = CASES.map((): Round[] => []);
    // A machine has better and worse minutes: each round measures every case.
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, { workers, together }] of CASES.entries()) {
        const at = (write: Write): Write => (together ? () => write(0) : write);
        measured[index]?.push({
          bare: await rate(crowd, workers, at(bare)),
          ours: await rate(crowd, workers, at(ours)),
          cte: await rate(crowd, workers, at(cte)),
        });
      }
    }
    printRates(measured);
  } finally {
    await pool.end();
    await connection.close();
    await database.close();
  }
}

function printRates(measured: ReadonlyArray<readonly Round[]>): void {
  const rows = CASES.map((one, index) => {
    const all = measured[index] ?? [];
    const middle = (of: (round: Round) => number): number => median(all.map(of));
    const facts = {
      ours: middle(({ ours }) => ours.perSecond),
      bare: middle((round) => round.bare.perSecond),
      cte: middle((round) => round.cte.perSecond),
      ofBare: middle(({ ours, bare }) => ours.perSecond / bare.perSecond),
      ofCte: middle(({ ours, cte }) => ours.perSecond / cte.perSecond),
      p50: middle(({ ours }) => percentile(ours, 0.5)),
      p99: middle(({ ours }) => percentile(ours, 0.99)),
      spread: middle(({ ours }) => percentile(ours, 0.99) / percentile(ours, 0.5)),
      node: middle(({ ours }) => ours.nodeMs),
      server: middle(({ ours }) => ours.serverMs),
      nodeCte: middle(({ cte }) => cte.nodeMs),
      serverCte: middle(({ cte }) => cte.serverMs),
    };
    noteCase(one, facts);
    return {
      writers: one.workers,
      workspaces: one.together ? 'one' : 'their own',
      'runtime /s': Math.round(facts.ours),
      'bare pg /s': Math.round(facts.bare),
      'ratio (aim 0.9)': rounded(facts.ofBare),
      'one CTE /s': Math.round(facts.cte),
      'ratio (aim 0.5)': rounded(facts.ofCte),
      'p50 ms': rounded(facts.p50),
      'p99 ms': rounded(facts.p99),
      'p99/p50 (aim 3)': rounded(facts.spread),
      'cpu ms, node + server': `${rounded(facts.node)} + ${rounded(facts.server)}`,
      'of the CTE': `${rounded(facts.nodeCte)} + ${rounded(facts.serverCte)}`,
    };
  });
  printTable('Commands through runtime and database', rows);
}

type Facts = Readonly<
  Record<
    | 'ours'
    | 'bare'
    | 'cte'
    | 'ofBare'
    | 'ofCte'
    | 'p50'
    | 'p99'
    | 'spread'
    | 'node'
    | 'server'
    | 'nodeCte'
    | 'serverCte',
    number
  >
>;

/** The lines of the overview that these cases fill. */
function noteCase({ workers, together }: Case, facts: Facts): void {
  const beside = { now: facts.ours, anchor: facts.bare, ratio: facts.ofBare };
  if (together) {
    note(`commands/s, ${workers} writers in one workspace : bare pg`, beside);
    const spread = { now: facts.p99, anchor: facts.p50, ratio: facts.spread };
    note(`${workers} writers in one workspace, p99 : p50 (ms)`, spread);
    return;
  }
  note(`commands/s, ${workers} at once : bare pg`, beside);
  const ofCte = { now: facts.ours, anchor: facts.cte, ratio: facts.ofCte };
  note(`commands/s, ${workers} at once : one CTE`, ofCte);
  if (workers !== 8) return;
  const { node, server, nodeCte, serverCte } = facts;
  note('CPU of a command, node (ms) : one CTE', { now: node, anchor: nodeCte });
  note('CPU of a command, PostgreSQL (ms) : one CTE', { now: server, anchor: serverCte });
  const both = { now: node + server, anchor: nodeCte + serverCte };
  note('CPU of a command, both (ms) : one CTE', both);
}
