import { COMMANDS_MAX } from '@planerka/contracts';
import { fold } from '../../../grammar/scan.ts';
import { factOf } from '../../../time/frame.ts';
import { readText } from '../../grammar.ts';
import { verbsOfNoun } from '../../lexicon/act-nouns.ts';
import { isFinite } from '../finite-verbs.ts';
import { saysOnlyTime } from '../times/only-time.ts';
import { isInfinitive, looksLikeAdjective } from '../verb-forms.ts';
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
  const parts = withoutFigures(list.split(separator).map((part) => part.trim()));
  if (parts.length < 2 || parts.length > COMMANDS_MAX || phrases.BOUND.test(list)) return null;
  const acts = parts.filter((part) => readText(part).items.some(isToDo)).length;
  const areThings = parts.every((part) => namesSomething(part));
  return areThings && (acts === 0 || acts === parts.length) ? parts : null;
}

/** "1) меню, 2) баннер": counted from the first on; a lone number may be a word of the name. */
function withoutFigures(parts: readonly string[]): readonly string[] {
  const isRow = parts.every(
    (part, at) => phrases.FIGURE_AHEAD.exec(part)?.groups?.['place'] === String(at + 1),
  );
  return isRow ? parts.map((part) => part.replace(phrases.FIGURE_AHEAD, '')) : parts;
}

/**
 * "первая прайс, вторая наклейки" of two tasks: the names alone, where all of them are counted from the first on. Null
 * where only some are, or the number may be a word of each name: "первая глава, вторая глава".
 */
function withoutPlaces(parts: readonly string[], noun: string): readonly string[] | null {
  const kind = phrases.PLACES.find(({ of }) => of.test(noun));
  const read = parts.map((part) => phrases.PLACE_AHEAD.exec(part)?.groups);
  const isPlace = (at: number): boolean =>
    fold(read[at]?.['place'] ?? '') === fold(kind?.places[at] ?? '-');
  const counted = parts.filter((_, at) => isPlace(at));
  if (kind === undefined || counted.length === 0) return parts;
  if (counted.length < parts.length) return null;
  const things = read.map((groups) => groups?.['thing'] ?? '');
  const isApart = read.every((groups) => groups?.['apart'] !== undefined);
  const mayBeWord = things.every((thing) => kind.alike.test(thing.split(/\s+/u)[0] ?? ''));
  const isOnce = new Set(things.map(fold)).size === things.length;
  return isOnce && (isApart || !mayBeWord) ? things : null;
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

/** "первый этаж, второй этаж" would be read as a counted list, and lose the words by which they are told apart. */
function inFull(things: readonly string[], whose: string, until: string): string | null {
  if (things.some((thing) => phrases.FIRST.test(thing))) return null;
  return things.map((thing) => phrases.taskOf(thing, whose, until)).join('\n');
}

/** "у пекарни 3 задачи: a, b, c. все до чт": as many as were announced, by the deadline of all. */
function announced(said: string): string | null {
  const {
    at = '',
    whose,
    count,
    noun = '',
    list,
    until,
  } = phrases.TASKS_OF.exec(said)?.groups ?? {};
  if (whose === undefined || list === undefined || until === undefined) return null;
  // "у мужа 3 дела": they are his to do
  if (!phrases.FOR_THEM.test(at) && !phrases.IS_FIRM.test(whose)) return null;
  const parts = thingsIn(list) ?? thingsIn(list, phrases.SENTENCES) ?? thingsIn(list, phrases.AND);
  const things = parts && withoutPlaces(parts, noun);
  const number = countOf(count);
  if (things === null || things.some(isTimed) || !saysOnlyTime(until)) return null;
  if (number !== null && number !== things.length) return null;
  return isClient(whose) ? inFull(things, phrases.forWhom(whose), until) : null;
}

/**
 * "отчёт, смета и презентация": ahead of the last one "и" parts as a comma does, where one name stands on each side of it.
 * "договор купли и продажи", "лекарства и вода" ahead of a comma, and what is as many without it, are left whole.
 */
function thingsJoined(list: string, number: number | null): readonly string[] | null {
  const apart = thingsIn(list);
  if (apart !== null && apart.length === number) return apart;
  const { ahead = '', last, then } = phrases.LAST_AND.exec(list)?.groups ?? {};
  if (last === undefined || then === undefined) return apart;
  if (!isOneName(last) && !isOfAnotherCase(last, then)) return apart;
  // of two that nothing else is beside, both are as short
  if (ahead === '' && !(isOneName(last) && isOneName(then))) return apart;
  return thingsIn(`${ahead}${last}, ${then}`);
}

/**
 * "акт сверки и договор": what ends as a thing that is named ends is no second word of what stands behind the first one;
 * "купли и продажи", "по складу и кассе" may be.
 */
function isOfAnotherCase(last: string, then: string): boolean {
  if (mayGoOn(last)) return false;
  const [first = '', second = first] = then.toLowerCase().split(/\s+/u);
  const head = looksLikeAdjective(first) ? second : first;
  const behind = last.toLowerCase().split(/\s+/u).at(-1) ?? '';
  return phrases.NAMED.test(head) && phrases.OF_SOMETHING.test(behind);
}

/** "заявка на плитку и ламинат", "заказ воды и сок": behind such a preposition, and a deed, both may be what it is about. */
function mayGoOn(last: string): boolean {
  const [head = '', ...more] = last.toLowerCase().split(/\s+/u);
  const isDeed = verbsOfNoun(head).length > 0 || phrases.DEEDS.test(head);
  return phrases.ABOUT.test(last) || (isDeed && phrases.OF_WHAT.test(more.at(-1) ?? ''));
}

/** "смета", "новая смета" */
function isOneName(name: string): boolean {
  const [first = '', ...more] = name.toLowerCase().split(/\s+/u);
  return more.length === 0 || (more.length === 1 && looksLikeAdjective(first));
}

/** "добавь задачи пекарне до чт 5.03: a, b" */
function ordered(said: string): string | null {
  const { make, whose = '', count, when = '', list } = phrases.TASKS_FOR.exec(said)?.groups ?? {};
  const number = countOf(count);
  const things = list === undefined ? null : thingsJoined(list, number);
  if (things === null || things.some(isTimed) || (number !== null && number !== things.length))
    return null;
  if (when !== '' && !saysOnlyTime(when)) return null;
  // "добавь задачи: купить хлеб, позвонить маме" is plain
  if (whose === '' && (when === '' || things.some((each) => readText(each).items.some(isToDo))))
    return null;
  if (whose !== '' && isTimed(whose)) return null;
  // "задачи жены на субботу": told, and not ordered
  if (make === undefined && whose !== '' && !isForThem(whose)) return null;
  return inFull(things, whose, when);
}

const isForThem = (whose: string): boolean =>
  phrases.FOR_THEM.test(whose) || phrases.IS_FIRM.test(whose);

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
  if (things === null || things.some((thing) => phrases.FIRST.test(thing))) return null;
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
