import { createHash } from 'node:crypto';
import { InvariantError } from '@planerka/contracts';
import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { APPLICATION_NAME } from './application-name.ts';
import { guarded, isSilence } from './failure.ts';
import type { Schema } from './schema.ts';
import { valueParsers } from './value-parsers.ts';

/** Runs a statement and may look at how it goes; `text` holds no values. */
export type ObserveStatement = <R>(text: string, run: () => Promise<R>) => Promise<R>;

export interface ConnectOptions {
  readonly url: string;
  /** Connections at most; default 10. */
  readonly max?: number;
  /** How long one statement may take, in milliseconds; default five minutes. */
  readonly queryTimeoutMs?: number;
  /**
   * Prepared statements kept by name on the server: faster, but a pooler in transaction mode (older
   * PgBouncer) breaks them. Default true.
   */
  readonly namedStatements?: boolean;
  /**
   * Commits need not reach the disk at once: for marks whose loss in a crash of the server only
   * repeats work. A later commit of any other connection makes them last too.
   */
  readonly relaxed?: boolean;
  /** Sees each statement, its values aside, and how long it takes. */
  readonly observe?: ObserveStatement | undefined;
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  readonly onIdleError?: (error: Error) => void;
}

export interface Connection {
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Names beyond this many texts would only fill the server's memory. */
const NAMED_STATEMENTS_MAX = 500;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= NAMED_STATEMENTS_MAX) return undefined;
  const name = `p_${createHash('sha1').update(text).digest('base64url')}`;
  names.set(text, name);
  return name;
}

/**
 * A pooled client whose parametrised queries are prepared once per connection, under a name if they
 * may have one. Here database errors enter, and are wrapped.
 */
class Client implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #isNaming: boolean;
  readonly #observe: ObserveStatement | undefined;
  #isGivenUp = false;

  constructor(client: pg.PoolClient, isNaming: boolean, observe: ObserveStatement | undefined) {
    this.#client = client;
    this.#isNaming = isNaming;
    this.#observe = observe;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    query: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof query !== 'string') {
      throw new InvariantError('NO_CURSORS', 'cursors are not used by this program');
    }
    const run = () => this.#run<R & pg.QueryResultRow>(query, values);
    return this.#observe ? this.#observe(query, run) : run();
  }

  release(): void {
    if (!this.#isGivenUp) this.#client.release();
    this.#isGivenUp = false;
  }

  async #run<R extends pg.QueryResultRow>(
    text: string,
    values: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> {
    const name = this.#isNaming && values.length > 0 ? nameOf(text) : undefined;
    const config = { text, values: [...values], ...(name === undefined ? {} : { name }) };
    const result = await guarded(async () => {
      try {
        return await this.#client.query<R>(config);
      } catch (error) {
        // It answers no more, also not what would end its transaction: everybody gets a new one.
        if (isSilence(error) && !this.#isGivenUp) {
          this.#isGivenUp = true;
          this.#client.release(true);
        }
        throw error;
      }
    });
    return {
      command: result.command as PostgresQueryResult<R>['command'],
      rowCount: result.rowCount ?? 0,
      rows: result.rows,
    };
  }
}

function poolOf(
  pool: pg.Pool,
  isNaming: boolean,
  observe: ObserveStatement | undefined,
): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, Client>();
  return {
    connect: async () => {
      const client = await guarded(() => pool.connect());
      const wrapped = clients.get(client) ?? new Client(client, isNaming, observe);
      clients.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
  };
}

const CONNECTIONS_DEFAULT = 10;
/** Above every statement that is meant, the import of a large plan included. */
const QUERY_TIMEOUT_MS = 5 * 60_000;
/** A transaction whose process says nothing more for so long is over, with its locks. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** What every connection has: a peer that is gone is noticed, at both ends. */
export const LIFE_SIGNS = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/**
 * The server's own limits, so that what this process has given up ends there, too. A pooler in
 * transaction mode takes no such settings.
 */
function serverLimits(queryTimeoutMs: number): string[] {
  const limits = {
    statement_timeout: queryTimeoutMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    // In seconds; a socket of this machine has none.
    tcp_keepalives_idle: 30,
    tcp_keepalives_interval: 10,
    tcp_keepalives_count: 3,
  };
  return Object.entries(limits).map(([name, value]) => `-c ${name}=${value}`);
}

const sizes = new WeakMap<Kysely<Schema>, number>();

/** How many connections there are behind `db`, one for a transaction's. */
export function connectionsOf(db: Kysely<Schema>): number {
  return sizes.get(db) ?? 1;
}

/**
 * A named statement is planned once a connection. Left to itself, PostgreSQL plans most of ours anew at
 * each call, for lists among the parameters look dear to a plan that does not know them; planning took
 * three times as long as running. The tests of query plans look at these plans. No statement of ours is
 * large enough for processes of its own: starting them takes longer than what they would read.
 */
const PLAN_ONCE = `set plan_cache_mode = force_generic_plan;
  set max_parallel_workers_per_gather = 0`;

/** The pool waits for what this returns, though its types know nothing of it, and ends a client that fails. */
const planOnce = (client: pg.ClientBase): unknown => client.query(PLAN_ONCE);

/** Opens a pool; no connection is made before the first query. */
export function connect(options: ConnectOptions): Connection {
  const max = options.max ?? CONNECTIONS_DEFAULT;
  const isNaming = options.namedStatements !== false;
  const queryTimeoutMs = options.queryTimeoutMs ?? QUERY_TIMEOUT_MS;
  const settings = [
    ...(isNaming ? serverLimits(queryTimeoutMs) : []),
    ...(options.relaxed ? ['-c synchronous_commit=off'] : []),
  ];
  const pool = new pg.Pool({
    connectionString: options.url,
    max,
    types: valueParsers,
    ...LIFE_SIGNS,
    // A connection may die without a word: what is asked there is given up here, not only there.
    query_timeout: queryTimeoutMs,
    application_name: APPLICATION_NAME,
    ...(settings.length > 0 ? { options: settings.join(' ') } : {}),
    ...(isNaming ? { onConnect: planOnce } : {}),
  });
  let isClosing = false;
  // A connection that is ending anyway may be ended by a server that stops: nothing broke.
  const onIdleError = (error: Error) => {
    if (!isClosing) options.onIdleError?.(error);
  };
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', onIdleError));
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: poolOf(pool, isNaming, options.observe) }),
  });
  sizes.set(db, max);
  return {
    db,
    pool,
    close: async () => {
      isClosing = true;
      await db.destroy();
      // Kysely ends a pool only after its own first query.
      if (!pool.ended) await pool.end();
    },
  };
}
