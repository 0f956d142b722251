import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const CASES = 20_000;

/** The tests whose properties take as many random cases as they are given. */
function files(): string[] {
  const printed = execFileSync('git', ['grep', '-l', '/rig/random-cases.ts', '--', '*.test.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return printed.split('\n').filter((file) => file !== '');
}

test(`properties, each with ${CASES} random cases`, () => {
  const named = files();
  expect(named).not.toEqual([]);
  const { PATH = '', HOME = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--testTimeout=0', ...named],
    { cwd: ROOT, encoding: 'utf8', env: { PATH, HOME, RANDOM_CASES: String(CASES) } },
  );
  expect({ status, printed: status === 0 ? '' : stdout + stderr }).toEqual({
    status: 0,
    printed: '',
  });
});
