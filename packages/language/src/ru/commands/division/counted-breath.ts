/** "на завтра три дела маникюр Свете в десять забрать заказ и вечером на йогу": as many as were announced. */
import type { Item } from '../../../grammar/item.ts';
import { assembleFrame } from '../../../time/assemble-frame.ts';
import { hasTag } from '../../tags.ts';
import { isCardinal } from '../../vocabulary.ts';
import { isDayOnly, type SharedTail } from '../times/shared-tail.ts';
import { pointsOf, slotsOf } from '../times/time-slots.ts';
import { isAction, isFact, isFactThere, isMark, isWord, roleAt } from '../view.ts';
import { countAt, isOfHeading } from './counted-heading.ts';
import { cut, type Part } from './part.ts';

/** A heading that no mark ends, what follows it, and how many things that shall be. */
export interface CountedBreath {
  readonly items: readonly Item[];
  readonly count: number;
  /** The day that was said in the heading. */
  readonly day: SharedTail | null;
}

/** Words of the heading behind what is counted: "на завтра", "надо сделать". */
function headingEnd(items: readonly Item[], from: number): number {
  let at = from;
  for (let item = items[at]; item !== undefined; item = items[at]) {
    const isDay = slotsOf(item).join() === 'day';
    const isLeading = !isFact(item) && isOfHeading(item) && !hasTag(item, 'preposition');
    if (!isDay && !isLeading) return at;
    at += 1;
  }
  return at;
}

/** The heading of such a list; null where nothing is announced, or a mark says where it ends. */
export function countedBreath(items: readonly Item[]): CountedBreath | null {
  const at = countAt(items);
  const count = items[at];
  if (at < 0 || count === undefined || !isCardinal(count)) return null;
  const end = headingEnd(items, at + 2);
  const rest = items.slice(end);
  if (rest.length < count.value || isMark(rest[0])) return null;
  const times = items.slice(0, end).filter((item) => isFact(item));
  const frame = assembleFrame(times, 0, times.length, { lengths: 'any', weakDeadlines: false });
  if (frame !== null && !isDayOnly(frame)) return null;
  return {
    items: rest,
    count: count.value,
    day: frame === null ? null : { from: rest.length, frame, isOfBoth: false },
  };
}

const isContent = (item: Item | undefined): boolean =>
  item !== undefined && isWord(item) && !isFact(item) && !hasTag(item, 'conjunction');

/** A place where one more thing may begin inside a part, the likeliest first; null for none. */
function placeWithin(
  items: readonly Item[],
  { from, to }: Part,
): { readonly at: number; readonly isSure: boolean } | null {
  const isInside = (at: number): boolean =>
    items.slice(from, at).some(isContent) && items.slice(at, to).some(isContent);
  const places = Array.from({ length: Math.max(0, to - from - 1) }, (_, i) => from + 1 + i).filter(
    isInside,
  );
  const isHour = (item: Item | undefined): boolean =>
    item !== undefined && pointsOf(item).some((slot) => slot === 'clock' || slot === 'daypart');
  const isJoint = (at: number): boolean => hasTag(items[at], 'and') || items[at]?.word === ',';
  const kinds: readonly ((at: number) => boolean)[] = [
    (at) => isJoint(at) && isHour(items[at + 1]),
    // "маникюр Свете в десять | забрать заказ"
    (at) => isHour(items[at - 1]) && !isFactThere(items[from]) && isContent(items[at]),
    (at) =>
      isAction(items[at]) && !isJoint(at - 1) && isContent(items[at - 1]) && isFree(items[at - 1]),
    (at) => isJoint(at),
  ];
  for (const [rank, kind] of kinds.entries()) {
    const at = places.find(kind);
    // "... и вечером на йогу": with the number that was announced nobody doubts it
    if (at !== undefined) return { at, isSure: rank === 0 };
  }
  return null;
}

/** No preposition or verb that the action hangs on. */
const isFree = (item: Item | undefined): boolean =>
  !hasTag(item, 'preposition') && !isAction(item) && roleAt(item) !== 'need';

/** The parts, divided further until there are as many as announced, where that can be done. */
export function countedParts(
  items: readonly Item[],
  parts: readonly Part[],
  count: number,
): Part[] {
  // by themselves as many as were announced: nobody doubts that there are
  if (parts.length === count) return parts.map((part) => ({ ...part, isSure: true }));
  const found = [...parts];
  for (let at = 0; found.length < count && at < found.length; at += 1) {
    const part = found[at];
    const place = part === undefined ? null : placeWithin(items, part);
    if (part === undefined || place === null) continue;
    const [before, after] = cut(part, place.at, 'time', place.isSure);
    const isSure = part.isSure && place.isSure;
    found.splice(at, 1, { ...before, isSure }, { ...after, isEnumerated: true });
    at -= 1;
  }
  return found;
}
