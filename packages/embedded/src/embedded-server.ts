import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { TerminalError } from '@planerka/contracts';
import { type DataFolder, dataFolderOf, initialize, listDataFolders } from './data-folder.ts';
import type { DatabaseEvent } from './database-event.ts';
import type { Endpoint } from './endpoint.ts';
import { errorCode, ifThere } from './error-code.ts';
import { findServer, type SearchOptions } from './find-server.ts';
import { living } from './presence.ts';
import { findRunningServer, type RunningServer } from './running-server.ts';
import { chooseServerUser, ownLike } from './server-user.ts';
import { prepareSocketFolder, removeSocketFolder, SOCKET_PORT } from './socket-folder.ts';
import { startServer } from './start-server.ts';

export interface EmbeddedOptions extends SearchOptions {
  /** The folder of the server's data (`<dataDir>/pg18`); made if it is not there. */
  readonly dataDir: string;
  /** False for tests only: a crash of the machine may lose everything. */
  readonly durable: boolean;
  /** How the server is reached; sockets everywhere but on Windows. */
  readonly transport: Endpoint['kind'];
  readonly log: (event: DatabaseEvent) => void;
  /** How long to see whether another machine that has used the folder still does. */
  readonly otherMachineWaitMs?: number;
}

/** Longer than a mark of a machine that went down counts as alive (presence). */
const OTHER_MACHINE_WAIT_MS = 15_000;

/** A folder of the plan's data, its true path, and beside the data what the processes that share it note. */
export interface SharedFolder {
  readonly dataDir: string;
  readonly runFolder: string;
}

export const USER_MARK = 'user';

/**
 * Nobody else reads a person's plan. Where root starts the server as another user, that one has to pass,
 * unless the folder is handed to it (`holdFolder`).
 */
const folderMode = (): number =>
  process.getuid?.() === 0 && process.platform !== 'linux' ? 0o711 : 0o700;

export async function openFolder(dataDir: string): Promise<SharedFolder> {
  await mkdir(dataDir, { recursive: true, mode: folderMode() });
  const real = await realpath(dataDir);
  await closeToOthers(real);
  const runFolder = path.join(real, 'pg-run');
  const made = await mkdir(runFolder, { recursive: true, mode: 0o700 });
  if (made !== undefined) await ownLike(real, runFolder);
  return { dataDir: real, runFolder };
}

const OTHERS = 0o077;
const STICKY = 0o1000;

/**
 * A folder that was made before, or by hand, is closed to others, too. One that many share, as /tmp is, is not
 * ours to close.
 * @throws TerminalError DATA_FOLDER_FORBIDDEN; what chmod throws where the folder is somebody else's
 */
async function closeToOthers(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // has no such modes
  const { mode } = await stat(folder);
  if ((mode & OTHERS & ~folderMode()) === 0) return;
  if ((mode & STICKY) !== 0) {
    throw new TerminalError('DATA_FOLDER_FORBIDDEN', `${folder} is shared by everybody`, {
      details: { folder, reason: 'EPERM: shared by everybody' },
    });
  }
  await chmod(folder, folderMode());
}

/**
 * The folder's server: the one that runs, else one that is started, on new data if there is none.
 * Called under the folder's lock.
 * @throws TerminalError as startup-failure, find-server and data-folder say
 */
