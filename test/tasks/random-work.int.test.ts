import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgentKernel, startAgents } from '../rig/agent.ts';
import { wholeLives } from '../rig/whole-lives.ts';

// cites: T-undo-gated, T-x-crowd, T-x-bad-input
let kernel: AgentKernel;
beforeAll(async () => {
  kernel = await startAgents({ connections: 8 });
});
afterAll(async () => {
  await kernel.stop();
});

/** More of them, and of one's own, for a longer look: `RANDOM_CASES=500 SEED=7`. */
const { RANDOM_CASES = '3', SEED } = process.env;
const LIMIT_MS = Math.max(240_000, Number(RANDOM_CASES) * 10_000);

describe('random calls of two agents beside their owner', () => {
  it(
    'leave the tables as the journal replays them, lose no update, and can all be undone',
    async () => {
      const seed = SEED === undefined ? {} : { seed: Number(SEED) };
      const wrong = await wholeLives(kernel, { numRuns: Number(RANDOM_CASES), ...seed });
      expect(wrong).toBeNull();
    },
    LIMIT_MS,
  );
});
