import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/rig/postgres.ts';
import { installJobs } from './install-jobs.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const applied = async () =>
  (await pool.query('select id from graphile_worker.migrations order by id')).rows;

it('installs everything that the queue brings, where nothing is and where a part is', async () => {
  await installJobs(pool);
  const all = await applied();
  await runMigrations({ pgPool: pool });
  expect(await applied()).toEqual(all);
  // Where this fails, the queue has a newer migration: NEWEST has to be its number.
  expect(all.at(-1)).toEqual({ id: 19 });

  await pool.query('drop schema graphile_worker cascade');
  await pool.query('create schema graphile_worker');
  await installJobs(pool);
  expect(await applied()).toEqual(all);
});
