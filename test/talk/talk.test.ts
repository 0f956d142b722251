import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readDialogs } from './dialog.ts';
import { failuresOf, playAll } from './play-all.ts';

const KNOWN = path.join(import.meta.dirname, 'known-failures.json');
/** The soak plays all of them. */
const EVERY = 60;

it('plays every sixtieth dialog: those that fail are those known to fail', {
  timeout: 300_000,
}, async () => {
  const known = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(KNOWN, 'utf8')));
  const all = readDialogs();
  // a folder that was not found would fail nothing
  expect(all.length).toBeGreaterThan(3_300);
  const chosen = all.filter((_, index) => index % EVERY === 0);
  const expected = chosen.flatMap(({ id }) => {
    const failure = known[id];
    return failure === undefined ? [] : [[id, failure] as const];
  });
  expect(failuresOf(await playAll(chosen))).toEqual(Object.fromEntries(expected));
});
