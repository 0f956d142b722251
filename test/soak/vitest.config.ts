import { randomInt } from 'node:crypto';
import { defineConfig } from 'vitest/config';

/** The long run, `npm run soak`: SOAK_MINUTES in all (10), from SEED (any, printed for a replay). */
const seed = process.env['SEED'] ?? String(randomInt(2 ** 31));
const minutes = process.env['SOAK_MINUTES'] ?? '10';

export default defineConfig({
  resolve: { conditions: ['development'] },
  ssr: { resolve: { conditions: ['development', 'node'] } },
  test: {
    // The golden stories once more, all of them in a language that nobody speaks; each operation by each way;
    // every set of loose speech.
    include: [
      'test/soak/**/*.soak.ts',
      'test/golden/golden.test.ts',
      'test/conversation/every-way.test.ts',
      'test/speech/speech.test.ts',
    ],
    reporters: ['verbose', './test/rig/closing-line.ts'],
    globalSetup: ['test/soak/announce.ts', 'test/rig/postgres-setup.ts'],
    env: { SEED: seed, SOAK_MINUTES: minutes, EVERY_STORY: '1', EVERY_SET: '1' },
    // One after the other: each puts the whole machine under load by itself.
    fileParallelism: false,
    testTimeout: 0,
    hookTimeout: 120_000,
  },
});
