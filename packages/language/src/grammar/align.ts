import type { Item } from './item.ts';
import type { Gap, GapPlace, ItemClass, ItemPlace, Place } from './pattern.ts';

/** What the places of a pattern took, by their labels. */
export interface Caught {
  readonly items: Readonly<Record<string, Item | undefined>>;
  /** The items of each stretch, in the order of the text. */
  readonly gaps: Readonly<Record<string, readonly Item[]>>;
}

/** How a pattern may be laid over items. */
export interface AlignOptions {
  /** May the match end before the item at `end`? */
  readonly accepts: (end: number) => boolean;
  /** Items that say nothing inside a match, where the pattern does not want them. */
  readonly passes?: ItemClass;
}

/** Lays the places over the items: optional ones are taken when they fit, stretches are short. */
class Alignment {
  readonly caughtItems: Record<string, Item | undefined> = {};
  readonly caughtGaps: Record<string, readonly Item[]> = {};
  private readonly places: readonly Place<ItemClass>[];
  private readonly items: readonly Item[];
  private readonly options: AlignOptions;

  constructor(places: readonly Place<ItemClass>[], items: readonly Item[], options: AlignOptions) {
    this.places = places;
    this.items = items;
    this.options = options;
  }

  fits(index: number, at: number): boolean {
    const place = this.places[index];
    if (place === undefined) return this.options.accepts(at);
    return place.kind === 'gap' ? this.fitsGap(place, index, at) : this.fitsItem(place, index, at);
  }

  private fitsItem(place: ItemPlace<ItemClass>, index: number, at: number): boolean {
    const item = this.items[at];
    if (item !== undefined && isWanted(place, item)) {
      if (this.fits(place.isRepeated ? index : index + 1, at + 1)) {
        if (place.label !== '') this.caughtItems[place.label] = item;
        return true;
      }
    } else if (item !== undefined && index > 0 && this.options.passes?.has(item) === true) {
      return this.fits(index, at + 1);
    }
    return (place.isOptional || place.isRepeated) && this.fits(index + 1, at);
  }

  private fitsGap({ gap, label }: GapPlace, index: number, from: number): boolean {
    for (let to = from + gap.min; to <= this.items.length; to += 1) {
      if (to > from && !mayHold(gap, this.items[to - 1])) return false;
      if (!this.fits(index + 1, to)) continue;
      const taken = this.items.slice(from, to);
      const { needs } = gap;
      if (needs !== null && !taken.some((item) => needs.has(item))) return false;
      this.caughtGaps[label] = taken;
      return true;
    }
    return false;
  }
}

const isWanted = ({ wanted, isGlued, isNegated }: ItemPlace<ItemClass>, item: Item): boolean =>
  wanted.has(item) !== isNegated && (!isGlued || item.glued);

const mayHold = ({ only }: Gap, item: Item | undefined): boolean =>
  only === null || item === undefined || only.has(item);

/** Lays the places over `items` from `from` on; null when they do not fit. */
export function align(
  places: readonly Place<ItemClass>[],
  items: readonly Item[],
  from: number,
  options: AlignOptions,
): Caught | null {
  const alignment = new Alignment(places, items, options);
  if (!alignment.fits(0, from)) return null;
  return { items: alignment.caughtItems, gaps: alignment.caughtGaps };
}

/** The furthest end that the places reach from `from` on; -1 when they do not fit. */
export function longestEnd(
  places: readonly Place<ItemClass>[],
  items: readonly Item[],
  from: number,
  passes?: ItemClass,
): number {
  let longest = -1;
  const accepts = (end: number): boolean => {
    longest = Math.max(longest, end);
    return false;
  };
  align(places, items, from, passes === undefined ? { accepts } : { accepts, passes });
  return longest;
}
