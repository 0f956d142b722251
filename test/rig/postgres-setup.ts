import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, rm, statfs, symlink } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { prepareDatabase } from '@planerka/db';
import { openEmbedded } from '@planerka/embedded';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { isRunning } from '../../packages/embedded/src/process-life.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

interface TestServer {
  /** The server's maintenance database. */
  readonly url: string;
  /** The database with all migrations applied, to be cloned. */
  readonly template: string;
}

const MEMORY_FOLDER = '/dev/shm';
const MEMORY_NEEDED_BYTES = 1_000_000_000;
const FOLDER_NAME = 'planerka-test-';
/** What tests make for themselves by `tmpdir()`. */
const TEMPORARY_NAME = 'planerka-tmp-';
const ANYBODYS = 0o1777;
const PROGRAM = path.join(import.meta.dirname, '../../apps/planerka/bin/planerka.js');
const MIGRATIONS = path.join(import.meta.dirname, '../../migrations');

/**
 * Gives every project of a run one and the same server (they share its folder, and the last one
 * out stops it): in memory where there is room, never fsynced, with a migrated template.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isInMemory = await hasRoom(MEMORY_FOLDER);
  const base = isInMemory ? MEMORY_FOLDER : tmpdir();
  await sweepDeadRuns(base);
  const temporary = isInMemory ? await keepTemporaryInMemory() : null;
  const dataDir = path.join(base, `${FOLDER_NAME}${process.pid}`);
  const database = await openEmbedded({ dataDir, durable: false, revive: false });
  const server = { url: database.url, template: 'planerka_template' };
  // Built here, once: programs that tests start need not wait for it.
  await Promise.all([
    makeTemplate(server),
    promisify(execFile)(process.execPath, [PROGRAM, '--version']),
  ]);
  project.provide('testServer', server);
  return async () => {
    await database.close();
    if (!(await isServed(dataDir))) await rm(dataDir, { recursive: true, force: true });
    if (temporary !== null) await rm(temporary, { recursive: true, force: true });
  };
}

/**
 * Tests make folders with whole database servers in them, and a slow disk takes longer for that than all else.
 * The run's workers, which start later, find their `tmpdir()` in memory.
 */
async function keepTemporaryInMemory(): Promise<string> {
  const folder = path.join(MEMORY_FOLDER, `${TEMPORARY_NAME}${process.pid}`);
  if (tmpdir() === folder) return folder; // the project before us did it
  await mkdir(folder, { recursive: true });
  await chmod(folder, ANYBODYS);
  // What tsx has compiled of our sources outlives a run.
  const compiled = `tsx-${userInfo().uid}`;
  await mkdir(path.join(tmpdir(), compiled), { recursive: true });
  await symlink(path.join(tmpdir(), compiled), path.join(folder, compiled));
  process.env['TMPDIR'] = folder;
  return folder;
}

async function makeTemplate({ url, template }: TestServer): Promise<void> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [
      template,
    ]);
    if (rowCount !== 0) return; // the project before us made it
    await admin.query(`create database ${template}`);
    const place = new URL(url);
    place.pathname = `/${template}`;
    await prepareDatabase(place.href, { migrations: MIGRATIONS });
    // A connection to it would keep it from being cloned.
    await admin.query(`alter database ${template} with is_template true allow_connections false`);
  } finally {
    await admin.end();
  }
}

async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize > MEMORY_NEEDED_BYTES;
  } catch {
    return false;
  }
}

async function isServed(dataDir: string): Promise<boolean> {
  const files = await readdir(dataDir, { recursive: true });
  return files.some((file) => path.basename(file) === 'postmaster.pid');
}

/** What killed runs left. A server whose `postmaster.pid` is gone ends itself within a minute. */
async function sweepDeadRuns(base: string): Promise<void> {
  for (const name of await readdir(base)) {
    const [, kind, digits] = /^(planerka-(?:test|tmp)-)(\d+)$/.exec(name) ?? [];
    if (digits === undefined || isRunning(Number(digits))) continue;
    const folder = path.join(base, name);
    try {
      if (kind === TEMPORARY_NAME) {
        await rm(folder, { recursive: true, force: true });
        continue;
      }
      const note = await readFile(path.join(folder, 'pg-run', 'socket-folder'), 'utf8');
      await rm(note.split('\n')[0] ?? '', { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    } catch {
      // another user's run; theirs to sweep
    }
  }
}
