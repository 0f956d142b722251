import { InvariantError } from '@planerka/contracts';
import type { Item } from '../../grammar/item.ts';
import { QUOTED } from '../../grammar/scan.ts';
import { isFact, isMark } from '../commands/view.ts';
import { wordsOf } from './lexicon.ts';

/** What a pattern's places took, by name. */
export interface Caught {
  /** The items of each gap, in the order of the text. */
  readonly gaps: Readonly<Record<string, readonly Item[]>>;
  /** The first word of the phrase. */
  readonly first: Item;
}

/** A phrase rule: its name is its pattern, and `produce` says what it means, or null for nothing. */
export interface PhraseRule<Context, Result> {
  readonly name: string;
  readonly produce: (caught: Caught, context: Context) => Result | null;
}

type Place =
  | { readonly kind: 'words'; readonly words: ReadonlySet<string>; readonly isOptional: boolean }
  /** Any items up to the next place. `min` 1: something has to be named. */
  | {
      readonly kind: 'gap';
      readonly name: string;
      readonly min: 0 | 1;
      readonly factsOnly: boolean;
    };

interface Compiled<Context, Result> {
  readonly rule: PhraseRule<Context, Result>;
  readonly places: readonly Place[];
  readonly order: number;
}

/** Longer stretches are stories, not phrases about the plan; this also bounds the search. */
const PHRASE_ITEMS_MAX = 60;
const GAPS: Readonly<Record<string, { min: 0 | 1; factsOnly: boolean }>> = {
  object: { min: 0, factsOnly: false },
  named: { min: 1, factsOnly: false },
  title: { min: 1, factsOnly: false },
  more: { min: 0, factsOnly: false },
  time: { min: 1, factsOnly: true },
};

/**
 * Places are separated by spaces. `слово|слово` is one of these words, `<class>` a word of a class
 * of the lexicon, a `?` after either makes it optional. `<object>` and `<more>` take whatever stands
 * there, `<named>` and `<title>` at least one word, `<time>` expressions of time only.
 */
function compile(pattern: string): Place[] {
  return pattern.split(' ').map((written): Place => {
    const isOptional = written.endsWith('?');
    const symbol = isOptional ? written.slice(0, -1) : written;
    const name = /^<(.+)>$/.exec(symbol)?.[1];
    if (name === undefined) return { kind: 'words', words: new Set(symbol.split('|')), isOptional };
    const gap = GAPS[name];
    if (gap !== undefined) return { kind: 'gap', name, ...gap };
    const words = new Set(name.split('|').flatMap((part) => [...(wordsOf(part) ?? [])]));
    if (words.size === 0) throw new InvariantError('UNKNOWN_SYMBOL', `no words are <${name}>`);
    return { kind: 'words', words, isOptional };
  });
}

/** The word by which patterns know an item; empty for facts of time and for words in quotes. */
function wordOf(item: Item): string {
  if (item.meaning?.kind === 'correction') return 'лучше';
  return item.meaning !== null || item.flags & QUOTED ? '' : item.word;
}

const isLoose = (item: Item): boolean =>
  isFact(item) || isMark(item) || item.word === 'и' || item.word === 'с';

/** A list of phrase rules, tried in their order; each has to account for the whole phrase. */
export class PhraseBook<Context, Result> {
  /** Rules by the words that can begin them. */
  private readonly byFirst = new Map<string, Compiled<Context, Result>[]>();
  /** Rules that begin with a gap, by the words of a place that has to be filled. */
  private readonly byInner = new Map<string, Compiled<Context, Result>[]>();
  /** Rules that any words may fit. */
  private readonly open: Compiled<Context, Result>[] = [];

  constructor(rules: readonly PhraseRule<Context, Result>[]) {
    rules.forEach((rule, order) => this.add({ rule, places: compile(rule.name), order }));
  }

  private add(compiled: Compiled<Context, Result>): void {
    for (const place of compiled.places) {
      if (place.kind === 'gap') {
        this.addInner(compiled);
        return;
      }
      index(this.byFirst, place.words, compiled);
      if (!place.isOptional) return;
    }
  }

  private addInner(compiled: Compiled<Context, Result>): void {
    const needed = compiled.places.find((place) => place.kind === 'words' && !place.isOptional);
    if (needed?.kind === 'words') index(this.byInner, needed.words, compiled);
    else this.open.push(compiled);
  }

  /** What the first rule that fits makes of the phrase. */
  read(items: readonly Item[], context: Context): Result | null {
    const [first] = items;
    if (first === undefined || items.length > PHRASE_ITEMS_MAX) return null;
    for (const { rule, places } of this.rulesFor(items, first)) {
      const gaps: Record<string, readonly Item[]> = {};
      if (!match(places, 0, items, 0, gaps)) continue;
      const result = rule.produce({ gaps, first }, context);
      if (result !== null) return result;
    }
    return null;
  }

  private rulesFor(items: readonly Item[], first: Item): Iterable<Compiled<Context, Result>> {
    const rules = new Set(this.byFirst.get(wordOf(first)) ?? []);
    for (const item of items) {
      for (const rule of this.byInner.get(wordOf(item)) ?? []) rules.add(rule);
    }
    for (const rule of this.open) rules.add(rule);
    return [...rules].sort((a, b) => a.order - b.order);
  }
}

function index<Rule>(map: Map<string, Rule[]>, words: ReadonlySet<string>, rule: Rule): void {
  for (const word of words) {
    const list = map.get(word);
    if (list === undefined) map.set(word, [rule]);
    else list.push(rule);
  }
}

function match(
  places: readonly Place[],
  at: number,
  items: readonly Item[],
  from: number,
  gaps: Record<string, readonly Item[]>,
): boolean {
  const place = places[at];
  if (place === undefined) return from === items.length;
  if (place.kind === 'words') {
    const item = items[from];
    const fits = item !== undefined && place.words.has(wordOf(item));
    if (fits && match(places, at + 1, items, from + 1, gaps)) return true;
    return place.isOptional && match(places, at + 1, items, from, gaps);
  }
  for (let to = from + place.min; to <= items.length; to += 1) {
    const last = items[to - 1];
    if (place.factsOnly && to > from && last !== undefined && !isLoose(last)) return false;
    if (!match(places, at + 1, items, to, gaps)) continue;
    const taken = items.slice(from, to);
    if (place.factsOnly && !taken.some(isFact)) return false;
    gaps[place.name] = taken;
    return true;
  }
  return false;
}
