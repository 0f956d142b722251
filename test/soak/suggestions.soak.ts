import { expect, test } from 'vitest';
import { compareRandom } from '../rig/salvage-against-oracle.ts';

const ENVELOPES = 50_000;
const SEED = Number(process.env['SEED'] ?? 1);

test(`${ENVELOPES} random envelopes: salvage and the oracle agree`, () => {
  expect(compareRandom(SEED, ENVELOPES).differences).toEqual([]);
});
