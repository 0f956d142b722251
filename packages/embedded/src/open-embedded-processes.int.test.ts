import { execFile } from 'node:child_process';
import {
  chmod,
  chown,
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
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildRigProgram, type RigProgram } from '../../../test/rig/rig-program.ts';
import {
  type DatabaseProcess,
  startDatabaseProcess,
} from '../../../test/rig/start-database-process.ts';
import { openEmbedded } from './open-embedded.ts';
import { isRunning } from './process-life.ts';

const asRoot = process.getuid?.() === 0;

let base: string;
let dataDir: string;
let processes: DatabaseProcess[];
let program: RigProgram;

beforeAll(async () => {
  program = await buildRigProgram('database-process');
});
afterAll(() => program.remove());

beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'planerka-db-'));
  dataDir = path.join(base, 'data');
  processes = [];
});
afterEach(async () => {
  for (const one of processes) await one.kill();
  await endOrphan();
  await rm(base, { recursive: true });
});

type Options = Omit<Parameters<typeof startDatabaseProcess>[1], 'dataDir'>;

function start(options: Options = {}, user?: { uid: number; gid: number }): DatabaseProcess {
  const one = startDatabaseProcess(program, { dataDir, ...options }, user);
  processes.push(one);
  return one;
}

async function serverPid(): Promise<number> {
  return Number.parseInt(await readFile(path.join(dataDir, 'pg18', 'postmaster.pid'), 'utf8'), 10);
}

/** Ends the server that a killed process left running. */
async function endOrphan(): Promise<void> {
  if ((await serverPid().catch(() => undefined)) === undefined) return;
  const last = await openEmbedded({
    dataDir,
    durable: false,
    transport: 'socket',
    revive: false,
    log: () => undefined,
  });
  await last.close();
}

