/** The hour of what takes place, told in a clause behind it: "чаепитие 6 марта после третьего урока, это 11 20 где то". */
import { Item } from '../../../grammar/item.ts';
import { DIGITS } from '../../../grammar/scan.ts';
import type { Fact } from '../../../meaning.ts';
import { factOf } from '../../../time/frame.ts';
import { hasTag } from '../../tags.ts';
import { isCardinal } from '../../vocabulary.ts';
import type { SaidNote } from '../fields/said-notes.ts';
import { isAction, isFact, isMark, says } from '../view.ts';
import { slotsOf } from './time-slots.ts';

/** An utterance with the hour as one time, and what only said roughly when. */
export interface HourTold {
  readonly items: readonly Item[];
  readonly notes: readonly SaidNote[];
}

const HOURS = 24;
const NOON = 12;
const MINUTES = 60;
const TEN = 10;

/** The items with an hour that "это" or "сбор" opens, which has no preposition; the rough time before it is a note. */
export function withHourTold(text: string, items: readonly Item[]): HourTold {
  const lead = items.findIndex((item, at) => at > 1 && opens(items, item, at));
  const ahead = items.slice(0, lead);
  const isLaid = lead > 0 && says(items[lead], 'this') && isMark(items[lead - 1]);
  const slots = ahead.flatMap((item) => slotsOf(item));
  if (lead < 0 || !slots.includes('day') || slots.includes('clock')) return { items, notes: [] };
  const hour = hourAt(items, lead + 1);
  if (hour === null) return { items, notes: [] };
  const from = isLaid ? roughFrom(items, lead - 1) : null;
  const rough = from === null ? [] : items.slice(from, lead - 1);
  const [first, last] = [rough[0], rough.at(-1)];
  const words = text.slice(first?.from, last?.to);
  const notes: readonly SaidNote[] =
    first === undefined || last === undefined
      ? []
      : [{ from: first.from, to: last.to, words, isSure: true }];
  const kept = items.slice(0, from ?? lead);
  const begins = isLaid ? [] : items.slice(lead, lead + 1);
  return { items: [...kept, ...begins, hour.item, ...items.slice(hour.to)], notes };
}

const opens = (items: readonly Item[], item: Item, at: number): boolean =>
  (says(item, 'this') && isMark(items[at - 1])) || says(item, 'beginning-then');

/** The hour that stands at `at` with nothing but how sure it is behind it, and where that ends; null for none. */
function hourAt(items: readonly Item[], at: number): { item: Item; to: number } | null {
  let begin = at;
  while (says(items[begin], 'how-surely')) begin += 1;
  const [hour, minutes] = [items[begin], items[begin + 1]];
  if (hour === undefined) return null;
  const isClock = factOf(hour)?.kind === 'clock';
  const item = isClock ? hour : pairOf(hour, minutes);
  if (item === null) return null;
  let to = begin + (isClock ? 1 : 2);
  while (says(items[to], 'how-surely')) to += 1;
  const behind = items[to];
  const isClosed = behind === undefined || isMark(behind) || says(behind, 'conjunction');
  return isClosed ? { item, to } : null;
}

/** "11 20", "одиннадцать двадцать" */
function pairOf(hour: Item, minutes: Item | undefined): Item | null {
  if (minutes === undefined || !isCardinal(hour) || !isCardinal(minutes)) return null;
  const isTwo = (minutes.flags & DIGITS) === 0 || minutes.to - minutes.from === 2;
  const isHour = hour.value < HOURS && minutes.value < MINUTES;
  if (!isTwo || !isHour || (minutes.value < TEN && minutes.value > 0)) return null;
  // "2 15" is said of the afternoon
  const literal = hour.value > NOON;
  const clock = { hour: hour.value, minute: minutes.value, second: 0, literal } as const;
  const said = { ...clock, half: null, midnight: false };
  const meaning: Fact = { kind: 'clock', clock: said, others: [], certain: true };
  const { kind, flags, from, glued, tags } = hour;
  return new Item(kind, 0, flags, from, minutes.to, glued, '', meaning, '', [hour, minutes], tags);
}

/** Where "после третьего урока" begins, which ends before `to` and stands behind its day; null for none. */
function roughFrom(items: readonly Item[], to: number): number | null {
  const last = items[to - 1];
  if (last === undefined) return null;
  // "перед обедом" is a time by itself
  const isPart = factOf(last)?.kind === 'due' || factOf(last)?.kind === 'after';
  if (isPart) return isDayless(last) ? to - 1 : null;
  for (let at = to - 1; at > Math.max(0, to - WORDS_MAX); at -= 1) {
    const item = items[at];
    if (item === undefined || isFact(item) || isMark(item) || isAction(item)) return null;
    if (hasTag(item, 'event-preposition')) return at > 1 ? at : null;
  }
  return null;
}
const WORDS_MAX = 5;

const isDayless = (item: Item): boolean => {
  const fact = factOf(item);
  return (fact?.kind === 'due' || fact?.kind === 'after') && fact.point.day === null;
};
