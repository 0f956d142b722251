import type pg from 'pg';

/** The last migration that the queue of package-lock.json brings; a test tells when it has another. */
const NEWEST = 19;

/**
 * Creates or updates the queue's own tables (schema `graphile_worker`). Safe when several start at once.
 * Loading the queue takes a sixth of a short command's time, and nearly always there is nothing to do.
 */
export async function installJobs(pool: pg.Pool): Promise<void> {
  if ((await installed(pool)) === NEWEST) return;
  const { runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool: pool });
}

async function installed(pool: pg.Pool): Promise<number | null> {
  const table = await pool.query<{ is_there: boolean }>(
    "select to_regclass('graphile_worker.migrations') is not null as is_there",
  );
  if (table.rows[0]?.is_there !== true) return null;
  const last = await pool.query<{ id: number | null }>(
    'select max(id) as id from graphile_worker.migrations',
  );
  return last.rows[0]?.id ?? null;
}
