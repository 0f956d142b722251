import { expect, test } from 'vitest';
import { GatewayFuzz } from '../rig/gateway-fuzz.ts';
import { TalkFuzz } from '../rig/talk-fuzz.ts';
import { UpdateFuzz } from '../rig/update-fuzz.ts';
import { fuzzRound, rounds } from './rounds.ts';

test('updates that Telegram would hardly send', async () => {
  const tried = await rounds('updates', async (seed) => {
    const fuzz = await UpdateFuzz.open();
    try {
      const parameters = fuzzRound(seed, 3);
      const counts = [
        await fuzz.noUpdates(parameters),
        await fuzz.mutatedUpdates(parameters),
        await fuzz.oddTexts(parameters),
      ];
      return counts.reduce((sum, count) => sum + count);
    } finally {
      await fuzz.close();
    }
  });
  expect(tried).toBeGreaterThan(0);
});

test('conversations in which anything is said', async () => {
  const tried = await rounds('talk', async (seed) => {
    const fuzz = await TalkFuzz.open();
    try {
      return await fuzz.conversations(fuzzRound(seed));
    } finally {
      await fuzz.close();
    }
  });
  expect(tried).toBeGreaterThan(0);
});

test('requests to the gateway', async () => {
  const tried = await rounds('gateway', async (seed) => {
    const fuzz = await GatewayFuzz.open();
    try {
      return await fuzz.anyBodies(fuzzRound(seed));
    } finally {
      await fuzz.close();
    }
  });
  expect(tried).toBeGreaterThan(0);
});
