import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { POINTING } from '../../conversation/lexicon.ts';
import { readText } from '../../grammar.ts';
import { isEmpty } from '../answers/answer-value.ts';
import {
  AHEAD_OF_VALUE,
  OF_VALUE,
  ONE_MORE,
  ORDERED_LAST,
  PUTS,
  TO_IT,
} from './verb-behind-phrases.ts';

/** What is said in such an order is short. */
const CHARS_MAX = 80;

/**
 * "на субботу перенеси", "вот в 16 и поставь": a value and then the order, with nothing named, in the order of words that
 * all rules know: "перенеси на субботу". Null for everything else.
 */
export function verbBehind(text: string): string | null {
  if (text.length > CHARS_MAX) return null;
  const found = ORDERED_LAST.exec(text);
  const verb = found?.groups?.['verb'];
  if (found === null || verb === undefined) return null;
  const said = text.slice(0, found.index);
  const { items } = readText(said);
  const first = items.findIndex(isValue);
  const isPlain = items.every(
    (item, at) => !ONE_MORE.has(item.word) && (at < first ? isLead(item) : isWithin(item)),
  );
  if (first < 0 || !isPlain || isLengthPutToIt(verb, items)) return null;
  const isSaid = ({ word, meaning }: Item): boolean =>
    meaning !== null || !(AHEAD_OF_VALUE.has(word) || POINTING.has(word));
  const wordsOf = (some: readonly Item[]): string =>
    some
      .filter(isSaid)
      .map(({ from, to }) => said.slice(from, to))
      .join(' ');
  return [wordsOf(items.slice(0, first)), verb, wordsOf(items.slice(first))].join(' ').trim();
}

/** "ей на час поставь": how long it is, how much later, or at one o'clock. */
function isLengthPutToIt(verb: string, items: readonly Item[]): boolean {
  const isPointed = items.some(({ word, meaning }) => meaning === null && TO_IT.has(word));
  return isPointed && PUTS.test(verb) && items.filter(isValue).every(isLength);
}
const isLength = (item: Item): boolean => LENGTHS.has(factOf(item)?.kind ?? '');
const LENGTHS: ReadonlySet<string> = new Set(['length', 'for-number']);

const isValue = (item: Item): boolean => {
  const fact = factOf(item);
  return fact !== null && fact.kind !== 'correction';
};

/** "нет, ", "да", "ну вот": a correction and a yes stay ahead of the order, what says nothing and what only points goes. */
const isLead = (item: Item): boolean =>
  item.meaning !== null
    ? !isValue(item)
    : isEmpty(item) || POINTING.has(item.word) || AHEAD_OF_VALUE.has(item.word);

/** Among the values stands nothing but what points, a mark, and "позже". */
const isWithin = (item: Item): boolean =>
  isValue(item) || isEmpty(item) || POINTING.has(item.word) || OF_VALUE.has(item.word);
