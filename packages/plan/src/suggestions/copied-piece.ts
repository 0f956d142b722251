/**
 * Makes the search for pieces of more than `longest` code points that a line shares with one of
 * `texts`; case and the number of spaces aside (R3). Every piece of the texts that is one longer leaves
 * its hash, so that a line costs the same however long the texts are.
 */
export function copiesFinder(
  texts: readonly string[],
  longest: number,
): (words: string) => boolean {
  const size = longest + 1;
  const sources = texts.map(folded).filter((text) => text.length >= size);
  if (sources.length === 0) return () => false;
  const hashes = new Set<number>();
  for (const source of sources) {
    for (const hash of hashesOf(codePoints(source), size)) hashes.add(hash);
  }
  return (words) => {
    const points = codePoints(folded(words));
    return hashesOf(points, size).some((hash, at) => {
      if (!hashes.has(hash)) return false;
      const piece = String.fromCodePoint(...points.slice(at, at + size));
      return sources.some((source) => source.includes(piece));
    });
  };
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

function codePoints(text: string): number[] {
  const points: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const point = text.codePointAt(at) ?? 0;
    if (point > 0xffff) at += 1;
    points.push(point);
  }
  return points;
}

const FACTOR = 0x01000193;

/** The rolling hash of each run of `size` points, 32 bits, by the run's beginning. */
function hashesOf(points: readonly number[], size: number): number[] {
  let leaving = 1;
  for (let power = 1; power < size; power += 1) leaving = Math.imul(leaving, FACTOR);
  const hashes: number[] = [];
  let hash = 0;
  for (const [at, point] of points.entries()) {
    if (at >= size) hash = (hash - Math.imul(points[at - size] ?? 0, leaving)) | 0;
    hash = (Math.imul(hash, FACTOR) + point) | 0;
    if (at >= size - 1) hashes.push(hash);
  }
  return hashes;
}
