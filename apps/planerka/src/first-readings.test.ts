import { expect, test } from 'vitest';
import { readSamples } from './first-readings.ts';

test('what is read while the program is built can be read', async () => {
  await expect(readSamples()).resolves.toBeUndefined();
});
