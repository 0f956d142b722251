import type { ObjectHandle, ThreadHints } from '@planerka/contracts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';

/** Shorter words bind names and tell nothing apart. */
export const NAME_MIN = 3;

/** The words of a name that tell it from others. */
export const tellingWords = (name: string): string[] =>
  wordsIn(name).filter((word) => word.length >= NAME_MIN);

/** Does the title bear each of the words, in whatever form, and is there one? */
export const bears = (title: string, words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => wordsIn(title).some((each) => isSameName(each, word)));

/** All that was spoken of here whose titles bear each of the words. */
export const bearersOf = (words: readonly string[], thread: ThreadHints | null): ObjectHandle[] =>
  (thread?.candidates ?? []).filter(({ title = '' }) => bears(title, words));
