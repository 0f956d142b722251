import pg from 'pg';
import { APPLICATION_NAME } from './application-name.ts';
import { DeadConnection, endOf } from './failure.ts';
import { LIFE_SIGNS } from './life-signs.ts';

/** How a call ended, and why it failed. `left`: it says nothing of the server. */
export type CallEnding = (end: 'answered' | 'failed' | 'left', why?: string) => void;

/** What calls tell of a database, and are told: the same layer as every other service's. */
export interface DatabaseCircuit {
  /** Throws RetryableError `OUTBOUND_RESTS` where a call would be in vain. */
  check(): void;
  begin(): CallEnding;
}

/** Connections that are lent out, and how many callers wait for one. */
export interface ConnectionsInHand {
  readonly taken: number;
  readonly waiting: number;
}

/** Of calls that tell nobody how the database does. */
export const UNCOUNTED: DatabaseCircuit = { check: () => {}, begin: () => () => {} };

export interface ConnectionWatch {
  readonly circuit: DatabaseCircuit;
  /** A pool joins. */
  add(pool: pg.Pool): void;
  /** A pool has made a connection; the server knows it by this number. */
  made(client: pg.ClientBase, pid: number): void;
  /** An answer of this client is awaited; rejects with `DeadConnection` when it will never come. */
  under<T>(client: pg.ClientBase, asked: Promise<T>): Promise<T>;
  inHand(): ConnectionsInHand;
  stop(): void;
}

export interface WatchOptions {
  readonly url: string;
  readonly circuit: DatabaseCircuit;
  /** Told when connections were found dead. */
  readonly onDead?: (connections: number) => void;
}

interface Asked {
  readonly pid: number;
  readonly since: number;
  readonly giveUp: (error: DeadConnection) => void;
}

const LOOK_EVERY_MS = 500;
/** A statement that takes longer is looked after. */
const SILENT_MS = 2_000;
/** A server that answers a new connection no sooner is not reached. */
const ANSWERS_WITHIN_MS = 2_500;

/**
 * Of these sessions, those whose client waits in vain: the server has ended them, or has had nothing to do for
 * them for a while. One that works, or waits for a lock, is in nobody's way.
 */
const IN_VAIN = `select p.pid from unnest($1::int[]) p (pid)
  left join pg_stat_activity a on a.pid = p.pid
  where a.pid is null
    or (a.state like 'idle%' and a.state_change < clock_timestamp() - interval '1 second')`;

async function inVain(url: string, pids: readonly number[]): Promise<ReadonlySet<number>> {
  const client = new pg.Client({
    connectionString: url,
    application_name: APPLICATION_NAME,
    ...LIFE_SIGNS,
    connectionTimeoutMillis: ANSWERS_WITHIN_MS,
    query_timeout: ANSWERS_WITHIN_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(IN_VAIN, [pids]);
    return new Set(rows.map(({ pid }) => pid));
  } finally {
    client.end().catch(() => {});
  }
}

/**
 * Looks after statements that go without an answer, over a connection of its own: the server is asked whether it
 * works on them at all. Where it does not, their connections have died without a word; they are given up at once
 * and not at the time limit, and with them every idle one, which has most likely died the same way. Not through a
 * pooler in transaction mode, whose connections are not the server's.
 */
export function watchConnections({ url, circuit, onDead }: WatchOptions): ConnectionWatch {
  const pools = new Set<pg.Pool>();
  const known = new WeakMap<pg.ClientBase, { readonly pid: number; readonly at: number }>();
  const underWay = new Set<Asked>();
  let isLooking = false;

  /** Idle connections made before are replaced. */
  async function renewIdle(pool: pg.Pool): Promise<void> {
    const before = performance.now();
    const renew = async (): Promise<void> => {
      const client = await pool.connect();
      client.release((known.get(client)?.at ?? 0) < before);
    };
    await Promise.allSettled(Array.from({ length: pool.idleCount }, renew));
  }

  async function look(): Promise<void> {
    const late = performance.now() - SILENT_MS;
    const silent = [...underWay].filter(({ since }) => since < late);
    if (silent.length === 0) return;
    const end = circuit.begin();
    try {
      const pids = await inVain(
        url,
        silent.map(({ pid }) => pid),
      );
      end('answered');
      // What has been answered meanwhile is nobody's concern.
      const dead = silent.filter((asked) => pids.has(asked.pid) && underWay.has(asked));
      if (dead.length === 0) return;
      onDead?.(dead.length);
      const renewing = [...pools].map(renewIdle);
      for (const { giveUp } of dead) giveUp(new DeadConnection());
      await Promise.all(renewing);
    } catch (error) {
      end(...endOf(error));
    }
  }

  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => {
      isLooking = false;
    });
  }, LOOK_EVERY_MS).unref();

  return {
    circuit,
    add: (pool) => void pools.add(pool),
    made: (client, pid) => void known.set(client, { pid, at: performance.now() }),
    under: (client, asked) => {
      const pid = known.get(client)?.pid;
      if (pid === undefined) return asked;
      return new Promise((resolve, reject) => {
        const entry: Asked = {
          pid,
          since: performance.now(),
          giveUp: (error) => {
            underWay.delete(entry);
            reject(error);
          },
        };
        underWay.add(entry);
        asked.finally(() => underWay.delete(entry)).then(resolve, reject);
      });
    },
    inHand: () => {
      const sum = (of: (pool: pg.Pool) => number) =>
        [...pools].reduce((total, pool) => total + of(pool), 0);
      return {
        taken: sum((pool) => pool.totalCount - pool.idleCount),
        waiting: sum((pool) => pool.waitingCount),
      };
    },
    stop: () => clearInterval(timer),
  };
}