export async function ensureServer(
  { dataDir, runFolder }: SharedFolder,
  options: EmbeddedOptions,
): Promise<RunningServer> {
  await waitForOtherMachines(runFolder, options);
  const existing = await listDataFolders(dataDir);
  const password = await readPassword(runFolder, options.transport);
  const findRunning = (data: DataFolder): Promise<RunningServer | undefined> =>
    findRunningServer(data, password, (pid) => {
      const stale = { type: 'stale_server_file_removed', folder: data.folder } as const;
      options.log(pid === undefined ? stale : { ...stale, pid });
    });
  for (const data of existing) {
    const running = await findRunning(data);
    if (running !== undefined) return reuse(running, options);
  }
  const server = await findServer(
    options,
    existing.map(({ major }) => major),
  );
  const { pgBin } = options;
  if (pgBin !== undefined && pgBin !== server.bin) {
    options.log({ type: 'pg_bin_unused', pgBin, bin: server.bin });
  }
  const user = await chooseServerUser([dataFolderOf(dataDir, server.major), dataDir]);
  let data = existing.find(({ major }) => major === server.major);
  for (const { folder } of existing) {
    if (folder !== data?.folder) options.log({ type: 'other_data_ignored', folder });
  }
  const { durable } = options;
  if (data === undefined) {
    const begin = Date.now();
    const auth = options.transport === 'loopback' ? passwordFile(runFolder) : undefined;
    data = await initialize({ dataDir, server, user, durable, passwordFile: auth });
    options.log({ type: 'initialized', folder: data.folder, ms: Date.now() - begin });
  }
  const endpoint: Endpoint =
    options.transport === 'loopback'
      ? { kind: 'loopback', port: await freePort(), password }
      : { kind: 'socket', folder: await prepareSocketFolder(runFolder, user), port: SOCKET_PORT };
  const begin = Date.now();
  const logFile = path.join(runFolder, 'server.log');
  try {
    const pid = await startServer({ server, data, user, endpoint, durable, logFile });
    options.log({ type: 'started', folder: data.folder, pid, ms: Date.now() - begin });
    return { pid, data, endpoint, durable };
  } catch (error) {
    // A starter that was killed a moment ago may have left a server that was just coming up.
    const running = errorCode(error) === 'DATA_FOLDER_BUSY' ? await findRunning(data) : undefined;
    if (running === undefined) {
      if (endpoint.kind === 'socket') await removeSocketFolder(endpoint.folder);
      throw error;
    }
    return reuse(running, options);
  }
}

function reuse(running: RunningServer, options: EmbeddedOptions): RunningServer {
  if (options.durable && !running.durable) {
    const { folder } = running.data;
    const pid = String(running.pid);
    throw new TerminalError(
      'SERVER_NOT_DURABLE',
      `the server that runs on ${folder} (process ${pid}) was started without fsync, for tests`,
      { details: { folder, pid } },
    );
  }
  options.log({ type: 'reused', folder: running.data.folder, pid: running.pid });
  return running;
}

/**
 * A server in another container cannot be seen from here, and a second one on the same data would
 * destroy it. Marks of a machine that has gone down expire in seconds.
 * @throws TerminalError DATA_FOLDER_ELSEWHERE
 */
async function waitForOtherMachines(runFolder: string, options: EmbeddedOptions): Promise<void> {
  const waitMs = options.otherMachineWaitMs ?? OTHER_MACHINE_WAIT_MS;
  const others = async (): Promise<boolean> =>
    (await living(runFolder, USER_MARK)).some(({ foreign }) => foreign);
  if (!(await others())) return;
  options.log({ type: 'waiting_for_other_machine', folder: options.dataDir });
  for (const deadline = Date.now() + waitMs; Date.now() < deadline; ) {
    await sleep(200);
    if (!(await others())) return;
  }
  throw new TerminalError(
    'DATA_FOLDER_ELSEWHERE',
    `${options.dataDir} is in use by Planerka on another machine or in another container`,
    { details: { folder: options.dataDir } },
  );
}

function passwordFile(runFolder: string): string {
  return path.join(runFolder, 'password');
}

/** The folder's password, made if a server that needs one is to be started; else empty. */
async function readPassword(runFolder: string, transport: Endpoint['kind']): Promise<string> {
  const file = passwordFile(runFolder);
  const known = await ifThere(readFile(file, 'utf8'));
  if (known !== undefined) return known.trim();
  if (transport === 'socket') return '';
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return password;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await once(probe.close(), 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
