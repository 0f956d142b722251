import { connect } from './connection/connect.ts';
import { guarded } from './connection/failure.ts';
import { giveUpDead } from './connection/give-up-dead.ts';
import { UNCOUNTED, watchConnections } from './connection/watch-connections.ts';
import { installJobs } from './jobs/install-jobs.ts';
import { type MigrateResult, migrate } from './migrate/migrate.ts';

export interface PrepareOptions {
  /** Folder of the `NNNN-slug.sql` files. */
  readonly migrations: string;
}

/**
 * Brings a database up to date: the program's migrations, then the job queue's own. Safe when
 * several processes start at once. Throws as `migrate` does.
 */
export async function prepareDatabase(
  url: string,
  options: PrepareOptions,
): Promise<MigrateResult> {
  const result = await migrate(url, { folder: options.migrations });
  const connection = connect({ url, max: 2 });
  const watch = watchConnections({ url, circuit: UNCOUNTED });
  giveUpDead(connection.pool, watch);
  try {
    await guarded(() => installJobs(connection.pool));
  } finally {
    watch.stop();
    await connection.close();
  }
  return result;
}
