import type { Query } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isAction, isFact, plainWord } from '../../commands/view.ts';
import type { AskedInWords } from './asked-in-words.ts';
import { windowOf } from './day-window.ts';
import {
  BEST_TIME,
  FITTING,
  GAP,
  GAP_BESIDE,
  GAP_FOR,
  GAP_OF,
  HOW_LONG,
  WHEN_FREE,
} from './gap-asked-phrases.ts';
import { areAll, hasAny, plainWordsIn, type Words } from './plain-words.ts';
import { freeLength, freeWithin } from './query-form-rules.ts';

const DAYS = 7;
const GAP_WORDS: readonly Words[] = Object.values(GAP);

/** Behind what the room is for they go on with the order. */
const SOUGHT: Words = new Set([...GAP.seeks, ...GAP.seeking]);

const isPlain = (word: string): boolean => GAP_WORDS.some((list) => list.has(word));

/** The free hours of the days that are named, or of those to come. */
function freeIn({ items, clause: { text, ground } }: AskedInWords): Query | null {
  const length = freeLength(items, text);
  const others = items.filter((item) => item !== length?.item);
  const window = windowOf(others, text, ground, DAYS);
  return window === null ? null : freeWithin(window, others, length?.minutes);
}

/** Where what the room is for is named, its words are left out: "для встречи с бухгалтером", "на звонок маме". */
function withoutPurpose(items: readonly Item[], length: Item | null): readonly Item[] {
  const isNamed = (item: Item | undefined): boolean =>
    item !== undefined && item !== length && !isFact(item) && !isPlain(plainWord(item));
  const at = items.findIndex((item, index) => {
    const isBefore =
      item === length ||
      (!isFact(item) && (GAP_FOR.has(plainWord(item)) || GAP_OF.has(plainWord(item))));
    return isBefore && isNamed(items[index + 1]);
  });
  if (at < 0) return items;
  const behind = items.findIndex(
    (item, index) =>
      index > at + 1 && (isFact(item) || item === length || SOUGHT.has(plainWord(item))),
  );
  return [...items.slice(0, at + 1), ...(behind < 0 ? [] : items.slice(behind))];
}

/**
 * "найди завтра после обеда окно на час", "подбери в среду полтора часа для репетиции": room in the plan, in
 * whatever order the words stand. Null where nothing is looked for, or where a word says something else: "окно"
 * may be of a house.
 */
export function readGap(asked: AskedInWords): Query | null {
  const { items, clause, isAsked } = asked;
  const length = freeLength(items, clause.text)?.item ?? null;
  const left = withoutPurpose(items, length);
  const words = plainIn(left.filter((item) => item !== length));
  if (!words.every(isPlain)) return null;
  // "нужно место на парковке": what it is for says what room it is
  const isOfPlan = left.length === items.length || hasAny(words, GAP.free);
  const isNeeded = isRoom(words) && isOfPlan && hasAny(words, GAP.needs);
  // "подбери полтора часа": a length is room where it is looked for
  const isLength = length !== null && !isLengthAsked(words);
  const isMeant = isNeeded || (isLooked(words, isAsked) && (isRoom(words) || isLength));
  // without a time it may be the name of something
  const isFreeDay = hasAny(words, GAP.free) && hasAny(words, GAP.days);
  const isTimed = items.some((item) => item !== length && isFact(item));
  return isMeant && (length !== null || isFreeDay || isTimed) ? freeIn(asked) : null;
}

/** The words but for times, and but for what the room is to be beside: "после уроков", "перед обходом". */
function plainIn(items: readonly Item[]): readonly string[] {
  const all = plainWordsIn(items);
  return all.filter((word, at) => !GAP_BESIDE.has(word) && !GAP_BESIDE.has(all[at - 1] ?? ''));
}

const isRoom = (words: readonly string[]): boolean =>
  hasAny(words, GAP.rooms) ||
  hasAny(words, GAP.free) ||
  (hasAny(words, GAP.places) && hasAny(words, GAP.within));

function isLooked(words: readonly string[], isAsked: boolean): boolean {
  if (isAsked || hasAny(words, GAP.seeks) || hasAny(words, GAP.looks)) return true;
  return hasAny(words, GAP.seeking) && hasAny(words, GAP.polite);
}

/** "сколько часов ...?" asks for a length, and for no room. */
const isLengthAsked = (words: readonly string[]): boolean => words.includes(HOW_LONG);

/** "я завтра когда свободен?", "в среду до обеда я свободна когда?" */
export function readWhenFree(asked: AskedInWords): Query | null {
  const words = plainWordsIn(asked.items);
  const { when, free, beside } = WHEN_FREE;
  const isAsked = hasAny(words, when) && hasAny(words, free) && areAll(words, when, free, beside);
  return isAsked ? freeIn(asked) : null;
}

/** "куда втиснуть массаж завтра?", "влезет ли ещё час?": room for what is named; the name is not needed. */
export function readFitting(asked: AskedInWords): Query | null {
  const { items, clause, isAsked } = asked;
  const words = plainWordsIn(items);
  const length = freeLength(items, clause.text);
  const isOpened = FITTING.opens.has(words[0] ?? '') && hasAny(words, FITTING.puts);
  const isFitted = isAsked && hasAny(words, FITTING.fits);
  // "куда поставить шкаф?" asks nothing of the plan
  const isOfTime = length !== null || items.some(isFact);
  return isOfTime && (isOpened || isFitted) ? freeIn(asked) : null;
}

/** "когда лучше созвониться с Артёмом завтра?": the hours that there are to choose from. */
export function readBestTime(asked: AskedInWords): Query | null {
  const { items, clause } = asked;
  // "лучше" elsewhere corrects what was said
  const words = items
    .filter((item) => !isFact(item) || item.meaning?.kind === 'correction')
    .map(({ from, to }) => clause.text.slice(from, to).toLowerCase());
  const at = words.findIndex((word) => !BEST_TIME.beside.has(word));
  if (!BEST_TIME.opens.has(words[at] ?? '') || !hasAny(words, BEST_TIME.best)) return null;
  const isDeed = items.some((item) => isAction(item) || isInfinitive(item.word));
  return items.some(isFact) && isDeed ? freeIn(asked) : null;
}
