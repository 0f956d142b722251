import type { Item } from '../../../grammar/item.ts';
import { readText } from '../../grammar.ts';
import { isPatronymic } from '../../lexicon/owners.ts';
import { hasTag } from '../../tags.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isWord, roleAt } from '../view.ts';
import { FOR_NOBODY, FOR_WHOM, MAY_CORRECT } from './whom-corrected-phrases.ts';

/** A name with its patronymic, or somebody by two words. */
const WORDS_MAX = 2;
/** Longer texts are stories. */
const CHARS_MAX = 200;

const isCorrection = ({ meaning }: Item): boolean => meaning?.kind === 'correction';

/** Of somebody for whom it is, and neither when nor what is done: a thing ahead of him stays where it is. */
const isWhom = (item: Item | undefined): item is Item =>
  item !== undefined &&
  isWord(item) &&
  item.meaning === null &&
  !isAction(item) &&
  roleAt(item) === null &&
  !hasTag(item, 'preposition') &&
  !hasTag(item, 'conjunction') &&
  FOR_WHOM.test(item.word) &&
  !FOR_NOBODY.test(item.word);

/**
 * "добавь задачу Лене, то есть Гале, вернуть деньги": for whom it is, said ahead of its verb and corrected between
 * commas, neither of which parts two tasks. Null where a verb stands before: "позвонить Лене, то есть Гале, зайти в банк",
 * and where things are named and not whom they are for: "в пятницу гости, ой, торт, купить".
 */
export function whomCorrected(text: string): string | null {
  if (text.length > CHARS_MAX || !MAY_CORRECT.test(text) || text.includes('\n')) return null;
  const { items } = readText(text);
  const at = items.findIndex(isCorrection);
  const right = items.slice(at + 1).findIndex((item) => !isWhom(item)) + at + 1;
  const [first, last] = [items[at + 1], items[right - 1]];
  const count = right - at - 1;
  const from = wrongFrom(items, at, count);
  const verb = items[right + 1];
  if (from === null || first === undefined || last === undefined || verb === undefined) return null;
  const isShort = count > 0 && count <= WORDS_MAX;
  if (!isShort || items[right]?.word !== ',' || !isToDo(verb)) return null;
  const wrong = items[from];
  return `${text.slice(0, wrong?.from)}${text.slice(first.from, last.to)} ${text.slice(verb.from)}`;
}

const isToDo = (item: Item): boolean => isAction(item) && isInfinitive(item.word);

/**
 * Where the words begin that are taken back at `at`, as many as are said instead, and with a patronymic both; null where
 * something to be done stands before them, or they are of a place.
 */
function wrongFrom(items: readonly Item[], at: number, count: number): number | null {
  const isFull = isPatronymic(items[at - 1]?.word ?? '');
  const from = at - (isFull ? WORDS_MAX : count);
  const wrong = items.slice(Math.max(from, 0), at);
  if (from < 0 || wrong.length === 0 || !wrong.every(isWhom)) return null;
  const ahead = items.slice(0, from);
  if (hasTag(ahead.at(-1), 'preposition')) return null;
  const isAhead = !ahead.some((item) => !isFact(item) && isAction(item) && roleAt(item) === null);
  return isAhead ? from : null;
}
