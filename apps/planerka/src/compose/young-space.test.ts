import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const MODULE = path.join(import.meta.dirname, 'young-space.ts');
const MEGABYTE = 1024 * 1024;

/** Works for a while in a process of its own, which was told to stay small; prints the size of its space. */
const WORK = `
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
setFlagsFromString('--semi-space-growth-factor=1');
const { growYoungSpace } = await import(process.argv[1]);
const size = () => getHeapSpaceStatistics().find((each) => each.space_name === 'new_space').space_size;
let kept = [];
const work = async () => {
  for (let turn = 0; turn < 400; turn += 1) {
    for (let i = 0; i < 2000; i += 1) kept.push({ i, list: [i] });
    if (kept.length > 30000) kept = [];
    await new Promise((resolve) => setImmediate(resolve));
  }
};
await work();
const before = size();
growYoungSpace();
growYoungSpace();
await work();
console.log(JSON.stringify({ before, after: size() }));
`;

it('the space for young objects grows when it is asked for, and not beyond what was asked', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', WORK, MODULE],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  const { before, after }: { before: number; after: number } = JSON.parse(stdout);
  expect(before).toBeLessThan(7 * MEGABYTE);
  expect(after).toBeGreaterThan(7 * MEGABYTE);
  expect(after).toBeLessThan(20 * MEGABYTE);
});
