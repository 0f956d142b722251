import { Item, NO_PARTS } from './item.ts';
import { type KindTable, UNKNOWN } from './kind-table.ts';
import { DOTTED, LOOK_ALIKES } from './lexicon/letters.ts';

/** A word as a lexicon knows it. */
export interface Word {
  readonly kind: number;
  readonly value: number;
  readonly flags: number;
}

/** The words of a language, and its guess at a misspelt one. */
export interface Vocabulary {
  readonly kinds: KindTable;
  readonly words: ReadonlyMap<string, Word>;
  /** The word of the dictionary by how people say or shorten it. */
  readonly said: ReadonlyMap<string, string>;
  guess(word: string): Word | null;
  /** Number of the word's set of tags. */
  tagsOf(word: string): number;
  /** Class of a number by its value. */
  numberKind(value: number): number;
  /** A full stop after a form with this flag belongs to it. */
  readonly abbreviation: number;
}

/** The number was written in digits, so its length says how many. */
export const DIGITS = 1 << 21;
/** A misspelt word, read as the one it is nearest to; what rules make of it inherits the mark. */
export const GUESSED = 1 << 23;
/** In quotes: part of a title, whatever the words. */
export const QUOTED = 1 << 22;
/** Behind such a word is another reading of the time before it: "или". */
export const OFFERS = 1 << 24;
/** The word says nothing between two times: the "T" of an ISO instant. */
export const SILENT = 1 << 25;
/** Behind such a length it is how far something is from another: "на час раньше". */
export const COMPARES = 1 << 26;

/** Longer numbers are nothing that a calendar holds. */
const DIGITS_MAX = 9;
const UNKNOWN_WORD: Word = { kind: UNKNOWN, value: 0, flags: 0 };

const LATIN = 1;
const CYRILLIC = 2;
const DIGIT = 3;
const SPACE = 4;
const MARK = 5;

