import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { Client, Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/rig/postgres.ts';
import { connect } from '../connection/connect.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let folder: string;
let client: Client;

beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
  folder = await mkdtemp(path.join(tmpdir(), 'planerka-migrations-'));
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function files(texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await writeFile(path.join(folder, name), text);
}

async function tables(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

const run = (): ReturnType<typeof migrate> => migrate(database.url, { folder });

describe('migrate', () => {
  test('applies what is pending, in order, and says which', async () => {
    await files({
      '0001-first.sql': `
        create table first (id int); -- a semicolon; in a comment
        create function two() returns int language plpgsql as $$
        begin
          return 2;
        end
        $$;
        insert into first values (two()), (3);`,
      '0002-second.sql': 'create table second as select * from first;',
    });
    expect(await run()).toEqual({ applied: ['0001-first', '0002-second'], already: 0 });
    await files({ '0005-third.sql': 'drop table first' });
    expect(await run()).toEqual({ applied: ['0005-third'], already: 2 });
    expect(await run()).toEqual({ applied: [], already: 3 });
    expect(await tables()).toEqual(['second']);
  });

  test('a pool is used and left open', async () => {
    await files({ '0001-first.sql': 'create table first ()' });
    const pool = new Pool({ connectionString: database.url, max: 1 });
    pool.on('error', () => undefined);
    // The database may be dropped before the server has seen the connection end.
    pool.on('connect', (opened) => opened.on('error', () => undefined));
    expect(await migrate(pool, { folder })).toEqual({ applied: ['0001-first'], already: 0 });
    expect((await pool.query('select from first')).rowCount).toBe(0);
    await pool.end();
  });

  test('a file for nobody else is refused while the program is at work, and nothing is applied', async () => {
    await files({ '0001-first.sql': 'create table first ()' });
    await run();
    await files({
      '0002-second.sql': 'create table second ()',
      '0003-third.sql': '-- alone: older programs cannot read it\ncreate table third ()',
    });
    const old = connect({ url: database.url, max: 1 });
    await old.pool.query('select 1');
    await expect(run()).rejects.toMatchObject({
      code: 'MIGRATION_IN_COMPANY',
      details: { connections: '1' },
    });
    expect(await tables()).toEqual(['first']);
    await old.close();
    await expect
      .poll(() =>
        run().then(
          ({ applied }) => applied,
          () => [],
        ),
      )
      .toEqual(['0002-second', '0003-third']);
  });

  test('an empty folder is nothing to do', async () => {
    expect(await run()).toEqual({ applied: [], already: 0 });
  });

  test('several at once apply each file once', async () => {
    await files({
      '0001-first.sql': 'create table first (id int); select pg_sleep(0.05);',
      '0002-second.sql': 'insert into first values (1)',
    });
    const results = await Promise.all(Array.from({ length: 6 }, run));
    expect(results.flatMap(({ applied }) => applied).sort()).toEqual(['0001-first', '0002-second']);
    expect((await client.query('select from first')).rowCount).toBe(1);
  });
});

describe('a file that fails', () => {
  test('takes everything back, names its place, and can be mended', async () => {
    await files({
      '0001-first.sql': 'create table first ();',
      '0002-second.sql': "create table second ();\n-- задача 🗓\nselect 'ж🗓', nothing from first;\n",
    });
    await expect(run()).rejects.toMatchObject({
      code: 'MIGRATION_FAILED',
      details: {
        place: path.join(folder, '0002-second.sql:3:14'),
        reason: 'column "nothing" does not exist (SQLSTATE 42703)',
      },
    });
    expect(await tables()).toEqual([]);
    await files({ '0002-second.sql': 'create table second ();' });
    expect(await run()).toEqual({ applied: ['0001-first', '0002-second'], already: 0 });
  });

  test('at run time is named too, with the line inside a function', async () => {
    await files({
      '0001-first.sql': "do $$\nbegin\n  raise exception 'no such luck';\nend\n$$;",
    });
    await expect(run()).rejects.toMatchObject({
      code: 'MIGRATION_FAILED',
      details: {
        place: path.join(folder, '0001-first.sql'),
        reason: expect.stringMatching(/^no such luck.*inline_code_block line 3/),
      },
    });
  });

  test('may not end the transaction', async () => {
    await files({ '0001-first.sql': 'create table first ();\nCOMMIT;\nselect 1 / 0;' });
    await expect(run()).rejects.toMatchObject({
      code: 'MIGRATION_TRANSACTION',
      details: { place: path.join(folder, '0001-first.sql:2'), statement: 'COMMIT;' },
    });
    expect(await tables()).toEqual([]);
  });
});

describe('files that do not fit what was applied', () => {
  beforeEach(async () => {
    await files({
      '0001-first.sql': 'create table first ();\n',
      '0003-third.sql': 'create table third ();\n',
    });
    await run();
  });

  test('edited', async () => {
    await files({
      '0001-first.sql': 'create table first (id int);\n',
      '0004-fourth.sql': 'create table fourth ();',
    });
    await expect(run()).rejects.toMatchObject({
      code: 'MIGRATION_EDITED',
      details: { file: path.join(folder, '0001-first.sql') },
    });
    expect(await tables()).toEqual(['first', 'third']);
  });

  test('with other line ends they are the same', async () => {
    await files({ '0001-first.sql': 'create table first ();\r\n' });
    expect(await run()).toEqual({ applied: [], already: 2 });
  });

  test('gone', async () => {
    await rm(path.join(folder, '0003-third.sql'));
    await expect(run()).rejects.toMatchObject({
      code: 'MIGRATION_MISSING',
      details: { name: '0003-third' },
    });
  });

  test('numbered before an applied one', async () => {
    await files({ '0002-late.sql': 'create table late ();' });
    await expect(run()).rejects.toMatchObject({
      code: 'MIGRATION_OUT_OF_ORDER',
      details: { file: path.join(folder, '0002-late.sql') },
    });
    expect(await tables()).toEqual(['first', 'third']);
  });

  test('applied by another program meanwhile', async () => {
    // This program has read its own two files and waits for the lock that the newer one holds.
    const { rows } = await client.query<{ lock: boolean }>(
      'select pg_advisory_lock(3853314791062309107) is not null as lock',
    );
    expect(rows).toHaveLength(1);
    await files({ '0004-mine.sql': 'create table mine ();' });
    // Looked at from the start: it may have refused before the lock's own answer has come.
    const refused = run().catch((error: unknown) => error);
    await expect
      .poll(async () => {
        const { rowCount } = await client.query(
          `select from pg_locks where locktype = 'advisory' and not granted
             and database = (select oid from pg_database where datname = current_database())`,
        );
        return rowCount;
      })
      .toBe(1);
    await client.query(`
      insert into migration.kysely_migration values ('0005-theirs', '2026-01-01T00:00:00Z');
      insert into migration.checksum values ('0005-theirs', 'sum');`);
    // A statement of its own: in one with the rows the lock would go before they are committed.
    await client.query('select pg_advisory_unlock(3853314791062309107)');
    expect(await refused).toMatchObject({ code: 'MIGRATION_MISSING' });
    expect(await tables()).toEqual(['first', 'third']);
  });

  test.each([['0004-Upper.sql'], ['4-short.sql'], ['0003-double.sql'], ['0004_under.sql']])(
    'badly named: %s',
    async (name) => {
      await files({ [name]: 'select 1' });
      await expect(run()).rejects.toMatchObject({ code: 'MIGRATION_NAME' });
    },
  );
});

describe('without a folder or a database', () => {
  /** Everything that a log could show of the error, its causes included. */
  function everything(error: unknown): string {
    return inspect(error, { depth: 20, showHidden: true });
  }

  test('no folder', async () => {
    await expect(migrate(database.url, { folder: `${folder}/no` })).rejects.toMatchObject({
      code: 'MIGRATIONS_NOT_FOUND',
    });
  });

  test.each([
    ['DATABASE_UNREACHABLE', 'postgresql://app:hunter2@127.0.0.1:1/plan'],
    ['DATABASE_UNREACHABLE', 'postgresql://app:hunter2@no-such-host.invalid/plan'],
    ['DATABASE_URL_INVALID', 'postgresql://app:hunter2@ho st/plan'],
  ])('%s: %s', async (code, url) => {
    await files({ '0001-first.sql': 'select 1' });
    const refused: unknown = await migrate(url, { folder }).catch((error: unknown) => error);
    expect(everything(refused)).not.toContain('hunter2');
    expect(refused).toMatchObject({ code });
  });

  test('a database that is not there', async () => {
    const url = new URL(database.url);
    url.pathname = '/no_such_database';
    url.password = 'hunter2';
    const refused: unknown = await migrate(url.href, { folder }).catch((error: unknown) => error);
    expect(everything(refused)).not.toContain('hunter2');
    expect(refused).toMatchObject({
      code: 'DATABASE_REFUSED',
      details: {
        address: expect.stringMatching(/no_such_database/),
        reason: 'database "no_such_database" does not exist',
      },
    });
  });
});
