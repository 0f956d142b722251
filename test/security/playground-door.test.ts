import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Program, runProgram, startProgram } from '../rig/program.ts';

/** The playground as somebody on the same network would try it. */

vi.setConfig({ testTimeout: 120_000 });

const PASSWORD = 'a sample password';

let folder: string;
let program: Program | null = null;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'planerka-door-'));
});
afterEach(async () => {
  await program?.kill('SIGTERM');
  program = null;
  await rm(folder, { recursive: true, force: true });
});

test.each(['0.0.0.0', '::', '192.0.2.7', 'planner.example.org'])(
  'on %s it does not open without a password, and says what to do',
  async (HOST) => {
    const DATA_DIR = path.join(folder, 'data');
    const { code, stderr } = await runProgram(['serve'], { HOST, PORT: '0', DATA_DIR });
    expect(code).toBe(1);
    expect(stderr).toContain(`Площадка на адресе ${HOST}`);
    expect(stderr).toContain('PLAYGROUND_PASSWORD');
    // Nothing was begun: no database, no folder.
    expect(await readdir(folder)).toEqual([]);
  },
);

test('a short password is refused, and not told', async () => {
  const given = { HOST: '0.0.0.0', PORT: '0', DATA_DIR: folder, PLAYGROUND_PASSWORD: 'short-one' };
  const { code, stderr } = await runProgram(['serve'], given);
  expect(code).toBe(2);
  expect(stderr).toContain('PLAYGROUND_PASSWORD');
  expect(stderr).not.toContain('short-one');
});

test('with one it opens to who knows it; its folder is the owner alone', async () => {
  const DATA_DIR = path.join(folder, 'data');
  program = await startProgram({ HOST: '0.0.0.0', DATA_DIR, PLAYGROUND_PASSWORD: PASSWORD });
  const [, port = ''] = /Площадка: http:\/\/0\.0\.0\.0:(\d+)/.exec(program.stdout()) ?? [];
  const page = `http://127.0.0.1:${port}/`;
  expect((await fetch(page)).status).toBe(401);
  expect((await fetch(`${page}playground/api/messages?before=9`)).status).toBe(401);
  const authorization = `Basic ${Buffer.from(`x:${PASSWORD}`).toString('base64')}`;
  expect((await fetch(page, { headers: { authorization } })).status).toBe(200);
  const cross = { authorization, origin: 'https://example.org' };
  expect((await fetch(page, { headers: cross })).status).toBe(403);
  expect(`${program.stdout()}${program.stderr()}`).not.toContain(PASSWORD);
  expect((await stat(DATA_DIR)).mode & 0o077).toBe(0);
  for (const name of await readdir(DATA_DIR)) {
    const { mode } = await stat(path.join(DATA_DIR, name));
    expect([name, mode & 0o077]).toEqual([name, 0]);
  }
});
