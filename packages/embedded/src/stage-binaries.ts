import { randomBytes } from 'node:crypto';
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { TerminalError } from '@planerka/contracts';
import { errorCode, ifThere, systemReason } from './error-code.ts';

interface Link {
  /** The file that exists, relative to the package. */
  readonly source: string;
  /** The further name it should have. */
  readonly target: string;
}

/**
 * Makes the npm package's programs runnable and says where they are. npm cannot carry symbolic
 * links and install scripts may be off, so the links listed in the package are made here. Root
 * gets a copy that the server's user can read (the package may be under /root), as does a user
 * who may not write into node_modules.
 * @param native the package's folder that holds `bin`, `lib` and `share`
 * @throws TerminalError NO_CACHE_FOLDER when there is no place for that copy
 */
export async function stageBinaries(native: string): Promise<string> {
  const asRoot = process.getuid?.() === 0;
  if (!asRoot && (await makeLinks(native))) return native;
  const name = `postgres-${await packageVersion(native)}-${process.platform}-${process.arch}`;
  const caches = asRoot
    ? ['/var/cache/planerka', tmpCache(0)]
    : [path.join(homedir(), '.cache', 'planerka'), tmpCache(process.getuid?.() ?? 'user')];
  const failures: string[] = [];
  for (const cache of caches) {
    try {
      return await stageInto(native, cache, name);
    } catch (error) {
      failures.push(`${cache} (${systemReason(error)})`);
    }
  }
  throw new TerminalError(
    'NO_CACHE_FOLDER',
    `PostgreSQL's programs could not be copied to ${failures.join(' nor to ')}`,
    { details: { folders: failures.join(', ') } },
  );
}

async function stageInto(native: string, cache: string, name: string): Promise<string> {
  await mkdir(cache, { recursive: true });
  const own = process.getuid?.();
  const { uid, mode } = await lstat(cache);
  // Programs that somebody else may replace are not started.
  if (own !== undefined && (uid !== own || (mode & 0o022) !== 0)) {
    throw new Error(`uid ${uid}, mode ${(mode & 0o777).toString(8)}`);
  }
  await chmod(cache, 0o755);
  const staged = path.join(cache, name);
  if (await exists(staged)) return staged;
  const half = `${staged}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await cp(native, half, { recursive: true, verbatimSymlinks: true });
    await makeLinks(half);
    await openForReading(half);
    await rename(half, staged);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    // Another process was faster: its copy is as good.
    if (!(await exists(staged))) throw error;
  }
  return staged;
}

/** Makes the package's links; false where the folder cannot be written. */
async function makeLinks(native: string): Promise<boolean> {
  for (const { source, target } of await readLinks(native)) {
    const link = path.join(native, '..', target.replace(/^native/, path.basename(native)));
    try {
      await symlink(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if (errorCode(error) === 'EEXIST') continue;
      if (await exists(link)) continue; // a read-only folder whose links are there
      return false;
    }
  }
  return true;
}

async function readLinks(native: string): Promise<Link[]> {
  const text = await ifThere(readFile(path.join(native, 'pg-symlinks.json'), 'utf8'));
  return JSON.parse(text ?? '[]') as Link[]; // Windows has none
}

/** Everybody may read and enter, whatever the umask; who wrote it alone may change it. */
async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await openForReading(file);
    else if (entry.isFile()) {
      await chmod(file, ((await lstat(file)).mode & 0o100) === 0 ? 0o644 : 0o755);
    }
  }
}

async function packageVersion(native: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    await readFile(path.join(native, '..', 'package.json'), 'utf8'),
  );
  return version;
}

function tmpCache(owner: number | string): string {
  return path.join(tmpdir(), `planerka-cache-${owner}`);
}

async function exists(file: string): Promise<boolean> {
  return (await ifThere(lstat(file))) !== undefined;
}
