import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endOf, throughLink } from '../../../../test/rig/database-link.ts';
import { type Link, openLink } from '../../../../test/rig/link.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/rig/postgres.ts';
import { type Connection, connect } from './connect.ts';
import { type HeldAlone, holdAlone } from './hold-alone.ts';

vi.setConfig({ testTimeout: 30_000 });

const NAME = 'sample hold';

let database: TestDatabase;
let link: Link;
let own: Connection;
let others: Connection;
let lost: number;
let held: HeldAlone | null;

beforeEach(async () => {
  database = await createTestDatabase();
  link = await openLink(endOf(database.url));
  own = connect({ url: throughLink(database.url, link), max: 2 });
  others = connect({ url: database.url, max: 2 });
  lost = 0;
  held = await holdAlone(own.pool, NAME, () => (lost += 1));
  expect(held).not.toBeNull();
});
afterEach(async () => {
  await held?.letGo();
  await own.close();
  await others.close();
  await link.close();
  await database.drop();
});

/** Would another process get it now? */
async function isFree(): Promise<boolean> {
  const other = await holdAlone(others.pool, NAME, () => {});
  await other?.letGo();
  return other !== null;
}

async function holder(): Promise<number | undefined> {
  const { rows } = await others.pool.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0]?.pid;
}

/** By a session other than the one before. */
async function heldAgain(before: number | undefined): Promise<void> {
  await vi.waitFor(
    async () => {
      const now = await holder();
      expect(now).toBeGreaterThan(0);
      expect(now).not.toBe(before);
    },
    { timeout: 60_000, interval: 100 },
  );
}

/** Ends the holder's session at the server, as a restart would. */
async function endSession(): Promise<void> {
  await others.pool.query('select pg_terminate_backend($1)', [await holder()]);
}

it('is one process’s until it lets go', async () => {
  expect(await isFree()).toBe(false);
  await held?.letGo();
  await vi.waitFor(async () => expect(await isFree()).toBe(true), { timeout: 60_000 });
});

it('is held again within seconds after its connection broke', async () => {
  const before = await holder();
  await endSession();
  await heldAgain(before);
  expect(await isFree()).toBe(false);
  expect(lost).toBe(0);
});

it('is held again after its connection died without a word, though the server still counts the old one', async () => {
  const before = await holder();
  link.silence();
  await heldAgain(before);
  expect(await isFree()).toBe(false);
  expect(lost).toBe(0);
});

it('says so where another process was quicker', async () => {
  const taken = new pg.Client({ connectionString: database.url });
  await taken.connect();
  try {
    const waiting = taken.query('select pg_advisory_lock(hashtextextended($1, 0))', [NAME]);
    await endSession();
    await waiting;
    await vi.waitFor(() => expect(lost).toBe(1), { timeout: 60_000 });
  } finally {
    await taken.end();
  }
});
