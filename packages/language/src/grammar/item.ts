import type { Meaning } from '../meaning.ts';

/** What an item is by its letters: nothing that was written, a word in any script, or a mark. */
export const NO_SORT = 0;
export const WORD_SORT = 1;
export const MARK_SORT = 2;

/** Of any script: "牛奶" is a word, too. */
const LETTER = /\p{L}/u;
/** Marks that are called by a name, and names that no person writes. */
const MARK_NAMES: ReadonlySet<string> = new Set(['newline', 'mark', 'amount']);

function sortOf(word: string): number {
  if (word === '') return NO_SORT;
  const code = word.charCodeAt(0);
  // most words are Cyrillic, and no name of a mark is
  if (code >= 0x430 && code <= 0x44f) return WORD_SORT;
  return MARK_NAMES.has(word) || !LETTER.test(word) ? MARK_SORT : WORD_SORT;
}

/** A word, a number, a mark, or what a rule made of several: the grammar's only currency. */
export class Item<M extends Meaning | null = Meaning | null> {
  /** Class id (`KindTable`); 0 is a word that no rule knows. */
  kind: number;
  /** A number's value, a weekday's index: what the class says it is. */
  value: number;
  /** Grammatical case and number, or the form of a numeral. */
  flags: number;
  /** Offsets in the text, end exclusive. */
  readonly from: number;
  readonly to: number;
  /** No space before it. */
  readonly glued: boolean;
  /** Lower case, ё as е; empty for what a rule made. */
  readonly word: string;
  readonly meaning: M;
  /** The rule that made it, or empty. */
  readonly rule: string;
  readonly parts: readonly Item[];
  /** Number of the word's set of tags (`TagTable`); 0 has none. */
  readonly tags: number;
  /** `WORD_SORT`, `MARK_SORT`, or `NO_SORT` of what a rule made and of digits. */
  readonly sort: number;

  constructor(
    kind: number,
    value: number,
    flags: number,
    from: number,
    to: number,
    glued: boolean,
    word: string,
    meaning: M,
    rule: string,
    parts: readonly Item[],
    tags = 0,
  ) {
    this.kind = kind;
    this.value = value;
    this.flags = flags;
    this.from = from;
    this.to = to;
    this.glued = glued;
    this.word = word;
    this.meaning = meaning;
    this.rule = rule;
    this.parts = parts;
    this.tags = tags;
    this.sort = sortOf(word);
  }
}

export const NO_PARTS: readonly Item[] = [];

/** The words, numbers and marks that an item was read from; of one that no rule made, itself. */
export function leavesOf(item: Item): readonly Item[] {
  const leaves: Item[] = [];
  // Lists grow by nesting: copying at each level would cost the square of their length.
  const collect = (part: Item): void => {
    if (part.parts.length === 0) leaves.push(part);
    else part.parts.forEach(collect);
  };
  collect(item);
  return leaves;
}
