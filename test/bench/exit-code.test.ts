import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { missedLines, note, takeNoted } from './overview.ts';

vi.setConfig({ testTimeout: 60_000 });

const ROOT = path.join(import.meta.dirname, '../..');
const NODE = ['--conditions=development', '--import', 'tsx'];

interface Ended {
  readonly code: number | null;
  readonly stderr: string;
  readonly stdout: string;
}

function ended(args: readonly string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...NODE, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}

const bench = (...args: readonly string[]) => ended(['test/bench/main.ts', ...args]);

it('names the lines whose aim was not reached', () => {
  note('serve, memory when idle (MB)', { now: 109, anchor: null });
  note('bot path, transactions an update', { now: 1_000, anchor: null });
  note('parse (ms) : node alone', { now: 401, anchor: 40 });
  note('commands/s, 1 at once : bare pg', { now: 8, anchor: 10 });
  expect(missedLines()).toEqual(['commands/s, 1 at once : bare pg', 'parse (ms) : node alone']);
  takeNoted();
  expect(missedLines()).toEqual([]);
});

it('ends with 0 where everything asked for was measured, with and without --strict', () => {
  expect(bench('load-model')).toMatchObject({ code: 0, stderr: '' });
  expect(bench('load-model', '--strict')).toMatchObject({ code: 0, stderr: '' });
});

/** A run of which one line has missed its aim already. */
const missing = (...args: readonly string[]): Ended => {
  const code = `const { note } = await import('./test/bench/overview.ts');
    note('parse (ms) : node alone', { now: 401, anchor: 40 });
    process.argv.splice(1, Infinity, 'bench', ...${JSON.stringify(args)});
    await import('./test/bench/main.ts');`;
  return ended(['--input-type=module', '--eval', code]);
};

it('ends with 1 for a missed aim with --strict only, and names it', () => {
  const lenient = missing('load-model');
  expect(lenient).toMatchObject({ code: 0, stderr: '' });
  expect(lenient.stdout).toMatch(/parse .* NO$/m);
  const strict = missing('load-model', '--strict');
  expect(strict).toMatchObject({ code: 1, stderr: 'not reached: parse (ms) : node alone\n' });
});

it.each([
  [['--sctrict'], 'there is no --sctrict\n'],
  [['--smoke', '--strict'], 'figures of --smoke mean nothing: no aim can be held against them\n'],
] as const)('ends with 2 for %j', (args, stderr) => {
  expect(bench(...args)).toMatchObject({ code: 2, stdout: '', stderr });
});
