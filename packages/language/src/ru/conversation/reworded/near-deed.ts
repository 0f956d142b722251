import type { ThreadHints } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { pastsOf } from '../objects/pasts-of.ts';
import {
  BOARD,
  BOUND_FREELY,
  BY_HER,
  COURSE,
  DOER_OR_OBJECT,
  DONE_OF,
  FOR_IT,
  FOR_WHICH,
  HANDED_IN,
  HANDED_OVER,
  HOMES,
  IN_PART,
  INTO_OTHER_MONEY,
  LET_OUT,
  MONEY,
  MONEY_GOES_BY,
  NEEDED,
  OBJECT_ENDINGS,
  OF_MONEY,
  ONCE_MORE,
  PAID,
  PAID_FOR,
  SOME,
  TO_PAY,
  TO_WHOM,
  TOLD_OF,
} from './near-deed-phrases.ts';
import { BINDING } from './probably-done-phrases.ts';
import { type Bound, boundIn, isSameForm, saidOf } from './said-in-title.ts';

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
 * bears one of the names, or where title and words are not one: then it has to be asked.
 */
export function nearDeedOf(
  past: string,
  names: readonly string[],
  thread: ThreadHints | null,
): string | null {
  const title = onlyTitle(names, thread) ?? '';
  const [verb, ...more] = wordsIn(title).filter(isInfinitive);
  if (verb === undefined || more.length > 0) return null;
  const again = ONCE_MORE.exec(verb)?.groups?.['verb'];
  const isDone =
    (DONE_OF.get(verb)?.test(past) === true && isDoneOnce(title, names, past)) ||
    (again !== undefined && pastsOf(again).includes(past) && isDoneAgain(title, names)) ||
    (TO_PAY.test(verb) && isMoneyGiven(past, names, title, verb));
  return isDone ? verb : null;
}

/**
 * "таблетку дала" of «давать коту таблетку». More of the title that was not said, or how long it goes on, makes it a
 * course, of which this may be one time; and of "дочь покормила" nobody knows who was fed.
 */
function isDoneOnce(title: string, names: readonly string[], past: string): boolean {
  if (COURSE.test(title)) return false;
  const { isAsTitled, unsaid } = saidOf(title, names, isSameForm);
  const [only, ...others] = boundIn(names);
  const mayHaveDone = only?.by === '' && others.length === 0 && DOER_OR_OBJECT.test(only.word);
  const isRest = unsaid.length <= 1 && unsaid.every(({ by }) => by === '');
  return isAsTitled && isRest && !(mayHaveDone && BY_HER.test(past));
}

/** "иванову отправила" of «ивановой переотправить»: to whom, in whatever gender. */
function isDoneAgain(title: string, names: readonly string[]): boolean {
  const isTo = (titled: Bound, said: Bound): boolean =>
    isSameForm(titled, said) ||
    (isSameName(titled.word, said.word) && TO_WHOM.test(titled.word) && TO_WHOM.test(said.word));
  return saidOf(title, names, isTo).isAsTitled;
}

/** "квартиру сдал" is not said of «оплатить квартиру»: it has to be the money itself that the title hands over. */
function isMoneyGiven(
  past: string,
  names: readonly string[],
  title: string,
  verb: string,
): boolean {
  if (!PAID.test(past) || INTO_OTHER_MONEY.test(title)) return false;
  const words = wordsIn(title);
  const behind = words.slice(words.indexOf(verb) + 1);
  const said = (word: string): boolean => names.includes(word);
  // "отдать Пете долг": to whom may stand between, where that was said
  const [first = '', second = ''] = behind[0] === FOR_WHICH ? behind.slice(1) : behind;
  const object = MONEY.test(second) && said(first) && behind[0] !== FOR_WHICH ? second : first;
  const isPaidFor = PAID_FOR.test(past);
  const isMoney = MONEY.test(object) || (isPaidFor && OF_MONEY.test(verb));
  const isLet = (LET_OUT.test(object) || BOARD.test(object)) && HANDED_OVER.test(past);
  if (!isMoney || isLet || !(said(object) || (isPaidFor && MONEY.test(object)))) return false;
  const isTitled = (titled: Bound, one: Bound): boolean => titled.word === one.word;
  const paid = names.filter((name) => name !== FOR_WHICH).join(' ');
  const plain = title.replace(FOR_IT, ' ');
  const { isAsTitled, unsaid } = saidOf(plain, wordsIn(paid), isTitled);
  const isFree = BOUND_FREELY.test(verb);
  return isAsTitled && unsaid.every(({ by }) => by === '' || (isFree && MONEY_GOES_BY.has(by)));
}

/**
 * "поделка сдана", of the one title that says no verb, where all of it was named, or more only behind "по" and "за":
 * what was brought from somewhere, and what is done with a thing, is another piece of work.
 */
export function isHandedIn(
  past: string,
  names: readonly string[],
  thread: ThreadHints | null,
): boolean {
  if (!HANDED_IN.test(past)) return false;
  const title = onlyTitle(names, thread);
  const bare = (title ?? '').replace(NEEDED, '').replace(SOME, ' ');
  // "склад сдан" is not said of «отчёт по складу»
  const [made = ''] = wordsIn(bare);
  if (title === null || HOMES.test(made) || wordsIn(title).some(isInfinitive)) return false;
  const isForm = (titled: Bound, said: Bound): boolean =>
    isSameForm(titled, said) || isObjectOf(titled.word, said.word);
  const { isAsTitled, unsaid } = saidOf(bare, names, isForm);
  const isNamed = names.some((name) => name === made || isObjectOf(made, name));
  return isNamed && isAsTitled && unsaid.every(({ by }) => TOLD_OF.has(by));
}

/** "поделку" of "поделка" */
const isObjectOf = (titled: string, said: string): boolean =>
  OBJECT_ENDINGS.some(([of, to]) => said.endsWith(of) && said.slice(0, -of.length) + to === titled);
