import type pg from 'pg';
import { askHeld } from './asked.ts';
import { guarded } from './failure.ts';

const LOOK_EVERY_MS = 1_000;
const RETRY_MS = 250;

export interface HeldAlone {
  /** Lets go: the lock ends with its connection. */
  letGo(): Promise<void>;
}

const KEY = 'hashtextextended($1, 0)';

/** What this process had held over a connection that broke; the server may not have noticed yet. */
const END_OWN = `select pg_terminate_backend(k.pid) from pg_locks k
  where k.pid = $2::int and k.locktype = 'advisory' and k.objsubid = 1
    and ((k.classid::bigint << 32) | k.objid::bigint) = ${KEY}`;

/** Who holds it; null where nobody does. */
const HOLDER = `select k.pid from pg_locks k
  where k.locktype = 'advisory' and k.granted and k.objsubid = 1
    and ((k.classid::bigint << 32) | k.objid::bigint) = ${KEY}
    and k.database = (select oid from pg_database where datname = current_database())`;

interface Hold {
  readonly client: pg.PoolClient;
  readonly pid: number;
}

/** Asks over any connection of the pool. */
async function ask<R extends pg.QueryResultRow>(
  pool: pg.Pool,
  text: string,
  values: readonly unknown[],
): Promise<R[]> {
  const client = await pool.connect();
  try {
    const { rows } = await askHeld<R>(client, text, values);
    client.release();
    return rows;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** The hold, or null while another session has it. */
async function take(pool: pg.Pool, name: string): Promise<Hold | null> {
  const client = await pool.connect();
  try {
    const { rows } = await askHeld<{ held: boolean; pid: number }>(
      client,
      `select pg_try_advisory_lock(${KEY}) as held, pg_backend_pid() as pid`,
      [name],
    );
    const [row] = rows;
    if (row?.held === true) return { client, pid: row.pid };
    client.release();
    return null;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/**
 * Takes what only one process on this database may have at a time, or returns null while another
 * one has it. It is the server's own lock of a connection, so the end of the process gives it back
 * however it ends; it keeps one connection of the pool until it is let go. A connection that breaks, or dies
 * without a word, is replaced within seconds; `onLost` is told where another process was quicker. Throws
 * RetryableError when the database is out of reach.
 */
export async function holdAlone(
  pool: pg.Pool,
  name: string,
  onLost: () => void,
): Promise<HeldAlone | null> {
  let hold = await guarded(() => take(pool, name));
  if (hold === null) return null;
  let { pid } = hold;
  let stopped = false;
  let timer: NodeJS.Timeout | null = null;

  /** Takes it again; the session of before, which may look alive to the server, is ended first. */
  async function takeAgain(): Promise<void> {
    await ask(pool, END_OWN, [name, pid]);
    hold = await take(pool, name);
    if (hold !== null) {
      pid = hold.pid;
      return;
    }
    const holder = await ask<{ pid: number }>(pool, HOLDER, [name]);
    if (holder.some((row) => row.pid !== pid)) {
      stopped = true;
      onLost();
    }
  }

  async function step(): Promise<number> {
    try {
      if (hold === null) await takeAgain();
      else await askHeld(hold.client, 'select 1', []);
      return hold === null ? RETRY_MS : LOOK_EVERY_MS;
    } catch {
      // The database is away: whoever needs it says so.
      hold?.client.release(true);
      hold = null;
      return RETRY_MS;
    }
  }

  let looking = Promise.resolve();
  function next(afterMs: number): void {
    if (stopped) return;
    timer = setTimeout(() => {
      looking = step().then(next);
    }, afterMs);
    timer.unref();
  }

  next(LOOK_EVERY_MS);
  return {
    letGo: async () => {
      stopped = true;
      if (timer) clearTimeout(timer);
      await looking;
      hold?.client.release(true);
      hold = null;
    },
  };
}
