import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareDatabase } from '@planerka/db';
import { type EmbeddedDatabase, openEmbedded } from '@planerka/embedded';
import { Client } from 'pg';
import { inject } from 'vitest';
import { isRunning } from '../../packages/embedded/src/process-life.ts';

export interface TestDatabase {
  readonly url: string;
  readonly name: string;
  /** Drops it, whoever is still connected. */
  readonly drop: () => Promise<void>;
}

/**
 * A database of its own for a test file, on the run's one server: a clone of the migrated template,
 * or with `empty` one that holds nothing.
 */
export async function createTestDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = options.empty === true ? 'template0' : server.template;
  // Copying files is faster than logging their pages where nothing is fsynced.
  await administer(server.url, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    name,
    drop: () => administer(server.url, `drop database if exists ${name} with (force)`),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A server of a test's own that writes to disk as the real one does, for crashes. */
export interface DurableServer {
  /** A migrated database; the same after a restart. */
  readonly url: string;
  /** The server's first process; while it is stopped (SIGSTOP), new connections get no answer. */
  readonly pid: () => Promise<number>;
  /** SIGKILL of the server's first process, as when the machine takes it away; returns once it is gone. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same data. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Starts a server with fsync on and data on disk, in `base`, migrated. Takes about a second: for crash tests
 * only.
 */
export async function startDurableServer(base = tmpdir()): Promise<DurableServer> {
  const dataDir = await mkdtemp(path.join(base, 'planerka-durable-'));
  const handles: EmbeddedDatabase[] = [];
  const open = async (): Promise<EmbeddedDatabase> => {
    const database = await openEmbedded({ dataDir, revive: false });
    handles.push(database);
    return database;
  };
  const pid = async (): Promise<number> => {
    const folder = (await readdir(dataDir)).find((name) => /^pg\d+$/.test(name)) ?? '';
    const file = await readFile(path.join(dataDir, folder, 'postmaster.pid'), 'utf8');
    return Number.parseInt(file, 10);
  };
  const { url } = await open();
  await prepareDatabase(url, { migrations: path.join(import.meta.dirname, '../../migrations') });
  return {
    url,
    pid,
    async kill() {
      const victim = await pid();
      process.kill(victim, 'SIGKILL');
      while (isRunning(victim)) await sleep(5);
    },
    async restart() {
      await open();
    },
    async close() {
      for (const handle of handles) await handle.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Does the server answer? */
export async function isServing(url: string): Promise<boolean> {
  try {
    await administer(url, 'select');
    return true;
  } catch {
    return false;
  }
}
