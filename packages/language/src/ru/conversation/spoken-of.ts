import type { ThreadHints } from '@planerka/contracts';
import type { Item } from '../../grammar/item.ts';
import { isInfinitive } from '../commands/verb-forms.ts';
import { isFact } from '../commands/view.ts';
import { isSameName, wordsIn } from './choice-by-words.ts';
import type { Clause } from './clause.ts';
import { NOT } from './in-view-phrases.ts';
import { DAY_ADJECTIVES, SET_TIME } from './lexicon.ts';
import { NEXT_ONES } from '../lexicon/acting-words.ts';
import { isNounOfAct } from '../lexicon/act-nouns.ts';

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
  const names = object
    .filter((item) => item.word.length >= SHORTEST && !isFact(item) && !POINTERS.has(item.word))
    .map(({ word }) => word);
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
  isNounOf(name, first) || isNounOfAct(name, first) || isNounOfAct(first, name);

/** "сдачи", "оплату": the noun of what is to be done in "сдать проект", "оплатить интернет". */
function isNounOf(name: string, verb: string): boolean {
  if (!isInfinitive(verb)) return false;
  // "красить", where "покрасить" was to be done
  const isPair = isInfinitive(name) && Math.min(name.length, verb.length) > ASPECT_MIN;
  if (isPair && (verb.endsWith(name) || name.endsWith(verb))) return true;
  const shared = Math.max(STEM_MIN, verb.length - ENDING_MAX);
  return name.length <= verb.length + ENDING_MAX && name.slice(0, shared) === verb.slice(0, shared);
}

const ASPECT_MIN = 4;
const STEM_MIN = 3;
const ENDING_MAX = 3;

const POINTERS: ReadonlySet<string> = new Set([...NEXT_ONES, ...DAY_ADJECTIVES.keys()]);
