import { RetryableError } from '@planerka/contracts';
import { Kysely, PostgresDialect, type PostgresPool, type QueryCompiler } from 'kysely';
import pg from 'pg';
import { APPLICATION_NAME } from './application-name.ts';
import { endOf, guarded } from './failure.ts';
import { giveUpDead } from './give-up-dead.ts';
import { LIFE_SIGNS } from './life-signs.ts';
import { type ObserveStatement, PooledClient, type PooledClientOptions } from './pooled-client.ts';
import { RememberingCompiler } from './remembering-compiler.ts';
import type { Schema } from './schema.ts';
import { valueParsers } from './value-parsers.ts';
import type { ConnectionWatch } from './watch-connections.ts';

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
   * repeats work. A later commit of any other connection makes them last too. Tables are read
   * along their indexes only: marks are made in queues, and a plan that is made while one is empty is kept when it is long.
   */
  readonly relaxed?: boolean;
  /** Sees each statement, its values aside, and how long it takes. */
  readonly observe?: ObserveStatement | undefined;
  /** Gives up connections that have died without a word; several pools of one database share it. */
  readonly watch?: ConnectionWatch | undefined;
  /** Others use the pool's clients as they are: with a watch, each is looked after all the same. */
  readonly bare?: boolean;
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  readonly onIdleError?: (error: Error) => void;
}

export interface Connection {
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

function poolOf(pool: pg.Pool, options: PooledClientOptions): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PooledClient>();
  const circuit = options.watch?.circuit;
  return {
    connect: async () => {
      const end = await guarded(async () => {
        circuit?.check();
        return circuit?.begin() ?? null;
      });
      const client = await guarded(() => pool.connect()).catch((error: unknown) => {
        end?.(...endOf(error instanceof RetryableError ? error.cause : error));
        throw error;
      });
      const known = clients.get(client);
      if (known) return known.lent(end);
      // That it could be made shows a server that answers.
      end?.('answered');
      const made = new PooledClient(client, options);
      clients.set(client, made);
      return made;
    },
    end: () => pool.end(),
  };
}

const CONNECTIONS_DEFAULT = 10;
/** Above every statement that is meant, the import of a large plan included. */
const QUERY_TIMEOUT_MS = 5 * 60_000;
/** A transaction whose process says nothing more for so long is over, with its locks. */
const IDLE_IN_TRANSACTION_MS = 60_000;

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

/** Of a queue that looks empty when the plan is made, only what goes along an index in its order stays cheap. */
const RELAXED = [
  '-c synchronous_commit=off',
  '-c enable_seqscan=off',
  '-c enable_bitmapscan=off',
] as const;

const sizes = new WeakMap<Kysely<Schema>, number>();

class RememberingDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new RememberingCompiler();
  }
}

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
const PLAN_ONCE = `select set_config('plan_cache_mode', 'force_generic_plan', false),
  set_config('max_parallel_workers_per_gather', '0', false),
  pg_backend_pid() as pid`;

/** Nobody looks after a connection that is being made: one that dies then is given up by itself. */
const PLAN_ONCE_CONFIG = { text: PLAN_ONCE, query_timeout: 5_000 };

/** The pool waits for what this returns, though its types know nothing of it, and ends a client that fails. */
const planOnce =
  (watch: ConnectionWatch | undefined) =>
  (client: pg.ClientBase): unknown =>
    client.query<{ pid: number }>(PLAN_ONCE_CONFIG).then(({ rows: [row] }) => {
      if (row) watch?.made(client, row.pid);
    });

/** Opens a pool; no connection is made before the first query. */
export function connect(options: ConnectOptions): Connection {
  const max = options.max ?? CONNECTIONS_DEFAULT;
  const isNaming = options.namedStatements !== false;
  const queryTimeoutMs = options.queryTimeoutMs ?? QUERY_TIMEOUT_MS;
  const settings = [
    ...(isNaming ? serverLimits(queryTimeoutMs) : []),
    ...(options.relaxed ? RELAXED : []),
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
    ...(isNaming ? { onConnect: planOnce(options.watch) } : {}),
  });
  let isClosing = false;
  // A connection that is ending anyway may be ended by a server that stops: nothing broke.
  const onIdleError = (error: Error) => {
    if (!isClosing) options.onIdleError?.(error);
  };
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', onIdleError));
  const db = new Kysely<Schema>({
    dialect: new RememberingDialect({
      pool: poolOf(pool, { isNaming, observe: options.observe, watch: options.watch }),
    }),
  });
  options.watch?.add(pool);
  if (options.bare === true && options.watch) giveUpDead(pool, options.watch);
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
