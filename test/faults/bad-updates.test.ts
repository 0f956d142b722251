import { afterAll, beforeAll, expect, test } from 'vitest';
import { UpdateFuzz } from '../rig/update-fuzz.ts';

/** The same ones each time; other and more of them under `npm run soak`. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 80);
const PARAMETERS = { numRuns: RUNS, seed: 20_260_225 };
const LIMIT_MS = 180_000;

let fuzz: UpdateFuzz;
beforeAll(async () => {
  fuzz = await UpdateFuzz.open();
});
afterAll(() => fuzz.close());

test('what is no update is taken and thrown away', { timeout: LIMIT_MS }, async () => {
  expect(await fuzz.noUpdates(PARAMETERS)).toBe(RUNS);
});

test('real updates with odd values are done or set aside, and the others are served', {
  timeout: LIMIT_MS,
}, async () => {
  expect(await fuzz.mutatedUpdates(PARAMETERS)).toBe(RUNS);
});

test('odd texts are answered', { timeout: LIMIT_MS }, async () => {
  expect(await fuzz.oddTexts(PARAMETERS)).toBe(RUNS);
});
