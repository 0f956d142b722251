import type { Item } from '../../grammar/item.ts';
import { DIGITS, QUOTED } from '../../grammar/scan.ts';
import { roleAt, says } from '../commands/view.ts';

const LIST_MARKS = new Set([',', ';', 'newline']);
const END_MARKS = new Set(['.', '!', '?', ',', ';', ':', '-', 'newline']);

const isDigits = (item: Item | undefined): boolean => ((item?.flags ?? 0) & DIGITS) !== 0;

/** "1,5": the mark is a number's own. */
export const isOfNumber = (words: readonly Item[], at: number): boolean =>
  isDigits(words[at - 1]) && words[at]?.glued === true && isDigits(words[at + 1]);

/** Does the item part the things of a list? */
export function partsList(words: readonly Item[], at: number): boolean {
  const item = words[at];
  if (item === undefined || (item.flags & QUOTED) !== 0) return false;
  if (LIST_MARKS.has(item.word)) return !isOfNumber(words, at);
  return says(item, 'and') || roleAt(item) === 'sequel';
}

/** The stretches between what parts a list; empty ones are left out. */
export function stretchesOf(words: readonly Item[]): Item[][] {
  const stretches: Item[][] = [[]];
  words.forEach((item, at) => {
    if (partsList(words, at)) stretches.push([]);
    else stretches.at(-1)?.push(item);
  });
  return stretches.map(trimmedEnd).filter((stretch) => stretch.length > 0);
}

/** The items without the marks behind the last word. */
export function trimmedEnd(items: readonly Item[]): Item[] {
  let to = items.length;
  while (to > 0 && END_MARKS.has(items[to - 1]?.word ?? '')) to -= 1;
  return items.slice(0, to);
}

/** What the items say, as it was written. */
export const textOf = (text: string, items: readonly Item[]): string =>
  text.slice(items[0]?.from ?? 0, items.at(-1)?.to ?? 0).trim();

/** Opens a title: "купить хлеб" is "Купить хлеб". */
export const capitalized = (text: string): string => {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
  return text === '' ? '' : first.toUpperCase() + text.slice(first.length);
};
