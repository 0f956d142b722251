import type { Item } from '../../../grammar/item.ts';
import { readText } from '../../grammar.ts';
import { hasTag } from '../../tags.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isWord, roleAt } from '../view.ts';
import { MAY_CORRECT } from './whom-corrected-phrases.ts';

/** A name with its patronymic, or somebody by two words. */
const WORDS_MAX = 2;
/** Longer texts are stories. */
const CHARS_MAX = 200;

const isCorrection = ({ meaning }: Item): boolean => meaning?.kind === 'correction';

/** Of whom or what is spoken, and neither when nor what is done. */
const isNamed = (item: Item | undefined): item is Item =>
  item !== undefined &&
  isWord(item) &&
  item.meaning === null &&
  !isAction(item) &&
  roleAt(item) === null &&
  !hasTag(item, 'preposition') &&
  !hasTag(item, 'conjunction');

/**
 * "добавь задачу Лене, то есть Гале, вернуть деньги": for whom it is, said ahead of its verb and corrected between
 * commas, neither of which parts two tasks. Null where a verb stands before: "позвонить Лене, то есть Гале, зайти в банк".
 */
export function whomCorrected(text: string): string | null {
  if (text.length > CHARS_MAX || !MAY_CORRECT.test(text) || text.includes('\n')) return null;
  const { items } = readText(text);
  const at = items.findIndex(isCorrection);
  const from = wrongFrom(items, at);
  const right = items.slice(at + 1).findIndex((item) => !isNamed(item)) + at + 1;
  const [first, last] = [items[at + 1], items[right - 1]];
  const verb = items[right + 1];
  if (from === null || first === undefined || last === undefined || verb === undefined) return null;
  const isShort = right > at + 1 && right - at - 1 <= WORDS_MAX;
  if (!isShort || items[right]?.word !== ',' || !isToDo(verb)) return null;
  const wrong = items[from];
  return `${text.slice(0, wrong?.from)}${text.slice(first.from, last.to)} ${text.slice(verb.from)}`;
}

const isToDo = (item: Item): boolean => isAction(item) && isInfinitive(item.word);

/** Where the words begin that are taken back at `at`; null where something to be done stands before them. */
function wrongFrom(items: readonly Item[], at: number): number | null {
  let from = at;
  while (isNamed(items[from - 1])) from -= 1;
  const isShort = from < at && at - from <= WORDS_MAX;
  const isAhead = !items
    .slice(0, from)
    .some((item) => !isFact(item) && isAction(item) && roleAt(item) === null);
  return isShort && isAhead ? from : null;
}
