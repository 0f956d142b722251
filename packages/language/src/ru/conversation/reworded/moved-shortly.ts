import type { ThreadHints } from '@planerka/contracts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { isVerb } from '../lexicon.ts';
import { mentionIn, namingWords } from '../objects/known-as.ts';
import {
  ASKED_TO_MOVE,
  AT_HOUR,
  COMES_THEN,
  FOR_PEOPLE,
  MAY_BE_MOVED_SHORTLY,
  MOVED_THEN,
  NAMES_NOBODY,
  notThenBut,
  SAYS_COMES,
} from './moved-shortly-phrases.ts';
import { partsOf } from './other-time.ts';
import type { PlainOrder } from './reworded.ts';
import { moveOrder } from './which-is-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

/**
 * "и банк тогда на два", "созвон с марком он просит на 12 перенести", "прораб звонил, плитка приедет не в десять, а в
 * час": another time for what bears the name, in few words. What others ask for is asked about. Null where nothing
 * bears it.
 */
export function movedShortly(said: string, thread: ThreadHints | null): PlainOrder | string | null {
  const text = said.trim();
  if (thread === null || text.length > CHARS_MAX || !MAY_BE_MOVED_SHORTLY.test(text)) return null;
  return (
    ordered(MOVED_THEN, text, thread, LIKELY) ??
    ordered(ASKED_TO_MOVE, text, thread, GUESS) ??
    comesThen(text, thread)
  );
}

function ordered(
  patterns: readonly RegExp[],
  text: string,
  thread: ThreadHints,
  most: number,
): PlainOrder | null {
  for (const pattern of patterns) {
    const { what = '', when = '' } = pattern.exec(text)?.groups ?? {};
    if (!saysOnlyTime(when) && !AT_HOUR.test(when)) continue;
    // "столик тогда на пять" is for five people
    if (AT_HOUR.test(when) && FOR_PEOPLE.test(what)) continue;
    const mention = namedIn(what, thread);
    if (mention !== null) return { order: moveOrder(mention, when), most };
  }
  return null;
}

/** The news without who told them, as a plain correction; what is said plainly is read by itself. */
function comesThen(text: string, thread: ThreadHints): string | null {
  if (!SAYS_COMES.test(text)) return null;
  const { what = '', wrong = '', right = '' } = COMES_THEN.exec(text)?.groups ?? {};
  if (!saysOnlyTime(wrong) || !saysOnlyTime(right)) return null;
  const told = namedIn(what, thread);
  return told === null ? null : notThenBut(told, wrong, right);
}

/** What the words name, where they name nothing but that. */
function namedIn(what: string, thread: ThreadHints): string | null {
  const { name, times } = partsOf(what);
  const words = namingWords(name);
  const isOrder = words.some((word) => isVerb(word) || isInfinitive(word));
  if (times !== '' || isOrder || words.some((word) => NAMES_NOBODY.test(word))) return null;
  return mentionIn(name, thread);
}
