import { longestEnd } from './align.ts';
import type { Item } from './item.ts';
import { compilePattern, type ItemClass, type Place, type Symbols } from './pattern.ts';
import { WordSet } from './rule-book.ts';

/** What a list's patterns know an item by, and what says nothing inside a phrase. */
export interface PhraseListOptions {
  readonly wordOf: (item: Item) => string;
  readonly passes?: ItemClass;
}

/** Phrases of words that all mean the same, found by the words that can begin them. */
export class PhraseList {
  private readonly byFirst = new Map<string, (readonly Place<WordSet>[])[]>();
  /** Those that are not compiled yet. */
  private uncompiled: readonly string[];
  private readonly options: PhraseListOptions;

  constructor(phrases: readonly string[], options: PhraseListOptions) {
    this.uncompiled = phrases;
    this.options = options;
  }

  /** When the first text is read, as in a rule book. */
  private compile(): void {
    const symbols: Symbols<WordSet> = {
      classOf: (names) => new WordSet(names, this.options.wordOf),
      gapOf: () => null,
      places: new Map(),
    };
    for (const phrase of this.uncompiled) this.add(compilePattern(phrase, symbols));
    this.uncompiled = [];
  }

  private add(places: readonly Place<WordSet>[]): void {
    for (const place of places) {
      if (place.kind === 'gap') return;
      for (const word of place.wanted.words) {
        const list = this.byFirst.get(word);
        if (list === undefined) this.byFirst.set(word, [places]);
        else list.push(places);
      }
      if (!place.isOptional) return;
    }
  }

  /** The words that phrases begin with. */
  firstWords(): Iterable<string> {
    if (this.uncompiled.length > 0) this.compile();
    return this.byFirst.keys();
  }

  /** The end of the longest phrase that begins at `at`; `at` where none does. */
  endAt(items: readonly Item[], at: number): number {
    if (this.uncompiled.length > 0) this.compile();
    const first = items[at];
    const phrases = first === undefined ? undefined : this.byFirst.get(this.options.wordOf(first));
    if (phrases === undefined) return at;
    let longest = at;
    for (const places of phrases) {
      longest = Math.max(longest, longestEnd(places, items, at, this.options.passes ?? null));
    }
    return longest;
  }

  /** Are the items one of the phrases, and nothing else? */
  isWhole(items: readonly Item[]): boolean {
    return items.length > 0 && this.endAt(items, 0) === items.length;
  }
}
