import { readText } from '../../grammar.ts';
import { isCardinal } from '../../vocabulary.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { SLIP } from '../reworded/mistold-phrases.ts';
import { ONLY_POINTS, POINTS_AT_KIND } from '../reworded/pointed-first-phrases.ts';
import {
  EDIT_ALONE,
  LEFT_OF_ORDER,
  NO_HOUR,
  ONLY_POINTED,
  ONLY_TO_WHOM,
  POINTS_BACK,
} from './no-title-phrases.ts';
import { placeOf } from './ordinal.ts';

/**
 * "её", "и ту и другую", "вторую", "ошибся", "как важные": words that point at what was shown, tell of a slip or are left
 * of an order, and nothing besides. `isOrdered`: it was ordered in so many words, and hardly anything is no title then.
 */
export function namesNothing(title: string, isOrdered: boolean): boolean {
  const words = wordsIn(title);
  const said = words.join(' ');
  if (words.length <= NUMERALS_MAX && onlyCounts(title)) return true;
  if (isOrdered) return ONLY_TO_WHOM.test(said) || ONLY_POINTED.test(said);
  return (
    onlyPoints(title) ||
    (words.length > 0 &&
      (POINTS_AT_KIND.test(said) ||
        POINTS_BACK.test(title) ||
        LEFT_OF_ORDER.some((pattern) => pattern.test(said))))
  );
}

/** More of them are somebody's telephone number. */
const NUMERALS_MAX = 2;

/** "девять", "пять шесть": hours whose day was left out; figures may be what is to be kept. */
function onlyCounts(title: string): boolean {
  if (/\d/u.test(title)) return false;
  const { items } = readText(title);
  return items.length > 0 && items.every((item) => isCardinal(item) && !NO_HOUR.test(item.word));
}

/** "перенести", "сдвинуть её": nothing but a verb by which what stands is changed. */
export const isEditAlone = (title: string): boolean => EDIT_ALONE.test(wordsIn(title).join(' '));

/** "её", "и ту и другую", "вторую", "ошибся": no word of it is part of any name. */
export function onlyPoints(title: string): boolean {
  const words = wordsIn(title);
  const isPointer = (word: string): boolean => ONLY_POINTS.has(word) || placeOf(word) !== null;
  return words.length > 0 && (words.every(isPointer) || SLIP.test(words.join(' ')));
}
