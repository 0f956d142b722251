import type { Meaning } from '../meaning.ts';

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
