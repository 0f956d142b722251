import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFolder } from './embedded-server.ts';

/** A folder whose permissions let others in before the program used it. */

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'planerka-')), 'data');
  await mkdir(folder);
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

const modeOf = async () => (await stat(folder)).mode & 0o7777;

it.each([0o755, 0o775, 0o750, 0o701])('is closed to them: %o', async (mode) => {
  await chmod(folder, mode);
  await openFolder(folder);
  expect(await modeOf()).toBe(0o700);
});

it('is refused where everybody shares it, and left as it is', async () => {
  await chmod(folder, 0o1777);
  await expect(openFolder(folder)).rejects.toMatchObject({ code: 'DATA_FOLDER_FORBIDDEN' });
  expect(await modeOf()).toBe(0o1777);
});
