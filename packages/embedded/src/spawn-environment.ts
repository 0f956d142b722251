import path from 'node:path';

/** What programs need of the system; the rest stays out, above all tokens and keys. */
const INHERITED = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LD_LIBRARY_PATH',
  'SystemRoot',
  'SystemDrive',
  'TEMP',
  'TMP',
];

/**
 * The environment of a server program. The server outlives us and others can read its
 * environment, so it gets none of ours; PG* variables would change how it starts. Not
 * configuration of Planerka, which is why it is read here.
 */
export function spawnEnvironment(): NodeJS.ProcessEnv {
  const inherited = INHERITED.map((name) => [name, process.env[name]] as const);
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' }; // startup-failure reads English
}

/** The folders where the system looks for programs. */
export function programFolders(): string[] {
  return (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
}
