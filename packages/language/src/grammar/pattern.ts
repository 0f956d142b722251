import type { Item } from './item.ts';

/** Items of one sort: what a word, some words or a class of a pattern stand for. */
export interface ItemClass {
  has(item: Item): boolean;
}

/** One item of the class. */
export interface ItemPlace<Class extends ItemClass> {
  readonly kind: 'item';
  readonly wanted: Class;
  readonly isOptional: boolean;
  /** As many of them as are there, or none. */
  readonly isRepeated: boolean;
  /** Must touch what is before it. */
  readonly isGlued: boolean;
  /** Any item but one of the class. */
  readonly isNegated: boolean;
  /** The name under which the rule receives the item; empty for plain words. */
  readonly label: string;
}

/** What a stretch of items has to be. */
export interface Gap {
  /** 1: something has to be there. */
  readonly min: 0 | 1;
  /** How many items at most; any number, where nothing is said. */
  readonly max?: number;
  /** All that may be there; null for anything. */
  readonly only: ItemClass | null;
  /** What at least one of them has to be; null for nothing in particular. */
  readonly needs: ItemClass | null;
}

/** Any items up to the next place. */
export interface GapPlace {
  readonly kind: 'gap';
  readonly gap: Gap;
  readonly label: string;
}

export type Place<Class extends ItemClass> = ItemPlace<Class> | GapPlace;

/** What the words and classes of a book's patterns stand for. */
export interface Symbols<Class extends ItemClass> {
  /** One class for all names between bars: classes in angles, or words as they are written. */
  classOf(names: readonly string[], isClass: boolean): Class;
  /** The stretch that a name in angles stands for; null when it stands for one item. */
  gapOf(name: string): Gap | null;
  /** What was compiled so far, by its text: patterns share most of their places. */
  readonly places: Map<string, Place<Class>>;
}

const PLACE = /^(~?)(!?)(?:<(?:([\w-]+):)?([^<>]+)>|([^<>?]+))([?*]?)$/u;

function compilePlace<Class extends ItemClass>(
  text: string,
  pattern: string,
  symbols: Symbols<Class>,
): Place<Class> {
  const match = PLACE.exec(text);
  if (match === null) throw new TypeError(`bad place "${text}" in the pattern "${pattern}"`);
  const [, tilde, not, label, symbol, words, mark] = match;
  const gap = symbol === undefined ? null : symbols.gapOf(symbol);
  if (gap !== null) return { kind: 'gap', gap, label: symbol ?? '' };
  return {
    kind: 'item',
    wanted: symbols.classOf((symbol ?? words ?? '').split('|'), symbol !== undefined),
    isOptional: mark === '?',
    isRepeated: mark === '*',
    isGlued: tilde === '~',
    isNegated: not === '!',
    label: symbol === undefined ? '' : (label ?? symbol),
  };
}

/**
 * Compiles a rule's name, which is its pattern: `через <n>? <unit>`.
 * Places are separated by spaces: a word, words with `|`, a class `<unit>`, a named class
 * `<a:clock>`, or a stretch of items such as `<object>`. `?` after a place makes it optional, `*`
 * repeats it, `~` before it forbids a space, `!` before it wants anything else.
 */
export function compilePattern<Class extends ItemClass>(
  pattern: string,
  symbols: Symbols<Class>,
): readonly Place<Class>[] {
  return pattern.split(' ').map((text) => {
    const known = symbols.places.get(text);
    if (known !== undefined) return known;
    const place = compilePlace(text, pattern, symbols);
    symbols.places.set(text, place);
    return place;
  });
}
