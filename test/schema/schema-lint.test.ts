import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lintSchema } from '../rig/lint-schema.ts';
import { LOCAL_TABLES } from '../rig/local-tables.ts';
import { createTestDatabase, type TestDatabase } from '../rig/postgres.ts';

async function connect(database: TestDatabase): Promise<Client> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  return client;
}

describe('the schema of the migrations', () => {
  let database: TestDatabase;
  let client: Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = await connect(database);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  test('has the tables of the plan', async () => {
    const { rows } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'task',
        'timeblock',
        'clarification',
        'journal',
        'telegram_update',
        'telegram_outbox',
      ]),
    );
  });

  test('is fit for sharding by workspace_id', async () => {
    expect(await lintSchema(client, LOCAL_TABLES)).toEqual([]);
  });
});

describe('the lint', () => {
  let database: TestDatabase;
  let client: Client;
  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
    client = await connect(database);
    await client.query(`
      create table good (workspace_id uuid, id uuid, note text, primary key (workspace_id, id));
      create unique index good_note on good (workspace_id, note);
      create table good_child (
        workspace_id uuid, id uuid, good_id uuid, primary key (workspace_id, id),
        foreign key (workspace_id, good_id) references good
      );
      create table directory (chat_id bigint primary key, workspace_id uuid);
    `);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  async function findings(statements: string, local: string[] = ['directory']): Promise<string[]> {
    await client.query(`begin; ${statements}`);
    try {
      return await lintSchema(client, local);
    } finally {
      await client.query('rollback');
    }
  }

  test('finds nothing in a good schema', async () => {
    expect(await findings('')).toEqual([]);
  });

  test.each([
    ['create table t (id uuid primary key)', 't: has no workspace_id'],
    [
      'create table t (workspace_id text, id uuid, primary key (workspace_id, id))',
      't: workspace_id is not a uuid',
    ],
    ['create table t (workspace_id uuid not null)', 't: has no primary key'],
    [
      'create table t (workspace_id uuid, id uuid, primary key (id, workspace_id))',
      't: has no primary key that begins with workspace_id',
    ],
    [
      'create unique index u on good (note)',
      'good: unique index without workspace_id among its columns: u',
    ],
    [
      'create unique index u on good (note) include (workspace_id)',
      'good: unique index without workspace_id among its columns: u',
    ],
    [
      'alter table good add constraint x exclude (note with =)',
      'good: exclusion constraint that does not compare workspace_id with =: x',
    ],
    [
      'alter table good add unique (id, workspace_id);' +
        ' alter table good_child add constraint f foreign key (workspace_id, good_id) references good (id, workspace_id)',
      'good_child: foreign key that does not pair workspace_id with workspace_id: f',
    ],
    [
      'alter table good add chat_id bigint constraint f references directory',
      'good: foreign key to the local table directory: f',
    ],
    [
      'alter table directory add column id uuid, add constraint f foreign key (workspace_id, id) references good',
      'directory: local table with a foreign key to good',
    ],
    [
      'create function noop() returns trigger language plpgsql as $$ begin return null; end $$;' +
        ' create trigger g after insert on good for each row execute function noop()',
      'good: trigger: g',
    ],
    [
      'alter table good add n bigint generated always as identity',
      'good: numbers come from a sequence: n',
    ],
    ['alter table good add n serial', 'good: numbers come from a sequence: n'],
  ])('%s', async (statements, finding) => {
    expect(await findings(statements)).toContainEqual(expect.stringContaining(finding));
  });

  test('a local table that does not exist is named', async () => {
    expect(await findings('', ['directory', 'gone'])).toEqual([
      'gone: is named as a local table and does not exist',
    ]);
  });
});
