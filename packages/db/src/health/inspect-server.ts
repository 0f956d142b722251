import { performance } from 'node:perf_hooks';
import { type PendingMigrations, pendingMigrations } from '../migrate/pending-migrations.ts';
import { bareClient } from './bare-client.ts';
import { isPooledByTransaction } from './transaction-pooler.ts';

/** What can be told of a server from one connection, without changing anything. */
export interface ServerFacts extends PendingMigrations {
  /** Such as 150004. */
  readonly version: number;
  readonly answer_ms: number;
  /** By how much its clock is ahead of this process's. */
  readonly clock_ahead_ms: number;
  readonly connections: number;
  readonly connections_max: number;
  /** Is each transaction led to whichever session is free? Then it has no locks and no settings of its own. */
  readonly is_pooled: boolean;
}

interface Row {
  readonly version: number;
  readonly now_ms: number;
  readonly connections: number;
  readonly connections_max: number;
}

/** Throws what `pg` throws; no message holds a password. */
export async function inspectServer(url: string, migrations: string): Promise<ServerFacts> {
  const client = bareClient(url);
  await client.connect();
  try {
    const started = performance.now();
    const { rows } = await client.query<Row>(`select
      current_setting('server_version_num')::int as version,
      extract(epoch from clock_timestamp())::float8 * 1000 as now_ms,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int as connections_max`);
    const answerMs = performance.now() - started;
    const [row] = rows;
    if (!row) throw new Error('no answer');
    const { now_ms: now, ...facts } = row;
    return {
      ...facts,
      answer_ms: Math.round(answerMs),
      clock_ahead_ms: Math.round(now - (Date.now() - answerMs / 2)),
      is_pooled: await isPooledByTransaction(url),
      ...(await pendingMigrations(client, migrations)),
    };
  } finally {
    await client.end().catch(() => {});
  }
}
