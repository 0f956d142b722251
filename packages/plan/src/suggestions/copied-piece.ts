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
    findPiece(codePoints(source), size, (hash) => {
      hashes.add(hash);
      return false;
    });
  }
  return (words) => {
    if (words.length < size) return false;
    const points = codePoints(folded(words));
    return findPiece(points, size, (hash, from) => {
      if (!hashes.has(hash)) return false;
      const piece = String.fromCodePoint(...points.slice(from, from + size));
      return sources.some((source) => source.includes(piece));
    });
  };
}

/**
 * To compose a run of combining marks takes the square of its length, and no word has thirty: after as
 * many Unicode's stream-safe form begins anew.
 */
const ENDLESS_MARKS = /(\p{M}{30})(?=\p{M})/gu;
const JOINER = '\u034f';

/** What is shorter holds no run of marks that takes long. */
const LONG = 1000;
const UNEVEN_SPACE = /[^\S ]|\s\s/u;

function folded(text: string): string {
  const safe = text.length < LONG ? text : text.replace(ENDLESS_MARKS, `$1${JOINER}`);
  const lower = safe.normalize('NFC').toLowerCase();
  return (UNEVEN_SPACE.test(lower) ? lower.replace(/\s+/gu, ' ') : lower).trim();
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

/** Tries the rolling hash, 32 bits, of each run of `size` points until one is what is sought. */
function findPiece(
  points: readonly number[],
  size: number,
  isSought: (hash: number, from: number) => boolean,
): boolean {
  let leaving = 1;
  for (let power = 1; power < size; power += 1) leaving = Math.imul(leaving, FACTOR);
  let hash = 0;
  for (let at = 0; at < points.length; at += 1) {
    if (at >= size) hash = (hash - Math.imul(points[at - size] ?? 0, leaving)) | 0;
    hash = (Math.imul(hash, FACTOR) + (points[at] ?? 0)) | 0;
    if (at >= size - 1 && isSought(hash, at - size + 1)) return true;
  }
  return false;
}
