import pg from 'pg';
import { expect, it } from 'vitest';
import { runJobs } from './run-jobs.ts';

const nothing = async (): Promise<void> => {};

// Found by chaos: a start whose connections died in the middle ended the program instead of trying again.
it('says that the database is away, so that a start is tried again', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1, max: 1 });
  const running = runJobs({
    pool,
    handlers: {
      expire_draft: nothing,
      remind: nothing,
      digest: nothing,
      tell_burst: nothing,
      tell_change_set: nothing,
    },
    concurrency: 1,
    pollIntervalMs: 1_000,
    log: () => {},
  });
  await expect(running).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  await pool.end();
});
