/**
 * How many random cases a property is tried with: 200, and RANDOM_CASES of them in the long run
 * (`npm run soak`), which says that number to every test that asks here.
 */
export function randomCases(): { numRuns: number } {
  return { numRuns: Number(process.env['RANDOM_CASES'] ?? 200) };
}
