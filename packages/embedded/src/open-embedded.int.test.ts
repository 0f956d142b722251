import { execFile, spawn } from 'node:child_process';
import {
  chown,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseEvent } from './database-event.ts';
import { findServer } from './find-server.ts';
import { type EmbeddedDatabase, type OpenOptions, openEmbedded } from './open-embedded.ts';
import { enter } from './presence.ts';
import { isRunning } from './process-life.ts';

/** A folder whose server was made and stopped, copied for tests that are about what comes later. */
let made: string;
let dataDir: string;
let events: DatabaseEvent[];
let opened: EmbeddedDatabase[];

beforeAll(async () => {
  made = await mkdtemp(path.join(tmpdir(), 'planerka-made-'));
  const options = { durable: false, transport: 'socket', revive: false } as const;
  await (await openEmbedded({ dataDir: made, ...options, log: () => undefined })).close();
});
afterAll(() => rm(made, { recursive: true }));

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'planerka-db-'));
  events = [];
  opened = [];
});
afterEach(async () => {
  for (const database of opened) await database.close();
  await rm(dataDir, { recursive: true });
});

/** Opens the test's folder; fast, for tests that are not about disks. */
async function open(options: Partial<OpenOptions> = {}): Promise<EmbeddedDatabase> {
  const database = await openEmbedded({
    dataDir,
    durable: false,
    transport: 'socket',
    revive: false,
    log: (event) => events.push(event),
    ...options,
  });
  opened.push(database);
  return database;
}

