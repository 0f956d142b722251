import { expect, test } from 'vitest';
import { startAgents } from '../rig/agent.ts';
import { suggestedHistory } from '../rig/suggested-history.ts';
import { SEED } from './rounds.ts';

const CHUNKS = 12;
const HISTORIES = 10;

/** In chunks, so that `-t "chunk 2:"` has one of them again, and each begins with an empty database. */
test.each(Array.from({ length: CHUNKS }, (_, index) => index))(
  `suggested calls, chunk %i: each of ${HISTORIES} random histories makes progress and touches nothing else`,
  async (chunk) => {
    const kernel = await startAgents();
    const first = SEED + chunk * HISTORIES;
    const wrong: string[] = [];
    let made = 0;
    try {
      for (let seed = first; seed < first + HISTORIES; seed += 1) {
        const history = await suggestedHistory(kernel, seed);
        wrong.push(...history.wrong.map((each) => `SEED ${seed}: ${each}`));
        made += history.made;
      }
    } finally {
      await kernel.stop();
    }
    process.stdout.write(`suggested calls, chunk ${chunk}: ${made} followed from SEED=${first}\n`);
    expect(wrong).toEqual([]);
    expect(made).toBeGreaterThan(HISTORIES * 20);
  },
);
