import { editsBetween } from '@planerka/plan';

/** How many letters may be wrong for a name to be worth suggesting. */
const FARTHEST = 6;

/** The known name that is fewest edits away, or null where none is within `farthest`. */
export function nearestName(
  name: string,
  known: readonly string[],
  farthest = FARTHEST,
): string | null {
  let best: string | null = null;
  let least = farthest + 1;
  for (const candidate of known) {
    const distance = editsBetween(name.slice(0, 100), candidate);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}
