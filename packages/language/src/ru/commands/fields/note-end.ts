import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { readText } from '../../grammar.ts';
import { hasTag } from '../../tags.ts';
import { isFinite } from '../finite-verbs.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isMark } from '../view.ts';
import { AND, JOINS, NOTE_ENDS, ROW_BEGINS, TAKES_PLACE, THEN, YET } from './said-notes-phrases.ts';

/** How far a note goes, and how plain that is. */
export interface NoteEnd {
  readonly length: number;
  readonly isSure: boolean;
}

/** Behind so many marks nothing more is looked for: it is a story. */
const MARKS_MAX = 24;
const NEWLINE = 'newline';

/**
 * How far the note goes: to the next field or request, to a time that is said behind it, to its bracket, to a line of
 * something else. Not sure where what follows may as well be of the note.
 */
export function noteEnd(note: string, ahead: string): NoteEnd {
  const fixed = fixedEnd(note, ahead);
  const { items } = readText(note.slice(0, fixed));
  const behind = endBehindMark(items, readText(ahead).items);
  if (behind.end !== null) return { length: behind.end, isSure: behind.isSure };
  return { length: fixed, isSure: behind.isSure };
}

export const isBracketed = (ahead: string): boolean =>
  ahead.split('(').length > ahead.split(')').length;

/** Where it ends by what cannot be of it. */
function fixedEnd(note: string, ahead: string): number {
  const ends = [note.length];
  const other = NOTE_ENDS.exec(note);
  if (other !== null) ends.push(other.index);
  const bracket = note.indexOf(')');
  if (isBracketed(ahead) && bracket >= 0) ends.push(bracket + 1);
  ends.push(...rowAhead(note));
  // "создай задачу с заметкой квартира 8: передать ключи"
  const colon = note.indexOf(':');
  const hasTitle = readText(ahead).words.some(({ word }) => isInfinitive(word));
  if (colon >= 0 && !hasTitle && isInfinitive(firstWord(note.slice(colon + 1)))) ends.push(colon);
  return Math.min(...ends);
}

/** The first line that lists something else or orders it. */
function rowAhead(note: string): readonly number[] {
  let at = 0;
  for (const [i, line] of note.split('\n').entries()) {
    if (i > 0 && (ROW_BEGINS.test(line) || isInfinitive(firstWord(line)))) return [at - 1];
    at += line.length + 1;
  }
  return [];
}

const WORD_CHARS_MAX = 40;
const firstWord = (line: string): string =>
  readText(line.trimStart().slice(0, WORD_CHARS_MAX)).words[0]?.word ?? '';

interface Found {
  /** Null where it goes on to its fixed end. */
  readonly end: number | null;
  readonly isSure: boolean;
}
const WHOLE: Found = { end: null, isSure: true };
const UNSURE: Found = { end: null, isSure: false };

function endBehindMark(items: readonly Item[], ahead: readonly Item[]): Found {
  let isSure = true;
  let marks = 0;
  for (const [at, item] of items.entries()) {
    if (!isMark(item) && item.word !== AND) continue;
    marks += 1;
    if (marks > MARKS_MAX) return UNSURE;
    const found = at === 0 ? WHOLE : foundBehind(items, at, ahead);
    if (found.end !== null) return found;
    isSure &&= found.isSure;
  }
  // "заметка: матовый завтра в 10" may plan it
  return isSure && !(isTimedLast(items) && !isTimed(ahead) && !items.some(isVerb)) ? WHOLE : UNSURE;
}

/** What stands behind the mark or the "и" there. */
function foundBehind(items: readonly Item[], at: number, ahead: readonly Item[]): Found {
  const mark = items[at];
  if (mark === undefined) return WHOLE;
  const { from, isThen } = behindJoints(items, at + 1);
  const part = partFrom(items, from);
  const own = items.slice(0, at);
  const isPlain = !own.some(isVerb);
  const endsAll = from + part.length >= items.length;
  if (part.length > 0 && part.every(isOfTime)) {
    if (!endsAll || !isTimed(part)) return WHOLE;
    return !isSaidTwice(ahead, part) && isPlain && isMark(mark) && !isEvent(own)
      ? { end: mark.from, isSure: true }
      : UNSURE;
  }
  if (!opensRequest(part)) return WHOLE;
  if (!isThen && !ENDS_SENTENCE.has(mark.word)) return UNSURE;
  // a step of what is noted, or something else to do
  const isAsked = isThen || mark.word === NEWLINE || isTimed(part);
  return { end: mark.from, isSure: isPlain && isAsked && !hasFinite(part) };
}

const ENDS_SENTENCE: ReadonlySet<string> = new Set(['.', ';', '!', NEWLINE]);

/** ", и ещё", ". потом": where what follows begins. */
function behindJoints(items: readonly Item[], at: number): { from: number; isThen: boolean } {
  let from = at;
  let isThen = false;
  for (; from < items.length; from += 1) {
    const word = items[from]?.word ?? '';
    const isOrder = THEN.test(word) || (YET.test(word) && items[at - 1]?.word !== AND);
    isThen ||= isOrder || (YET.test(word) && from > at);
    if (!isOrder && !JOINS.test(word) && word !== ',') break;
  }
  return { from, isThen };
}

/** To the next mark. */
function partFrom(items: readonly Item[], from: number): readonly Item[] {
  const end = items.findIndex((item, at) => at >= from && isMark(item));
  return items.slice(from, end < 0 ? items.length : end);
}

const isOfTime = (item: Item): boolean => isFact(item) || hasTag(item, 'preposition');
const isVerb = (item: Item): boolean => isAction(item) || isFinite(item.word);
const hasFinite = (items: readonly Item[]): boolean => items.some(({ word }) => isFinite(word));
const isEvent = (items: readonly Item[]): boolean =>
  items.some(({ word }) => TAKES_PLACE.test(word));

const PLANNING: ReadonlySet<string | undefined> = new Set([
  'day',
  'clock',
  'clock-range',
  'range',
  'daypart',
  'due',
]);
const kindOf = (item: Item): string | undefined => factOf(item)?.kind;
const plans = (item: Item): boolean => PLANNING.has(kindOf(item));
const isTimed = (items: readonly Item[]): boolean => items.some(plans);
const isTimedLast = (items: readonly Item[]): boolean => {
  const last = items.findLast((item) => !isMark(item));
  return last !== undefined && plans(last);
};

/** A day or an hour of its own, where what is to be done has one; "завтра ..., в 10" are one time. */
function isSaidTwice(ahead: readonly Item[], behind: readonly Item[]): boolean {
  const saysDay = (items: readonly Item[]): boolean => items.some((item) => kindOf(item) === 'day');
  const saysHour = (items: readonly Item[]): boolean =>
    items.some((item) => plans(item) && kindOf(item) !== 'day');
  return (saysDay(ahead) && saysDay(behind)) || (saysHour(ahead) && saysHour(behind));
}

/** "позвонить маме", "завтра в 10 созвон": what is to be done, or what takes place then. */
function opensRequest(part: readonly Item[]): boolean {
  const first = part.findIndex((item) => !isOfTime(item));
  const opens = part[first];
  if (opens === undefined) return false;
  if (isAction(opens)) return true;
  return isTimed(part) && (first > 0 || TAKES_PLACE.test(opens.word));
}
