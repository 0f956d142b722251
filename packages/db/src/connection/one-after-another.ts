import { CodedError, InvariantError } from '@planerka/contracts';
import { type Kysely, sql } from 'kysely';
import { connectionsOf } from './connect.ts';
import { isConflict } from './failure.ts';
import { Gate } from './gate.ts';
import type { Schema } from './schema.ts';

/**
 * With the workspace locked no other call can come first. What remains is rare: a row outside of the
 * workspace that somebody else has made at the same time, a deadlock.
 */
const TRIES_MAX = 10;

/** For so long a call waits for the lock; then the database counts as out of reach. */
const LOCK_TIMEOUT_MS = 15_000;
/** A process that stops in the middle of a call (it is frozen, its network is gone) loses the lock. */
const HOLDER_SILENT_MS = 10_000;

/** The calls of this process on one workspace: one at work, the others behind it. */
interface Line {
  readonly gate: Gate;
  /** Those at work and those that wait. */
  calls: number;
  /** Does another process write to the workspace, too? Then a first try without the lock is lost. */
  isContested: boolean;
  /** The workspace's version when it was locked last. */
  lastVersion: number;
}

/** What the calls of one pool share. */
interface Lines {
  readonly byWorkspace: Map<string, Line>;
  /**
   * Who holds a lock, or waits for one, keeps a connection; what it does may need a second one. So
   * half of the pool is never lent to locks.
   */
  readonly locks: Gate;
}

const linesOf = new WeakMap<Kysely<Schema>, Lines>();

function linesBehind(db: Kysely<Schema>): Lines {
  const known = linesOf.get(db);
  if (known) return known;
  const places = Math.max(1, Math.floor(connectionsOf(db) / 2));
  const lines: Lines = { byWorkspace: new Map(), locks: new Gate(places) };
  linesOf.set(db, lines);
  return lines;
}

/**
 * Runs calls on one workspace one after the other, in the order in which they come. Within a process
 * a call waits in memory, without a connection. Its first try takes no lock, so that it costs no
 * statement more than its own; if another process has written meanwhile, it is run again from its
 * beginning inside a transaction that has locked the workspace's row. Throws RetryableError when the
 * database cannot be reached.
 */
export async function oneAfterAnother<T>(
  db: Kysely<Schema>,
  workspaceId: string,
  call: (db: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  const { byWorkspace, locks } = linesBehind(db);
  const line = byWorkspace.get(workspaceId) ?? {
    gate: new Gate(1),
    calls: 0,
    isContested: false,
    lastVersion: 0,
  };
  byWorkspace.set(workspaceId, line);
  line.calls += 1;
  const locked = (): Promise<T> =>
    locks.through(() => withLock(db, workspaceId, line, (trx) => call(trx)));
  try {
    return await line.gate.through(async () => {
      for (let tries = 0; tries < TRIES_MAX; tries += 1) {
        try {
          return await (line.isContested ? locked() : call(db));
        } catch (error) {
          if (!isConflict(error)) throw error;
          line.isContested = true;
        }
      }
      throw new InvariantError('NO_PROGRESS', `workspace ${workspaceId} never held still`);
    });
  } catch (error) {
    // Each would wait as long as this one for a database that is away: they find out together.
    if (error instanceof CodedError && error.code === 'DATABASE_UNAVAILABLE') line.gate.admitAll();
    throw error;
  } finally {
    line.calls -= 1;
    if (line.calls === 0) byWorkspace.delete(workspaceId);
  }
}

/**
 * A lock of the transaction, not of the connection: PgBouncer in transaction mode knows no other. It
 * is the row that every write updates, so it keeps out also those who try without a lock; they wait
 * at it, find that the version has risen, and come in here.
 */
async function withLock<T>(
  db: Kysely<Schema>,
  workspaceId: string,
  line: Line,
  call: (trx: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  return await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ version: number }>`with limits as materialized (select
        set_config('lock_timeout', ${`${LOCK_TIMEOUT_MS}ms`}, true),
        set_config('idle_in_transaction_session_timeout', ${`${HOLDER_SILENT_MS}ms`}, true))
      select w.version from limits, workspace w
      where w.workspace_id = ${workspaceId}::uuid for no key update of w`.execute(trx);
    const version = rows[0]?.version ?? 0;
    // The last call of this process has written at most once.
    line.isContested = version > line.lastVersion + 1;
    line.lastVersion = version;
    return await call(trx);
  });
}
