import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDatabase } from '@planerka/db';
import { openEmbedded } from '@planerka/embedded';
import type { Pool } from 'pg';
import { crowd, warmUp } from '../bot-crowd.ts';
import { openBotPair } from '../bot-pair.ts';
import { runFromSource } from '../child.ts';
import { type BenchDatabase, MIGRATIONS, openBenchPool } from '../database.ts';
import { CpuProfile, summary } from './cpu-summary.ts';
import { walByRelation } from './wal-by-relation.ts';

const SIZE = { people: 40, messagesEach: 15, warmUpRounds: 4 } as const;
const ROUNDS = 5;
const UPDATES = ROUNDS * SIZE.people * SIZE.messagesEach;
const MICROSECONDS_A_MS = 1_000;

/** Where the time and the log of an update of the bot go, from its arrival to the sent answer. */
export async function profileOfUpdates(): Promise<Readonly<Record<string, string>>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'planerka-profile-'));
  const database = await openCountingDatabase();
  const flags = ['--cpu-prof', `--cpu-prof-dir=${folder}`];
  const pair = await openBotPair({
    database,
    // From the sources: functions have the names and places that people know them by.
    serve: (env) => runFromSource('apps/planerka/src/main.ts', ['serve'], env, flags),
  });
  const pool = openBenchPool(database.url, 1);
  try {
    await warmUp(pair.ours, SIZE);
    await pool.query('select pg_stat_statements_reset()');
    const began = performance.now();
    const wal = await walByRelation(pool, UPDATES, async () => {
      for (let round = 0; round < ROUNDS; round += 1) await crowd(pair.ours, SIZE);
    });
    const lastMs = performance.now() - began;
    const statements = await statementsOf(pool);
    await pair.programs.ours.stop();
    const node = await largestProfile(folder);
    return {
      'update-node': summary(node, UPDATES, { what: 'An update', lastMs }),
      'update-postgres': `Statements of an update\n\n${statements}\nLog of an update, by what is written:\n${wal}`,
    };
  } finally {
    await pool.end();
    await pair.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A server that keeps count of statements; what counts them is loaded at its start only. */
async function openCountingDatabase(): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'planerka-profile-'));
  const first = await openEmbedded({ dataDir });
  await prepareDatabase(first.url, { migrations: MIGRATIONS });
  const pool = openBenchPool(first.url, 1);
  await pool.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`);
  await pool.end();
  await first.close();
  const database = await openEmbedded({ dataDir });
  const counting = openBenchPool(database.url, 1);
  await counting.query('create extension pg_stat_statements');
  await counting.query('alter system set pg_stat_statements.track_planning = on');
  await counting.query('select pg_reload_conf()');
  await counting.end();
  return {
    url: database.url,
    dataDir,
    close: async () => {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function statementsOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{
    query: string;
    calls: number;
    plan: number;
    run: number;
    wal: number;
  }>(`select query, calls::float8 as calls, total_plan_time as plan, total_exec_time as run,
      wal_bytes::float8 as wal from pg_stat_statements order by total_plan_time + total_exec_time desc
      limit 20`);
  return rows
    .map(({ query, calls, plan, run, wal }) => {
      const figures = [
        `${(calls / UPDATES).toFixed(2)} an update`,
        `planned ${((MICROSECONDS_A_MS * plan) / UPDATES).toFixed(0)} µs`,
        `run ${((MICROSECONDS_A_MS * run) / UPDATES).toFixed(0)} µs`,
        `log ${(wal / UPDATES).toFixed(0)} B`,
      ];
      return `${figures.join(', ')}\n    ${query.replace(/\s+/g, ' ').slice(0, 160)}`;
    })
    .join('\n');
}

/** The program's own; its loader and its helpers write theirs beside it. */
async function largestProfile(folder: string): Promise<CpuProfile> {
  const texts = await Promise.all(
    (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  const [largest = ''] = texts.sort((a, b) => b.length - a.length);
  return CpuProfile.parse(JSON.parse(largest));
}
