import type { ThreadHints } from '@planerka/contracts';
import { type FoundOperation, GUESS } from '../acts/made.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { isNear } from '../reworded/told-slip.ts';

/** Shorter words have too many neighbours. */
const NAME_MIN = 5;

/**
 * "перенеси смтеу на субботу": a name that nothing in the thread bears, with a slip of the finger in it, stands for
 * the one title that is as near; asked about. Else the operation as it is.
 */
export function withNearName(found: FoundOperation, thread: ThreadHints | null): FoundOperation {
  const { mention, names, set, bulk, shown } = found;
  if (mention === undefined || thread === null || (names ?? set ?? bulk ?? shown) !== undefined) {
    return found;
  }
  const said = wordsIn(mention);
  const titles = [...new Set(thread.candidates.map(({ title = '' }) => title))].map(wordsIn);
  const isBorne = (word: string): boolean =>
    titles.some((title) => title.some((each) => isSameName(each, word)));
  if (said.every(isBorne)) return found;
  const meant = titles.flatMap((title) => {
    const words = said.map((word) => wordMeant(word, title));
    return words.every((word) => word !== null) ? [words.join(' ')] : [];
  });
  const [only, ...others] = meant;
  if (only === undefined || others.length > 0) return found;
  return { ...found, mention: only, confidence: Math.min(found.confidence, GUESS) };
}

/** The word of a title that was said, as it is or with a slip in it. */
function wordMeant(word: string, title: readonly string[]): string | null {
  const borne = title.find((each) => isSameName(each, word));
  const isAlike = (each: string): boolean =>
    isNear(word, each, NAME_MIN) || isNear(stemOf(word), stemOf(each), NAME_MIN);
  return borne ?? title.find(isAlike) ?? null;
}

/** Without the vowel that tells its case. */
const stemOf = (word: string): string => word.slice(0, -1);
