import path from 'node:path';
import { expect, test } from 'vitest';
import { readDialogs } from '../talk/dialog.ts';
import { failuresOf, playAll } from '../talk/play-all.ts';
import { tableOf, transcriptOf } from '../talk/tell-verdicts.ts';

const KNOWN = path.join(import.meta.dirname, '../talk/known-failures.json');
/**
 * Only dialogs whose id or kind this matches; then those that go right are told, too, and nothing is
 * held against the known failures.
 */
const ONLY = process.env['TALK'];

test('every dialog', async () => {
  const only = ONLY === undefined ? null : new RegExp(ONLY, 'u');
  const dialogs = readDialogs();
  const chosen = dialogs.filter(({ id, kind }) => !only || only.test(id) || only.test(kind));
  expect(chosen.length).toBeGreaterThan(0);
  const verdicts = await playAll(chosen);
  for (const verdict of verdicts) {
    if (verdict.failure !== null || only) process.stdout.write(`${transcriptOf(verdict)}\n`);
  }
  process.stdout.write(`${tableOf(verdicts)}\n`);
  if (only) return;
  const failures = `${JSON.stringify(failuresOf(verdicts), null, 2)}\n`;
  await expect(failures).toMatchFileSnapshot(KNOWN);
});
