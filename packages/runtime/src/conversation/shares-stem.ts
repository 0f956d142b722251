/** Shorter words have too many neighbours. */
const WORD_MIN = 4;
/** So much of the longer word must begin alike. */
const STEM_PART = 0.7;
/** Words so long may have two letters wrong. */
const LENGTH_FOR_TWO = 8;

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\d]+/gu) ?? [];

/**
 * Does a word of `said` stand in `title`, in another form or with a slip of the finger in it? That two words begin
 * with the same few letters is too little where something would be lost.
 */
export function sharesStem(said: string, title: string): boolean {
  const borne = wordsIn(title);
  return wordsIn(said).some((word) => borne.some((each) => isSameStem(word, each)));
}

function isSameStem(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < WORD_MIN) return false;
  let alike = 0;
  while (alike < short.length && short[alike] === long[alike]) alike += 1;
  if (alike >= Math.max(WORD_MIN, Math.ceil(long.length * STEM_PART))) return true;
  return editsBetween(short, long) <= (short.length >= LENGTH_FOR_TWO ? 2 : 1);
}

/** Letters put in, left out, changed, or exchanged with their neighbour. */
function editsBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
