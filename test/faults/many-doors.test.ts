import { expect, test } from 'vitest';
import { manyDoors } from '../rig/many-doors.ts';

test('voice, vague words, forms, an agent over HTTP, groups that move and clear words, beside services that fail and a killed program', async () => {
  expect(await manyDoors({ seed: 17, said: 14, kills: 2, silences: 0 })).toBeGreaterThan(14);
}, 300_000);