/** Class of each character below U+0500; letters of other scripts count as Latin ones. */
const CHARACTERS = new Uint8Array(0x500).map((_, code) => {
  if (code >= 0x400) return CYRILLIC;
  if (code >= 0x30 && code <= 0x39) return DIGIT;
  if ((code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || code === 0x5f)
    return LATIN;
  if (code === 0x0a) return MARK;
  if (code <= 0x20 || code === 0x7f || (code >= 0x80 && code <= 0xa0) || code === 0xad)
    return SPACE;
  if (code >= 0xc0 && code !== 0xd7 && code !== 0xf7) return LATIN;
  return MARK;
});

/** Marks beyond ASCII under the names that rules use. */
const MARK_NAMES = new Map<number, string>([
  [0x0a, 'newline'],
  [0x24, 'amount'],
  [0xa3, 'amount'],
  [0xa5, 'amount'],
  [0xb0, 'amount'],
  [0x20ac, 'amount'],
  [0x20bd, 'amount'],
  [0x2116, 'amount'],
  [0x2010, '-'],
  [0x2011, '-'],
  [0x2012, '-'],
  [0x2013, '-'],
  [0x2014, '-'],
  [0x2015, '-'],
  [0x2212, '-'],
  [0x2026, '.'],
  [0xab, '«'],
  [0xbb, '»'],
  [0x201c, '“'],
  [0x201d, '”'],
  [0x201e, '„'],
  [0x2028, 'newline'],
  [0x2029, 'newline'],
]);
const SPACES = new Set([0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008]);
for (const code of [
  0x2009, 0x200a, 0x200b, 0x200c, 0x200d, 0x202f, 0x205f, 0x2060, 0x3000, 0xfeff,
]) {
  SPACES.add(code);
}

function toCyrillic(word: string): string {
  let result = '';
  for (const letter of word) result += LOOK_ALIKES.get(letter) ?? letter;
  return result;
}

/** Lower case with ё as е, of the same length as the text. */
export function fold(text: string): string {
  let lower = text.toLowerCase();
  if (lower.length !== text.length) {
    lower = '';
    for (let i = 0; i < text.length; i += 1) {
      const letter = text.charAt(i).toLowerCase();
      lower += letter.length === 1 ? letter : text.charAt(i);
    }
  }
  return lower.includes(DOTTED.letter) ? lower.replaceAll(DOTTED.letter, DOTTED.plain) : lower;
}

function classOf(code: number): number {
  if (code < 0x500) return CHARACTERS[code] ?? MARK;
  if (SPACES.has(code)) return SPACE;
  return code >= 0x2000 && code < 0x2c00 ? MARK : LATIN;
}

/** Splits a text into words, numbers and marks, each looked up once. */
export function scan(text: string, vocabulary: Vocabulary): Item[] {
  const folded = fold(text);
  const items: Item[] = [];
  let at = 0;
  let lastEnd = -1;
  while (at < folded.length) {
    const first = classOf(folded.charCodeAt(at));
    if (first === SPACE) {
      at += 1;
      continue;
    }
    const item = itemAt(folded, at, first, at === lastEnd, vocabulary);
    at = item.to;
    lastEnd = at;
    items.push(item);
  }
  return items;
}

function itemAt(
  folded: string,
  from: number,
  first: number,
  glued: boolean,
  vocabulary: Vocabulary,
): Item {
  if (first === DIGIT) return numberAt(folded, from, glued, vocabulary);
  if (first === MARK) return markAt(folded, from, glued, vocabulary);
  return wordAt(folded, from, glued, vocabulary);
}

function numberAt(folded: string, from: number, glued: boolean, vocabulary: Vocabulary): Item {
  let to = from + 1;
  while (to < folded.length && classOf(folded.charCodeAt(to)) === DIGIT) to += 1;
  const value = to - from > DIGITS_MAX ? Number.MAX_SAFE_INTEGER : Number(folded.slice(from, to));
  const kind = vocabulary.numberKind(value);
  return new Item(kind, value, DIGITS, from, to, glued, '', null, '', NO_PARTS);
}

function markAt(folded: string, from: number, glued: boolean, vocabulary: Vocabulary): Item {
  const code = folded.charCodeAt(from);
  const name = MARK_NAMES.get(code) ?? (code < 0x80 ? folded.charAt(from) : 'mark');
  const kind = vocabulary.kinds.id(name);
  const tags = vocabulary.tagsOf(name);
  return new Item(kind, 0, 0, from, from + 1, glued, name, null, '', NO_PARTS, tags);
}

function wordAt(folded: string, from: number, glued: boolean, vocabulary: Vocabulary): Item {
  let scripts = 0;
  let to = from;
  while (to < folded.length) {
    const next = classOf(folded.charCodeAt(to));
    if (next !== LATIN && next !== CYRILLIC) break;
    scripts |= next;
    to += 1;
  }
  const { word, known } = readWord(folded.slice(from, to), scripts, vocabulary);
  const isCut = known !== null && (known.flags & vocabulary.abbreviation) !== 0;
  if (isCut && folded[to] === '.') to += 1;
  const { kind, value, flags } = known ?? UNKNOWN_WORD;
  const tags = vocabulary.tagsOf(word);
  return new Item(kind, value, flags, from, to, glued, word, null, '', NO_PARTS, tags);
}

function readWord(
  word: string,
  scripts: number,
  vocabulary: Vocabulary,
): { word: string; known: Word | null } {
  const meant = vocabulary.said.get(word);
  if (meant !== undefined) return { word: meant, known: vocabulary.words.get(meant) ?? null };
  const known = vocabulary.words.get(word);
  if (known !== undefined) return { word, known };
  if (scripts !== CYRILLIC) {
    const cyrillic = toCyrillic(word);
    if (scripts === (LATIN | CYRILLIC)) {
      return { word: cyrillic, known: vocabulary.words.get(cyrillic) ?? null };
    }
    // a Latin word is a word of its own unless all its letters look Cyrillic and it makes sense so
    const found = word.length > 1 ? vocabulary.words.get(cyrillic) : undefined;
    return { word, known: found ?? null };
  }
  const guess = vocabulary.guess(word);
  return { word, known: guess === null ? null : { ...guess, flags: guess.flags | GUESSED } };
}
