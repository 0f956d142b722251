import { isPast } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { readText } from '../../grammar.ts';
import { pastsOf } from '../objects/pasts-of.ts';

const WORDS_MAX = 8;

/**
 * "ноты найти уже нашла": what was to be done and the past of that very verb; the same without the first.
 * Null for everything else.
 */
export function toldTwice(said: string): string | null {
  if (/[?:;"«]/u.test(said)) return null;
  const { words } = readText(said);
  const last = words.findLast(({ word }) => isPast(word));
  if (last === undefined || words.length > WORDS_MAX) return null;
  const verb = words.find(
    ({ word, from }) => from < last.from && isInfinitive(word) && pastsOf(word).includes(last.word),
  );
  if (verb === undefined || words.length < WORDS_MIN) return null;
  return `${said.slice(0, verb.from)}${said.slice(verb.to).trimStart()}`;
}
const WORDS_MIN = 3;
