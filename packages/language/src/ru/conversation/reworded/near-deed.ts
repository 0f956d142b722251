import type { ThreadHints } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { pastsOf } from '../objects/pasts-of.ts';
import {
  DONE_OF,
  FOR_WHICH,
  HANDED_IN,
  HANDED_OVER,
  IN_PART,
  INTO_OTHER_MONEY,
  LET_OUT,
  MONEY,
  NEEDED,
  OF_MONEY,
  ONCE_MORE,
  PAID,
  PAID_FOR,
  TO_PAY,
} from './near-deed-phrases.ts';
import { BINDING } from './probably-done-phrases.ts';

/** Shorter words bind names and tell nothing apart. */
const NAME_MIN = 3;

/** The titles that bear one of the words, where each of the words is in the first of them. */
function onlyTitle(names: readonly string[], thread: ThreadHints | null): string | null {
  const telling = names.filter((name) => name.length >= NAME_MIN && !BINDING.has(name));
  if (telling.length === 0 || names.some((name) => IN_PART.test(name))) return null;
  const bears = (title: string, name: string): boolean =>
    wordsIn(title).some((word) => !isInfinitive(word) && isSameName(word, name));
  const [only, ...others] = (thread?.candidates ?? []).filter(({ title = '' }) =>
    telling.some((name) => bears(title, name)),
  );
  const { kind, title = '' } = only ?? {};
  const isWhole = kind === 'task' && telling.every((name) => bears(title, name));
  return isWhole && others.length === 0 ? title : null;
}

/**
 * The verb of the one title that bears all that was named, where the past is of the other aspect, of the same deed done
 * once more, or of another way in which money is handed over: "давать" of "лекарство дала". Null where any other title
 * bears one of the names.
 */
export function nearDeedOf(
  past: string,
  names: readonly string[],
  thread: ThreadHints | null,
): string | null {
  const title = onlyTitle(names, thread);
  const words = wordsIn(title ?? '');
  const [verb, ...more] = words.filter(isInfinitive);
  if (verb === undefined || more.length > 0) return null;
  const again = ONCE_MORE.exec(verb)?.groups?.['verb'];
  const isAgain = again !== undefined && pastsOf(again).includes(past);
  const isPaid = TO_PAY.test(verb) && isMoneyGiven(past, names, words, verb);
  return DONE_OF.get(verb)?.test(past) === true || isAgain || isPaid ? verb : null;
}

/** "квартиру сдал" is not said of «оплатить квартиру»: but for "заплатил", the money itself has to be named. */
function isMoneyGiven(
  past: string,
  names: readonly string[],
  title: readonly string[],
  verb: string,
): boolean {
  if (!PAID.test(past) || INTO_OTHER_MONEY.test(title.join(' '))) return false;
  if (PAID_FOR.test(past)) return OF_MONEY.test(verb) || title.some((word) => MONEY.test(word));
  const isGiven = (name: string, at: number): boolean => {
    const before = names[at - 1] ?? '';
    const isBound = BINDING.has(before) && before !== FOR_WHICH;
    const isLet = LET_OUT.test(name) && HANDED_OVER.test(past);
    return MONEY.test(name) && !isBound && !isLet && title.some((word) => isSameName(word, name));
  };
  return names.some(isGiven);
}

/** "поделка сдана", of the one title that bears all that was named and says no verb: nothing else was to be done. */
export function isHandedIn(
  past: string,
  names: readonly string[],
  thread: ThreadHints | null,
): boolean {
  if (!HANDED_IN.test(past)) return false;
  const title = onlyTitle(names, thread);
  // "склад сдан" is not said of «отчёт по складу»
  const [made = ''] = wordsIn((title ?? '').replace(NEEDED, ''));
  const isNamed = names.some((name) => isSameName(made, name));
  return title !== null && isNamed && !wordsIn(title).some(isInfinitive);
}
