import type { ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isFact } from '../../commands/view.ts';
import { isNounOfAct } from '../../lexicon/act-nouns.ts';
import { NEXT_ONES } from '../../lexicon/acting-words.ts';
import { hasTag } from '../../tags.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import type { Clause } from '../clause.ts';
import { DAY_ADJECTIVES, SET_TIME } from '../lexicon.ts';
import { NOT } from './in-view-phrases.ts';
import { beginsLikeVerb } from './noun-of-verb.ts';
import { SHORT_NAME } from './with-whole-names-phrases.ts';

/** Short words bind names and tell nothing apart. */
const SHORTEST = 3;

/**
 * Do the words name something that was spoken of in this thread? People tell of everything: only then
 * do words that order nothing mean an object of the plan.
 */
export const isSpokenOf = (object: readonly Item[], { thread }: Clause): boolean =>
  isSpokenOfIn(object, thread);

/** Is each of the names that "и" joins spoken of? */
export function eachSpokenOf(named: readonly Item[], clause: Clause): boolean {
  const groups: Item[][] = [[]];
  for (const item of named) {
    if (SET_TIME.joining.has(item.word)) groups.push([]);
    else groups.at(-1)?.push(item);
  }
  return groups.every((group) => isSpokenOf(group, clause));
}

/** The same for a thread. */
export function isSpokenOfIn(object: readonly Item[], thread: ThreadHints | null): boolean {
  const telling = object.filter(
    (item) =>
      (item.word.length >= SHORTEST || SHORT_NAME.test(item.word)) &&
      !isFact(item) &&
      !POINTERS.has(item.word),
  );
  // "что у меня завтра" asks, though "список что купить" is there
  const asksOnly = telling.every((item) => hasTag(item, 'question-word'));
  const names = asksOnly ? [] : telling.map(({ word }) => word);
  const isDenied = object.some((item) => !isFact(item) && item.word === NOT);
  const titles = (thread?.candidates ?? []).map(({ title }) => wordsIn(title ?? ''));
  const bears = (title: readonly string[]): boolean => {
    const others = names.filter((name) => !title.some((word) => isSameName(name, word)));
    // short words tell nothing apart, but what is denied is not what bears the name
    if (isDenied && !title.includes(NOT)) return false;
    const [act = ''] = names;
    // "звонок" alone, where "позвонить слесарю" was to be done
    if (names.length === 1 && isNounOfAct(act, title[0] ?? '')) return true;
    const isBorne = others.length < names.length || others.length === 0;
    return isBorne && others.every((name) => isActOf(name, title[0] ?? ''));
  };
  return names.length > 0 && titles.some(bears);
}

/** Of what is to be done the noun, or of a noun what is to be done. */
const isActOf = (name: string, first: string): boolean =>
  beginsLikeVerb(name, first) || isNounOfAct(name, first) || isNounOfAct(first, name);

const POINTERS: ReadonlySet<string> = new Set([...NEXT_ONES, ...DAY_ADJECTIVES.keys()]);
