import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errorCode, ifThere } from './error-code.ts';
import { ownLike, type ServerUser } from './server-user.ts';

/** `sun_path` holds 104 bytes on macOS and 108 on Linux, the closing zero among them. */
const SOCKET_PATH_MAX_BYTES = 103;

/** Only a part of the socket's name: nothing listens on this port. */
export const SOCKET_PORT = 5432;

/**
 * The folder of a data folder's socket: short whatever the data's path, and open to the server's
 * user (and root) only, since that is all that keeps others out. Its random name is remembered in
 * `runFolder`, so the address stays the same when the server is started again.
 */
export async function prepareSocketFolder(
  runFolder: string,
  user: ServerUser | undefined,
): Promise<string> {
  const note = path.join(runFolder, 'socket-folder');
  const known = await readNote(note, runFolder);
  if (known !== undefined && (await takeAgain(known, user))) return known;
  const base = await shortBase(user);
  const folder = await mkdtemp(path.join(base, 'planerka-'));
  await give(folder, user);
  await writeFile(note, `${folder}\n${runFolder}\n`, { mode: 0o600 });
  await ownLike(runFolder, note);
  return folder;
}

/** Takes the folder away while no server uses it. Its name is remembered and made again. */
export async function removeSocketFolder(folder: string): Promise<void> {
  await rmdir(folder).catch(() => undefined); // in use, or gone: nothing to tidy
}

async function readNote(note: string, runFolder: string): Promise<string | undefined> {
  const [folder = '', madeFor] = (await ifThere(readFile(note, 'utf8')))?.split('\n') ?? [];
  // A copy of the whole data must not share the original's socket.
  return path.isAbsolute(folder) && madeFor === runFolder ? folder : undefined;
}

/** Whether the remembered folder is ours, made again if a restart of the machine removed it. */
async function takeAgain(folder: string, user: ServerUser | undefined): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 });
    await give(folder, user);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') return false;
  }
  const found = await lstat(folder);
  const owner = user?.uid ?? process.getuid?.();
  // Somebody else may have taken the name meanwhile: then it is not used.
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) return false;
  // What a crash left there would keep the server out if its process number is in use again.
  for (const name of await readdir(folder)) await rm(path.join(folder, name), { force: true });
  return true;
}

async function give(folder: string, user: ServerUser | undefined): Promise<void> {
  await chmod(folder, 0o700);
  if (user !== undefined) await chown(folder, user.uid, user.gid);
}

/** The temporary folder, where its path is short and the server's user can enter it. */
async function shortBase(user: ServerUser | undefined): Promise<string> {
  const usual = await realpath(tmpdir());
  const longest = path.join(usual, 'planerka-XXXXXX', `.s.PGSQL.${SOCKET_PORT}`);
  const short = Buffer.byteLength(longest) <= SOCKET_PATH_MAX_BYTES;
  return short && (user === undefined || (await openToAll(usual))) ? usual : '/tmp';
}

async function openToAll(folder: string): Promise<boolean> {
  for (let step = folder; ; step = path.dirname(step)) {
    if (((await lstat(step)).mode & 0o001) === 0) return false;
    if (step === path.dirname(step)) return true;
  }
}
