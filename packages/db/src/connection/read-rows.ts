import type { Kysely, RawBuilder } from 'kysely';
import type { Schema } from './schema.ts';

/** A row as the database brings it, before its schema has read it. */
export type Row = Readonly<Record<string, unknown>>;

/** What a query finds. */
export async function allRows<R>(db: Kysely<Schema>, query: RawBuilder<R>): Promise<R[]> {
  return (await query.execute(db)).rows;
}

/** The first of what a query finds; null when it finds nothing. */
export async function firstRow<R>(db: Kysely<Schema>, query: RawBuilder<R>): Promise<R | null> {
  const [first = null] = await allRows(db, query);
  return first;
}

/** What a query finds, each row read. */
export async function readRows<T, R = Row>(
  db: Kysely<Schema>,
  query: RawBuilder<R>,
  read: (row: R) => T,
): Promise<T[]> {
  return (await allRows(db, query)).map((row) => read(row));
}
