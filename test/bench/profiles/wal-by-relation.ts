import type { Pool } from 'pg';

/**
 * How many bytes of log each table and index takes, of each of so many pieces of work, the largest first:
 * what the records name, without the pages that are logged whole after a checkpoint.
 */
export async function walByRelation(
  pool: Pool,
  divisor: number,
  work: () => Promise<void>,
): Promise<string> {
  const place = async (): Promise<string> => {
    const { rows } = await pool.query<{ lsn: string }>(
      'select pg_current_wal_flush_lsn()::text as lsn',
    );
    return rows[0]?.lsn ?? '';
  };
  await pool.query('create extension if not exists pg_walinspect');
  await pool.query('checkpoint');
  const from = await place();
  await work();
  const to = await place();
  // A record may name several pages: its own length is shared out among them.
  const { rows } = await pool.query<{
    name: string;
    records: number;
    bytes: number;
    pages: number;
  }>(
    `with page as (
        select b.start_lsn, b.relfilenode, b.block_fpi_length,
          (b.record_length - sum(b.block_fpi_length) over record)::float8 / count(*) over record
            as own_length
        from pg_get_wal_block_info($1, $2) b window record as (partition by b.start_lsn)),
      named as (
        select coalesce(c.relname, 'another') as name, count(distinct p.start_lsn) as records,
          sum(p.own_length) as bytes, sum(p.block_fpi_length)::float8 as pages
        from page p left join pg_class c on pg_relation_filenode(c.oid) = p.relfilenode
        group by 1),
      other as (
        select 'records of no table: ' || r.resource_manager || ' ' || r.record_type as name,
          count(*) as records, sum(r.record_length)::float8 as bytes, 0::float8 as pages
        from pg_get_wal_records_info($1, $2) r where r.block_ref is null or r.block_ref = ''
        group by 1)
    select name, records::float8 as records, bytes, pages from named
    union all select name, records::float8, bytes, pages from other
    order by bytes desc`,
    [from, to],
  );
  const number = (value: number, width: number) => value.toFixed(1).padStart(width);
  const line = (name: string, records: number, bytes: number, pages: number) =>
    `${number(bytes / divisor, 9)} B ${number(records / divisor, 6)} records ${number(pages / divisor, 9)} B of whole pages  ${name}`;
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((all, row) => all + of(row), 0);
  return [
    line(
      'in all',
      sum((row) => row.records),
      sum((row) => row.bytes),
      sum((row) => row.pages),
    ),
    ...rows.map((row) => line(row.name, row.records, row.bytes, row.pages)),
    '',
  ].join('\n');
}
