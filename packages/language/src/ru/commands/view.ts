import { type Item, MARK_SORT, WORD_SORT } from '../../grammar/item.ts';
import { UNKNOWN } from '../../grammar/kind-table.ts';
import { DIGITS, QUOTED } from '../../grammar/scan.ts';
import { factOf } from '../../time/frame.ts';
import type { Role } from '../lexicon/role-words.ts';
import { hasTag, roleOf, type Tag } from '../tags.ts';
import { isVerbToDo } from './verb-forms.ts';

const PICTURE = /\p{Extended_Pictographic}/u;

/** An emoji says nothing to the rules and stays where it was written. */
export const isPicture = (item: Item): boolean => item.meaning === null && PICTURE.test(item.word);

/** Is the item a word of the text, in or out of the lexicon, and not a mark or a number? */
export const isWord = (item: Item): boolean => item.sort === WORD_SORT && item.meaning === null;

export const isFact = (item: Item): boolean => factOf(item) !== null;
/** The same of what may not be there, before the first item or behind the last. */
export const isFactThere = (item: Item | undefined): boolean => item !== undefined && isFact(item);

/** A comma, a dash and the like; quotes that hold a title are part of it. */
export const isMark = (item: Item | undefined): boolean =>
  item !== undefined &&
  item.sort === MARK_SORT &&
  item.meaning === null &&
  (item.flags & QUOTED) === 0;

/** "+7 900 ...": the sign belongs to the digits right behind it, and is no list's mark. */
export const isPlusOfNumber = (item: Item | undefined, next: Item | undefined): boolean =>
  item?.word === '+' && next?.glued === true && (next.flags & DIGITS) !== 0;

/** Does the mark of a question end it? */
export const isAsked = (items: readonly Item[]): boolean => items.at(-1)?.word === '?';

/** Marks `items[from..to)` as understood. */
export function takeAll(items: readonly Item[], from: number, to: number, taken: Set<Item>): void {
  for (let at = Math.max(0, from); at < to; at += 1) {
    const item = items[at];
    if (item !== undefined) taken.add(item);
  }
}

/** The word by which patterns know an item; empty for facts of time and for words in quotes. */
export const plainWord = (item: Item): string =>
  item.meaning !== null || item.flags & QUOTED ? '' : item.word;

/** The items' own words as they were written, one behind the other, without what stands between them. */
export const ownWords = (items: readonly Item[], text: string): string =>
  items.map(({ from, to }) => text.slice(from, to)).join(' ');

/** Is the item a word of the list, outside quotes? */
export const says = (item: Item | undefined, tag: Tag): boolean =>
  item !== undefined && item.meaning === null && !(item.flags & QUOTED) && hasTag(item, tag);

/** The role of a word outside quotes; null for all else. */
export function roleAt(item: Item | undefined): Role | null {
  if (item === undefined || item.meaning !== null || item.flags & QUOTED) return null;
  return roleOf(item);
}

/** Starts what somebody has to do: купить, позвони. */
export function isAction(item: Item | undefined): boolean {
  if (item === undefined || item.meaning !== null || item.flags & QUOTED) return false;
  if (item.kind !== UNKNOWN || item.word === '') return false;
  return isVerbToDo(item);
}
