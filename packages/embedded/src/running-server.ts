import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { RetryableError } from '@planerka/contracts';
import { Client } from 'pg';
import type { DataFolder } from './data-folder.ts';
import { type Endpoint, endpointOf, endpointUrl } from './endpoint.ts';
import { errorCode, ifThere } from './error-code.ts';
import { postmasterFile, readPostmasterFile } from './postmaster-file.ts';
import { mayBeServerOf } from './process-life.ts';

export interface RunningServer {
  readonly pid: number;
  readonly data: DataFolder;
  readonly endpoint: Endpoint;
  readonly durable: boolean;
}

const PATIENCE_MS = 60_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** SQLSTATE too_many_connections: busy, but very much alive. */
const TOO_MANY_CONNECTIONS = '53300';

/**
 * The server that runs on this data folder and takes connections, waited for while it starts.
 * One that is stopping is waited out, and what a crash left of one is cleared away: then undefined.
 * Called under the folder's lock, so nobody else starts or stops one meanwhile.
 * @param onStale told the process id in a `postmaster.pid` that no server is behind
 * @throws RetryableError POSTGRES_NOT_ANSWERING
 */
export async function findRunningServer(
  data: DataFolder,
  password: string,
  onStale: (pid: number | undefined) => void,
): Promise<RunningServer | undefined> {
  const deadline = Date.now() + PATIENCE_MS;
  let lastError: unknown;
  const keep = (error: unknown): undefined => {
    lastError = error;
  };
  for (;;) {
    const file = await readPostmasterFile(data.folder);
    if (file === undefined || !mayBeServerOf(file.pid, data.folder)) {
      // Also one that is empty: the machine went down before its content was written out.
      const removed = await ifThere(rm(postmasterFile(data.folder)).then(() => true));
      if (removed === true) onStale(file?.pid);
      return undefined;
    }
    const endpoint = endpointOf(file, password);
    const answer = file.status === 'ready' ? await ask(endpoint).catch(keep) : undefined;
    if (answer !== undefined) return { pid: file.pid, data, endpoint, ...answer };
    if (Date.now() > deadline) {
      const { folder } = data;
      throw new RetryableError(
        'POSTGRES_NOT_ANSWERING',
        `process ${file.pid} holds ${folder} but does not answer`,
        {
          retryAfterMs: 1_000,
          cause: lastError,
          details: { pid: String(file.pid), folder, file: postmasterFile(folder) },
        },
      );
    }
    await sleep(20);
  }
}

/** Fails while the server does not let us in yet, or no more. */
async function ask(endpoint: Endpoint): Promise<{ durable: boolean }> {
  const client = new Client({
    connectionString: endpointUrl(endpoint),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => undefined); // a server that goes away meanwhile
  try {
    await client.connect();
    const { rows } = await client.query<{ fsync: string }>('show fsync');
    return { durable: rows[0]?.fsync === 'on' };
  } catch (error) {
    if (errorCode(error) === TOO_MANY_CONNECTIONS) return { durable: true };
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
