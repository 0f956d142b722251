import type { Item } from '../../../grammar/item.ts';
import { isFact, plainWord } from '../../commands/view.ts';

/** A list of words that a question may be made of. */
export type Words = ReadonlySet<string>;

/** What is said besides the times. */
export const plainWordsIn = (items: readonly Item[]): string[] =>
  items.filter((item) => !isFact(item)).map(plainWord);

/** Is every word of one of the lists? */
export const areAll = (words: readonly string[], ...lists: readonly Words[]): boolean =>
  words.every((word) => lists.some((list) => list.has(word)));

export const hasAny = (words: readonly string[], list: Words): boolean =>
  words.some((word) => list.has(word));
