import type { ShownOnes } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { type Clause, hasDefault, isQuoted } from '../clause.ts';
import { kindOfNoun } from '../lexicon.ts';
import {
  BESIDE_LEFT,
  BETWEEN_PLACES,
  COUNTED_FIRST,
  COUNTS,
  FROM_THE_END,
  JOINS_PLACES,
  LEFT_OF_LIST,
  OTHERS,
  THEM,
} from './in-view-phrases.ts';
import { placeOf } from './ordinal.ts';

/** A single object is no list, whatever place is said. */
const LIST_MIN = 2;

/** Which of the objects that were shown last are meant, and the words that say so. */
export interface SaidShown {
  readonly shown: ShownOnes;
  readonly used: ReadonlySet<Item>;
}

/**
 * "первую и третью", "первые две", "последнюю": places in the list that was shown last. Null where anything else is said, for then something is named.
 */
export function shownIn(
  items: readonly Item[],
  used: ReadonlySet<Item>,
  clause: Clause,
): SaidShown | null {
  const isList = (clause.thread?.candidates.length ?? 0) >= LIST_MIN;
  if (!isList || clause.handles.length > 0 || clause.hasTokens) return null;
  const left = items.filter((item) => !used.has(item) && !isMark(item));
  if (left.length === 0 || left.some(isQuoted)) return null;
  if (!isInARow(left, clause)) return null;
  return ofWhatIsLeft(left) ?? ofThem(left, clause) ?? byPlaces(left);
}

/** "остальные", "другие две", "то, что осталось": those of the list of which nothing was said since. */
function ofWhatIsLeft(items: readonly Item[]): SaidShown | null {
  const words = items.map(({ word }) => word);
  const isLeft = words.some((word) => LEFT_OF_LIST.has(word));
  const isOther = words.length === 2 && OTHERS.has(words[0] ?? '') && COUNTS.has(words[1] ?? '');
  const isOnly = words.every((word) => LEFT_OF_LIST.has(word) || BESIDE_LEFT.has(word));
  return (isLeft && isOnly) || isOther ? { shown: { rest: true }, used: new Set(items) } : null;
}

/** "их", where several were shown: all of those. */
function ofThem(items: readonly Item[], clause: Clause): SaidShown | null {
  const [only, ...more] = items;
  const isThem = only !== undefined && more.length === 0 && THEM.has(only.word);
  return isThem && !hasDefault(clause) ? { shown: { all: true }, used: new Set(items) } : null;
}

/** "первую на восемь, вторую на обед": each place has something of its own said of it. */
const isInARow = (items: readonly Item[], { text }: Clause): boolean =>
  items.every((item, at) => {
    const before = items[at - 1];
    return before === undefined || BETWEEN_PLACES.test(text.slice(before.to, item.from));
  });

function byPlaces(items: readonly Item[]): SaidShown | null {
  if (items.some(isFact)) return null;
  const said = items.filter(({ word }) => !JOINS_PLACES.has(word) && kindOfNoun(word) === null);
  const counted = firstOnes(said);
  const places = counted ?? said.map(({ word }) => FROM_THE_END.get(word) ?? placeOf(word));
  const known = places.filter((place) => place !== null);
  // "вторую" alone is known by itself; a list of one place is a list only from its end
  const isList = known.length > 1 || (known.length === 1 && (known[0] ?? 0) < 0);
  if (!isList || known.length < places.length) return null;
  return { shown: { places: [...new Set(known)] }, used: new Set(items) };
}

/** "первые две": the places from the first on. */
function firstOnes(said: readonly Item[]): number[] | null {
  const [first, number, ...more] = said;
  if (first?.word !== COUNTED_FIRST.word || more.length > 0) return null;
  const count = COUNTED_FIRST.counts.get(number?.word ?? '');
  return count === undefined ? null : Array.from({ length: count }, (_, at) => at + 1);
}
