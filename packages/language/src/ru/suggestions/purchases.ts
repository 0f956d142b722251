import type { Item } from '../../grammar/item.ts';
import { isFinite } from '../commands/finite-verbs.ts';
import { looksLikeAdjective } from '../commands/verb-forms.ts';
import { isAction, isWord, says } from '../commands/view.ts';
import { DATIVE } from '../lexicon/verb-endings.ts';
import type { FindIn } from './seen-title.ts';
import { splitInto } from './split-into.ts';
import { stretchesOf, textOf, trimmedEnd } from './stretches.ts';

const CONFIDENCE = 0.62;
const THINGS_MIN = 3;
const THING_WORDS_MAX = 5;

/** "и ещё сыр" */
const withoutMore = (thing: readonly Item[]): readonly Item[] =>
  thing.slice(thing.findIndex((item) => !says(item, 'more')));

/** Is it what is bought, and not a part of what was said before? */
function isThing(thing: readonly Item[]): boolean {
  const last = thing.at(-1);
  const words = thing.filter(isWord);
  if (last === undefined || words.length === 0 || words.length > THING_WORDS_MAX) return false;
  // "красные, синие и белые шары"
  if (looksLikeAdjective(last.word) || says(thing[0], 'preposition')) return false;
  // alone a verb would tell of nothing: "дюбели"
  if (words.length > 1 && words.some(({ word }) => isFinite(word))) return false;
  return words.every(
    (item) => !isAction(item) && !says(item, 'clause-opening') && !says(item, 'not'),
  );
}

/** "подарки маме, папе и брату", "обои в спальню, кухню и коридор": one thing for each of them. */
function isShared([first = [], ...rest]: readonly (readonly Item[])[], text: string): boolean {
  if (first.some((item) => says(item, 'preposition'))) return true;
  const areAlone = rest.every((thing) => thing.length === 1);
  if (areAlone && rest.every(([item]) => isName(text, item))) return true;
  const isTo = (item: Item | undefined): boolean => DATIVE.test(item?.word ?? '');
  return areAlone && first.length > 1 && rest.every(([item]) => isTo(item)) && isTo(first.at(-1));
}

const isName = (text: string, item: Item | undefined): boolean =>
  /\p{Lu}/u.test(text.charAt(item?.from ?? 0));

/** "купить молоко, хлеб и сыр" */
export const purchases: FindIn = ({ text, words }) => {
  const [verb, ...rest] = trimmedEnd(words);
  // behind a colon stands a list of another rule
  if (!says(verb, 'buying') || rest.some(({ word }) => word === ':')) return null;
  const things = stretchesOf(rest).map(withoutMore);
  if (things.length < THINGS_MIN || !things.every(isThing) || isShared(things, text)) return null;
  return splitInto(
    things.map((thing) => textOf(text, thing)),
    CONFIDENCE,
  );
};
