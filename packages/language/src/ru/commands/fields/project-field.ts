import type { Item } from '../../../grammar/item.ts';
import { QUOTED } from '../../../grammar/scan.ts';
import { GENITIVE_PLURAL, MASCULINE_ADJECTIVE, NAME_GENITIVE } from '../../lexicon/verb-endings.ts';
import { hasTag, isListed } from '../../tags.ts';
import { isFrameOnly, openingEnd } from '../talk/frame.ts';
import { looksLikeAdjective } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt, takeAll } from '../view.ts';
import type { Fields } from './said-fields.ts';

const PROJECT_WORDS_MAX = 3;
const PROJECT_MAX_CHARS = 120;

const CAPITAL = /\p{Lu}/u;

/** покупок, продуктов, книг: what a list may be of. */
export const isGenitivePlural = (word: string): boolean =>
  isListed(word, 'list-genitive') || GENITIVE_PLURAL.test(word);

/** How the noun of a project or list is led up to. */
interface Lead {
  /** Where the phrase begins: its preposition, a bracket, or the noun itself. */
  readonly start: number;
  readonly isList: boolean;
  /** Nothing but courtesy is before the noun. */
  readonly isFirst: boolean;
  /** "(проект ремонт)", "проект ремонт: купить краску" */
  readonly isApart: boolean;
}

function leadTo(items: readonly Item[], at: number): Lead {
  const isList = roleAt(items[at]) === 'list';
  let start = at - 1;
  // "в мой строительный список"
  while (isList && start > at - 3 && !hasTag(items[start], 'before-project')) start -= 1;
  const before = items[start];
  const isFirst = before === undefined || isFrameOnly(items.slice(0, at));
  return { start, isList, isFirst, isApart: !isList && (isFirst || before.word === '(') };
}

/** Does the name go on until a colon? */
function colonBehind(items: readonly Item[], at: number, first: number): boolean {
  const end = items.findIndex((item, i) => i > at && isMark(item));
  const isNear = items[end]?.word === ':' && end - first <= PROJECT_WORDS_MAX;
  return isNear && items.slice(first, end).every((item) => isName(item));
}

/** "новый год", "лето"; a day that is counted from now names nothing. */
const isName = (item: Item): boolean =>
  !isAction(item) && roleAt(item) !== 'task' && (isWord(item) || isFact(item));

/** May `items[at]` belong to the name that begins at `first`? */
function isOfName(
  text: string,
  items: readonly Item[],
  at: number,
  first: number,
  isList: boolean,
): boolean {
  const item = items[at];
  if (item === undefined) return false;
  // "в проект новый год: ...": what is before a colon is the name, whatever it may mean elsewhere
  if (!isList && colonBehind(items, at, first)) return true;
  if (isFact(item) || isAction(item)) return false;
  if (!isWord(item) || roleAt(item) !== null || hasTag(item, 'no-name')) return false;
  if (at === first) return !isList || isGenitivePlural(item.word);
  // "в список покупок молоко": a list is named by what it is of
  if (isList || item.kind !== 0 || openingEnd(items, at) !== at) return false;
  return nameGoesOn(text, item, items[at - 1]);
}

/**
 * "ремонт кухни", "загородный дом", "Красная Поляна"; in "кухня краску" and "ремонт смету" what is
 * to be done has begun. A name of three words takes none that could be an object.
 */
export function nameGoesOn(text: string, item: Item, before: Item | undefined): boolean {
  if (CAPITAL.test(text.charAt(item.from))) return true;
  if (before !== undefined && looksLikeAdjective(before.word)) return true;
  return NAME_GENITIVE.test(item.word);
}

/** The end of the name that begins at `first`: quoted words, or so many as belong to it. */
function endOfName(
  text: string,
  items: readonly Item[],
  first: number,
  isList: boolean,
  taken: ReadonlySet<Item>,
): number {
  const quoted = endOfQuote(items, first);
  if (quoted > first) return quoted;
  let end = first;
  while (end - first < PROJECT_WORDS_MAX && isOfName(text, items, end, first, isList)) {
    const item = items[end];
    if (item === undefined || taken.has(item)) break;
    end += 1;
  }
  return isList || end === first ? end : endOfJoined(items, first, end, taken);
}

