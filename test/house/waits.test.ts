import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './source-files.ts';

/** Where the wait that knows of the placeholder stands, and this file. */
const OWN = new Set(['rig/answered.ts', 'house/waits.test.ts']);

/** A bare wait takes the placeholder of a slow machine for the answer: a test that fails now and then. */
it('tests wait for what the bot answers, never for whatever it shows first', () => {
  const tests = path.join(ROOT, 'test');
  const found = readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !OWN.has(file))
    .filter((file) => readFileSync(path.join(tests, file), 'utf8').includes('waitForReply'));
  expect(found).toEqual([]);
});
