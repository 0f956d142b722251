import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDatabase } from '@planerka/db';
import { openEmbedded } from '@planerka/embedded';
import { Pool } from 'pg';

export const MIGRATIONS = path.join(import.meta.dirname, '../../migrations');

export interface BenchDatabase {
  readonly url: string;
  readonly dataDir: string;
  close(): Promise<void>;
}

/** A migrated server of its own, fsync on, in a temporary folder on disk. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'planerka-bench-'));
  const database = await openEmbedded({ dataDir });
  await prepareDatabase(database.url, { migrations: MIGRATIONS });
  return {
    url: database.url,
    dataDir,
    close: async () => {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Bare connections beside ours. A pool says it has ended before its connections have; the server, stopped
 * right after, ends them itself, and that error has nobody else to go to.
 */
export function openBenchPool(url: string, max: number): Pool {
  const pool = new Pool({ connectionString: url, max });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