const NAME_WORDS_MAX = 6;

const isJoint = (item: Item): boolean => hasTag(item, 'and') || hasTag(item, 'preposition');

/**
 * "Дом и сад", "Переезд в новый офис", "Поход с детьми": a name goes on behind "и" or a preposition where all that
 * follows, up to the end or to what is asked for, hangs on it.
 */
function endOfJoined(
  items: readonly Item[],
  first: number,
  from: number,
  taken: ReadonlySet<Item>,
): number {
  const joint = items[from];
  if (joint === undefined || !isJoint(joint)) return from;
  const hangs = (item: Item | undefined): item is Item =>
    item !== undefined &&
    !taken.has(item) &&
    isWord(item) &&
    !isAction(item) &&
    // "в новый офис": no new task
    (roleAt(item) === null || roleAt(item) === 'new' || item === joint);
  let end = from;
  while (hangs(items[end])) end += 1;
  const next = items[end];
  const isWhole =
    end - from > 1 && end - first <= NAME_WORDS_MAX && !hasTag(items[end - 1], 'no-name');
  if (!isWhole) return from;
  const isLast = next === undefined || isMark(next) || isFact(next);
  return isLast || isAction(next) || roleAt(next) === 'task' ? end : from;
}

/** "в список дел: ...": where we put everything anyway. */
const isListOfAll = (items: readonly Item[], at: number, { start, isList }: Lead): boolean =>
  isList &&
  start === at - 1 &&
  hasTag(items[start], 'before-project') &&
  hasTag(items[at + 1], 'plan-genitive');

/** "в проект ремонт кухни", "в список покупок": the name ends with the phrase. */
export function readProject(
  text: string,
  items: readonly Item[],
  at: number,
  fields: Fields,
  taken: Set<Item>,
): void {
  if (fields.project !== null) return;
  const lead = leadTo(items, at);
  if (isListOfAll(items, at, lead)) {
    takeAll(items, lead.start, items[at + 2]?.word === ':' ? at + 3 : at + 2, taken);
  } else if (!lead.isList && isBareProject(items, at, taken)) {
    takeBareProject(text, items, at, fields, taken);
  } else if (lead.isApart || hasTag(items[lead.start], 'before-project')) {
    takeProject(text, items, at, lead, fields, taken);
  }
}

/** "проект ремонт: купить краску", "проект ремонт купить краску" */
const opensRequest = (item: Item | undefined): boolean =>
  item?.word === ':' || isAction(item) || roleAt(item) === 'task';

const isQuotedAt = (items: readonly Item[], at: number): boolean =>
  ((items[at]?.flags ?? 0) & QUOTED) !== 0;

/** "добавь в проект сад лопаты": is anything to be done beside the name? */
const isSaidBeside = (items: readonly Item[], start: number, end: number): boolean =>
  items.some(
    (item, at) =>
      (at < start || at >= end) && isWord(item) && (roleAt(item) === null || isAction(item)),
  );

/** "проект: дача", "проект - дача" */
const isLinkMark = (item: Item | undefined): boolean => item?.word === ':' || item?.word === '-';

const closesName = (item: Item | undefined): boolean => item?.word === ')' || item?.word === ':';

/** "(проект дача)", "проект дача: ...": the mark behind a name that is no part of it. */
const closesHere = (item: Item | undefined, isApart: boolean): boolean =>
  closesName(item) && (isApart || item?.word === ':');

function takeProject(
  text: string,
  items: readonly Item[],
  at: number,
  { start, isList, isFirst, isApart }: Lead,
  fields: Fields,
  taken: Set<Item>,
): void {
  // "в строительный список"
  const named = items.slice(start + 1, at).find((item) => !hasTag(item, 'own-list'));
  const first = isLinkMark(items[at + 1]) ? at + 2 : at + 1;
  const longest = endOfName(text, items, first, isList, taken);
  const isAll = longest - first > 1 && !isQuotedAt(items, first);
  let end = isAll && !isSaidBeside(items, start, longest) ? first + 1 : longest;
  if (end === first && named === undefined) return;
  if (isApart && isFirst && !opensRequest(items[end])) return;
  if (mayEndSooner(text, items, first, end) && items.slice(0, start).some(isAction)) {
    fields.isNameOpen = true;
  }
  const name = text.slice((named ?? items[isList ? at : first])?.from, items[end - 1]?.to);
  fields.project = withoutQuotes(name, items, first).slice(0, PROJECT_MAX_CHARS);
  if (closesHere(items[end], isApart)) end += 1;
  takeAll(items, hasTag(items[start - 1], 'this') ? start - 1 : start, end, taken);
}

