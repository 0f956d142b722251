import type { PendingChoice } from '@planerka/contracts';
import { remembering, TITLE_MAX } from '../../../grammar/remembering.ts';
import { fold } from '../../../grammar/scan.ts';
import { DENYING, ENDING_VOWEL, SHORT_NOUN, SPARE } from '../../lexicon/acting-words.ts';
import { POINTING } from '../lexicon.ts';

/** So much of a word's beginning stays the same in its other cases. */
const STEM_MIN = 4;
const ENDING_MAX = 3;

export const wordsIn = remembering(
  (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [],
  TITLE_MAX,
);

/** Are the two the same word in some case? Shorter words than four letters have to be equal. */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  // most pairs of words are told apart by their first letter
  if (a[0] !== b[0]) return false;
  const short = SHORT_NOUN.exec(a)?.[1];
  if (short !== undefined && short === SHORT_NOUN.exec(b)?.[1]) return true;
  const shared = Math.min(a.length, b.length) - (Math.min(a.length, b.length) > STEM_MIN ? 1 : 0);
  if (shared < STEM_MIN) return false;
  const stem = Math.max(STEM_MIN, Math.max(a.length, b.length) - ENDING_MAX);
  return stem <= shared + 1 && a.slice(0, stem) === b.slice(0, stem);
}

const SHORT_MIN = 3;

/** The same for names that were spoken of: of a short one the vowel at its end tells its case. */
export function isSameName(a: string, b: string): boolean {
  if (isSameWord(a, b)) return true;
  if (a[0] !== b[0]) return false;
  const [stem, other] = [a.replace(ENDING_VOWEL, ''), b.replace(ENDING_VOWEL, '')];
  return stem === other && stem.length >= SHORT_MIN;
}

/** The one choice whose label holds every word that was said; null when none or several do. */
export function choiceByWords(
  text: string,
  choices: readonly PendingChoice[],
): PendingChoice | null {
  const said = wordsIn(text).filter((word) => !SPARE.has(word) && !POINTING.has(word));
  if (said.length === 0 || said.some((word) => DENYING.has(word))) return null;
  const fits = choices.filter(({ label }) => {
    const words = wordsIn(label);
    return said.every((word) => words.some((other) => isSameWord(word, other)));
  });
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

/** Is there a word in it that does more than point? */
export const namesAnything = (words: string): boolean =>
  wordsIn(words).some((word) => !SPARE.has(word) && !POINTING.has(word));
