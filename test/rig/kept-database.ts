import { type Connection, connect } from '@planerka/db';
import { Client } from 'pg';
import { createTestDatabase } from './postgres.ts';

/**
 * One database for many short tests, one after another, with the connections to it: each connection plans a
 * statement once, and in a database of its own a test pays for that with every connection anew.
 */
export interface KeptDatabase {
  readonly url: string;
  readonly connection: Connection;
  /** Makes it what it was when it was new. */
  empty(): Promise<void>;
  drop(): Promise<void>;
}

const CONNECTIONS = 20;

interface Found {
  readonly name: string;
}

export async function keepDatabase(): Promise<KeptDatabase> {
  const database = await createTestDatabase();
  const connection = connect({ url: database.url, max: CONNECTIONS });
  const cleaner = new Client({ connectionString: database.url });
  await cleaner.connect();
  await prepareCleaning(cleaner);
  return {
    url: database.url,
    connection,
    empty: async () => {
      await cleaner.query('select pg_temp.make_new()');
    },
    drop: async () => {
      await connection.close();
      await cleaner.end();
      await database.drop();
    },
  };
}

/** What the migrations have filled stays; everything else goes, and whatever counts begins anew. */
async function prepareCleaning(client: Client): Promise<void> {
  const named = `format('%I.%I', n.nspname, c.relname) as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;
  const { rows: tables } = await client.query<Found>(
    `select ${named} and c.relkind = 'r' order by 1`,
  );
  const emptied: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await client.query(`select from ${name} limit 1`);
    if (rowCount !== 0) continue;
    emptied.push(`delete from ${name};`);
    // What is vacuumed between two tests is filled in another order than a new table.
    await client.query(`alter table ${name} set (autovacuum_enabled = false)`);
  }
  const { rows: sequences } = await client.query<Found>(
    `select ${named} and c.relkind = 'S' order by 1`,
  );
  const begun = sequences.map(({ name }) => `perform setval('${name}', 1, false);`);
  await client.query(`create function pg_temp.make_new() returns void language plpgsql
    set session_replication_role = replica
    as $make$ begin ${emptied.join('\n')} ${begun.join('\n')} end $make$`);
}
