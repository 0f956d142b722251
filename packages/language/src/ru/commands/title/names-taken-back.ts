import type { Item } from '../../../grammar/item.ts';
import {
  ALSO,
  ENDS_IN_VOWEL,
  ENDS_ONE_CASE,
  SLIP_OR_REMEMBERED,
  SOFT_ENDINGS,
  SURNAME,
} from '../../lexicon/function-words.ts';
import { isPatronymic } from '../../lexicon/owners.ts';
import { hasTag } from '../../tags.ts';
import { isAction, isFact, isMark, isWord } from '../view.ts';

/** So far before what is said again its first word is looked for. */
const REACH = 4;
/** A name of two words ends like another one of the same case. */
const ENDING_CHARS = 2;

/** From where words are taken back, null where one may only have remembered more, and whether more of them may be. */
export interface NamesTakenBack {
  readonly from: number | null;
  readonly isSure: boolean;
}

const isName = (text: string, item: Item | undefined): item is Item =>
  item !== undefined && isWord(item) && !isAction(item) && /^\p{Lu}/u.test(text.charAt(item.from));

/**
 * "позвонить Ольге Петровне, тьфу, Ольге Павловне", "Анне Юрьевне, ой, Инне Львовне": several words that several others
 * are in the place of, from the same first word on, or a whole name. Null where no more than one word is taken back.
 */
export function namesTakenBack(
  text: string,
  items: readonly Item[],
  { at, end, behind }: { readonly at: number; readonly end: number; readonly behind: number },
): NamesTakenBack | null {
  const [next, second] = [items[behind], items[behind + 1]];
  if (next === undefined || !isWord(next) || isAction(next) || hasTag(next, 'preposition'))
    return null;
  const again = isSaid(second) ? sameWordBefore(items, end, next) : null;
  const found =
    again === null ? nameBefore(text, items, end, [next, second]) : { from: again, isSure: true };
  if (found === null) return null;
  const mayRemember = SLIP_OR_REMEMBERED.test(text.slice(items[at]?.from, next.from));
  const isName = isPatronymic(second?.word ?? '') && isPatronymic(items[end - 1]?.word ?? '');
  // "ой, билет обратно тоже": remembered beside what was said, and not in its place
  const isMore = ALSO.test(text.slice(next.from)) || (again !== null && mayRemember && !isName);
  return isMore ? { from: null, isSure: false } : found;
}

const isSaid = (item: Item | undefined): item is Item =>
  item !== undefined && isWord(item) && !isFact(item) && !hasTag(item, 'preposition');

/** "торт Наполеон, нет, торт Медовик": the first word is said again, with another one behind it. */
function sameWordBefore(items: readonly Item[], end: number, next: Item): number | null {
  for (let from = end - 1; from >= Math.max(0, end - REACH); from -= 1) {
    const item = items[from];
    if (item === undefined || isMark(item) || isFact(item)) return null;
    if (item.word === next.word) return from < end - 1 ? from : null;
  }
  return null;
}

/** "Ольге Петровне, ой, Галине": with a patronymic the whole name goes; with a surname it may be the surname alone. */
function nameBefore(
  text: string,
  items: readonly Item[],
  end: number,
  [next, second]: readonly [Item, Item | undefined],
): NamesTakenBack | null {
  const [first, last] = [items[end - 2], items[end - 1]];
  const isWhole = isName(text, first) && isName(text, last) && isName(text, next);
  if (!isWhole || isPatronymic(next.word)) return null;
  const isFull = isPatronymic(last.word);
  // "подарить Маше Барби, ой, Кена": whom and what are no one name
  const isApart = !isFull && !mayBeOneName(first, last) && !endAlike(first, next);
  if (isApart) return { from: end - 1, isSure: !mayBeSurname(first, last, next) };
  if (isName(text, second)) {
    if (isPatronymic(second.word) !== isFull) return { from: end - 1, isSure: !isFull };
    return { from: end - 2, isSure: isFull || isAlike(last, second) };
  }
  if (isFull) return { from: end - 2, isSure: true };
  return { from: end - 1, isSure: isAlike(last, next) };
}

/** "Ане Кох, ой, Игорю": a name that does not bend may be the surname of whom the new name, of the same case, is in the place. */
const mayBeSurname = (first: Item, last: Item, next: Item): boolean =>
  softened(last.word) !== softened(next.word) &&
  ENDS_ONE_CASE.some((ending) => ending.test(first.word) && ending.test(next.word));

const isAlike = (a: Item, b: Item): boolean =>
  a.word.slice(-ENDING_CHARS) === b.word.slice(-ENDING_CHARS);

/** "Ивану Петрову", "Ольге Ивановой": of one case, or a surname by its form. */
const mayBeOneName = (first: Item, last: Item): boolean =>
  endAlike(first, last) || SURNAME.test(last.word);

const endAlike = (a: Item, b: Item): boolean => softened(a.word) === softened(b.word);

/** The last letter; "у" and "ю", "а" and "я" end the same case. */
const softened = (word: string): string =>
  SOFT_ENDINGS.get(word.slice(-1)) ?? (ENDS_IN_VOWEL.test(word) ? word.slice(-1) : '');

/** "купить Свете, ой, Наде, шарф": the comma that only closes what was said instead; in a list of names it parts them. */
export function closingComma(
  text: string,
  items: readonly Item[],
  { behind }: { readonly behind: number },
): readonly Item[] {
  let at = behind;
  while (isName(text, items[at])) at += 1;
  const [comma, ...rest] = items.slice(at);
  const [next] = rest;
  const isClosing = at > behind && comma?.word === ',' && next !== undefined && isWord(next);
  if (!isClosing || isFact(next) || isAction(next) || isName(text, next)) return [];
  return rest.some((item) => isMark(item) || hasTag(item, 'conjunction')) ? [] : [comma];
}
