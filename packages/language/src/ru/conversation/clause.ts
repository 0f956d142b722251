import { type TargetKind, type ThreadHints, TITLE_MAX_CHARS } from '@planerka/contracts';
import type { Item } from '../../grammar/item.ts';
import { QUOTED } from '../../grammar/scan.ts';
import type { Span } from '../../reading.ts';
import type { Ground } from '../../time/place.ts';
import { titleOf } from '../commands/title/title.ts';
import { isFact, isMark } from '../commands/view.ts';
import { HANGING_ABOUT, HANGING_BEFORE_KIND, MEETING_STEM } from '../lexicon/acting-words.ts';
import { kindOfNoun, LOOSE, POINTING } from './lexicon.ts';
import type { SaidHandle } from './objects/handles.ts';

/** A phrase of an utterance and all that its words are read against. */
export interface Clause {
  readonly text: string;
  /** The same with its numbers and placeholders, as it was said. */
  readonly said: string;
  /** Its words without the marks between them, which patterns do not see. */
  readonly items: readonly Item[];
  /** Objects that it names by number, in order. */
  readonly handles: readonly SaidHandle[];
  readonly hasTokens: boolean;
  /** The object stood before its verb, which the phrase now begins with. */
  readonly isTurned?: boolean;
  readonly thread: ThreadHints | null;
  /** Do the words stand under something that was sent, or does such a thing wait? */
  readonly isAttached?: boolean;
  /** Are they the new words of a message that was edited? They are read for what they say by themselves. */
  readonly isEdited?: boolean;
  /** Is something being asked? Then a bare value answers that. */
  readonly isAsked?: boolean;
  /** Is a title asked for? Then a name with a time may be the answer. */
  readonly isTitleAsked?: boolean;
  readonly ground: Ground;
}

export const isQuoted = (item: Item | undefined): boolean =>
  item !== undefined && (item.flags & QUOTED) !== 0;

/** The kind of object that the words begin with: задачу, блок, проект. */
export function kindSaid(items: readonly Item[]): TargetKind | null {
  const first = items.find((item) => !POINTING.has(item.word) && !LOOSE.has(item.word));
  return first === undefined || isQuoted(first) ? null : kindOfNoun(first.word);
}

/** Is an object in view, which words without a name mean? */
export function hasDefault({ thread }: Clause): boolean {
  if (thread === null) return false;
  return thread.default_task_id !== undefined || thread.default_timeblock_id !== undefined;
}

/** Only timeblocks are named by number, or nothing is and a timeblock is in view. */
export function isOfBlock({ handles, thread }: Clause): boolean {
  if (handles.length > 0) return handles.every(({ kind }) => kind === 'timeblock');
  return thread?.default_timeblock_id !== undefined && thread.default_task_id === undefined;
}

/** Where `items` are, together with the numbers and placeholders at both ends. */
export function spanOf({ text, said }: Clause, items: readonly Item[]): Span | null {
  const first = items[0];
  const last = items.at(-1);
  if (first === undefined || last === undefined) return null;
  // what the text has blank although something was said
  const before = text.slice(0, first.from).trimEnd().length;
  const after = text.length - text.slice(last.to).trimStart().length;
  const lead = said.slice(before, first.from);
  const tail = said.slice(last.to, after);
  return {
    from: first.from - lead.trimStart().length,
    to: last.to + tail.trimEnd().length,
  };
}

/** "скидка 20%", "вход (со двора)": marks that stand close behind the last word, and are what was said. */
const CLOSING = /^[%‰°₽€$)\]*…]+/u;

/** The words of `items` as they were said, from the first to the last. */
export function wordsAsSaid(clause: Clause, items: readonly Item[]): string | null {
  const span = spanOf(clause, items);
  if (span === null) return null;
  // "+7 900 ...": the sign is a mark to patterns, and part of the number
  const sign = clause.said[span.from - 1] === '+' && /^\d/.test(clause.said.slice(span.from));
  const behind = CLOSING.exec(clause.said.slice(span.to))?.[0].length ?? 0;
  const words = clause.said
    .slice(span.from - (sign ? 1 : 0), span.to + behind)
    .replace(/\s+/g, ' ')
    .trim();
  const whole = words.includes('(') ? words : words.replace(/\)+$/u, '');
  const bare = /^[«"“„](.*)[»"”“]$/s.exec(whole)?.[1] ?? whole;
  return bare.trim() === '' ? null : bare.trim().slice(0, TITLE_MAX_CHARS);
}

/**
 * The words that name an object: without times, without the noun of its kind, without words that
 * only point. Null when nothing is named.
 */
export function mentionOf(
  { text }: Clause,
  items: readonly Item[],
  used: ReadonlySet<Item>,
): string | null {
  const left = items.filter((item) => !used.has(item) && !isFact(item));
  const from = nameBegins(left);
  let to = left.length;
  while (to > from && (isEmpty(left[to - 1]) || isLoose(left[to - 1], undefined))) to -= 1;
  const kept = new Set(left.slice(from, to));
  const title = titleOf(text, items, new Set(items.filter((item) => !kept.has(item))));
  const said = title?.replace(/^[«"“„](.*)[»"”“]$/s, '$1').trim();
  return said === undefined || said === '' ? null : said;
}

/** A mark, or a word that only points: no part of a name. */
const isEmpty = (item: Item | undefined): boolean =>
  item !== undefined && !isQuoted(item) && (isMark(item) || POINTING.has(item.word));

const isKindNoun = (item: Item | undefined): boolean =>
  item !== undefined && !isQuoted(item) && kindOfNoun(item.word) !== null;

/** Where the name begins among the words left: behind "к задаче", "про", "эту". */
function nameBegins(left: readonly Item[]): number {
  let from = 0;
  while (isEmpty(left[from])) from += 1;
  // "к задаче ремонт"
  const first = left[from];
  const isHung = isHanging(first?.word ?? '') && kindOfNoun(left[from + 1]?.word ?? '') !== null;
  if (isHung && !isQuoted(first)) from += 1;
  if (isKindNoun(left[from]) && !isMeetingAlone(left, from)) from += 1;
  while (from < left.length && (isEmpty(left[from]) || isLoose(left[from], left[from + 1]))) {
    from += 1;
  }
  return from;
}

/** "встреча" with nothing behind it is a name rather than the noun of a kind. */
function isMeetingAlone(left: readonly Item[], at: number): boolean {
  if (left[at]?.word.startsWith(MEETING_STEM) !== true) return false;
  return left.slice(at + 1).every((item) => isMark(item) || POINTING.has(item.word));
}

/** "на", "про": nothing hangs on it any more. "с Леной" keeps its preposition: it is part of a name. */
function isLoose(item: Item | undefined, next: Item | undefined): boolean {
  if (item === undefined || isQuoted(item) || !LOOSE.has(item.word)) return false;
  return next === undefined || HANGING_ABOUT.has(item.word);
}

/** Before the noun of a kind even "с" and "из" are no part of a name: "с задачи ремонт". */
const isHanging = (word: string): boolean => LOOSE.has(word) || HANGING_BEFORE_KIND.has(word);
