import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/rig/postgres.ts';
import { eraseWorkspace } from '../commands/erase-workspace.ts';
import { type Connection, connect } from '../connection/connect.ts';
import type { Schema } from '../connection/schema.ts';
import { eraseChat } from './erase-chat.ts';
import { purgeExpired } from './retention.ts';

/** For every table of the database the list says how long its rows are kept, and what erases them. */

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect({ url: database.url, max: 1 });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

async function tablesWith(column: string | null): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and (${column}::text is null or exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = ${column}::text and not a.attisdropped))
    order by name`.execute(connection.db);
  return rows.map(({ name }) => name);
}

/** The tables from which this deletes or in which it overwrites rows. */
async function touchedBy(work: (db: Kysely<Schema>) => Promise<void>): Promise<Set<string>> {
  const touched = new Set<string>();
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      const table = /^(?:delete from|update) "?(\w+)/.exec(query.sql)?.[1];
      if (table) touched.add(table);
    },
  });
  await work(db);
  return touched;
}

const without = (all: readonly string[], ...known: ReadonlyArray<Iterable<string>>) => {
  const names = new Set(known.flatMap((one) => [...one]));
  return all.filter((name) => !names.has(name));
};

it('erasing a plan deletes from every table that knows its workspace', async () => {
  const erased = await touchedBy((db) =>
    eraseWorkspace(db, '00000000-0000-0000-0000-000000000000'),
  );
  expect(without(await tablesWith('workspace_id'), erased)).toEqual([]);
});

it('erasing a chat deletes from every table that knows a chat or a person', async () => {
  const who = { botId: 1, chatId: 7, userId: 7, actor: 'telegram:7', keepUpdateId: 1 };
  const chat = await touchedBy((db) => eraseChat(db, who));
  const plan = await touchedBy((db) => eraseWorkspace(db, '00000000-0000-0000-0000-000000000000'));
  const knowing = [
    ...(await tablesWith('chat_id')),
    ...(await tablesWith('user_id')),
    ...(await tablesWith('actor')),
  ];
  // Who may use the bot stays in, and whether a chat blocks it is known until it speaks again.
  const kept = ['telegram_access', 'telegram_chat'];
  expect([...new Set(without(knowing, chat, plan))].sort()).toEqual(kept);
});

it('every table is kept until its plan is erased, or cleared by the job, or told here', async () => {
  const cleared = await touchedBy(purgeExpired);
  const plan = await touchedBy((db) => eraseWorkspace(db, '00000000-0000-0000-0000-000000000000'));
  expect(without(await tablesWith(null), cleared, plan)).toEqual([
    // The zone and the hours of a person, until they erase their data.
    'person',
    // Who may use the bot and whose messages cannot reach it: numbers, no words.
    'telegram_access',
    'telegram_chat',
    // By which number a group went before; a row each.
    'telegram_chat_move',
    // A row each bot.
    'telegram_poller',
  ]);
});
