import { editsBetween, wordsIn } from '@planerka/plan';

/** Shorter words have too many neighbours. */
const WORD_MIN = 4;
/** So much of the longer word must begin alike. */
const STEM_PART = 0.7;
/** Words so long may have two letters wrong. */
const LENGTH_FOR_TWO = 8;

/**
 * Is a word of `said` in `title`, in another form or with a slip of the finger in it? That two words begin
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
