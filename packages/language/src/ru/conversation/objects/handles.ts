import type { ObjectHandle, TargetKind } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { DIGITS, QUOTED } from '../../../grammar/scan.ts';
import { roleAt } from '../../commands/view.ts';
import type { ReadText } from '../../grammar.ts';
import {
  COUNTING,
  DAY_WORDS,
  EVERY_STEM,
  FREE_AFTER,
  KIND_STEMS,
  NUMBER_WORDS,
  PLAIN_WORD,
  PLURAL,
  SINGULAR,
} from '../../lexicon/handle-words.ts';
import { hasTag } from '../../tags.ts';
import { numbers } from '../../vocabulary.ts';
import { isVerb, kindOfNoun, wordsOf } from '../lexicon.ts';

/** An object named by its number, and where it was said. */
export interface SaidHandle extends ObjectHandle {
  readonly from: number;
  /** "закрой 3": neither noun nor "№" says that it is an object's number and no row of a list. */
  readonly isBare: boolean;
}

/** A text whose numbers and placeholders of objects are blank; offsets stay as they were. */
export interface Unnumbered {
  readonly text: string;
  readonly handles: readonly SaidHandle[];
  /** Placeholders of tokens stood in it: the objects are settled without its words. */
  readonly hasTokens: boolean;
}

const PLACEHOLDER = /⟨\d{1,4}⟩/g;
const NUMBER_MAX = 1_000_000;

/** Is an object that a token named in the words? */
export const hasPlaceholder = (said: string): boolean => said.search(PLACEHOLDER) >= 0;

/**
 * "TASK-042", "задачу сорок два", "задачи 42 и 43", "проект № 3", "закрой 42": the numbers that name
 * objects, taken out of the text.
 */
export function takeHandles(said: string, read: ReadText): Unnumbered {
  const handles: SaidHandle[] = [];
  const words = numbers.compose(read.words);
  const bare = said.replace(PLACEHOLDER, (found) => ' '.repeat(found.length));
  let text = '';
  let done = 0;
  for (let at = 0; at < words.length; at += 1) {
    const list = listAt(words, at);
    if (list === null) continue;
    const from = words[list.first]?.from ?? done;
    const to = words[list.last]?.to ?? from;
    text += bare.slice(done, from) + ' '.repeat(to - from);
    done = to;
    at = list.last;
    handles.push(...list.handles);
  }
  return { text: text + bare.slice(done), handles, hasTokens: hasPlaceholder(said) };
}

interface NumberList {
  readonly first: number;
  readonly last: number;
  readonly handles: readonly SaidHandle[];
}

/** The list of numbers that begins with the one at `at`: "42", "№ 42, 43 и 45". */
function listAt(words: readonly Item[], at: number): NumberList | null {
  const number = numberAt(words, at);
  if (number === null) return null;
  let first = at;
  while (NUMBER_WORDS.has(words[first - 1]?.word ?? '')) first -= 1;
  const before = words[first - 1]?.word ?? '';
  const noun = nounKind(before) ?? (isSign(words, at) ? 'task' : null);
  const isBare = noun === null && first === at && isOrderAbout(before);
  if ((noun === null && !isBare) || goesOn(words, at, isBare)) return null;
  // "задачи номер два" is one of them
  const isPlural = PLURAL.test(before) && first === at;
  const places = numbersFrom(words, at, { isBare, isPlural });
  if (places === null) return null;
  const handles = places.map(
    (place): SaidHandle => ({
      kind: noun ?? 'task',
      number: numberAt(words, place) ?? number,
      from: words[place]?.from ?? 0,
      isBare,
    }),
  );
  return { first, last: places.at(-1) ?? at, handles: handles.filter(isFirst) };
}

/** Where the numbers of a list are that begins at `at`; null when they are none of objects. */
function numbersFrom(
  words: readonly Item[],
  at: number,
  { isBare, isPlural }: { readonly isBare: boolean; readonly isPlural: boolean },
): number[] | null {
  const places = [at];
  let next = nextNumber(words, at);
  while (next !== null && numberAt(words, next) !== null) {
    if (goesOn(words, next, isBare)) {
      // "удали задачи 5 и 6 марта": the day is the sixth, and so the fifth is one
      if (isBare || isPlural) return null;
      break;
    }
    places.push(next);
    next = nextNumber(words, next);
  }
  const isCounted = ((words[at]?.flags ?? 0) & DIGITS) === 0;
  // "задачи пять": how many, not which
  return places.length === 1 && isCounted && isPlural ? null : places;
}

const isFirst = (one: SaidHandle, at: number, all: readonly SaidHandle[]): boolean =>
  all.findIndex(({ number }) => number === one.number) === at;

/** The whole number that is there in digits or in words. */
function numberAt(words: readonly Item[], at: number): number | null {
  const item = words[at];
  if (item === undefined || item.flags & QUOTED || COUNTING.has(item.word)) return null;
  const { value, kind } = item;
  const isNumber = (item.flags & DIGITS) !== 0 || kind === numbers.cardinalKind(value);
  return isNumber && Number.isInteger(value) && value >= 1 && value <= NUMBER_MAX ? value : null;
}

/** Behind ",", "и" or both, and perhaps "№": where the list may go on. */
function nextNumber(words: readonly Item[], last: number): number | null {
  let next = last + 1;
  while (words[next]?.word === ',' || hasTag(words[next], 'and')) next += 1;
  if (next === last + 1) return null;
  while (NUMBER_WORDS.has(words[next]?.word ?? '')) next += 1;
  return next;
}

function nounKind(word: string): TargetKind | null {
  if (SINGULAR.test(word)) return kindOfNoun(word);
  if (!PLURAL.test(word)) return null;
  if (word.startsWith(KIND_STEMS.project)) return 'project';
  return KIND_STEMS.block.test(word) ? 'timeblock' : 'task';
}

/** "#42", "№ 42" alone mean a task. */
function isSign(words: readonly Item[], at: number): boolean {
  const before = words[at - 1]?.word;
  return before === '#' || before === 'amount';
}

/** Orders that are about an object and never about a quantity. */
const ABOUT_OBJECTS = ['close', 'mark', 'finish', 'strike', 'delete', 'move', 'open', 'reopen'];
const isOrderAbout = (word: string): boolean =>
  ABOUT_OBJECTS.some((name) => wordsOf(name)?.has(word));

/** "задачу 15 марта", "задача 14:30", "задачу 2 часа": the number belongs to what follows. */
function goesOn(words: readonly Item[], at: number, isBare: boolean): boolean {
  const next = words[at + 1];
  if (next === undefined) return false;
  if (next.glued && !ENDS.has(next.word)) return true;
  const isFree =
    FREE_AFTER.has(next.word) ||
    DAY_WORDS.has(next.word) ||
    EVERY_STEM.test(next.word) ||
    isVerb(next.word);
  // "закрой 5 окон": without a noun before it, the number may count what follows
  if (isBare) return !isFree && !wordsOf('done')?.has(next.word);
  return next.kind !== 0 && !isFree && roleAt(next) === null && PLAIN_WORD.test(next.word);
}

const ENDS = new Set([',', '.', '!', '?', ':', ';']);
