import type { ThreadHints } from '@planerka/contracts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';

/** Shorter words bind others and name nothing. */
const TELLING_MIN = 3;

const telling = (words: readonly string[]): readonly string[] =>
  words.filter((word) => word.length >= TELLING_MIN);
const areAll = (some: readonly string[], others: readonly string[]): boolean =>
  some.every((word) => others.some((other) => isSameName(word, other)));

/** Are these the words of one title that was spoken of here, all of them, with a time or without, and no others? */
export function namesOneWhole(said: string, thread: ThreadHints | null | undefined): boolean {
  const plain = readText(said).items.filter((item) => !isFact(item));
  const words = telling(plain.flatMap(({ word }) => wordsIn(word)));
  return (thread?.candidates ?? []).some(({ kind, title = '' }) => {
    const borne = telling(wordsIn(title));
    return kind !== 'project' && words.length > 1 && areAll(words, borne) && areAll(borne, words);
  });
}
