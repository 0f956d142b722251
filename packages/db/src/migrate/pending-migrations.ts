import type pg from 'pg';
import { readMigrationFiles } from './migration-files.ts';

export interface PendingMigrations {
  readonly applied: number;
  /** Files that are not applied yet, in order. */
  readonly pending: readonly string[];
  /** What is applied and no file: the program is older than the database. */
  readonly unknown: readonly string[];
}

/** What `migrate` would find, without applying anything. */
export async function pendingMigrations(
  client: pg.ClientBase,
  folder: string,
): Promise<PendingMigrations> {
  const files = await readMigrationFiles(folder);
  const there = await client.query<{ there: boolean }>(
    `select to_regclass('migration.kysely_migration') is not null as there`,
  );
  const names =
    there.rows[0]?.there === true
      ? (await client.query<{ name: string }>('select name from migration.kysely_migration')).rows
      : [];
  const applied = new Set(names.map(({ name }) => name));
  const known = new Set(files.map(({ name }) => name));
  return {
    applied: applied.size,
    pending: files.flatMap(({ name }) => (applied.has(name) ? [] : [name])),
    unknown: [...applied].filter((name) => !known.has(name)).sort(),
  };
}
