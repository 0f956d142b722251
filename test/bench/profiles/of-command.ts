import { Session } from 'node:inspector/promises';
import { type Connection, connect } from '@planerka/db';
import { z } from 'zod';
import { openBenchDatabase, openBenchPool } from '../database.ts';
import { literalOf, queriesOf } from '../query-plans.ts';
import { runtimeWrite, someWorkspaces } from '../runtime-writes.ts';
import { CpuProfile, summary } from './cpu-summary.ts';
import { walByRelation } from './wal-by-relation.ts';

const WARM_UP = 3_000;
const COMMANDS = 3_000;

const Plan = z.array(z.object({ 'QUERY PLAN': z.string() }));

/** Where the time and the log of one command go: `task_create` through runtime and database. */
export async function profileOfCommand(): Promise<Readonly<Record<string, string>>> {
  const database = await openBenchDatabase();
  const connection = connect({ url: database.url, max: 1 });
  const pool = openBenchPool(database.url, 1);
  try {
    const write = runtimeWrite(connection, await someWorkspaces(connection, 1));
    for (let count = 0; count < WARM_UP; count += 1) await write(0);
    const node = await profiled(async () => {
      for (let count = 0; count < COMMANDS; count += 1) await write(0);
    });
    const postgres = await explained(connection, () => write(0));
    const wal = await walByRelation(pool, COMMANDS, async () => {
      for (let count = 0; count < COMMANDS; count += 1) await write(0);
    });
    return {
      'command-node': summary(node, COMMANDS, { what: 'A command' }),
      'command-postgres': `${postgres}\nLog of a command, by what is written:\n${wal}`,
    };
  } finally {
    await pool.end();
    await connection.close();
    await database.close();
  }
}

async function profiled(work: () => Promise<void>): Promise<CpuProfile> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  await work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return CpuProfile.parse(profile);
}

/** Each statement of a call as PostgreSQL carries it out, taken back afterwards. */
async function explained(connection: Connection, work: () => Promise<unknown>): Promise<string> {
  const told: string[] = [];
  await queriesOf(connection, work, async (run, { text, values }) => {
    const literals = values.map(literalOf).join(', ');
    await run('begin');
    await run(`prepare explained as ${text}`);
    const answer = await run(
      `explain (analyze, wal, buffers, summary) execute explained${values.length > 0 ? `(${literals})` : ''}`,
    );
    await run('deallocate explained');
    await run('rollback');
    told.push(
      Plan.parse(answer.rows)
        .map((row) => row['QUERY PLAN'])
        .join('\n'),
    );
  });
  return told.map((plan, index) => `Statement ${index + 1} of a command\n\n${plan}\n`).join('\n');
}
