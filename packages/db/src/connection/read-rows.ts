import type { Kysely, RawBuilder } from 'kysely';
import type { Schema } from './schema.ts';

/** A row as the database brings it, before its schema has read it. */
export type Row = Readonly<Record<string, unknown>>;

/** What a query finds, each row read. */
export async function readRows<T, R = Row>(
  db: Kysely<Schema>,
  query: RawBuilder<R>,
  read: (row: R) => T,
): Promise<T[]> {
  const { rows } = await query.execute(db);
  return rows.map((row) => read(row));
}
