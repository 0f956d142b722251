import type { FuzzParameters } from '../rig/update-fuzz.ts';

/** Of the whole time, what each part takes; the kills at each step take about a minute besides, isolation
 * and ten thousand reminders some ten. */
const SHARES = {
  twoPrograms: 0.3,
  databaseAway: 0.12,
  manyDoors: 0.18,
  fullDisk: 0.05,
  changeSets: 0.08,
  updates: 0.1,
  talk: 0.1,
  gateway: 0.07,
} as const;

/** Numbers of a round's own, so that a failed one can be had again as the first. */
export const SEED = Number(process.env['SEED'] ?? 1);
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 10);
/** The same however long the whole lasts: a seed tries the same things again. */
const FUZZ_ROUND_MS = 20_000;
if (!Number.isSafeInteger(SEED) || !(MINUTES > 0)) {
  throw new Error('SEED is a whole number, SOAK_MINUTES a number above 0');
}

/** By itself, for as long as it is told; beside the others it has one round. */
const CHAOS_MINUTES = Number(process.env['CHAOS_MINUTES'] ?? 0);

type Part = keyof typeof SHARES | 'chaos';

const minutesOf = (part: Part): number =>
  part === 'chaos' ? CHAOS_MINUTES : SHARES[part] * MINUTES;

/**
 * Goes through rounds, each with a seed of its own, until the part's share of the time is over; at
 * least one. A round says how many things it tried, and so does the whole. A round that fails is
 * named by the SEED with which it comes first.
 */
export async function rounds(
  part: Part,
  round: (seed: number) => Promise<number>,
): Promise<number> {
  const end = performance.now() + minutesOf(part) * 60_000;
  let seed = SEED;
  let tried = 0;
  do {
    try {
      tried += await round(seed);
    } catch (error) {
      throw new Error(`${part} failed; again: SEED=${seed} SOAK_MINUTES=${MINUTES} npm run soak`, {
        cause: error,
      });
    }
    seed += 1;
  } while (performance.now() < end);
  process.stdout.write(`${part}: ${seed - SEED} rounds, ${tried} tried\n`);
  return tried;
}

/** What fast-check is told in one round: as many runs as fit into it. */
export function fuzzRound(seed: number, sharedBy = 1): FuzzParameters {
  const limitMs = FUZZ_ROUND_MS / sharedBy;
  return { seed: seed | 0, numRuns: 1_000_000, interruptAfterTimeLimit: limitMs };
}
