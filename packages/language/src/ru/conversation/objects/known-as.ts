import type { ObjectHandle, ThreadHints } from '@planerka/contracts';
import { isNounOfAct } from '../../lexicon/act-nouns.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { tellingWords } from './bearers.ts';
import { AROUND_NAME, CASE_ENDING } from './known-as-phrases.ts';
import { beginsLikeVerb } from './noun-of-verb.ts';

/** Shorter stems are those of too many words. */
const STEM_MIN = 3;

/** The words of a name that tell it from others, without those that only stand around it. */
export const namingWords = (name: string): string[] =>
  tellingWords(name).filter((word) => !AROUND_NAME.has(word));

/**
 * The tasks and timeblocks that were spoken of here and bear each of the words: in whatever form, or as the noun of
 * what is to be done ("звонок мастеру" of "мастеру позвонить").
 */
export function knownAs(words: readonly string[], thread: ThreadHints | null): ObjectHandle[] {
  if (words.length === 0) return [];
  return (thread?.candidates ?? []).filter(({ kind, title = '' }) => {
    const borne = words.map((word) => wordsIn(title).find((each) => isBorneAs(word, each)));
    const isAct = (word: string): boolean =>
      wordsIn(title).some((each) => isNounOfAct(word, each) || beginsLikeVerb(word, each));
    const isNamed = words.every((word, at) => borne[at] !== undefined || isAct(word));
    return (
      kind !== 'project' &&
      isNamed &&
      (words.length === 1 || borne.some((word) => word !== undefined))
    );
  });
}

/** The words as the title has them: "лиза" of "урок с лизой", by which it is surely found. */
export const asTitled = (words: readonly string[], { title = '' }: ObjectHandle): string =>
  words.map((word) => wordsIn(title).find((each) => isBorneAs(word, each)) ?? word).join(' ');

/** The same word in whatever case, of short names, too. */
function isBorneAs(word: string, each: string): boolean {
  if (isSameName(word, each)) return true;
  const stem = word.replace(CASE_ENDING, '');
  return stem.length >= STEM_MIN && stem === each.replace(CASE_ENDING, '');
}

/** The words of a name by which what was spoken of here is found; null where nothing bears them all. */
export function mentionIn(name: string, thread: ThreadHints | null): string | null {
  const words = namingWords(name);
  const [known] = knownAs(words, thread);
  return known === undefined ? null : asTitled(words, known);
}
