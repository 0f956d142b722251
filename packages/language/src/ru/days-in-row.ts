import { Item } from '../grammar/item.ts';
import { DIGITS, OFFERS } from '../grammar/scan.ts';
import type { Day } from '../meaning.ts';
import { factOf } from '../time/frame.ts';
import { kinds } from './kinds.ts';
import { GEN, NEUTER } from './morphology.ts';
import { hasTag } from './tags.ts';
import { isCardinal, isOrdinal } from './vocabulary.ts';

const DAY = kinds.id('day');

/** So many dates in a row leave no doubt that each of them is one. */
const ROW_MIN = 3;
/** So many words name what is due on a date. */
const DUE_WORDS_MAX = 3;
const DAY_MAX = 31;

/** "пятого", where nothing has read it as a day. */
const isLoneOrdinal = (item: Item): boolean =>
  item.meaning === null &&
  isOrdinal(item) &&
  item.value <= DAY_MAX &&
  (item.flags & GEN) !== 0 &&
  (item.flags & NEUTER) !== 0;

/** The day of a month that the item is or may be; null for the others. */
function dayNumber(item: Item): number | null {
  if (isLoneOrdinal(item)) return item.value;
  const fact = factOf(item);
  if (fact?.kind !== 'day') return null;
  const { day } = fact;
  return day.kind === 'of-month' || day.kind === 'date' ? day.day : null;
}

/** Do dates and what is due on them take turns from the beginning to the end? */
function isRow(items: readonly Item[]): boolean {
  let count = 0;
  let last = 0;
  let words = 0;
  for (const item of items) {
    const number = dayNumber(item);
    if (number === null) {
      words += 1;
      if (words > DUE_WORDS_MAX || item.meaning !== null || hasTag(item, 'preposition'))
        return false;
      continue;
    }
    if (number <= last || (count > 0 && words === 0)) return false;
    if (count === 0 && words > 0) return false;
    count += 1;
    last = number;
    words = 0;
  }
  return count >= ROW_MIN && words > 0;
}

/** The number of a day before "или", where nothing else was read in it. */
const offeredDay = (item: Item): number | null => {
  const isNumber = item.meaning === null && isCardinal(item) && (item.flags & DIGITS) !== 0;
  if (isNumber) return item.value > 0 && item.value <= DAY_MAX ? item.value : null;
  const fact = factOf(item);
  const isOfMonth = fact?.kind === 'day' && fact.day.kind === 'of-month';
  return isOfMonth || isLoneOrdinal(item) ? dayNumber(item) : null;
};

/** "пятого или шестого апреля": the month is that of both. */
export function shareMonths(items: readonly Item[]): readonly Item[] {
  if (!items.some(({ flags }) => flags & OFFERS)) return items;
  return items.map((item, at) => {
    const [or, last] = [items[at + 1], items[at + 2]];
    const fact = last === undefined ? null : factOf(last);
    const number = or !== undefined && or.flags & OFFERS ? offeredDay(item) : null;
    if (number === null || fact?.kind !== 'day' || fact.day.kind !== 'date') return item;
    return asDay(item, { ...fact.day, day: number, weekday: null });
  });
}

function asDay(item: Item, said: Day): Item {
  const { value, flags, from, to, glued, tags } = item;
  const meaning = { kind: 'day', day: said, others: [], certain: true } as const;
  return new Item(DAY, value, flags, from, to, glued, '', meaning, 'day among days', [item], tags);
}

/** "пятого аренда десятого зарплата пятнадцатого налог": each of the ordinals is a day. */
export function readDaysInRow(items: readonly Item[]): readonly Item[] {
  if (!items.some(isLoneOrdinal) || !isRow(items)) return items;
  return items.map((item) =>
    isLoneOrdinal(item) ? asDay(item, { kind: 'of-month', day: item.value, which: 'plain' }) : item,
  );
}