/** Opens the test's folder, or `folder`, with a server in it that was made before. */
async function openMade(options: Partial<OpenOptions> = {}): Promise<EmbeddedDatabase> {
  const folder = options.dataDir ?? dataDir;
  await mkdir(folder, { recursive: true });
  await promisify(execFile)('cp', ['-a', path.join(made, 'pg18'), folder]);
  return await open(options);
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function serverPid(folder = dataDir): Promise<number> {
  return Number.parseInt(await readFile(path.join(folder, 'pg18', 'postmaster.pid'), 'utf8'), 10);
}

async function killServer(): Promise<void> {
  const pid = await serverPid();
  process.kill(pid, 'SIGKILL');
  while (isRunning(pid)) await sleep(5);
}

function types(): string[] {
  return events.map(({ type }) => type);
}

describe('the embedded server', () => {
  test('is made at first, stops with its last user and comes back with the data', async () => {
    const first = await open({ durable: true });
    expect(first.data).toEqual({ folder: path.join(dataDir, 'pg18'), major: 18 });
    expect(types()).toEqual(['initialized', 'started']);
    expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
    await query(first.url, 'create table kept as select 1 as n');
    await first.close();
    expect(types()).toEqual(['initialized', 'started', 'stopped']);
    expect(await readdir(path.join(dataDir, 'pg18'))).not.toContain('postmaster.pid');

    const again = await open();
    expect(types().slice(3)).toEqual(['started']);
    expect(again.url).toBe(first.url);
    expect(await query(again.url, 'select n from kept')).toEqual([{ n: 1 }]);
  });

  test('reads Cyrillic letters and their case', async () => {
    const { url } = await openMade();
    expect(await query(url, `select lower('ЁЖ') as low, upper('щи') as up`)).toEqual([
      { low: 'ёж', up: 'ЩИ' },
    ]);
  });

  test('is shared: the first to close leaves it to the second', async () => {
    const first = await openMade();
    const second = await open();
    expect(types()).toEqual(['started', 'reused']);
    await first.close();
    await first.close();
    expect(types().slice(2)).toEqual(['left_running']);
    expect(await query(second.url, 'select 1 as n')).toEqual([{ n: 1 }]);
    await second.close();
    expect(types().at(-1)).toBe('stopped');
  });

  test('is let in by nobody but its user and root', async () => {
    const { url } = await open();
    const socketFolder = new URL(url).searchParams.get('host') ?? '';
    const data = await stat(path.join(dataDir, 'pg18'));
    const socket = await stat(socketFolder);
    expect([data.mode & 0o777, socket.mode & 0o777]).toEqual([0o700, 0o700]);
    expect(socket.uid).toBe(data.uid);
    expect(data.uid).not.toBe(0);
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  });

  test('knows no token of the process that started it', async () => {
    process.env.PLANERKA_TEST_TOKEN = 'secret';
    try {
      await openMade();
    } finally {
      delete process.env.PLANERKA_TEST_TOKEN;
    }
    if (process.platform !== 'linux') return;
    const environment = await readFile(`/proc/${await serverPid()}/environ`, 'utf8');
    expect(environment).toContain('LC_ALL=C');
    expect(environment).not.toContain('PLANERKA_TEST_TOKEN');
  });

  test('two folders have two servers, however long the path of one', async () => {
    const long = path.join(dataDir, 'д'.repeat(100), 'и'.repeat(100));
    const first = await openMade();
    const second = await openMade({ dataDir: long });
    await query(first.url, 'create table only_here ()');
    expect(await query(second.url, `select to_regclass('only_here') as found`)).toEqual([
      { found: null },
    ]);
  });
});

describe('after a crash', () => {
  test('of the server, what was committed is there', async () => {
    const { url } = await openMade({ durable: true });
    await query(url, 'create table kept as select 1 as n');
    await killServer();
    const again = await open({ durable: true });
    expect(types()).toEqual(['started', 'stale_server_file_removed', 'started']);
    expect(again.url).toBe(url);
    expect(await query(url, 'select n from kept')).toEqual([{ n: 1 }]);
  });

  test('of the server, its users start it again', async () => {
    const { url } = await openMade({ revive: true });
    await killServer();
    await expect.poll(types, { timeout: 30_000 }).toContain('revived');
    expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  test.each([
    ['names some other process', `${process.pid}\n/gone\n1\n5432\n/tmp\n\n1 2\nready\n`],
    ['is empty', ''],
  ])('of the machine, a postmaster.pid that %s is no obstacle', async (_, content) => {
    await (await openMade()).close();
    await writeFile(path.join(dataDir, 'pg18', 'postmaster.pid'), content, { mode: 0o600 });
    const { url } = await open();
    expect(types().slice(2)).toEqual(['stale_server_file_removed', 'started']);
    expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  test('of the machine, a lock of the old socket is no obstacle', async () => {
    const { url } = await openMade();
    const socketFolder = new URL(url).searchParams.get('host') ?? '';
    const { uid, gid } = await stat(socketFolder);
    await opened[0]?.close();
    await mkdir(socketFolder, { mode: 0o700 });
    await chown(socketFolder, uid, gid);
    // The server runs as another user than a test run by root: the process named here must be its own.
    const holder = spawn('sleep', ['60'], { uid, gid });
    const lock = [holder.pid, '/gone', '1', '5432', socketFolder, ''].join('\n');
    await writeFile(path.join(socketFolder, '.s.PGSQL.5432.lock'), lock);
    await open();
    holder.kill();
    expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  test('of the machine, a vanished socket folder is made again', async () => {
    const first = await openMade();
    const socketFolder = new URL(first.url).searchParams.get('host') ?? '';
    await first.close();
    expect(await stat(socketFolder).catch(() => 'gone')).toBe('gone');
    await writeFile(socketFolder, 'somebody else took the name');
    const again = await open();
    expect(again.url).not.toBe(first.url);
    expect(await query(again.url, 'select 1 as n')).toEqual([{ n: 1 }]);
    await rm(socketFolder);
  });

  test('in the middle of the first start, the next one begins anew', async () => {
    await mkdir(path.join(dataDir, 'pg-init-halfmade', 'base'), { recursive: true });
    await mkdir(path.join(dataDir, 'pg18'));
    await open();
    expect((await readdir(dataDir)).sort()).toEqual(['pg-run', 'pg18']);
  });
});

describe('a folder that cannot be used', () => {
  test('of another version', async () => {
    await mkdir(path.join(dataDir, 'pg18'));
    await writeFile(path.join(dataDir, 'pg18', 'PG_VERSION'), '15\n');
    await expect(open()).rejects.toMatchObject({
      code: 'DATA_FOLDER_MISNAMED',
      details: { folder: path.join(dataDir, 'pg18'), version: '15' },
    });
  });

  test('of a version that no server here can start', async () => {
    await mkdir(path.join(dataDir, 'pg14'));
    await writeFile(path.join(dataDir, 'pg14', 'PG_VERSION'), '14\n');
    await expect(open()).rejects.toMatchObject({
      code: 'NO_MATCHING_POSTGRES',
      details: { versions: '14', found: expect.stringMatching(/^18 \(/) },
    });
    expect((await readdir(dataDir)).sort()).toEqual(['pg-run', 'pg14']);
  });

  test('with something else in it', async () => {
    await mkdir(path.join(dataDir, 'pg18'));
    await writeFile(path.join(dataDir, 'pg18', 'notes.txt'), '');
    await expect(open()).rejects.toMatchObject({ code: 'DATA_FOLDER_DAMAGED' });
  });

  test('with damaged data', async () => {
    await (await openMade()).close();
    await rm(path.join(dataDir, 'pg18', 'global', 'pg_control'));
    await expect(open()).rejects.toMatchObject({ code: 'DATA_FOLDER_DAMAGED' });
  });

  test('that is a file', async () => {
    const file = path.join(dataDir, 'file');
    await writeFile(file, '');
    await expect(open({ dataDir: file })).rejects.toMatchObject({ code: 'DATA_FOLDER_FORBIDDEN' });
  });

  test('whose server does not fsync', async () => {
    await openMade();
    await expect(open({ durable: true })).rejects.toMatchObject({ code: 'SERVER_NOT_DURABLE' });
  });

  test('that another container uses', async () => {
    const first = await openMade();
    await first.close();
    const own = await enter(path.join(dataDir, 'pg-run'), 'user');
    const parts = path.basename(own.file).split('.').with(3, 'elsewhere');
    await copyFile(own.file, path.join(dataDir, 'pg-run', parts.join('.')));
    await own.leave();
    await expect(open({ otherMachineWaitMs: 300 })).rejects.toMatchObject({
      code: 'DATA_FOLDER_ELSEWHERE',
    });
    expect(types().at(-1)).toBe('waiting_for_other_machine');
  });
});

test('a folder in PG_BIN that is not needed is told of', async () => {
  await openMade({ pgBin: dataDir });
  expect(events).toContainEqual({
    type: 'pg_bin_unused',
    pgBin: dataDir,
    bin: expect.stringMatching(/\/bin$/) as string,
  });
});

describe('where the npm package is not installed', () => {
  const bundledPackage = '@planerka/no-such-package';

  test('and nothing else is, the error names the ways out', async () => {
    await expect(open({ bundledPackage, places: [], pgBin: dataDir })).rejects.toMatchObject({
      code: 'NO_POSTGRES',
      details: { package: bundledPackage, unfit: `${dataDir} (ENOENT)`, oldest: '15' },
    });
  });

  test('the server of PG_BIN is used', async () => {
    const { bin } = await findServer({}, []);
    const { url } = await open({ bundledPackage, places: [], pgBin: bin });
    expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
    expect(types()).not.toContain('pg_bin_unused');
  });

  test('an installed server is used, with data of its own, and stays with them', async (context) => {
    const installed = await findServer({ bundledPackage }, []).catch(() => undefined);
    if (installed === undefined || installed.major === 18) return context.skip('none is installed');
    const { url, data } = await open({ bundledPackage });
    expect(data).toMatchObject({ major: installed.major });
    await query(url, 'create table kept as select 1 as n');
    await opened[0]?.close();
    const withPackage = await open();
    expect(await query(withPackage.url, 'select n from kept')).toEqual([{ n: 1 }]);
    expect(types()).not.toContain('other_data_ignored');
  });

  test('data of a second version are not mixed up silently', async () => {
    await (await openMade()).close();
    await mkdir(path.join(dataDir, 'pg15'));
    await writeFile(path.join(dataDir, 'pg15', 'PG_VERSION'), '15\n');
    await open();
    expect(events).toContainEqual({
      type: 'other_data_ignored',
      folder: path.join(dataDir, 'pg15'),
    });
  });
});
