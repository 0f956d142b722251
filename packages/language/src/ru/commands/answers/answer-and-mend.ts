import { factOf } from '../../../time/frame.ts';
import { wordsIn } from '../../conversation/answers/choice-by-words.ts';
import { readText } from '../../grammar.ts';
import { isFact } from '../view.ts';
import { BOTH, MEND_BEGINS, MENDS, NOT_SO, SAYS_SO } from './answer-and-mend-phrases.ts';
import { isEmpty } from './answer-value.ts';
import { withoutNames } from './without-names.ts';

/** More is a story. */
const CHARS_MAX = 120;

/**
 * "часа полтора. ой и она в среду", "в четверг, и не в 15, а в 16": the answer, and what else of the question's
 * object is mended behind it, as one plain answer. Null where either says more than a time, or both say the same
 * kind of time: the second then takes the place of the first.
 */
export function answerAndMend(text: string, titles: readonly string[]): string | null {
  if (text.length > CHARS_MAX || !MENDS.test(text)) return null;
  const begins = MEND_BEGINS.exec(text);
  if (begins === null || begins.index === 0) return null;
  const answer = text.slice(0, begins.index);
  const behind = text.slice(begins.index + begins[0].length).replace(NOT_SO, '');
  const mend = withoutNames(behind.replace(SAYS_SO, ' '), titles.flatMap(wordsIn));
  const [first, second] = [kindsIn(answer), kindsIn(mend)];
  if (first === null || second === null || [...first].some((kind) => second.has(kind))) return null;
  return BOTH(answer, mend);
}

/** The kinds of the times that are said; null where none is, or anything else. */
function kindsIn(text: string): ReadonlySet<string> | null {
  const items = readText(text).items.filter((item) => !isEmpty(item));
  const kinds = items.flatMap((item) => (isFact(item) ? (factOf(item)?.kind ?? []) : []));
  return items.length > 0 && kinds.length === items.length ? new Set(kinds) : null;
}
