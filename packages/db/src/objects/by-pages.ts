import { type RawBuilder, sql } from 'kysely';
import { tableNamed } from '../connection/names.ts';
import type { Row } from '../connection/read-rows.ts';

/*
 * An index of words knows no order: a word that many bear would be read to its last bearer, to show
 * five. So it knows a row's page and its block too (migrations/0047-search-by-pages.sql), and is asked
 * from one end of the numbers on: two pages, then two blocks, then the rest at once. PostgreSQL begins
 * with the next part only where the parts before did not fill the list.
 */

/** Rows of a page and of a block, just as the indexes spell it. */
const PAGE = 500;
const BLOCK = 16_000;

const page = sql`t.number / ${sql.lit(PAGE)}`;
const block = sql`t.number / ${sql.lit(BLOCK)}`;

/** Which rows `t` of a table are read, and how many; `condition` is one that the index of words answers. */
export interface ByPages {
  readonly table: 'task' | 'timeblock';
  readonly workspaceId: string;
  readonly condition: RawBuilder<unknown>;
  readonly limit: number;
  /** What is computed once, before any row is read. */
  readonly first?: RawBuilder<unknown>;
}

/** The first of these parts that have enough; each by itself in the order `order`. */
function parts(
  { table, workspaceId, condition, limit }: ByPages,
  places: ReadonlyArray<RawBuilder<unknown>>,
  order: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const each = places.map(
    (place) => sql`(select t.* from ${tableNamed(table)} t
      where t.workspace_id = ${workspaceId}::uuid and ${place} and ${condition}
      order by ${order} limit ${limit})`,
  );
  return sql`select found.* from (${sql.join(each, sql` union all `)}) found limit ${limit}`;
}

/** Those with the highest numbers, newest first. */
export function newestByPages(asked: ByPages): RawBuilder<Row> {
  const { table, workspaceId, first = sql`true` } = asked;
  const top = (value: RawBuilder<unknown>) => sql`(select ${value} from top)`;
  const beforePages = sql`t.number < ${top(sql`(page - 1) * ${sql.lit(PAGE)}`)}`;
  const places = [
    sql`${page} = ${top(sql`page`)}`,
    sql`${top(sql`page > 0`)} and ${page} = ${top(sql`page - 1`)}`,
    sql`${top(sql`page > 1`)} and ${block} = ${top(sql`block`)} and ${beforePages}`,
    sql`${top(sql`block > 0`)} and ${block} = ${top(sql`block - 1`)} and ${beforePages}`,
    sql`${top(sql`block > 1`)} and t.number < ${top(sql`(block - 1) * ${sql.lit(BLOCK)}`)}`,
  ];
  // The order is one that no index has: along one of numbers every row would be tried.
  const order = sql`t.created_at desc, t.number desc`;
  return sql<Row>`with top as materialized (select ${page} as page, ${block} as block, ${first} as first
      from ${tableNamed(table)} t where t.workspace_id = ${workspaceId}::uuid
      order by t.number desc limit 1)
    select newest.* from (${parts(asked, places, order)}) newest
    where ${top(sql`first`)} is not null order by created_at desc, number desc`;
}

/** Those whose numbers follow `after`, in their order. */
export function nextByPages(asked: ByPages, after: number): RawBuilder<Row> {
  const [ownPage, ownBlock] = [Math.floor((after + 1) / PAGE), Math.floor((after + 1) / BLOCK)];
  const fromNumber = (number: number) => sql`t.number >= ${number}::bigint`;
  const onPage = (one: number) => sql`${page} = ${one}::bigint`;
  const inBlock = (one: number) => sql`${block} = ${one}::bigint`;
  const behindPages = fromNumber((ownPage + 2) * PAGE);
  const places = [
    sql`${onPage(ownPage)} and ${fromNumber(after + 1)}`,
    onPage(ownPage + 1),
    sql`${inBlock(ownBlock)} and ${behindPages}`,
    sql`${inBlock(ownBlock + 1)} and ${behindPages}`,
    fromNumber((ownBlock + 2) * BLOCK),
  ];
  // As above: not the order of an index.
  return sql<Row>`${parts(asked, places, sql`t.number + 0`)}`;
}
