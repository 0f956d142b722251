import { wordsIn } from './choice-by-words.ts';
import { placeOf } from './ordinal.ts';
import { ONLY_POINTS } from './pointed-first-phrases.ts';

/** "её", "и ту и другую", "вторую": words that point at what was shown, and nothing besides. */
export function onlyPoints(title: string): boolean {
  const words = wordsIn(title);
  const isPointer = (word: string): boolean => ONLY_POINTS.has(word) || placeOf(word) !== null;
  return words.length > 0 && words.every(isPointer);
}