async function query(url: string | undefined, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('several processes', () => {
  test('that start at once on an empty folder share one server, and the last out stops it', async () => {
    const started = Array.from({ length: 5 }, () => start());
    const answers = await Promise.all(started.map(({ opened }) => opened));
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect(await query(answers[0]?.url, 'select 1 as n')).toEqual([{ n: 1 }]);
    const pid = await serverPid();
    await Promise.all(started.map((one) => one.close()));

    const events = started.flatMap((one) => one.events).sort();
    const times = (type: string): number => events.filter((event) => event === type).length;
    expect(['initialized', 'started', 'stopped'].map(times)).toEqual([1, 1, 1]);
    expect(times('reused')).toBe(4);
    expect(isRunning(pid)).toBe(false);
    expect(await readdir(path.join(dataDir, 'pg-run'))).not.toContainEqual(
      expect.stringMatching(/^(?:user|lock)\./),
    );
  });

  test('killed ones leave a server that the next one uses and, being the last, stops', async () => {
    const [first, second] = [start(), start()];
    await Promise.all([first.opened, second.opened]);
    const pid = await serverPid();
    await Promise.all([first.kill(), second.kill()]);
    expect(isRunning(pid)).toBe(true);

    const third = start();
    await third.opened;
    expect(third.events).toEqual(['reused']);
    expect(await serverPid()).toBe(pid);
    await third.close();
    expect(third.events).toEqual(['reused', 'stopped']);
    expect(isRunning(pid)).toBe(false);
  });

  test('one killed in the middle of the first start is no obstacle to the next', async () => {
    const first = start();
    await expect
      .poll(() => readdir(dataDir).catch(() => []), { timeout: 30_000, interval: 2 })
      .toContainEqual(expect.stringMatching(/^pg-init-/));
    await first.kill();
    const second = start();
    expect(await second.opened).toMatchObject({ data: { major: 18 } });
    expect(second.events).toEqual(['initialized', 'started']);
  });

  test('killed together with the server lose nothing that was committed', async () => {
    const first = start({ durable: true });
    const { url } = await first.opened;
    await query(url, 'create table kept as select 1 as n');
    process.kill(await serverPid(), 'SIGKILL');
    await first.kill();
    const second = start({ durable: true });
    const again = await second.opened;
    expect(second.events).toEqual(['stale_server_file_removed', 'started']);
    expect(await query(again.url, 'select n from kept')).toEqual([{ n: 1 }]);
  });
});

describe('a plain user', () => {
  test('runs a server of their own on loopback, behind a password', async () => {
    const one = start({ transport: 'loopback' }, await plainUser());
    const { url = '' } = await one.opened;
    expect(await query(url, 'select current_user as me')).toEqual([{ me: 'postgres' }]);
    expect(await query(url, 'show unix_socket_directories')).toEqual([
      { unix_socket_directories: '' },
    ]);
    const stranger = new URL(url);
    stranger.password = 'guessed';
    await expect(query(stranger.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    await one.close();
    const again = start({ transport: 'loopback' }, await plainUser());
    expect((await again.opened).url).toContain(new URL(url).password);
  });

  test.runIf(asRoot)('and root share one folder, whoever comes first', async () => {
    const user = await plainUser();
    await mkdir(dataDir);
    await chown(dataDir, user.uid, user.gid);
    const root = start();
    const { url } = await root.opened;
    expect((await stat(path.join(dataDir, 'pg18'))).uid).toBe(user.uid);
    const plain = start({}, user);
    expect(await plain.opened).toMatchObject({ url });
    expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
    await root.close();
    expect(root.events.at(-1)).toBe('left_running');
    await plain.close();
    expect(plain.events).toEqual(['reused', 'stopped']);

    const alone = start({}, user);
    await alone.opened;
    expect(alone.events).toEqual(['started']);
    const rootAgain = start();
    await rootAgain.opened;
    await alone.close();
    await rootAgain.close();
    expect(rootAgain.events).toEqual(['reused', 'stopped']);
  });

  test.runIf(asRoot)("is told why somebody else's folder cannot be used", async () => {
    const user = await plainUser();
    const root = start();
    await root.opened;
    await root.close();
    const plain = start({}, user);
    expect(await plain.opened).toMatchObject({
      code: 'DATA_FOLDER_FORBIDDEN',
      details: { folder: dataDir, reason: expect.stringContaining(dataDir) },
    });
  });
});

describe.runIf(asRoot)('root', () => {
  test('may keep the data where the server user cannot go', async () => {
    await chmod(base, 0o700);
    const one = start();
    const { url } = await one.opened;
    await query(url, 'create table kept as select 1 as n');
    expect((await stat(path.join(dataDir, 'pg18'))).uid).not.toBe(0);
    await one.close();
    const again = start();
    expect(await query((await again.opened).url, 'select n from kept')).toEqual([{ n: 1 }]);
  });
});

describe.runIf(asRoot && process.platform === 'linux')('a full disk', () => {
  test('is named, and once there is room again nothing is missing', async (context) => {
    const disk = path.join(base, 'disk');
    await mkdir(disk);
    const mount = promisify(execFile)('mount', [
      '-t',
      'tmpfs',
      '-o',
      'size=60m,mode=0755',
      'tmpfs',
      disk,
    ]);
    if (!(await mount.then(() => true).catch(() => false)))
      return context.skip('mounting is barred');
    try {
      const options = { dataDir: disk, transport: 'socket', revive: false, durable: true } as const;
      const first = await openEmbedded({ ...options, log: () => undefined });
      await query(first.url, 'create table kept as select 1 as n');
      await first.close();
      const filler = path.join(disk, 'filler');
      await writeFile(filler, Buffer.alloc(60_000_000)).catch(() => undefined);
      await expect(openEmbedded({ ...options, log: () => undefined })).rejects.toMatchObject({
        code: 'DISK_FULL',
        details: { reason: expect.stringMatching(/No space left|ENOSPC/) },
      });
      await rm(filler);
      const again = await openEmbedded({ ...options, log: () => undefined });
      expect(await query(again.url, 'select n from kept')).toEqual([{ n: 1 }]);
      await again.close();
    } finally {
      await promisify(execFile)('umount', ['--lazy', disk]);
    }
  });
});

/** Who a plain user is: `nobody` when the tests run as root, and then a folder of theirs. */
async function plainUser(): Promise<{ uid: number; gid: number }> {
  if (!asRoot) return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const line = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((l) => l.startsWith('nobody:'));
  const [, , uid, gid] = (line ?? '').split(':');
  const user = { uid: Number(uid), gid: Number(gid) };
  await chmod(base, 0o755);
  const { uid: owner } = await stat(base);
  if (owner === 0 && !(await readdir(base)).includes('data')) await chown(base, user.uid, user.gid);
  return user;
}
