import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WorldSnapshot } from '@planerka/bot-api';
import { prepareDatabase } from '@planerka/db';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../rig/postgres.ts';

/** What an older program left when it was stopped in the middle of its work; the README beside says how. */
export interface OldVersion {
  /** The last instant that it knew. */
  readonly now: string;
  /** The chats, by what each was left in the middle of. */
  readonly people: Readonly<Record<string, number>>;
  readonly calls: ReadonlyArray<{
    readonly name: string;
    readonly args: Readonly<Record<string, unknown>>;
    readonly answer: unknown;
  }>;
  readonly world: WorldSnapshot;
  readonly sequences: ReadonlyArray<{ readonly name: string; readonly value: string }>;
  readonly tables: Readonly<Record<string, readonly object[]>>;
}

const MIGRATIONS = path.join(import.meta.dirname, '../../migrations');
/** The first migration that the older program did not have. */
const FIRST_NEW = '0014';

export async function readOldVersion(): Promise<OldVersion> {
  const file = path.join(import.meta.dirname, 'old-version.json');
  return JSON.parse(await readFile(file, 'utf8')) as OldVersion;
}

/** A database as the older program would have migrated it, with what it has left. */
export async function fillOldDatabase(old: OldVersion): Promise<TestDatabase> {
  const database = await createTestDatabase({ empty: true });
  const folder = await mkdtemp(path.join(tmpdir(), 'planerka-old-'));
  try {
    for (const name of await readdir(MIGRATIONS)) {
      if (name < FIRST_NEW) await cp(path.join(MIGRATIONS, name), path.join(folder, name));
    }
    await prepareDatabase(database.url, { migrations: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
  await fill(database.url, old);
  return database;
}

export async function bringUpToDate({ url }: TestDatabase): Promise<void> {
  await prepareDatabase(url, { migrations: MIGRATIONS });
}

async function fill(url: string, { tables, sequences }: OldVersion): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // Rows come in no order that their foreign keys would like.
    await client.query('set session_replication_role = replica');
    for (const [name, rows] of Object.entries(tables)) {
      const { rows: given } = await client.query<{ columns: string }>(
        `select string_agg(format('%I', attname), ', ') as columns from pg_attribute
          where attrelid = $1::regclass and attnum > 0 and attgenerated = '' and not attisdropped`,
        [name],
      );
      const columns = given[0]?.columns ?? '';
      await client.query(`delete from ${name}`);
      await client.query(
        `insert into ${name} (${columns}) overriding system value
          select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
        [JSON.stringify(rows)],
      );
    }
    for (const { name, value } of sequences) {
      await client.query('select setval($1::regclass, $2::bigint)', [name, value]);
    }
  } finally {
    await client.end();
  }
}
