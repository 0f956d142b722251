import type { Item } from './item.ts';
import type { Gap, GapPlace, ItemClass, ItemPlace, Place } from './pattern.ts';

/** What the places of a pattern took, by their labels. */
export interface Caught {
  readonly items: Readonly<Record<string, Item | undefined>>;
  /** The items of each stretch, in the order of the text. */
  readonly gaps: Readonly<Record<string, readonly Item[]>>;
  /** Where the match ends. */
  readonly end: number;
}

/** The match may end anywhere. */
export const ANY_END = -1;
/** Every end is tried, and the furthest is kept. */
const LONGEST = -2;

/** Most patterns have no stretches. */
const NO_GAPS: Caught['gaps'] = {};

/** Lays the places over the items: optional ones are taken when they fit, stretches are short. */
class Alignment implements Caught {
  readonly items: Record<string, Item | undefined> = {};
  gaps: Readonly<Record<string, readonly Item[]>> = NO_GAPS;
  end = -1;
  private readonly places: readonly Place<ItemClass>[];
  private readonly text: readonly Item[];
  private readonly to: number;
  /** Items that say nothing inside a match, where the pattern does not want them. */
  private readonly passes: ItemClass | null;
  /** From where on an open stretch has been tried in vain, by its place: further on it is in vain, too. */
  private vain: number[] | null = null;

  constructor(
    places: readonly Place<ItemClass>[],
    text: readonly Item[],
    to: number,
    passes: ItemClass | null,
  ) {
    this.places = places;
    this.text = text;
    this.to = to;
    this.passes = passes;
  }

  fits(index: number, at: number): boolean {
    const place = this.places[index];
    if (place === undefined) return this.endsAt(at);
    return place.kind === 'gap' ? this.fitsGap(place, index, at) : this.fitsItem(place, index, at);
  }

  private endsAt(at: number): boolean {
    if (this.to >= 0 && this.to !== at) return false;
    if (at > this.end) this.end = at;
    return this.to !== LONGEST;
  }

  private fitsItem(place: ItemPlace<ItemClass>, index: number, at: number): boolean {
    const item = this.text[at];
    if (item !== undefined && isWanted(place, item)) {
      if (this.fits(place.isRepeated ? index : index + 1, at + 1)) {
        if (place.label !== '') this.items[place.label] = item;
        return true;
      }
    } else if (item !== undefined && index > 0 && this.passes?.has(item) === true) {
      return this.fits(index, at + 1);
    }
    return (place.isOptional || place.isRepeated) && this.fits(index + 1, at);
  }

  private fitsGap(place: GapPlace, index: number, from: number): boolean {
    const { gap } = place;
    const isOpen = gap.max === undefined && gap.only === null && gap.needs === null;
    if (!isOpen) return this.fitsStretch(place, index, from);
    // two open stretches in one pattern would cost the square of the length
    if (from >= (this.vain?.[index] ?? Number.POSITIVE_INFINITY)) return false;
    if (this.fitsStretch(place, index, from)) return true;
    (this.vain ??= [])[index] = from;
    return false;
  }

  private fitsStretch({ gap, label }: GapPlace, index: number, from: number): boolean {
    const furthest = Math.min(this.text.length, from + (gap.max ?? this.text.length));
    for (let to = from + gap.min; to <= furthest; to += 1) {
      if (to > from && !mayHold(gap, this.text[to - 1])) return false;
      if (!this.fits(index + 1, to)) continue;
      const taken = this.text.slice(from, to);
      const { needs } = gap;
      if (needs !== null && !taken.some((item) => needs.has(item))) return false;
      this.gaps = { ...this.gaps, [label]: taken };
      return true;
    }
    return false;
  }
}

const isWanted = ({ wanted, isGlued, isNegated }: ItemPlace<ItemClass>, item: Item): boolean =>
  wanted.has(item) !== isNegated && (!isGlued || item.glued);

const mayHold = ({ only }: Gap, item: Item | undefined): boolean =>
  only === null || item === undefined || only.has(item);

/**
 * Can the places begin with the item, wherever it stands? Most patterns are told apart by that. What is
 * passed over inside a match is at no beginning.
 */
export function mayBegin(places: readonly Place<ItemClass>[], item: Item | undefined): boolean {
  for (const place of places) {
    if (place.kind === 'gap') return true;
    if (item !== undefined && isWanted(place, item)) return true;
    if (!place.isOptional && !place.isRepeated) return false;
  }
  return true;
}

/** Lays the places over `items` from `from` up to `to` (`ANY_END`); null when they do not fit. */
export function align(
  places: readonly Place<ItemClass>[],
  items: readonly Item[],
  from: number,
  to: number,
): Caught | null {
  if (!mayBegin(places, items[from])) return null;
  const alignment = new Alignment(places, items, to, null);
  return alignment.fits(0, from) ? alignment : null;
}

/** The furthest end that the places reach from `from` on; -1 when they do not fit. */
export function longestEnd(
  places: readonly Place<ItemClass>[],
  items: readonly Item[],
  from: number,
  passes: ItemClass | null,
): number {
  if (!mayBegin(places, items[from])) return -1;
  const alignment = new Alignment(places, items, LONGEST, passes);
  alignment.fits(0, from);
  return alignment.end;
}
