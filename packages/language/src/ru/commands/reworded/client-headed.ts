import { COMMANDS_MAX } from '@planerka/contracts';
import { factOf } from '../../../time/frame.ts';
import { readText } from '../../grammar.ts';
import { isFinite } from '../finite-verbs.ts';
import { saysOnlyTime } from '../times/only-time.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isWord, roleAt } from '../view.ts';
import * as phrases from './client-headed-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 240;

/**
 * Several things under whom they are for: "у пекарни 3 задачи: a, b, c. все до чт", "добавь задачи пекарне до чт: a, b",
 * "пекарня: a до чт, b туда же". Each of them, with the name and the deadline that hold for all. Null where it is not
 * said that these are several, or anything else is told beside them.
 */
export function clientHeaded(text: string): string | null {
  const said = text.trim();
  if (said.length > CHARS_MAX || /[?\n]/u.test(said)) return null;
  return announced(said) ?? ordered(said) ?? allUntil(said) ?? eachOf(said);
}

/** The things of a list, where they may be told apart: each names something, and all or none say what to do. */
function thingsIn(list: string, separator: RegExp = phrases.BETWEEN): readonly string[] | null {
  const parts = list.split(separator).map((part) => part.trim().replace(phrases.PLACE_AHEAD, ''));
  if (parts.length < 2 || parts.length > COMMANDS_MAX || phrases.BOUND.test(list)) return null;
  const acts = parts.filter((part) => readText(part).items.some(isToDo)).length;
  const areThings = parts.every((part) => namesSomething(part));
  return areThings && (acts === 0 || acts === parts.length) ? parts : null;
}

const isToDo = (item: Parameters<typeof isAction>[0]): boolean =>
  item !== undefined && isAction(item) && isInfinitive(item.word);

function namesSomething(part: string): boolean {
  const { items } = readText(part);
  return (
    items.some((item) => isWord(item) && !isFact(item)) && !items.some(({ word }) => isFinite(word))
  );
}

const hasDue = (part: string): boolean =>
  readText(part).items.some((item) => factOf(item)?.kind === 'due');
const isTimed = (part: string): boolean => readText(part).items.some(isFact);

function countOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  const said = word.toLowerCase();
  const known = phrases.COUNTS.get(said) ?? phrases.MORE_COUNTS.get(said) ?? Number(said);
  return Number.isInteger(known) ? known : null;
}

const inFull = (things: readonly string[], whose: string, until: string): string =>
  things.map((thing) => phrases.taskOf(thing, whose, until)).join('\n');

/** "у пекарни 3 задачи: a, b, c. все до чт": as many as were announced, by the deadline of all. */
function announced(said: string): string | null {
  const { whose, count, list, until } = phrases.TASKS_OF.exec(said)?.groups ?? {};
  if (whose === undefined || list === undefined || until === undefined) return null;
  const things = thingsIn(list) ?? thingsIn(list, phrases.SENTENCES) ?? thingsIn(list, phrases.AND);
  const number = countOf(count);
  if (things === null || things.some(isTimed) || !saysOnlyTime(until)) return null;
  if (number !== null && number !== things.length) return null;
  return isClient(whose) ? inFull(things, phrases.forWhom(whose), until) : null;
}

/** "добавь задачи пекарне до чт 5.03: a, b" */
function ordered(said: string): string | null {
  const { whose = '', count, when = '', list } = phrases.TASKS_FOR.exec(said)?.groups ?? {};
  const things = list === undefined ? null : thingsIn(list);
  const number = countOf(count);
  if (things === null || things.some(isTimed) || (number !== null && number !== things.length))
    return null;
  if (when !== '' && !saysOnlyTime(when)) return null;
  // "добавь задачи: купить хлеб, позвонить маме" is plain
  if (whose === '' && (when === '' || things.some((each) => readText(each).items.some(isToDo))))
    return null;
  if (whose !== '' && isTimed(whose)) return null;
  return inFull(things, whose, when);
}

/** "школа, всё до понедельника: a, b" */
function allUntil(said: string): string | null {
  const { head = '', until = '', list } = phrases.ALL_UNTIL.exec(said)?.groups ?? {};
  const things = list === undefined ? null : thingsIn(list);
  if (things === null || things.some(isTimed) || !isClient(head) || !saysOnlyTime(until))
    return null;
  return inFull(things, phrases.inBrackets(head), until);
}

/** "пекарня: a до чт 5 марта, b туда же": each by its own deadline, or by the one before it. */
function eachOf(said: string): string | null {
  const { head = '', list } = phrases.EACH_OF.exec(said)?.groups ?? {};
  const things = list === undefined || !isClient(head) ? null : thingsIn(list);
  if (things === null) return null;
  const lines: string[] = [];
  let until = '';
  for (const [at, thing] of things.entries()) {
    // behind what has its deadline, what says none has none
    if (at > 0 && !isTimed(thing) && !phrases.SAME_THEN.test(thing)) {
      lines.push(phrases.taskOf(thing, phrases.inBrackets(head), ''));
      continue;
    }
    const same = phrases.SAME_THEN.exec(thing)?.groups?.['said'];
    const parted = same === undefined ? apartFromDue(thing) : { name: same, until };
    if (parted === null || parted.until === '' || isTimed(parted.name)) return null;
    until = parted.until;
    lines.push(phrases.taskOf(parted.name, phrases.inBrackets(head), until));
  }
  return lines.join('\n');
}

/** "меню а4 до чт 5 марта": the words, and by when. */
function apartFromDue(thing: string): { readonly name: string; readonly until: string } | null {
  const { items } = readText(thing);
  const at = items.findIndex(isFact);
  const first = items[at];
  if (first === undefined || at === 0 || !items.slice(at).every(isFact) || !hasDue(thing))
    return null;
  return { name: thing.slice(0, first.from).trim(), until: thing.slice(first.from).trim() };
}

/** Somebody or something for whom it is done, and no plan, list or meeting of its own. */
function isClient(head: string): boolean {
  const { items } = readText(head);
  const isName = items.every((item) => isWord(item) && !isFact(item) && roleAt(item) === null);
  if (items.some(({ word }) => isFinite(word))) return false;
  const isOne = !phrases.NO_CLIENT.test(head) && !phrases.TWO_CLIENTS.test(head);
  return isName && isOne && !items.some(isAction);
}
