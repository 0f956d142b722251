import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RetryableError } from '@planerka/contracts';
import type { DataFolder } from './data-folder.ts';
import type { Endpoint } from './endpoint.ts';
import { errorCode, ifThere } from './error-code.ts';
import { programPath, type ServerPrograms } from './find-server.ts';
import { type FolderHandle, holdFolder } from './folder-handle.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { ownLike, type ServerUser } from './server-user.ts';
import { spawnEnvironment } from './spawn-environment.ts';
import { isStillLeaving, notStarted, startupFailure } from './startup-failure.ts';

export interface StartOptions {
  readonly server: ServerPrograms;
  readonly data: DataFolder;
  readonly user: ServerUser | undefined;
  readonly endpoint: Endpoint;
  readonly durable: boolean;
  readonly logFile: string;
}

/** Replaying the log after a crash takes its time; a server that is at it is left to it. */
const READY_TIMEOUT_MS = 300_000;
const LEAVING_TIMEOUT_MS = 20_000;
const LOG_MAX_BYTES = 1_000_000;

/**
 * Starts a server that goes on without us and returns its process id once it takes connections.
 * @throws TerminalError with the cause's code (DISK_FULL, DATA_FOLDER_FORBIDDEN ...)
 */
export async function startServer(options: StartOptions): Promise<number> {
  const deadline = Date.now() + LEAVING_TIMEOUT_MS;
  for (;;) {
    const outcome = await tryToStart(options);
    if (outcome.pid !== undefined) return outcome.pid;
    if (!isStillLeaving(outcome.output) || Date.now() > deadline) {
      throw startupFailure('postgres', options.data.folder, outcome.output);
    }
    await sleep(100);
  }
}

type Outcome = { readonly pid: number } | { readonly pid?: never; readonly output: string };

async function tryToStart(options: StartOptions): Promise<Outcome> {
  const { data, user, logFile } = options;
  const program = programPath(options.server.bin, 'postgres');
  const written = await ifThere(stat(logFile));
  const isLong = written !== undefined && written.size > LOG_MAX_BYTES;
  const log = await open(logFile, isLong ? 'w' : 'a', 0o600);
  await ownLike(path.dirname(logFile), logFile);
  const begin = (await log.stat()).size;
  const folder = await holdFolder(data.folder, user);
  const child = spawn(program, serverArguments(options, folder), {
    cwd: path.parse(data.folder).root,
    ...user,
    env: spawnEnvironment(),
    detached: true,
    stdio: ['ignore', log.fd, log.fd, ...folder.descriptors],
    windowsHide: true,
  });
  try {
    // Also carries a failure of spawn itself; either way the promise never rejects unheard.
    const ended = once(child, 'exit').then(
      () => ({ ended: true as const }),
      (error: unknown) => ({ ended: true as const, error }),
    );
    for (const deadline = Date.now() + READY_TIMEOUT_MS; Date.now() < deadline; ) {
      const state = await Promise.race([ended, sleep(5).then(() => ({ ended: false as const }))]);
      if (state.ended) {
        if ('error' in state) {
          throw notStarted(program, {
            folder: data.folder,
            reason: errorCode(state.error) ?? '',
            dropsRoot: user !== undefined,
          });
        }
        return { output: (await readFile(logFile)).subarray(begin).toString('utf8') };
      }
      const file = await readPostmasterFile(data.folder);
      if (child.pid !== undefined && file?.pid === child.pid && file.status === 'ready') {
        return { pid: child.pid };
      }
    }
    child.kill('SIGQUIT');
    throw new RetryableError(
      'POSTGRES_SLOW_START',
      `PostgreSQL did not become ready in ${READY_TIMEOUT_MS / 1000} s; its messages are in ${logFile}`,
      { details: { seconds: String(READY_TIMEOUT_MS / 1000), log: logFile } },
    );
  } finally {
    child.unref();
    await folder.release();
    await log.close();
  }
}

/** Nothing outlives a test, and many of them share one server, each with programs of its own. */
const FOR_TESTS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};

function serverArguments({ endpoint, durable }: StartOptions, folder: FolderHandle): string[] {
  const settings = {
    // Nobody else is listened to: a socket in a private folder, or a password on this machine.
    listen_addresses: endpoint.kind === 'socket' ? '' : '127.0.0.1',
    unix_socket_directories: endpoint.kind === 'socket' ? endpoint.folder : '',
    unix_socket_permissions: '0700',
    port: String(endpoint.port),
    timezone: 'UTC',
    log_timezone: 'UTC',
    // One person's plan: little disk for the log of changes, no compiler for its small queries.
    min_wal_size: '32MB',
    max_wal_size: '256MB',
    jit: 'off',
    log_checkpoints: 'off',
    ...(durable ? {} : FOR_TESTS),
  };
  const pairs = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', folder.path, ...pairs];
}
