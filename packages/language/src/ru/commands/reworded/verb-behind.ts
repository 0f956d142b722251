import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { POINTING } from '../../conversation/lexicon.ts';
import { readText } from '../../grammar.ts';
import { isEmpty } from '../answers/answer-value.ts';
import { AHEAD_OF_VALUE, OF_VALUE, ORDERED_LAST } from './verb-behind-phrases.ts';

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
  const value = items[first];
  const isPlain = items.every((item, at) => (at < first ? isLead(item) : isWithin(item)));
  if (value === undefined || !isPlain) return null;
  const lead = items.slice(0, first).filter(({ word }) => !AHEAD_OF_VALUE.has(word));
  const wordsOf = (some: readonly Item[]): string =>
    some.map(({ from, to }) => `${said.slice(from, to)} `).join('');
  const ahead = wordsOf(lead.filter(({ word }) => !POINTING.has(word)));
  const pointing = wordsOf(lead.filter(({ word }) => POINTING.has(word)));
  return `${ahead}${verb} ${pointing}${said.slice(value.from).trim()}`;
}

const isValue = (item: Item): boolean => {
  const fact = factOf(item);
  return fact !== null && fact.kind !== 'correction';
};

/** "нет, ", "да", "ну вот": a correction and a yes stay ahead of the order, what says nothing goes. */
const isLead = (item: Item): boolean =>
  item.meaning !== null
    ? !isValue(item)
    : isEmpty(item) || POINTING.has(item.word) || AHEAD_OF_VALUE.has(item.word);

/** Among the values stands nothing but what points, a mark, and "позже". */
const isWithin = (item: Item): boolean =>
  isValue(item) || isEmpty(item) || POINTING.has(item.word) || OF_VALUE.has(item.word);
