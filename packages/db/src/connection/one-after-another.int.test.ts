import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type Kernel, startKernel } from '../../../../test/rig/kernel.ts';
import { expectNoLostUpdate } from '../../../../test/rig/plan-tables.ts';
import { replay } from '../../../../test/rig/replay.ts';
import { buildRigProgram, type RigProgram } from '../../../../test/rig/rig-program.ts';
import { connect } from './connect.ts';
import { oneAfterAnother } from './one-after-another.ts';

// cites: K-replay

const WRITERS = 32;
const PROCESSES = 2;
const EACH = 10;
/** The lost try without the lock, and the one with it; one more for what nobody foresees. */
const RUNS_MAX = 3;

let kernel: Kernel;
let program: RigProgram;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  kernel = await startKernel();
  program = await buildRigProgram('writers-process');
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await kernel.stop();
  await program.remove();
});

const Report = z.strictObject({ runs: z.array(z.int()), passedBy: z.array(z.int()) });

async function startWriters(workspace: string) {
  const writers = WRITERS / PROCESSES;
  const options = { url: kernel.url, workspace, writers, each: EACH, connections: 4 };
  const child = spawn(process.execPath, [program.file, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  running.add(child);
  const ended = once(child, 'close');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('ready');
  return {
    go: () => child.stdin.write('go\n'),
    report: async () => {
      const { value } = await lines.next();
      await ended;
      running.delete(child);
      return Report.parse(JSON.parse(value ?? ''));
    },
  };
}

it(`${WRITERS} writers of ${PROCESSES} processes in one workspace lose nothing and run each call a few times at most`, async () => {
  const story = await kernel.story();
  const { workspace } = story.context;
  const crowd = await Promise.all(Array.from({ length: PROCESSES }, () => startWriters(workspace)));
  for (const { go } of crowd) go();
  const reports = await Promise.all(crowd.map(({ report }) => report()));

  const runs = reports.flatMap((report) => report.runs);
  expect(runs).toHaveLength(WRITERS * EACH);
  expect(Math.max(...runs)).toBeLessThanOrEqual(RUNS_MAX);
  // Whoever comes later is served later: nobody is passed by more often than others waited before.
  const passedBy = reports.flatMap((report) => report.passedBy);
  expect(Math.max(...passedBy)).toBeLessThan(WRITERS / PROCESSES);

  const entries = await story.journal();
  const numbers = [...replay(entries).values()].flatMap(({ kind, row }) =>
    kind === 'task' ? [row.number] : [],
  );
  expect(numbers.sort((a, b) => a - b)).toEqual(
    Array.from({ length: WRITERS * EACH }, (_, index) => index + 1),
  );
  expectNoLostUpdate(entries);
});

it('costs a call that nobody disturbs no statement more than its own', async () => {
  const { workspace } = (await kernel.story()).context;
  const used: unknown[] = [];
  await oneAfterAnother(kernel.connection.db, workspace, (db) => {
    used.push(db);
    return Promise.resolve();
  });
  expect(used).toEqual([kernel.connection.db]);
});

it('waits in memory: a workspace that somebody else has locked leaves connections to the others', async () => {
  const [busy, free] = await Promise.all([kernel.story(), kernel.story()]);
  const connection = connect({ url: kernel.url, max: 2 });
  const holder = new pg.Client({ connectionString: kernel.url });
  await holder.connect();
  try {
    await holder.query('begin');
    const lock = 'select from workspace where workspace_id = $1 for update';
    await holder.query(lock, [busy.context.workspace]);
    const touch = (workspace: string) =>
      oneAfterAnother(connection.db, workspace, (db) =>
        db
          .updateTable('workspace')
          .set((eb) => ({ version: eb('version', '+', 1) }))
          .where('workspace_id', '=', workspace)
          .execute(),
      );
    const waiting = Array.from({ length: 20 }, () => touch(busy.context.workspace));
    expect(await touch(free.context.workspace)).toHaveLength(1);
    await holder.query('rollback');
    expect(await Promise.all(waiting)).toHaveLength(20);
  } finally {
    await holder.end();
    await connection.close();
  }
});

it('leaves connections to those who hold a lock, for what they read beside it', async () => {
  const size = 4;
  const connection = connect({ url: kernel.url, max: size });
  const { db } = connection;
  try {
    const stories = await Promise.all(Array.from({ length: 3 * size }, () => kernel.story()));
    const calls = stories.map(({ context: { workspace } }) => {
      let runs = 0;
      return oneAfterAnother(db, workspace, async (on) => {
        runs += 1;
        if (runs === 1) await sql`select refuse('moved')`.execute(on);
        await sql`select pg_sleep(0.02)`.execute(on);
        await db.selectFrom('workspace').select('version').limit(1).execute();
        return on === db ? 'unlocked' : 'locked';
      });
    });
    expect(await Promise.all(calls)).toEqual(calls.map(() => 'locked'));
  } finally {
    await connection.close();
  }
});
