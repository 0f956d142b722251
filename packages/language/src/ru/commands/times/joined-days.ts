import { Item } from '../../../grammar/item.ts';
import type { Day } from '../../../meaning.ts';
import { hasTag } from '../../tags.ts';
import { isFact, isMark, isWord } from '../view.ts';

type DayItem = Item & { readonly meaning: Extract<Item['meaning'], { kind: 'day' }> };

/** A day that is named alone, so that another one can be named with it. */
const isDay = (item: Item | undefined): item is DayItem => item?.meaning?.kind === 'day';

const isAnd = (item: Item | undefined): boolean => item?.meaning === null && hasTag(item, 'and');

const isMarkAt = (item: Item | undefined): boolean => item !== undefined && isMark(item);

function withDays(item: DayItem, days: readonly Day[]): Item {
  const { kind, value, flags, from, to, glued, word, meaning, rule, parts, tags } = item;
  const whole = { ...meaning, others: [...meaning.others, ...days] };
  return new Item(kind, value, flags, from, to, glued, word, whole, rule, parts, tags);
}

const daysOf = ({ meaning }: DayItem): readonly Day[] => [meaning.day, ...meaning.others];

/** Nothing is said but times and marks. */
const isWordless = (items: readonly Item[]): boolean =>
  items.every((item) => isFact(item) || isMark(item) || !isWord(item));

/** "во вторник и в четверг бассейн": both days are of what is said behind or before them alone. */
function joinedByAnd(items: readonly Item[]): readonly Item[] {
  for (let at = 0; at + 2 < items.length; at += 1) {
    const [first, and, second] = items.slice(at, at + 3);
    if (!isDay(first) || !isAnd(and) || !isDay(second)) continue;
    const [before, behind] = [items.slice(0, at), items.slice(at + 3)];
    // "позвонить Оле в среду и в четверг забрать шкаф": each day has words of its own
    if (!isWordless(before) && !isWordless(behind)) continue;
    return [...before, withDays(first, daysOf(second)), ...behind];
  }
  return items;
}

/** "в пятницу в шесть зал, в воскресенье тоже": the same on one more day. */
function joinedByToo(items: readonly Item[]): readonly Item[] {
  const last = items.length - 1;
  const day = items[last - 1];
  if (last < 2 || !hasTag(items[last], 'as-well') || !isDay(day)) return items;
  const first = items.findIndex((item) => isDay(item));
  const known = items[first];
  const isOnly = items.filter((item) => isDay(item)).length === 2;
  if (!isOnly || !isDay(known) || known === day) return items;
  // "Оле в четверг и Томе в пятницу тоже": somebody else
  const joint = items.slice(first, last - 1).findLastIndex((item) => isAnd(item) || isMark(item));
  if (joint >= 0 && !isWordless(items.slice(first + joint + 1, last - 1))) return items;
  let to = last - 1;
  while (to > first + 1 && (isAnd(items[to - 1]) || isMarkAt(items[to - 1]))) to -= 1;
  const words = items.slice(0, to);
  return words.map((item, at) => (at === first ? withDays(known, daysOf(day)) : item));
}

/** The items with days that are named for one and the same thing put together. */
export const joinedDays = (items: readonly Item[]): readonly Item[] =>
  joinedByToo(joinedByAnd(items));
