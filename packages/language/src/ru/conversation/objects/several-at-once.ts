import type { Operation } from '@planerka/contracts';
import { formatDay } from '../../../calendar/local-instant.ts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isFact } from '../../commands/view.ts';
import {
  BEFORE_COUNT,
  BOTH,
  COUNTS,
  GOES_ONTO,
  LEFT_UNDONE,
  OF_SET,
} from '../../lexicon/acting-words.ts';
import { hasTag } from '../../tags.ts';
import { type Clause, isQuoted } from '../clause.ts';
import { ALL_WORDS, DAY_ADJECTIVES } from '../lexicon.ts';
import { windowOf } from '../questions/day-window.ts';
import { hourOf } from '../questions/part-of-day.ts';

/** How many at once, and the words that say so. */
export interface SaidCount {
  readonly count: number;
  readonly used: ReadonlySet<Item>;
}

/** "обе", "все три", "последние две": so many at once; null when no number of them is said. */
export function countIn(items: readonly Item[]): SaidCount | null {
  for (const [at, item] of items.entries()) {
    if (isQuoted(item)) continue;
    if (BOTH.has(item.word)) return { count: 2, used: new Set([item]) };
    const next = items[at + 1];
    const count = next === undefined ? undefined : COUNTS.get(next.word);
    if (BEFORE_COUNT.has(item.word) && next !== undefined && count !== undefined) {
      return { count, used: new Set([item, next]) };
    }
  }
  return null;
}

/**
 * "все задачи на завтра", "всё, что сегодня не успел": the day whose tasks are meant, all of them. Null
 * when anything else is said, for then something is named.
 */
export function dayOfSet(
  items: readonly Item[],
  operation: Operation,
  clause: Clause,
): string | null {
  const { text, ground } = clause;
  const isMoved = operation.type === 'reschedule';
  const isOnto = (item: Item): boolean => GOES_ONTO.test(text.slice(item.from, item.to));
  const days = items.filter((item) => isFact(item) && !(isMoved && isOnto(item)));
  const words = items.filter((item) => !isFact(item));
  const isLeft = words.some(({ word }) => LEFT_UNDONE.has(word)) && hasTag(words[0], 'what');
  const isAll = isLeft || words.some(({ word }) => ALL_WORDS.has(word));
  const isOther = (item: Item): boolean =>
    isQuoted(item) || !(ALL_WORDS.has(item.word) || OF_SET.has(item.word));
  if (!isAll || days.length !== 1 || words.some(isOther)) return null;
  const [day] = days;
  const point = day === undefined ? null : factOf(day);
  if (day === undefined || point?.kind !== 'day') return null;
  const window = windowOf([day], text, ground, 1);
  return window !== null && window.from === window.to ? window.from : null;
}

/** The day that tells which object is meant, and the words that say so. */
export interface NamedDay {
  readonly on: string;
  readonly used: ReadonlySet<Item>;
}

/** "планёрку 1 декабря отмени", "завтрашнюю планёрку": a day beside words that name an object. */
export function dayNamed(
  items: readonly Item[],
  said: { readonly operation: Operation; readonly known: ReadonlySet<Item> },
  { text, ground }: Clause,
): NamedDay | null {
  // "завтра пропусти": of what is in view, the occurrence of that day
  const isOfSeries = 'scope' in said.operation && said.operation.scope === 'this';
  if (items.every(isFact) && !isOfSeries) return null;
  const [day, ...others] = namingDays(items, said, text);
  if (others.length > 0) return null;
  if (day === undefined) {
    const adjective = items.find((item) => !isQuoted(item) && DAY_ADJECTIVES.has(item.word));
    if (adjective === undefined) return null;
    const ahead = DAY_ADJECTIVES.get(adjective.word) ?? 0;
    return { on: formatDay(ground.now.day + ahead), used: new Set([adjective]) };
  }
  const window = windowOf([day], text, ground, 1);
  const isOne = window !== null && window.from === window.to;
  return isOne ? { on: window.from, used: new Set([day]) } : null;
}

/** Of the days that are said, those on which the object is, and not those to which it goes. */
function namingDays(
  items: readonly Item[],
  { operation, known }: { readonly operation: Operation; readonly known: ReadonlySet<Item> },
  text: string,
): readonly Item[] {
  const isOnto = (item: Item): boolean => GOES_ONTO.test(text.slice(item.from, item.to));
  const days = items.filter((item) => factOf(item)?.kind === 'day');
  if (operation.type !== 'reschedule') return days.filter((item) => !known.has(item));
  // "семинар 7 марта на 12:00": the day is its own, the hour is new
  const isOtherHour = items.some((item) => CLOCKS.has(factOf(item)?.kind ?? '') && isOnto(item));
  return days.length > 1 || isOtherHour ? days.filter((item) => !isOnto(item)) : [];
}

/** "созвон в 16 перенеси на 17", "отмени созвон в 10": the hour that tells which object is meant. */
export function hourNamed(
  items: readonly Item[],
  { operation, known }: { readonly operation: Operation; readonly known: ReadonlySet<Item> },
  { text }: Clause,
): string | null {
  if (items.every(isFact)) return null;
  const isOnto = (item: Item): boolean => GOES_ONTO.test(text.slice(item.from, item.to));
  const isHour = (item: Item): boolean => CLOCKS.has(factOf(item)?.kind ?? '');
  const own = items.filter((item) => isHour(item) && !isOnto(item));
  const isMoved = operation.type === 'reschedule';
  const isNamed = isMoved
    ? items.some((item) => isHour(item) && isOnto(item))
    : own.every((item) => !known.has(item));
  const [hour, ...others] = own;
  return isNamed && hour !== undefined && others.length === 0 ? hourOf(hour) : null;
}

const CLOCKS: ReadonlySet<string> = new Set(['clock', 'for-number', 'daypart']);

/** "всё, что сегодня не успел, ...": names a set for the order behind it. */
export function isSetAhead(items: readonly Item[]): boolean {
  const words = items.filter((item) => !isFact(item) && item.word !== ',');
  return (
    words.some(({ word }) => LEFT_UNDONE.has(word)) &&
    words.every(({ word }) => ALL_WORDS.has(word) || OF_SET.has(word))
  );
}
