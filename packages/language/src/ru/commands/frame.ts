import type { Item } from '../../grammar/item.ts';
import { QUOTED } from '../../grammar/scan.ts';
import { CLOSING_PHRASES, OPENING_PHRASES } from './frame-phrases.ts';
import { hasTag } from '../tags.ts';
import { isWord, roleAt } from './view.ts';
import { BECAUSE_PHRASES, THEREFORE_PHRASES } from './reason-words.ts';

interface Place {
  readonly words: ReadonlySet<string>;
  readonly isOptional: boolean;
}

function compile(phrase: string): readonly Place[] {
  return phrase.split(' ').map((written) => {
    const isOptional = written.endsWith('?');
    const words = new Set((isOptional ? written.slice(0, -1) : written).split('|'));
    return { words, isOptional };
  });
}

const isPlain = (item: Item | undefined): item is Item =>
  item !== undefined && item.meaning === null && !(item.flags & QUOTED);

const plainWord = (item: Item | undefined): string => (isPlain(item) ? item.word : '');

/** Phrases of plain words, found by the words that can begin them. */
class PhraseList {
  private readonly byFirst = new Map<string, (readonly Place[])[]>();

  constructor(phrases: readonly string[]) {
    for (const phrase of phrases) this.add(compile(phrase));
  }

  private add(places: readonly Place[]): void {
    for (const { words, isOptional } of places) {
      for (const word of words) {
        const list = this.byFirst.get(word);
        if (list === undefined) this.byFirst.set(word, [places]);
        else list.push(places);
      }
      if (!isOptional) return;
    }
  }

  /** The end of the longest phrase that begins at `at`; `at` where none does. */
  endAt(items: readonly Item[], at: number): number {
    let longest = at;
    for (const places of this.byFirst.get(plainWord(items[at])) ?? []) {
      longest = Math.max(longest, matchEnd(places, 0, items, at));
    }
    return longest;
  }
}

function matchEnd(
  places: readonly Place[],
  index: number,
  items: readonly Item[],
  at: number,
): number {
  const place = places[index];
  if (place === undefined) return at;
  let longest = -1;
  const word = plainWord(items[at]);
  // "хочу, чтобы ты": a comma inside a phrase says nothing
  if (word === ',' && index > 0 && !place.words.has(word)) {
    return matchEnd(places, index, items, at + 1);
  }
  if (word !== '' && place.words.has(word)) longest = matchEnd(places, index + 1, items, at + 1);
  if (place.isOptional) longest = Math.max(longest, matchEnd(places, index + 1, items, at));
  return longest;
}

const CLOSING_ITEMS_MAX = 6;
const OPENING = new PhraseList(OPENING_PHRASES);
const CLOSING = new PhraseList(CLOSING_PHRASES);
const BECAUSE = new PhraseList(BECAUSE_PHRASES);
const THEREFORE = new PhraseList(THEREFORE_PHRASES);

/** The end of the courtesy or hesitation that begins at `at`; `at` where there is none. */
export const openingEnd = (items: readonly Item[], at: number): number => OPENING.endAt(items, at);

/** Where the courtesy begins with which `items[from..to)` end; `to` where there is none. */
export function closingStart(items: readonly Item[], from: number, to: number): number {
  let start = to;
  for (let at = Math.max(from, to - CLOSING_ITEMS_MAX); at < start; at += 1) {
    if (CLOSING.endAt(items, at) === start) {
      start = at;
      at = Math.max(from, start - CLOSING_ITEMS_MAX) - 1;
    }
  }
  return start;
}

/** "ребят": nothing but a call, whatever follows. */
export const isCall = (item: Item | undefined): boolean => isPlain(item) && hasTag(item, 'call');

/** "доченька", "шеф": somebody is spoken to, if a request follows. */
export const isAddress = (item: Item | undefined): boolean =>
  isPlain(item) && hasTag(item, 'address');

/** Are the words courtesy and address, and nothing else? */
export function isFrameOnly(items: readonly Item[]): boolean {
  for (let at = 0; at < items.length; at += 1) {
    const end = openingEnd(items, at);
    if (end > at) at = end - 1;
    else if (!isAddress(items[at]) && isSaid(items[at])) return false;
  }
  return true;
}

const isSaid = (item: Item | undefined): boolean =>
  item !== undefined && (item.meaning !== null || (isWord(item) && roleAt(item) !== 'soft'));

/** "потому что", "а то": what follows is a reason. */
export const isBecause = (items: readonly Item[], at: number): boolean =>
  BECAUSE.endAt(items, at) > at;

/** The end of "так что", "поэтому" at `at`; `at` where there is none. */
export const thereforeEnd = (items: readonly Item[], at: number): number =>
  THEREFORE.endAt(items, at);
