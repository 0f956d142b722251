import { expect, test } from 'vitest';
import { startAgents } from '../rig/agent.ts';
import { journalTellsAll } from '../rig/journal-check.ts';
import { appliedAndTakenBack, fromAnOldBase, someApproved } from '../rig/random-set-life.ts';
import { rounds } from './rounds.ts';

const SETS = 12;

test('random change sets: taken back as they were, taken in part, and on what others have written', async () => {
  const tried = await rounds('changeSets', async (seed) => {
    const kernel = await startAgents();
    try {
      let lived = 0;
      for (const live of [appliedAndTakenBack, someApproved, fromAnOldBase]) {
        lived += await live(kernel, { seed, rounds: SETS });
      }
      await journalTellsAll(kernel.url);
      return lived;
    } finally {
      await kernel.stop();
    }
  });
  expect(tried).toBeGreaterThan(0);
});
