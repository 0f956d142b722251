import { wordsIn } from './choice-by-words.ts';
import { SLIP } from './mistold-phrases.ts';
import { placeOf } from './ordinal.ts';
import { ONLY_POINTS, POINTS_AT_KIND } from './pointed-first-phrases.ts';

/** "её", "и ту и другую", "вторую", "ошибся": words that point at what was shown or tell of a slip, and nothing besides. */
export function namesNothing(title: string): boolean {
  const words = wordsIn(title);
  const isPointer = (word: string): boolean => ONLY_POINTS.has(word) || placeOf(word) !== null;
  const said = words.join(' ');
  return (
    words.length > 0 && (words.every(isPointer) || SLIP.test(said) || POINTS_AT_KIND.test(said))
  );
}
