import { expect, test } from 'vitest';
import { startAgents } from '../rig/agent.ts';
import { wholeLives } from '../rig/whole-lives.ts';
import { SEED } from './rounds.ts';

const CHUNKS = 3;
const SEEDS = 10;
const LIVES = 10;

test.each(Array.from({ length: CHUNKS }, (_, index) => index))(
  `whole lives, chunk %i: what two agents and their owner did can all be undone, ${SEEDS} seeds of ${LIVES}`,
  async (chunk) => {
    const kernel = await startAgents({ connections: 8 });
    try {
      const first = SEED + chunk * SEEDS;
      for (let seed = first; seed < first + SEEDS; seed += 1) {
        expect(await wholeLives(kernel, { numRuns: LIVES, seed: seed | 0 })).toBeNull();
      }
    } finally {
      await kernel.stop();
    }
  },
);

/** An owner's changed target wanted a task back whose creation its agent had undone meanwhile. */
test('whole lives that once could not be undone', async () => {
  const kernel = await startAgents({ connections: 8 });
  try {
    expect(await wholeLives(kernel, { numRuns: 25, seed: -76_063_056 })).toBeNull();
  } finally {
    await kernel.stop();
  }
});
