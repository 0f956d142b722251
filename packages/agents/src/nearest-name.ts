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

/** Insertions, deletions and replacements (Levenshtein), row by row. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 0; i < one.length; i += 1) {
    const next = [i + 1];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (other[j - 1] === one[i] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
