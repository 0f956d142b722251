import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '../rig/pgbouncer.ts';
import { runProgram, startProgram } from '../rig/program.ts';

/** The program as its owner starts and stops it, with the embedded database of a fresh folder. */

// Each test starts the program twice or more, next to the other tests' programs.
vi.setConfig({ testTimeout: 180_000 });

const ROOT = path.join(import.meta.dirname, '../..');

let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'planerka-start-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

const server = () => path.join(folder, 'pg18', 'postmaster.pid');

/** npm at work on the program, as a service manager runs it. */
function npm(
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): { child: ChildProcess; printed: () => string } {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn('npm', args, {
    cwd: ROOT,
    env: { PATH, HOME, DATA_DIR: folder, PORT: '0', ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  }
  return { child, printed: () => text };
}

async function until(what: () => boolean): Promise<void> {
  while (!what()) await sleep(10);
}

test('a signal to npm ends everything that npm started', async () => {
  const { child, printed } = npm(['start']);
  // The pipes close when nobody is left who could write to them.
  const closed = once(child, 'close');
  await until(() => printed().includes('База: '));
  child.kill('SIGTERM');
  await closed;
  expect(printed()).toContain('Останавливаюсь');
  expect(existsSync(server())).toBe(false);
});

test('a signal in the middle of the start leaves no database server behind', async () => {
  const { child } = npm(['start']);
  const closed = once(child, 'close');
  await until(() => existsSync(server()));
  child.kill('SIGTERM');
  await closed;
  expect(existsSync(server())).toBe(false);
});

test('a bot that Telegram does not answer says why, and stops when told to', async () => {
  const { child, printed } = npm(['run', '-s', 'planerka', '--', 'serve'], {
    TELEGRAM_BOT_TOKEN: '123456:ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefgh',
    TELEGRAM_API_ROOT: `http://127.0.0.1:${await freePort()}`,
  });
  const closed = once(child, 'close');
  await until(() => printed().includes('Telegram does not answer'));
  child.kill('SIGTERM');
  await closed;
  expect(printed()).toContain('"why":"ECONNREFUSED"');
  expect(printed()).not.toContain('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  expect(existsSync(server())).toBe(false);
});

test('a second playground on the same data is refused with the way out', async () => {
  const first = await startProgram({ DATA_DIR: folder });
  try {
    const second = await runProgram(['serve'], { DATA_DIR: folder, PORT: '0' });
    expect(second).toMatchObject({ code: 1, stdout: '' });
    expect(second.stderr).toContain('Площадка с этой базой уже открыта');
    expect(second.stderr).toContain('DATA_DIR');
  } finally {
    await first.kill('SIGKILL');
  }
  const again = await startProgram({ DATA_DIR: folder });
  expect(await again.kill('SIGTERM')).toBe(0);
});

test('a taken port is told in one line', async () => {
  const first = await startProgram({ DATA_DIR: folder });
  const port = /^Площадка: \S+:(\d+)$/m.exec(first.stdout())?.[1] ?? '';
  const other = path.join(folder, 'other');
  const second = await runProgram(['serve'], { DATA_DIR: other, PORT: port });
  await first.kill('SIGTERM');
  expect(second.code).toBe(1);
  expect(second.stderr.trim().split('\n')).toHaveLength(1);
  expect(second.stderr).toContain(`127.0.0.1:${port}`);
  expect(second.stderr).toContain('PORT');
});