/** "купить обои в проект ремонт и клей": what is bought goes on, or the name does. "Переезд в новый офис" is a name. */
function mayEndSooner(text: string, items: readonly Item[], first: number, end: number): boolean {
  if (isQuotedAt(items, first) || closesName(items[end])) return false;
  const name = items.slice(first, end);
  const isWritten = CAPITAL.test(text.charAt(items[first]?.from ?? 0));
  return name.some((item) => hasTag(item, 'and') || (isJoint(item) && !isWritten));
}

const withoutQuotes = (name: string, items: readonly Item[], first: number): string =>
  endOfQuote(items, first) > first ? name.slice(1, -1).trim() : name;

/**
 * "купить обои проект ремонт": the name alone, behind what it is the project of. Behind a verb or an
 * adjective the project is what something is done to: "сдать проект", "новый проект".
 */
function isBareProject(items: readonly Item[], at: number, taken: ReadonlySet<Item>): boolean {
  const nameAt = isLinkMark(items[at + 1]) ? at + 2 : at + 1;
  const name = items[nameAt];
  if (!hasTag(items[at], 'project-named') || name === undefined || !isProjectName(name))
    return false;
  if (!standsFree(items, at, taken)) return false;
  const nameEnd = bareNameEnd(items, nameAt);
  const after = items[nameEnd];
  // a longer phrase is about the project itself
  if (after === undefined || isFact(after) || isMark(after)) return true;
  return roleAt(after) !== null || openingEnd(items, nameEnd) > nameEnd;
}

/** "проект осеннее меню": an adjective and its noun are one name. */
function bareNameEnd(items: readonly Item[], at: number): number {
  const [first, second] = [items[at], items[at + 1]];
  const isPair =
    looksLikeAdjective(first?.word ?? '') &&
    second !== undefined &&
    isProjectName(second) &&
    roleAt(second) === null;
  return isPair ? at + 2 : at + 1;
}

/** Does nothing before `at` make the project what something is done to? */
function standsFree(items: readonly Item[], at: number, taken: ReadonlySet<Item>): boolean {
  const before = items[at - 1];
  if (before === undefined) return false;
  if (hasTag(before, 'before-project') || hasTag(before, 'no-name')) return false;
  if (isFact(before) || taken.has(before) || before.word === ',') return true;
  // "новый проект", but "в детской, проект ремонт"
  const isOf = MASCULINE_ADJECTIVE.test(before.word) && !hasTag(items[at - 2], 'no-name');
  return before.word !== '' && !isMark(before) && !isAction(before) && !isOf;
}

const isProjectName = (item: Item): boolean =>
  item.word !== '' && isWordOrSeason(item) && !hasTag(item, 'no-name') && !isAction(item);

/** "лето": a word of time may be a name where nothing makes it one. */
const isWordOrSeason = (item: Item): boolean => item.meaning === null && isWord(item);

function takeBareProject(
  text: string,
  items: readonly Item[],
  at: number,
  fields: Fields,
  taken: Set<Item>,
): void {
  const nameAt = isLinkMark(items[at + 1]) ? at + 2 : at + 1;
  const end = bareNameEnd(items, nameAt);
  const [first, last] = [items[nameAt], items[end - 1]];
  if (first === undefined || last === undefined) return;
  fields.project = text.slice(first.from, last.to).slice(0, PROJECT_MAX_CHARS);
  takeAll(items, at, end, taken);
}

/** The end of the quoted words that begin at `from`; `from` itself when none do. */
function endOfQuote(items: readonly Item[], from: number): number {
  let end = from;
  while (end < items.length && (items[end]?.flags ?? 0) & QUOTED) end += 1;
  return end - from > 2 ? end : from;
}
