import { expect, test } from 'vitest';
import { manyDoors } from '../rig/many-doors.ts';
import { seeded } from '../rig/seeded.ts';
import { rounds } from './rounds.ts';

/**
 * Every door at once for as long as CHAOS_MINUTES says, round after round with seeds of their own: programs are
 * killed, database connections die without a word, services hang and break off; each round ends with the journal's
 * replay. `CHAOS_MINUTES=30 npm run soak chaos`; without it, one round.
 */
test('chaos at every door, each round checked against the journal', async () => {
  const said = await rounds('chaos', async (seed) => {
    const chance = seeded(seed);
    const shape = {
      said: 80 + chance.below(160),
      kills: 2 + chance.below(6),
      silences: chance.below(3),
    };
    process.stdout.write(`chaos: SEED=${seed} ${JSON.stringify(shape)}\n`);
    return await manyDoors({ seed, ...shape });
  });
  expect(said).toBeGreaterThan(0);
});
