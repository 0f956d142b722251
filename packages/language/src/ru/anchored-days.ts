import { Item } from '../grammar/item.ts';
import type { Day, Length } from '../meaning.ts';
import { factOf } from '../time/frame.ts';
import { kinds } from './kinds.ts';
import { day, lengthOf } from './rules/make.ts';
import { hasTag, roleOf } from './tags.ts';

/** How far from the day that was said, and how many items say so. */
interface Anchored {
  readonly length: Length;
  readonly sign: 1 | -1;
  readonly items: number;
}

const RELATIVE = kinds.id('relative');
const ONE_DAY = lengthOf(1, 'day');
const NO_TIME = lengthOf(0, 'day');

/** The day that a fact names; null for the others. */
function dayOf(item: Item): Day | null {
  const fact = factOf(item);
  if (fact === null) return null;
  if (fact.kind === 'day' || fact.kind === 'moment') return fact.day;
  if (fact.kind === 'range') return fact.start.day;
  const isPoint = fact.kind === 'due' || fact.kind === 'from' || fact.kind === 'after';
  return isPoint ? fact.point.day : null;
}

const inDays = ({ months, days, workdays, seconds }: Length): boolean =>
  seconds === 0 && months + days + workdays > 0;

/** "напомни за день до этого" is a reminder's. */
const isOfReminder = (item: Item | undefined): boolean =>
  item !== undefined && (roleOf(item) === 'remind' || hasTag(item, 'alert'));

function lengthAt(item: Item): Length | null {
  const fact = factOf(item);
  if (fact?.kind === 'due-in' && fact.weak) return fact.length;
  if (fact?.kind === 'length') return fact.length;
  // "днём раньше": by a day
  return item.parts.some((part) => hasTag(part, 'by-a-day')) ? ONE_DAY : null;
}

/** "за три дня до этого", "днём раньше" */
function earlier(items: readonly Item[], at: number): Anchored | null {
  const item = items[at];
  const length = item === undefined ? null : lengthAt(item);
  if (item === undefined || length === null || !inDays(length)) return null;
  if (hasTag(items[at + 1], 'day-earlier')) return { length, sign: -1, items: 2 };
  const isAnchored = hasTag(items[at + 1], 'until') && hasTag(items[at + 2], 'said-day');
  return isAnchored && factOf(item)?.kind === 'due-in' ? { length, sign: -1, items: 3 } : null;
}

const isFromToday = (item: Item): boolean => item.kind === RELATIVE || item.parts.some(isFromToday);

/** "через неделю после этого", "на следующий день" */
function later(items: readonly Item[], at: number): Anchored | null {
  const item = items[at];
  const fact = item === undefined ? null : factOf(item);
  if (item === undefined || fact === null) return null;
  if (fact.kind === 'offset' && fact.sign === 1 && inDays(fact.length)) {
    const isAnchored = hasTag(items[at + 1], 'after') && hasTag(items[at + 2], 'said-day');
    return isAnchored ? { length: fact.length, sign: 1, items: 3 } : null;
  }
  // "на следующее утро"
  const isDay = fact.kind === 'day' || fact.kind === 'moment';
  const isNext = isDay && fact.day.kind === 'relative' && fact.day.days === 1;
  // "на завтра" is the day after today, whatever was said before
  const isAfterSaid = item.parts.length > 1 && !isFromToday(item);
  return isNext && isAfterSaid ? { length: ONE_DAY, sign: 1, items: 1 } : null;
}

/** "в тот же день" */
function same(items: readonly Item[], at: number): Anchored | null {
  const isSaid =
    hasTag(items[at], 'goal') &&
    hasTag(items[at + 1], 'that-day') &&
    hasTag(items[at + 2], 'same') &&
    hasTag(items[at + 3], 'month-day');
  return isSaid ? { length: NO_TIME, sign: 1, items: 4 } : null;
}

function anchoredAt(items: readonly Item[], at: number): Anchored | null {
  if (isOfReminder(items[at - 1])) return null;
  const item = items[at];
  if (item?.meaning === null && hasTag(item, 'day-before')) {
    return { length: ONE_DAY, sign: -1, items: 1 };
  }
  const found = earlier(items, at) ?? later(items, at) ?? same(items, at);
  return found === null || isOfReminder(items[at + found.items]) ? null : found;
}

function shifted(items: readonly Item[], at: number, found: Anchored, base: Day): Item {
  const own = items.slice(at, at + found.items);
  const { length, sign } = found;
  const counted: Day = inDays(length) ? { kind: 'shift', length, sign, base, weekday: null } : base;
  const said = own[0] === undefined ? null : factOf(own[0]);
  const { kind, meaning } =
    said?.kind === 'moment' && own[0] !== undefined
      ? { kind: own[0].kind, meaning: { ...said, day: counted } }
      : day(counted);
  const from = own[0]?.from ?? 0;
  const to = own.at(-1)?.to ?? from;
  return new Item(kind, 0, 0, from, to, own[0]?.glued ?? false, '', meaning, '<said-day>', own);
}

/**
 * "полёт в субботу, накануне собрать чемодан", "... и за неделю до этого": days that are counted from
 * the one said before, when one was. Linear in the number of items.
 */
export function readAnchoredDays(items: readonly Item[]): readonly Item[] {
  let base: Day | null = null;
  let output: Item[] | null = null;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined) break;
    const found = base === null ? null : anchoredAt(items, at);
    if (found === null || base === null) {
      base = dayOf(item) ?? base;
      output?.push(item);
      continue;
    }
    output ??= items.slice(0, at);
    output.push(shifted(items, at, found, base));
    at += found.items - 1;
  }
  return output ?? items;
}
