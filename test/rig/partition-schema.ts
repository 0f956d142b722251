import type { Client } from 'pg';

const PARTITIONS = 8;

const PLAN_TABLES = `select c.oid::regclass::text as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1::text[])
  order by 1`;
/** As they were written, foreign keys last: they need the keys of others. */
const CONSTRAINTS = `select c.conrelid::regclass::text as name, c.conname as called,
    pg_get_constraintdef(c.oid) as definition
  from pg_constraint c where c.connamespace = 'public'::regnamespace and c.contype in ('p', 'u', 'f')
    and c.conrelid::regclass::text = any ($1::text[])
  order by c.contype = 'f', c.conname`;
const INDEXES = `select pg_get_indexdef(i.indexrelid) as definition from pg_index i
  where i.indrelid::regclass::text = any ($1::text[])
    and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`;

/**
 * Builds the tables of the plan again, empty, as hash partitions by workspace_id, with every key, foreign
 * key and index that the migrations made, and puts them before the others: the program then finds these.
 * PostgreSQL itself refuses a unique key without workspace_id here, as Citus does. Answers their names.
 */
export async function partitionSchema(
  client: Client,
  localTables: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(PLAN_TABLES, [localTables]);
  const tables = rows.map(({ name }) => name);
  const constraints = await client.query<{ name: string; called: string; definition: string }>(
    CONSTRAINTS,
    [tables],
  );
  const indexes = await client.query<{ definition: string }>(INDEXES, [tables]);
  await client.query('create schema sharded');
  await client.query('set search_path = sharded, public');
  for (const table of tables) {
    await client.query(`create table sharded.${table}
      (like public.${table} including defaults including generated)
      partition by hash (workspace_id)`);
    for (let part = 0; part < PARTITIONS; part += 1) {
      await client.query(`create table sharded.${table}_part_${part} partition of sharded.${table}
        for values with (modulus ${PARTITIONS}, remainder ${part})`);
    }
  }
  for (const { name, called, definition } of constraints.rows) {
    await client.query(`alter table sharded.${name} add constraint "${called}" ${definition}`);
  }
  for (const { definition } of indexes.rows) {
    await client.query(definition.replace(/ ON (?:ONLY )?public\./, ' ON sharded.'));
  }
  const { rows: here } = await client.query<{ name: string }>('select current_database() as name');
  await client.query(`alter database ${here[0]?.name ?? ''} set search_path = sharded, public`);
  return tables;
}
