import { isPast } from '../../commands/finite-verbs.ts';
import { readText } from '../../grammar.ts';
import { isVerb } from '../lexicon.ts';
import { bothOf, NO_THING_OF_LIST, PUT_BESIDE } from './put-beside-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 100;
const WORDS_MAX = 8;

/**
 * "губки добавь ещё и фольгу", "какао допиши", said right behind a list that was shown: what is put on it, as one
 * run of things. Undefined for everything else.
 */
export function putBeside(said: string): string | undefined {
  if (said.length > CHARS_MAX) return undefined;
  const { items, more } = PUT_BESIDE.exec(said)?.groups ?? {};
  if (items === undefined) return undefined;
  const things = bothOf(items, more);
  const { words } = readText(things);
  const isOther = words.some(({ word }) => isVerb(word) || isPast(word));
  return isOther || words.length > WORDS_MAX || NO_THING_OF_LIST.test(things) ? undefined : things;
}
