import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { askHeld } from '../connection/asked.ts';
import { guarded } from '../connection/failure.ts';

/** The first key of the locks that living processes hold; the second is the process's number. */
const LOCK_CLASS = 0x706c_616e;
const NUMBER_MAX = 2 ** 31 - 1;
const LOOK_EVERY_MS = 1_000;
const RETRY_MS = 250;

/** A number that this process holds as long as it lives. */
export interface ProcessNumber {
  readonly number: number;
  /** Gives the number back and stops looking after others. */
  stop(): Promise<void>;
}

export interface ProcessNumberOptions {
  readonly pool: pg.Pool;
  /** Told that a dead process's updates and replies are free now. */
  readonly onFreed: () => void;
}

/** Processes that hold a lease under a number that nobody holds any more. */
const DEAD = `select distinct l.process from (
    select process from telegram_update where state = 'new' and lease_until > now()
    union all select process from telegram_outbox where state = 'pending' and lease_until > now()
    union all select process from telegram_poller where lease_until > now()) l
  where l.process is not null and not exists (select from pg_locks k
    where k.locktype = 'advisory' and k.granted and k.classid = ${LOCK_CLASS} and k.objsubid = 2
      and k.objid = l.process::oid
      and k.database = (select oid from pg_database where datname = current_database()))`;

const FREE = `with updates as (update telegram_update set lease_until = null, process = null
    where state = 'new' and process = any($1::int[])),
  replies as (update telegram_outbox set lease_until = null, process = null
    where state = 'pending' and process = any($1::int[]))
  delete from telegram_poller where process = any($1::int[])`;

/**
 * Holds a number by a lock of the server, which ends with the connection and so with the process,
 * however that ends; and frees what dead processes had in hand, instead of waiting for their leases.
 * A process counts as dead when two looks in a row find its number free: the connection of a living one
 * may break, and then it takes its number again at once. Not through a pooler in transaction mode.
 */
export async function holdNumber({ pool, onFreed }: ProcessNumberOptions): Promise<ProcessNumber> {
  const number = randomInt(1, NUMBER_MAX);
  let client: pg.PoolClient | null = null;
  let stopped = false;
  let suspects = new Set<number>();
  let timer: NodeJS.Timeout | null = null;

  async function take(): Promise<void> {
    const own = await pool.connect();
    try {
      await askHeld(own, 'select pg_advisory_lock_shared($1, $2)', [LOCK_CLASS, number]);
      client = own;
    } catch (error) {
      own.release(true);
      throw error;
    }
  }

  async function look(own: pg.PoolClient): Promise<void> {
    const { rows } = await askHeld<{ process: number }>(own, DEAD, []);
    const dead = rows.map(({ process }) => process).filter((one) => one !== number);
    const sure = dead.filter((one) => suspects.has(one));
    suspects = new Set(dead);
    if (sure.length === 0) return;
    await askHeld(own, FREE, [sure]);
    onFreed();
  }

  async function step(): Promise<number> {
    try {
      if (client === null) {
        // What was seen over another connection was seen before the server may have started anew.
        suspects = new Set();
        await take();
      }
      if (client !== null) await look(client);
      return LOOK_EVERY_MS;
    } catch {
      // The database is away: whoever needs it says so.
      client?.release(true);
      client = null;
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

  await guarded(take);
  next(LOOK_EVERY_MS);
  return {
    number,
    stop: async () => {
      stopped = true;
      if (timer) clearTimeout(timer);
      await looking;
      // The lock ends with the connection.
      client?.release(true);
      client = null;
    },
  };
}
