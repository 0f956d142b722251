/** Names, codes and fixed phrases that hold a word of time or a number and say no time. */
import type { Item } from '../grammar/item.ts';
import { UNKNOWN } from '../grammar/kind-table.ts';
import { DIGITS, QUOTED } from '../grammar/scan.ts';
import { isVerbToDo, looksLikeAdjective } from './commands/verb-forms.ts';
import { kinds } from './kinds.ts';
import { WORD } from './lexicon/kind-words.ts';
import {
  CODE_LETTER,
  FEMININE_OBLIQUE,
  LODGING,
  MAY_BE_DONE_TO,
  NAMED_AFTER_PART,
} from './lexicon/word-endings.ts';
import { hasTag } from './tags.ts';
import { isCardinal } from './vocabulary.ts';

const MONTH = kinds.id('month');
const WEEKDAY = kinds.id('weekday');
const RELATIVE = kinds.id('relative');
const FOR = kinds.id(WORD.onto);
const UNITS = new Set(kinds.members('unit'));

const isDigits = (item: Item | undefined): item is Item =>
  item !== undefined && (item.flags & DIGITS) !== 0;

/** From here on no rule reads these words. */
function hide(...items: readonly Item[]): void {
  for (const item of items) {
    item.kind = UNKNOWN;
    item.flags |= QUOTED;
  }
}

/** "вечер романсов", "ночь музеев": what it is called, and no part of a day. */
function hideNamedNights(items: readonly Item[]): void {
  items.forEach((item, at) => {
    const after = items[at + 1];
    if (!hasTag(item, 'called-after-part') || after?.kind !== UNKNOWN) return;
    // "в семь вечера кино"
    const before = items[at - 1];
    if (before !== undefined && (isCardinal(before) || UNITS.has(before.kind))) return;
    const isNamed = NAMED_AFTER_PART.test(after.word) || hasTag(after, 'evening-of');
    if (isNamed && !isVerbToDo(after)) item.kind = UNKNOWN;
  });
}

/** "домофон 45к12", "код 17в3": figures with a letter between them are a code. */
function hideCodes(items: readonly Item[]): void {
  for (let at = 1; at + 1 < items.length; at += 1) {
    const [first, letter, last] = [items[at - 1], items[at], items[at + 1]];
    if (letter === undefined || !CODE_LETTER.test(letter.word)) continue;
    if (!isDigits(first) || !isDigits(last) || !letter.glued || !last.glued) continue;
    hide(first, letter, last);
  }
}

/** The weekday whose name means something else as well. */
const MIDDLE_OF_WEEK = 3;

/** "питательную среду", "поменять среду завтра": what surrounds somebody, and no day of the week. */
function hideSurroundings(items: readonly Item[]): void {
  const isDated = items.some((item) => item.kind === RELATIVE || item.kind === MONTH);
  items.forEach((item, at) => {
    if (item.kind !== WEEKDAY || item.value !== MIDDLE_OF_WEEK) return;
    const before = items[at - 1];
    if (before?.kind !== UNKNOWN) return;
    const isDescribed = looksLikeAdjective(before.word) && FEMININE_OBLIQUE.test(before.word);
    const isObject = isDated && isVerbToDo(before) && MAY_BE_DONE_TO.test(item.word);
    if (isDescribed || isObject) item.kind = UNKNOWN;
  });
}

/** "заказать гостиницу на три ночи": how long one stays, and no hour of the night. */
function hideNights(items: readonly Item[]): void {
  if (!items.some((item) => LODGING.test(item.word))) return;
  for (let at = 1; at + 1 < items.length; at += 1) {
    const [number, nights] = [items[at], items[at + 1]];
    if (number === undefined || !isCardinal(number) || items[at - 1]?.kind !== FOR) continue;
    if (nights === undefined || !hasTag(nights, 'nights')) continue;
    hide(number, nights);
  }
}

/** "выложить до и после": what was before and what came of it, and no time. */
function hideBeforeAndAfter(items: readonly Item[]): void {
  for (let at = 0; at + 2 < items.length; at += 1) {
    const [first, and, last] = [items[at], items[at + 1], items[at + 2]];
    if (first === undefined || and === undefined || last === undefined) continue;
    if (!hasTag(first, 'up-to') || !hasTag(and, 'and') || !hasTag(last, 'behind-it')) continue;
    hide(first, and, last);
  }
}

/** Hides them from the rules of time. Linear in the number of items. */
export function hideNamesWithTimes(items: readonly Item[]): void {
  hideBeforeAndAfter(items);
  hideCodes(items);
  hideNamedNights(items);
  hideNights(items);
  hideSurroundings(items);
}
