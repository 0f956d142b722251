import { type DataFolder, folderFailure } from './data-folder.ts';
import {
  type EmbeddedOptions,
  ensureServer,
  openFolder,
  type SharedFolder,
  USER_MARK,
} from './embedded-server.ts';
import { endpointUrl } from './endpoint.ts';
import { withFolderLock } from './folder-lock.ts';
import { enter, living, type Presence } from './presence.ts';
import { mayBeServerOf } from './process-life.ts';
import type { RunningServer } from './running-server.ts';
import { removeSocketFolder } from './socket-folder.ts';
import { stopServer } from './stop-server.ts';

/** Which server, and what it is asked to survive; everything but the folder has its usual value. */
export interface OpenOptions extends Partial<EmbeddedOptions> {
  readonly dataDir: string;
  /** Default true: a server that dies while we use it is started again within seconds. */
  readonly revive?: boolean;
}

/** A database to connect to, for as long as it is not closed. */
export interface EmbeddedDatabase {
  /** For `pg`; stays the same when the server is started again. */
  readonly url: string;
  readonly data: DataFolder;
  /** Leaves it; the last process to leave the server stops it. */
  readonly close: () => Promise<void>;
}

const WATCH_MS = 1_000;

/**
 * Opens the server embedded in `dataDir`, which all processes of that folder share: the first
 * starts it, the last one out stops it, and one that a crash left running is used again.
 * @throws TerminalError NO_POSTGRES, DISK_FULL, DATA_FOLDER_FORBIDDEN, DATA_FOLDER_VERSION,
 *   DATA_FOLDER_MISNAMED, NO_MATCHING_POSTGRES, DATA_FOLDER_DAMAGED, DATA_FOLDER_ELSEWHERE, ...;
 *   RetryableError DATA_FOLDER_BUSY, DATA_FOLDER_LOCKED, POSTGRES_NOT_ANSWERING,
 *   POSTGRES_SLOW_START; all with the details of what is in the way
 */
export async function openEmbedded({
  revive = true,
  ...given
}: OpenOptions): Promise<EmbeddedDatabase> {
  const options: EmbeddedOptions = {
    durable: true,
    transport: process.platform === 'win32' ? 'loopback' : 'socket',
    log: () => undefined,
    ...given,
  };
  try {
    const shared = await openFolder(options.dataDir);
    const { server, presence } = await withFolderLock(shared.runFolder, async () => {
      const running = await ensureServer(shared, options);
      return { server: running, presence: await enter(shared.runFolder, USER_MARK) };
    });
    const stopWatching = revive ? watch(shared, server, options) : () => undefined;
    let closing: Promise<void> | undefined;
    return {
      url: endpointUrl(server.endpoint),
      data: server.data,
      close() {
        stopWatching();
        closing ??= leave(shared, server, presence, options);
        return closing;
      },
    };
  } catch (error) {
    throw folderFailure(error, options.dataDir);
  }
}

async function leave(
  { runFolder }: SharedFolder,
  { data, endpoint }: RunningServer,
  presence: Presence,
  options: EmbeddedOptions,
): Promise<void> {
  const { folder } = data;
  // Before the lock: whatever becomes of that, this process does not count any more.
  await presence.leave();
  await withFolderLock(runFolder, async () => {
    const users = await living(runFolder, USER_MARK);
    if (users.length > 0) return options.log({ type: 'left_running', folder, users: users.length });
    const outcome = await stopServer(data, options);
    // Several that close at once all come here; the first one stops it.
    if (outcome === 'not_running') return;
    options.log({ type: outcome, folder });
    if (outcome === 'stopped' && endpoint.kind === 'socket') {
      await removeSocketFolder(endpoint.folder);
    }
  });
}

/** Starts the server again when it dies under us; returns how to stop watching. */
function watch(shared: SharedFolder, first: RunningServer, options: EmbeddedOptions): () => void {
  let server = first;
  let busy = false;
  let stopped = false;
  const revive = async (): Promise<void> => {
    await withFolderLock(shared.runFolder, async () => {
      if (!stopped) server = await ensureServer(shared, options);
    });
  };
  const timer = setInterval(() => {
    const { folder } = server.data;
    if (busy || mayBeServerOf(server.pid, folder)) return;
    busy = true;
    revive()
      .then(
        () => options.log({ type: 'revived', folder, pid: server.pid }),
        (error: unknown) => options.log({ type: 'revive_failed', folder, error }),
      )
      .finally(() => {
        busy = false;
      });
  }, WATCH_MS);
  timer.unref();
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}
