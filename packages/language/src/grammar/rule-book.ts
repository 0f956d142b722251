import { align, type Caught } from './align.ts';
import type { Item } from './item.ts';
import { compilePattern, type ItemClass, type Place, type Symbols } from './pattern.ts';

/** Items by the words that patterns know them by. */
export class WordSet implements ItemClass {
  readonly words: ReadonlySet<string>;
  private readonly wordOf: (item: Item) => string;

  constructor(words: Iterable<string>, wordOf: (item: Item) => string) {
    this.words = new Set(words);
    this.wordOf = wordOf;
  }

  has(item: Item): boolean {
    return this.words.has(this.wordOf(item));
  }
}

interface Compiled<Rule> {
  readonly rule: Rule;
  readonly places: readonly Place<WordSet>[];
  readonly order: number;
}

/** A rule that accounts for all items, and what its places took. */
export interface Fitting<Rule> {
  readonly rule: Rule;
  readonly caught: Caught;
}

/**
 * A list of rules, tried in their order, each of which has to account for all items. Their patterns are compiled
 * when the first phrase is read: a program that starts for one sentence needs few of the books.
 */
export class RuleBook<Rule extends { readonly name: string }> {
  /** Those whose patterns are not compiled yet. */
  private uncompiled: readonly Rule[];
  /** Rules by the words that can begin them. */
  private readonly byFirst = new Map<string, Compiled<Rule>[]>();
  /** Rules that begin with a stretch, by the words of a place that has to be filled. */
  private readonly byInner = new Map<string, Compiled<Rule>[]>();
  /** Rules that any words may fit. */
  private readonly open: Compiled<Rule>[] = [];
  private readonly symbols: Symbols<WordSet>;
  private readonly wordOf: (item: Item) => string;

  constructor(rules: readonly Rule[], symbols: Symbols<WordSet>, wordOf: (item: Item) => string) {
    this.uncompiled = rules;
    this.symbols = symbols;
    this.wordOf = wordOf;
  }

  private compile(): void {
    this.uncompiled.forEach((rule, order) =>
      this.add({ rule, places: compilePattern(rule.name, this.symbols), order }),
    );
    this.uncompiled = [];
  }

  private add(compiled: Compiled<Rule>): void {
    for (const place of compiled.places) {
      if (place.kind === 'gap') {
        this.addInner(compiled);
        return;
      }
      index(this.byFirst, place.wanted.words, compiled);
      if (!place.isOptional && !place.isRepeated) return;
    }
  }

  private addInner(compiled: Compiled<Rule>): void {
    const needed = compiled.places.find(
      (place) => place.kind === 'item' && !place.isOptional && !place.isRepeated,
    );
    if (needed?.kind === 'item') index(this.byInner, needed.wanted.words, compiled);
    else this.open.push(compiled);
  }

  /** The rules that fit the items, in their order. */
  *fitting(items: readonly Item[]): Generator<Fitting<Rule>> {
    if (this.uncompiled.length > 0) this.compile();
    for (const { rule, places } of this.rulesFor(items)) {
      const caught = align(places, items, 0, items.length);
      if (caught !== null) yield { rule, caught };
    }
  }

  private rulesFor(items: readonly Item[]): readonly Compiled<Rule>[] {
    const [first] = items;
    const begun = first === undefined ? undefined : this.byFirst.get(this.wordOf(first));
    let rules: Compiled<Rule>[] | undefined;
    for (const item of items) {
      const inner = this.byInner.get(this.wordOf(item));
      if (inner !== undefined) (rules ??= []).push(...inner);
    }
    if (rules === undefined && begun === undefined) return this.open;
    if (rules === undefined && this.open.length === 0) return begun ?? [];
    const all = new Set([...(begun ?? []), ...(rules ?? []), ...this.open]);
    return [...all].sort((a, b) => a.order - b.order);
  }
}

function index<Rule>(map: Map<string, Rule[]>, words: ReadonlySet<string>, rule: Rule): void {
  for (const word of words) {
    const list = map.get(word);
    if (list === undefined) map.set(word, [rule]);
    else list.push(rule);
  }
}
