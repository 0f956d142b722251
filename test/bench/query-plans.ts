import type { Connection } from '@planerka/db';
import pg from 'pg';
import { z } from 'zod';

const Query = z.object({ text: z.string(), values: z.array(z.unknown()) });
type Asked = z.infer<typeof Query>;

const Node = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Actual Rows': z.number().optional(),
  'Actual Loops': z.number().optional(),
  'Rows Removed by Filter': z.number().optional(),
  get Plans() {
    return z.array(Node).optional();
  },
});
type Node = z.infer<typeof Node>;
const Explained = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: Node })) }));

/** The big tables: reading one of them from end to end is what must not happen. */
const BIG = new Set(['task', 'timeblock', 'journal', 'reminder']);

type Run = (text: string) => Promise<{ readonly rows: readonly unknown[] }>;
type Before = (run: Run, query: Asked) => Promise<void>;
interface Watch {
  asked: Asked[] | null;
  before: Before | undefined;
}

const watchedPools = new WeakMap<object, Watch>();

/** The queries that `work` sends to the database; `before` is called before each, on its connection. */
export async function queriesOf(
  { pool }: Connection,
  work: () => Promise<unknown>,
  before?: Before,
): Promise<readonly Asked[]> {
  const watch = watchedPools.get(pool) ?? startWatch(pool);
  watch.asked = [];
  watch.before = before;
  await work();
  const { asked } = watch;
  watch.asked = null;
  watch.before = undefined;
  return asked;
}

/** Every client of the pool tells what it is asked, from its first use on. */
function startWatch(pool: Connection['pool']): Watch {
  const watch: Watch = { asked: null, before: undefined };
  const known = new WeakSet<object>();
  pool.on('acquire', (client: { query: unknown }) => {
    const { query } = client;
    if (known.has(client) || typeof query !== 'function') return;
    known.add(client);
    client.query = (...parameters: readonly unknown[]): unknown => {
      const read = Query.safeParse(parameters[0]);
      if (read.success) watch.asked?.push(read.data);
      const { before } = watch;
      if (!read.success || before === undefined) return Reflect.apply(query, client, parameters);
      const run: Run = (text) => Promise.resolve(Reflect.apply(query, client, [text]));
      return before(run, read.data).then((): unknown => Reflect.apply(query, client, parameters));
    };
  });
  watchedPools.set(pool, watch);
  return watch;
}

export interface PlanFacts {
  readonly indexes: readonly string[];
  /** Big tables that were read from end to end. */
  readonly scanned: readonly string[];
  /** The queries that did so. */
  readonly scans: readonly string[];
  /** Rows that were read of tables in all, kept or not. */
  readonly rows: number;
  /** The same with each reading of a table that was read again and again. */
  readonly rowsOfAllLoops: number;
}

/** How PostgreSQL answers these queries: which indexes, and which tables without one. */
export async function planFacts(
  connection: Connection,
  queries: readonly Asked[],
): Promise<PlanFacts> {
  const indexes = new Set<string>();
  const scanned = new Set<string>();
  const scans: string[] = [];
  let rows = 0;
  let rowsOfAllLoops = 0;
  const visit = (node: Node): void => {
    const { 'Index Name': index, 'Relation Name': table, 'Node Type': type } = node;
    if (index !== undefined) indexes.add(index);
    if (type === 'Seq Scan' && table !== undefined && BIG.has(table)) scanned.add(table);
    if (table !== undefined) {
      const read = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0);
      rows += read;
      rowsOfAllLoops += read * (node['Actual Loops'] ?? 1);
    }
    for (const child of node.Plans ?? []) visit(child);
  };
  const client = await connection.pool.connect();
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    for (const { text, values } of queries) {
      if (!/^\s*(?:select|with)/i.test(text)) continue;
      // Prepared, as the program asks: the plan then knows no more of the values than it does there.
      await client.query(`prepare explained as ${text}`);
      const execute = values.length === 0 ? '' : `(${values.map(literalOf).join(', ')})`;
      const answer = await client.query(
        `explain (analyze, format json) execute explained${execute}`,
      );
      await client.query('deallocate explained');
      const before = scanned.size;
      for (const { 'QUERY PLAN': plans } of Explained.parse(answer.rows)) {
        for (const { Plan } of plans) visit(Plan);
      }
      if (scanned.size > before) scans.push(text);
    }
  } finally {
    client.release(true);
  }
  return {
    indexes: [...indexes].sort(),
    scanned: [...scanned].sort(),
    scans,
    rows: Math.round(rows),
    rowsOfAllLoops: Math.round(rowsOfAllLoops),
  };
}

const PART = /_part_(?<part>\d+)$/;
const isWrite = (text: string): boolean =>
  /\b(?:insert into|update|delete from|refuse)\b/i.test(text);

/**
 * The statements that `work` sends and that look into more than one part of tables cut by workspace. What
 * reads is run again afterwards; what writes is run before and taken back.
 */
export async function straysOf(
  connection: Connection,
  work: () => Promise<unknown>,
): Promise<readonly string[]> {
  const strays: string[] = [];
  const asked = await queriesOf(connection, work, async (client, { text, values }) => {
    if (!isWrite(text)) return;
    await client('begin');
    if (await isStray(client, { text, values })) strays.push(text);
    await client('rollback');
  });
  const client = await connection.pool.connect();
  try {
    for (const each of asked) {
      const isRead = /^\s*(?:select|with)/i.test(each.text) && !isWrite(each.text);
      if (isRead && (await isStray((text) => client.query(text), each))) strays.push(each.text);
    }
  } finally {
    client.release(true);
  }
  return strays;
}

async function isStray(run: Run, { text, values }: Asked): Promise<boolean> {
  await run(`prepare explained as ${text}`);
  const execute = values.length === 0 ? '' : `(${values.map(literalOf).join(', ')})`;
  const answer = await run(`explain (analyze, format json) execute explained${execute}`);
  await run('deallocate explained');
  const parts = new Set<string>();
  const visit = (node: Node): void => {
    const part = PART.exec(node['Relation Name'] ?? '')?.groups?.['part'];
    if (part !== undefined && (node['Actual Loops'] ?? 0) > 0) parts.add(part);
    for (const child of node.Plans ?? []) visit(child);
  };
  for (const { 'QUERY PLAN': plans } of Explained.parse(answer.rows)) {
    for (const { Plan } of plans) visit(Plan);
  }
  return parts.size > 1;
}

/** A parameter as it stands in SQL. */
export function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map(elementOf).join(',')}}`);
  return pg.escapeLiteral(textOf(value));
}

function elementOf(value: unknown): string {
  return value === null ? 'null' : JSON.stringify(textOf(value));
}

const Plain = z.union([z.string(), z.number(), z.boolean(), z.bigint()]);

function textOf(value: unknown): string {
  const plain = Plain.safeParse(value);
  return plain.success ? String(plain.data) : JSON.stringify(value);
}
