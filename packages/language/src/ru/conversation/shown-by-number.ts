import type { ReadText } from '../grammar.ts';
import { wordsIn } from './choice-by-words.ts';
import { takeHandles } from './handles.ts';
import { kindOfNoun } from './lexicon.ts';
import { SHOW_BY_KIND } from './shown-by-number-phrases.ts';

/** "TASK-042", "задача 42?": a number and nothing else asks to be shown; null for everything else. */
export function shownByNumber(said: string, read: ReadText): string | null {
  const { text, handles } = takeHandles(said, read);
  const [only, ...more] = handles;
  if (only === undefined || more.length > 0 || only.isBare) return null;
  const isAlone = wordsIn(text).every((word) => kindOfNoun(word) !== null);
  return isAlone ? `${SHOW_BY_KIND[only.kind]} ${only.number}` : null;
}
