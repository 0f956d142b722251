import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endOf, throughLink } from '../../../../test/rig/database-link.ts';
import { type Link, openLink } from '../../../../test/rig/link.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/rig/postgres.ts';
import { type Connection, connect } from './connect.ts';

let database: TestDatabase;
let link: Link;
let connection: Connection;

beforeAll(async () => {
  database = await createTestDatabase();
  link = await openLink(endOf(database.url));
  connection = connect({ url: throughLink(database.url, link), max: 2, queryTimeoutMs: 500 });
});
afterAll(async () => {
  await connection.close();
  await link.close();
  await database.drop();
});

const asked = () => sql<{ n: number }>`select ${1}::int as n`.execute(connection.db);
const both = () => Promise.allSettled([asked(), asked()]);

it('gives up connections that answer no more, and new ones serve', async () => {
  await both();
  link.silence();
  const silent = await both();
  const fault = { code: 'DATABASE_UNAVAILABLE' };
  expect(silent).toMatchObject([
    { status: 'rejected', reason: fault },
    { status: 'rejected', reason: fault },
  ]);
  expect((await asked()).rows).toEqual([{ n: 1 }]);
});

it('gives up a transaction on such a connection without waiting for its end', async () => {
  const work = connection.db.transaction().execute(async (trx) => {
    await sql`select ${1}::int`.execute(trx);
    link.silence();
    await sql`select ${2}::int`.execute(trx);
  });
  await expect(work).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  expect((await asked()).rows).toEqual([{ n: 1 }]);
});

async function limitsOf(namedStatements: boolean) {
  const own = connect({ url: database.url, max: 1, namedStatements });
  try {
    const settings = ['statement_timeout', 'idle_in_transaction_session_timeout'];
    const { rows } = await sql<{ name: string; setting: string }>`select name, setting
      from pg_settings where name = any(${settings}::text[]) order by name`.execute(own.db);
    return rows.map(({ setting }) => setting);
  } finally {
    await own.close();
  }
}

it('limits every connection at the server, too, but none behind a pooler that takes no settings', async () => {
  expect(await limitsOf(true)).toEqual(['60000', '300000']);
  expect(await limitsOf(false)).toEqual(['0', '0']);
});

it('a statement that the server has ended for its length is a database that does not answer', async () => {
  const own = connect({ url: database.url, max: 1, queryTimeoutMs: 300 });
  try {
    const slow = sql`select pg_sleep(${5})`.execute(own.db);
    await expect(slow).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  } finally {
    await own.close();
  }
});
