import type { ThreadHints } from '@planerka/contracts';
import { fold } from '../../../grammar/scan.ts';
import { isInfinitive, looksLikeAdjective } from '../../commands/verb-forms.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { bearersOf } from '../objects/bearers.ts';
import {
  IN_THAT_WAY,
  MORE_OR_LESS,
  NEEDED_NOT,
  OF_DEGREE,
  ONLY,
  SAYS_WHAT_IS,
  SOONER_OR_LATER,
  THAT_MUCH,
  TO_EAT,
} from './needed-is-not-phrases.ts';

/**
 * "нужен не хлеб", "надо не сегодня звонить", "нужна не синяя куртка": what is not meant, and not what is, so that there is
 * nothing to write down. "Надо не опоздать" is to be done, "надо не спеша прибраться", "надо не позже пятницы", "нужен не
 * дорогой подарок" tell how, by when and which; the last of them only where that thing was not spoken of here.
 */
export function isNeededNot(said: string, thread: ThreadHints | null): boolean {
  const text = fold(said.trim().replace(/[.!…)]+$/u, ''));
  const what = NEEDED_NOT.exec(text)?.groups?.['what'];
  if (what === undefined || SAYS_WHAT_IS.test(what)) return false;
  return !tellsWhatIs(wordsIn(what), thread);
}

function tellsWhatIs(words: readonly string[], thread: ThreadHints | null): boolean {
  const [first = '', ...behind] = words;
  const act = words.findIndex((word) => word === TO_EAT || isInfinitive(word));
  if (act === 0) return true;
  // "не только хлеб купить", and not "не только говорить"
  if (first === ONLY) return act > 1;
  if (SOONER_OR_LATER.has(first)) return act !== 1;
  if (MORE_OR_LESS.has(first)) return act > 1 || (act < 0 && !isAnyInView(thread));
  if (OF_DEGREE.test(first)) return isUnknown(behind, thread);
  if (IN_THAT_WAY.test(first)) return act > 0;
  return THAT_MUCH.has(first) && (act > 0 || isUnknown(behind, thread));
}

/** Is a thing named there that nothing spoken of here bears? Without one it is said of what is in view. */
function isUnknown(words: readonly string[], thread: ThreadHints | null): boolean {
  const things = words.filter((word) => !isInfinitive(word) && !looksLikeAdjective(word));
  return things.length > 0 && things.every((word) => bearersOf([word], thread).length === 0);
}

const isAnyInView = (thread: ThreadHints | null): boolean => (thread?.candidates.length ?? 0) > 0;
