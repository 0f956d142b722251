/** Words that open a clause of their own, and what only looks like one. */
import type { Item } from '../../../grammar/item.ts';
import { hasTag } from '../../tags.ts';
import { isOrdinal } from '../../vocabulary.ts';

/** "первый раз прыгнула": how often, and no clause. */
const isTimesCounted = (words: readonly Item[], at: number): boolean => {
  const before = words[at - 1];
  return hasTag(words[at], 'once') && before !== undefined && isOrdinal(before);
};

/** "что-то", "где-то", "куда то": nothing is asked or told by it. */
const isVague = (words: readonly Item[], at: number): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  return hasTag(next, 'vague-ending') && word !== undefined && next?.from === word.to + 1;
};

/** "ни о чём", "ни с кем": nothing, and no clause. */
const isNothing = (words: readonly Item[], at: number): boolean =>
  hasTag(words[at - 1], 'preposition') && hasTag(words[at - 2], 'nor');

/** Does a clause begin with the word at `at`, whose verb says nothing about what is before it? */
export const opensClause = (words: readonly Item[], at: number): boolean =>
  hasTag(words[at], 'subordinating') &&
  !isNothing(words, at) &&
  !isTimesCounted(words, at) &&
  !isVague(words, at);
