import { type Item, leavesOf } from '../../../grammar/item.ts';
import { PhraseList } from '../../../grammar/phrase-list.ts';
import { emptyFrame, type Frame } from '../../../time/frame.ts';
import { EARLIER_PHRASES, SHARED_DAYS } from './shared-day-phrases.ts';

/** A day told by the day of what was asked for before. */
export interface SharedDay {
  readonly days: number;
  /** The items that tell it. */
  readonly items: ReadonlySet<Item>;
}

const wordOf = ({ word }: Item): string => word;
const listOf = (phrases: readonly string[]): PhraseList => new PhraseList(phrases, { wordOf });

const LISTS = SHARED_DAYS.map(({ days, phrases }) => ({ days, list: listOf(phrases) }));
const EARLIER = listOf(EARLIER_PHRASES);

/** Which of the items are read from nothing but the words from `from` to `to`; null where one is from more. */
function itemsWithin(items: readonly Item[], from: number, to: number): ReadonlySet<Item> | null {
  const found = items.filter((item) => item.from < to && item.to > from);
  return found.every((item) => item.from >= from && item.to <= to) ? new Set(found) : null;
}

/** "на следующий день", "накануне", "в тот же день"; null where nothing of the kind is said. */
export function sharedDayOf(items: readonly Item[]): SharedDay | null {
  const leaves = items.flatMap(leavesOf);
  for (let at = 0; at < leaves.length; at += 1) {
    for (const { days, list } of LISTS) {
      const end = list.endAt(leaves, at);
      const [first, last] = [leaves[at], leaves[end - 1]];
      if (end === at || first === undefined || last === undefined) continue;
      const within = itemsWithin(items, first.from, last.to);
      if (within !== null) return { days, items: within };
    }
  }
  return null;
}

/** "а перед этим в девять": its hour is before the one said before it. */
export const isEarlierThanBefore = (items: readonly Item[]): boolean => {
  const leaves = items.flatMap(leavesOf);
  return leaves.some((_, at) => EARLIER.endAt(leaves, at) > at);
};

/** The day that a command says: its own, or that of its deadline. */
export const saidDayOf = (frame: Frame | null): Frame['day'] =>
  frame === null || frame.repeats.length > 0 ? null : (frame.day ?? frame.due?.day ?? null);

/** The frame on the day that is so far from another. */
export function onSharedDay(
  frame: Frame | null,
  base: NonNullable<Frame['day']>,
  { days, items }: SharedDay,
): Frame {
  const own = frame ?? emptyFrame();
  const length = {
    months: 0,
    days: Math.abs(days),
    workdays: 0,
    seconds: 0,
    unit: 'day',
    clock: null,
  } as const;
  const day =
    days === 0
      ? base
      : ({ kind: 'shift', length, sign: days > 0 ? 1 : -1, base, weekday: null } as const);
  return { ...own, day, used: [...own.used, ...items] };
}
