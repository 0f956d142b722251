import type pg from 'pg';
import { guarded } from './failure.ts';

/**
 * Takes what only one process on this database may have at a time, or returns null while another
 * one has it. It is the server's own lock of a connection, so the end of the process gives it back
 * however it ends; it keeps one connection of the pool until it is called to let go. Throws
 * RetryableError when the database is out of reach.
 */
export async function holdAlone(pool: pg.Pool, name: string): Promise<(() => void) | null> {
  return await guarded(async () => {
    const client = await pool.connect();
    let held = false;
    try {
      const { rows } = await client.query<{ held: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
        [name],
      );
      held = rows[0]?.held === true;
    } finally {
      if (!held) client.release();
    }
    // The connection ends with the hold, and the lock with the connection.
    return held ? () => client.release(true) : null;
  });
}
