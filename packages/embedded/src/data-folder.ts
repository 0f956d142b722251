import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { TerminalError } from '@planerka/contracts';
import { errorCode, ifThere, systemReason } from './error-code.ts';
import { programPath, type ServerPrograms } from './find-server.ts';
import { type FolderHandle, holdFolder } from './folder-handle.ts';
import { runProgram } from './run-program.ts';
import type { ServerUser } from './server-user.ts';
import { notStarted, startupFailure } from './startup-failure.ts';

/** A folder of PostgreSQL's data, named by the major version that made it. */
export interface DataFolder {
  readonly folder: string;
  readonly major: number;
}

const INITDB_TIMEOUT_MS = 300_000;

/** The database and the user that initdb makes; nobody else connects, so they need no other names. */
export const SUPERUSER = 'postgres';

export function dataFolderOf(dataDir: string, major: number): string {
  return path.join(dataDir, `pg${major}`);
}

/**
 * The data folders in `dataDir`, the newest version first.
 * @throws TerminalError DATA_FOLDER_DAMAGED, DATA_FOLDER_MISNAMED when one is not what its name says
 */
export async function listDataFolders(dataDir: string): Promise<DataFolder[]> {
  const found: DataFolder[] = [];
  for (const name of await readdir(dataDir)) {
    const major = Number(/^pg(\d+)$/.exec(name)?.[1]);
    if (Number.isNaN(major)) continue;
    const folder = path.join(dataDir, name);
    if ((await readdir(folder)).length === 0) continue; // made by hand: initialize fills it
    await checkVersion(folder, major);
    found.push({ folder, major });
  }
  return found.sort((a, b) => b.major - a.major);
}

async function checkVersion(folder: string, major: number): Promise<void> {
  const file = path.join(folder, 'PG_VERSION');
  const version = (await ifThere(readFile(file, 'utf8')))?.trim();
  if (version === undefined) {
    throw new TerminalError(
      'DATA_FOLDER_DAMAGED',
      `${folder} holds files but is no PostgreSQL data folder (no PG_VERSION)`,
      { details: { folder, reason: `ENOENT: ${file}` } },
    );
  }
  if (version !== String(major)) {
    throw new TerminalError('DATA_FOLDER_MISNAMED', `${folder} was made by PostgreSQL ${version}`, {
      details: { folder, version },
    });
  }
}

/**
 * Makes a new data folder in one step: a crash on the way leaves nothing that looks like one.
 * @param passwordFile given for a server that listens on TCP: its superuser's password
 */
export async function initialize(options: {
  dataDir: string;
  server: ServerPrograms;
  user: ServerUser | undefined;
  durable: boolean;
  passwordFile: string | undefined;
}): Promise<DataFolder> {
  const { dataDir, server, user, durable, passwordFile } = options;
  await sweepHalfMade(dataDir);
  const folder = dataFolderOf(dataDir, server.major);
  const half = path.join(dataDir, `${HALF_MADE}${randomBytes(6).toString('hex')}`);
  await mkdir(half, { mode: 0o700 });
  let handle: FolderHandle | undefined;
  try {
    if (user !== undefined) await chown(half, user.uid, user.gid);
    handle = await holdFolder(half, user);
    const initdb = programPath(server.bin, 'initdb');
    const where = ['-D', handle.path, '-U', SUPERUSER, '-E', 'UTF8'];
    const access =
      passwordFile === undefined
        ? ['--auth=trust']
        : ['--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    const result = await runProgram(
      initdb,
      [
        ...where,
        ...localeOptions(server.major),
        ...access,
        '--no-instructions',
        ...(durable ? [] : ['--no-sync']),
      ],
      { user, folder: handle, timeoutMs: INITDB_TIMEOUT_MS },
    );
    if (result.startError !== undefined) {
      throw notStarted(initdb, {
        folder,
        reason: result.startError,
        dropsRoot: user !== undefined,
      });
    }
    if (result.code !== 0) throw startupFailure('initdb', folder, result.output);
    await putInPlace(half, folder);
  } finally {
    await handle?.release();
    await rm(half, { recursive: true, force: true });
  }
  if (durable) await syncFolder(dataDir);
  return { folder, major: server.major };
}

const HALF_MADE = 'pg-init-';

/** What a crash during initdb left. Called under the folder's lock, so nobody works on it. */
async function sweepHalfMade(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(HALF_MADE)) continue;
    // An initdb whose starter was killed may be at it for another moment: hence the retries.
    await rm(path.join(dataDir, name), { recursive: true, maxRetries: 20, retryDelay: 50 });
  }
}

/** rename() replaces an empty folder only on POSIX systems. */
async function putInPlace(half: string, folder: string): Promise<void> {
  await ifThere(rmdir(folder));
  await rename(half, folder);
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // has no such call, and its renames are logged
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Letters and order that do not depend on the machine: code points, and Cyrillic case works. */
function localeOptions(major: number): string[] {
  if (major >= 17) return ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  return [process.platform === 'darwin' ? '--locale=en_US.UTF-8' : '--locale=C.UTF-8'];
}

/**
 * A failed file operation on the data's folders as an error with a code of its own.
 * Anything else comes back as it is.
 */
export function folderFailure(error: unknown, dataDir: string): unknown {
  const code = errorCode(error) ?? '';
  const reason = systemReason(error);
  const facts = { cause: error, details: { folder: dataDir, reason } };
  if (['ENOSPC', 'EDQUOT'].includes(code)) {
    return new TerminalError('DISK_FULL', `the disk of ${dataDir} is full (${reason})`, facts);
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code)) {
    return new TerminalError(
      'DATA_FOLDER_FORBIDDEN',
      `the data folder ${dataDir} cannot be used (${reason})`,
      facts,
    );
  }
  return error;
}
