/** One run of `npm test` tries what every other one does: what is found must be found by a change of the code. */
const SEED = 20_260_225;

/**
 * How many random cases a property is tried with: the same 200 each time, and RANDOM_CASES fresh ones in the long
 * run (`npm run soak`), which says that number to every test that asks here and looks for what nobody has met yet.
 */
export function randomCases(): { numRuns: number; seed?: number } {
  const many = process.env['RANDOM_CASES'];
  return many === undefined ? { numRuns: 200, seed: SEED } : { numRuns: Number(many) };
}
