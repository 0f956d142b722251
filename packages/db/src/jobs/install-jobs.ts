import type pg from 'pg';

/** Creates or updates the queue's own tables (schema `graphile_worker`). Safe when several start at once. */
export async function installJobs(pool: pg.Pool): Promise<void> {
  const { runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool: pool });
}
