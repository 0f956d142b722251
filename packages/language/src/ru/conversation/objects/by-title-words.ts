import {
  type ObjectHandle,
  type ReadOperation,
  type ThreadHints,
  targetsOf,
} from '@planerka/contracts';
import { isInfinitive, looksLikeAdjective } from '../../commands/verb-forms.ts';
import { isNounOfAct } from '../../lexicon/act-nouns.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { FLEETING, VOWELS, WITHOUT_IT } from './by-title-words-phrases.ts';
import { asTitled, namingWords } from './known-as.ts';
import { hasRootOfVerb, sharedLetters } from './noun-of-verb.ts';

/** So many have no word for one thing that is spelled like several of another. */
const SYLLABLES_OF_ONE = 4;

/**
 * "аренду зала" of "арендовать зал", "занавесок" of "сшить занавески": the name in the words of the only title here that
 * bears all of it, by which the object is surely found. A search knows endings, but no vowels that come and go and no noun
 * of what is to be done; whoever uses these has named the thing no less. The noun of the act alone names too little.
 */
export const byTitleWords = (
  operations: readonly ReadOperation[],
  thread: ThreadHints | null,
): readonly ReadOperation[] =>
  thread === null ? operations : operations.map((one) => inItsWords(one, thread));

function inItsWords(one: ReadOperation, thread: ThreadHints): ReadOperation {
  const { operation, mention, kind } = one;
  // "рюкзак и шторы" are two, and no other form of one name
  if (one.names !== undefined) return one;
  const words = mention === undefined ? [] : namingWords(mention);
  const kinds = kind === undefined ? targetsOf(operation.type) : [kind];
  const [only, ...others] = thread.candidates.flatMap((handle) => {
    const titled = handle.kind === 'project' ? null : wordsOfTitle(words, handle);
    return titled === null ? [] : [{ handle, titled }];
  });
  // what bears it and cannot be meant may be meant by mistake
  if (only === undefined || others.length > 0 || !kinds.includes(only.handle.kind)) return one;
  const [word = '', ...more] = words;
  if (more.length === 0 && mayBeOne(word, only.titled[0] ?? '')) return one;
  // "печью" of «печь» alone: what is an infinitive may be a thing as well
  const isVerb = (word: string): boolean => words.length > 1 && isInfinitive(word);
  const isFound = only.titled.every((word, at) => isFoundBy(words[at] ?? '', word, isVerb(word)));
  return isFound ? one : { ...one, mention: only.titled.join(' ') };
}

/** "кружок" of «кружки»: several of one thing, or one of another. Longer words are only ever the former. */
function mayBeOne(word: string, other: string): boolean {
  const isPair = (a: string, b: string): boolean => FLEETING.test(a) && WITHOUT_IT.test(b);
  const syllables = Math.min(...[word, other].map((each) => each.match(VOWELS)?.length ?? 0));
  return syllables < SYLLABLES_OF_ONE && (isPair(word, other) || isPair(other, word));
}

/** The words as the title has them, with its verb for the noun of the act; null where it does not bear all of them. */
function wordsOfTitle(words: readonly string[], handle: ObjectHandle): readonly string[] | null {
  const title = wordsIn(handle.title ?? '');
  const [verb = '', ...things] = title;
  const isDone = words.length > 1 && things.length > 0 && isInfinitive(verb);
  const isAct = (word: string): boolean =>
    isDone && !isInfinitive(word) && (isNounOfAct(word, verb) || hasRootOfVerb(word, verb));
  const borne = asTitled(words, handle).split(' ');
  const titled = borne.map((word) => (!title.includes(word) && isAct(word) ? verb : word));
  const isOnce = titled.filter((word) => word === verb).length < 2;
  return words.length > 0 && isOnce && titled.every((word) => title.includes(word)) ? titled : null;
}

/** Does only the ending differ, as far as a search knows endings? "занавесок" and "занавески" differ in more. */
const isFoundBy = (word: string, other: string, isVerb: boolean): boolean =>
  word === other ||
  (!isVerb &&
    (looksLikeAdjective(word) ||
      sharedLetters(word, other) >= Math.min(word.length, other.length) - 1));
