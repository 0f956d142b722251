import { connect } from './connection/connect.ts';
import { installJobs } from './jobs/install-jobs.ts';
import { migrate, type MigrateResult } from './migrate/migrate.ts';

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
  try {
    await installJobs(connection.pool);
  } finally {
    await connection.close();
  }
  return result;
}
