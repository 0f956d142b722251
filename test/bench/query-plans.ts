import type { Connection } from '@planerka/db';
import { z } from 'zod';

const Query = z.object({ text: z.string(), values: z.array(z.unknown()) });
type Asked = z.infer<typeof Query>;

const Node = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Actual Rows': z.number().optional(),
  'Rows Removed by Filter': z.number().optional(),
  get Plans() {
    return z.array(Node).optional();
  },
});
type Node = z.infer<typeof Node>;
const Explained = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: Node })) }));

/** The big tables: reading one of them from end to end is what must not happen. */
const BIG = new Set(['task', 'timeblock', 'journal', 'reminder']);

const watchedPools = new WeakMap<object, { asked: Asked[] | null }>();

/** The queries that `work` sends to the database. */
export async function queriesOf(
  { pool }: Connection,
  work: () => Promise<unknown>,
): Promise<readonly Asked[]> {
  const watch = watchedPools.get(pool) ?? startWatch(pool);
  watch.asked = [];
  await work();
  const { asked } = watch;
  watch.asked = null;
  return asked;
}

/** Every client of the pool tells what it is asked, from its first use on. */
function startWatch(pool: Connection['pool']): { asked: Asked[] | null } {
  const watch: { asked: Asked[] | null } = { asked: null };
  const known = new WeakSet<object>();
  pool.on('acquire', (client: { query: unknown }) => {
    const { query } = client;
    if (known.has(client) || typeof query !== 'function') return;
    known.add(client);
    client.query = (...parameters: readonly unknown[]): unknown => {
      const read = Query.safeParse(parameters[0]);
      if (read.success) watch.asked?.push(read.data);
      return Reflect.apply(query, client, parameters);
    };
  });
  watchedPools.set(pool, watch);
  return watch;
}

export interface PlanFacts {
  readonly indexes: readonly string[];
  /** Big tables that were read from end to end. */
  readonly scanned: readonly string[];
  /** Rows that were read of tables in all, kept or not. */
  readonly rows: number;
}

/** How PostgreSQL answers these queries: which indexes, and which tables without one. */
export async function planFacts(
  connection: Connection,
  queries: readonly Asked[],
): Promise<PlanFacts> {
  const indexes = new Set<string>();
  const scanned = new Set<string>();
  let rows = 0;
  const visit = (node: Node): void => {
    const { 'Index Name': index, 'Relation Name': table, 'Node Type': type } = node;
    if (index !== undefined) indexes.add(index);
    if (type === 'Seq Scan' && table !== undefined && BIG.has(table)) scanned.add(table);
    if (table !== undefined) {
      rows += (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0);
    }
    for (const child of node.Plans ?? []) visit(child);
  };
  for (const { text, values } of queries) {
    if (!/^\s*(?:select|with)/i.test(text)) continue;
    const answer = await connection.pool.query(`explain (analyze, format json) ${text}`, [
      ...values,
    ]);
    for (const { 'QUERY PLAN': plans } of Explained.parse(answer.rows)) {
      for (const { Plan } of plans) visit(Plan);
    }
  }
  return { indexes: [...indexes].sort(), scanned: [...scanned].sort(), rows: Math.round(rows) };
}
