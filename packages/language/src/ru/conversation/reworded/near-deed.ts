import type { ThreadHints } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { pastsOf } from '../objects/pasts-of.ts';
import {
  DONE_OF,
  HANDED_IN,
  IN_PART,
  MONEY,
  NEEDED,
  OF_MONEY,
  ONCE_MORE,
  PAID,
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
  const isPaid = TO_PAY.test(verb) && PAID.test(past);
  const isOfMoney = OF_MONEY.test(verb) || words.some((word) => MONEY.test(word));
  const isNear = DONE_OF.get(verb)?.test(past) === true || isAgain || (isPaid && isOfMoney);
  return isNear ? verb : null;
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
