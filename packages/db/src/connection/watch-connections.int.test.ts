import { setTimeout as sleep } from 'node:timers/promises';
import { type Circuit, createCircuit } from '@planerka/outbound';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endOf, throughLink } from '../../../../test/rig/database-link.ts';
import { type Link, openLink } from '../../../../test/rig/link.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/rig/postgres.ts';
import { type Connection, connect } from './connect.ts';
import { type ConnectionWatch, watchConnections } from './watch-connections.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Longer than any of these tests may take: what ends sooner was not ended by it. */
const QUERY_TIMEOUT_MS = 30_000;
const SOON_MS = 20_000;

let database: TestDatabase;
let link: Link;
let circuit: Circuit;
let watch: ConnectionWatch;
let dead: number;
let pools: Connection[];

beforeEach(async () => {
  database = await createTestDatabase();
  link = await openLink(endOf(database.url));
  dead = 0;
  const url = throughLink(database.url, link);
  circuit = createCircuit(
    { service: 'database', failuresMax: 5, restMs: 250, restMaxMs: 2_000 },
    () => watch.inHand(),
  );
  watch = watchConnections({ url, circuit, onDead: (connections) => (dead += connections) });
  const open = (max: number) => connect({ url, max, queryTimeoutMs: QUERY_TIMEOUT_MS, watch });
  pools = [open(8), open(6)];
});
afterEach(async () => {
  watch.stop();
  for (const pool of pools) await pool.close();
  await link.close();
  await database.drop();
});

const asked = (pool: Connection | undefined) =>
  sql<{ n: number }>`select ${1}::int as n`.execute(pool?.db ?? never());
const never = (): never => {
  throw new Error('no such pool');
};
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: { code?: string }) => error.code,
  );

/** Every connection of both pools is made, and idle. */
async function fill(): Promise<void> {
  const slept = pools.flatMap((pool, index) =>
    Array.from({ length: index === 0 ? 8 : 6 }, () => sql`select pg_sleep(0.3)`.execute(pool.db)),
  );
  await Promise.all(slept);
  expect(pools.map(({ pool }) => pool.idleCount)).toEqual([8, 6]);
}

it('fourteen connections that died without a word cost one wait of seconds, not fourteen', async () => {
  await fill();
  link.silence();
  const started = performance.now();
  // One after the other, as a person's command asks.
  let tries = 0;
  for (const pool of [...pools, ...pools, ...pools]) {
    while ((await code(asked(pool))) !== 'answered') tries += 1;
  }
  expect(performance.now() - started).toBeLessThan(SOON_MS);
  expect(tries).toBe(1);
  expect(dead).toBe(1);
  expect(circuit.health()).toMatchObject({ state: 'working', failures_in_a_row: 0 });
});

it('all that are asked at once are given up together, and a transaction with them', async () => {
  await fill();
  const [pool] = pools;
  const transaction = pool?.db.transaction().execute(async (trx) => {
    await asked(pools[1]);
    await sql`select 1`.execute(trx);
    link.silence();
    await sql`select ${2}::int`.execute(trx);
  });
  const ended = code(transaction ?? never());
  await sleep(300);
  const started = performance.now();
  const all = await Promise.all(Array.from({ length: 5 }, () => code(asked(pool))));
  expect(new Set([await ended, ...all])).toEqual(new Set(['DATABASE_UNAVAILABLE']));
  expect(performance.now() - started).toBeLessThan(SOON_MS);
  expect((await asked(pool)).rows).toEqual([{ n: 1 }]);
});

it('a statement that works long, or waits for a lock, is no dead connection', async () => {
  const [pool] = pools;
  const slow = sql`select pg_sleep(4), ${1}::int as n`.execute(pool?.db ?? never());
  const holding = sql`select pg_advisory_lock(77), pg_sleep(4.5), pg_advisory_unlock(77)`.execute(
    pool?.db ?? never(),
  );
  await sleep(200);
  const waiting = sql`select pg_advisory_lock(77), ${1}::int as n`.execute(pool?.db ?? never());
  expect((await Promise.all([slow, holding, waiting])).length).toBe(3);
  expect(dead).toBe(0);
});

it('a transaction that thinks for long between two statements keeps its connection', async () => {
  const [pool] = pools;
  await pool?.db.transaction().execute(async (trx) => {
    await sql`select ${1}::int`.execute(trx);
    await sleep(4_000);
    await sql`select ${2}::int`.execute(trx);
  });
  expect(dead).toBe(0);
});

it('a database that is gone is asked less: the sixth is turned away at once, and told when it is back', async () => {
  const [pool] = pools;
  await link.cut();
  for (let count = 0; count < 5; count += 1) {
    expect(await code(asked(pool))).toBe('DATABASE_UNAVAILABLE');
  }
  expect(circuit.health()).toMatchObject({ state: 'resting', last_failure: 'ECONNREFUSED' });
  const before = circuit.health().calls.failed;
  expect(await code(asked(pools[1]))).toBe('DATABASE_UNAVAILABLE');
  expect(circuit.health().calls).toMatchObject({ failed: before, turned_away: 1 });
  await link.mend();
  await vi.waitFor(async () => expect(await code(asked(pool))).toBe('answered'), {
    timeout: 60_000,
    interval: 50,
  });
  expect(circuit.health()).toMatchObject({ state: 'working', failures_in_a_row: 0 });
  expect(await Promise.all(pools.map((each) => code(asked(each))))).toEqual([
    'answered',
    'answered',
  ]);
});

it('a server that says nothing to new connections either is let rest while statements still wait', async () => {
  await fill();
  link.hold();
  const hanging = code(asked(pools[0]));
  await vi.waitFor(() => expect(circuit.health().failures_in_a_row).toBeGreaterThanOrEqual(2), {
    timeout: 60_000,
    interval: 100,
  });
  link.release();
  expect(await hanging).toBe('answered');
  expect(dead).toBe(0);
  await vi.waitFor(async () => expect(await code(asked(pools[1]))).toBe('answered'), {
    timeout: 60_000,
    interval: 50,
  });
});

it('statements that the server refuses say nothing against it', async () => {
  const own = connect({ url: database.url, max: 1, watch });
  try {
    for (let count = 0; count < 7; count += 1) {
      await expect(sql`select 1 / ${0}::int`.execute(own.db)).rejects.toThrow('division by zero');
    }
    expect(circuit.health()).toMatchObject({ state: 'working', failures_in_a_row: 0 });
  } finally {
    await own.close();
  }
});
