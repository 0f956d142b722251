import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { WHAT_FOR } from './box-list-phrases.ts';

/**
 * Is the word of a list's name the one that was said, in whatever form? "список для кружка" is "Список на кружок":
 * by which preposition it is said what a list is for makes no other list of it.
 */
export function isWordOfList(word: string, said: string): boolean {
  return isSameName(word, said) || (WHAT_FOR.has(word) && WHAT_FOR.has(said));
}

/** The one of the known lists that is called so, by whichever preposition; the name itself where none is. */
export function standingList(name: string | null, lists: readonly string[]): string | null {
  if (name === null) return null;
  const words = wordsIn(name);
  const [only, ...others] = lists.filter((title) => {
    const own = wordsIn(title);
    const isSame = own.every((word, at) => isWordOfList(word, words[at] ?? ''));
    return own.length === words.length && isSame;
  });
  return only === undefined || others.length > 0 ? name : only;
}
