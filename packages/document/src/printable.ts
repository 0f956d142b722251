/*
 * Words of strangers, made fit to be laid out: no character that controls the order or the place of the
 * others.
 */

/** Controls and lone halves of characters. */
const UNPRINTABLE = /(?!\s)\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;
/** Marks, embeddings, overrides and isolates of direction (Unicode Annex 9, section 2), and what has no width. */
const DIRECTION = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** Words without what cannot be printed; breaks and spaces as they are. */
export function plainWords(words: string): string {
  return words.replace(UNPRINTABLE, '').replace(DIRECTION, '');
}

/** One line of words without what cannot be printed. Long ones are made breakable by the thread that lays them out. */
export function printable(words: string): string {
  return plainWords(words).replace(/\s+/gu, ' ').trim();
}
