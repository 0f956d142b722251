import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withFolderLock } from './folder-lock.ts';
import { enter, living } from './presence.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'planerka-presence-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** This process's mark with one part of its name changed: kind, pid, start, machine, random. */
async function forge(part: number, value: string): Promise<string> {
  const own = await enter(folder, 'user');
  const file = path.join(folder, path.basename(own.file).split('.').with(part, value).join('.'));
  await writeFile(file, '');
  await own.leave();
  return file;
}

describe('presence', () => {
  test('is there until it leaves', async () => {
    const own = await enter(folder, 'user');
    expect(await living(folder, 'user')).toMatchObject([{ pid: process.pid, foreign: false }]);
    expect(await living(folder, 'lock')).toEqual([]);
    await own.leave();
    expect(await living(folder, 'user')).toEqual([]);
  });

  test('of a dead process is cleared away', async () => {
    await forge(1, '999999999');
    expect(await living(folder, 'user')).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  });

  test.runIf(process.platform === 'linux')(
    'of an earlier process with the same number is cleared away',
    async () => {
      await forge(2, '1');
      expect(await living(folder, 'user')).toEqual([]);
    },
  );

  test('of another machine counts while its heartbeat is fresh', async () => {
    const file = await forge(3, 'elsewhere');
    expect(await living(folder, 'user')).toMatchObject([{ foreign: true }]);
    const old = new Date(Date.now() - 60_000);
    await utimes(file, old, old);
    expect(await living(folder, 'user')).toEqual([]);
  });

  test('files of other kinds are left alone', async () => {
    await writeFile(path.join(folder, 'server.log'), 'text');
    await living(folder, 'server');
    expect(await readdir(folder)).toEqual(['server.log']);
  });
});

describe('withFolderLock', () => {
  test('lets one in at a time', async () => {
    let inside = 0;
    let most = 0;
    const turns = Array.from({ length: 12 }, () =>
      withFolderLock(folder, async () => {
        inside += 1;
        most = Math.max(most, inside);
        await sleep(2);
        inside -= 1;
      }),
    );
    await Promise.all(turns);
    expect(most).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });

  test('is free again after a failure', async () => {
    await expect(withFolderLock(folder, () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    await expect(withFolderLock(folder, () => Promise.resolve(1))).resolves.toBe(1);
  });

  test('names the holder to whoever waits too long', async () => {
    const refused = await withFolderLock(folder, () =>
      withFolderLock(folder, () => Promise.resolve(), 50).catch((error: unknown) => error),
    );
    expect(refused).toMatchObject({
      code: 'DATA_FOLDER_LOCKED',
      details: { pid: String(process.pid), file: expect.stringContaining(folder) },
    });
  });
});
