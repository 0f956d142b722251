import { Item } from '../grammar/item.ts';
import { QUOTED } from '../grammar/scan.ts';
import type { Clock, Fact } from '../meaning.ts';
import { factOf } from '../time/frame.ts';
import { isSettled } from '../time/settle-clock.ts';
import { earlyFrom, isAboutIt, isPaper, isRising } from './lexicon/early-words.ts';
import { hasTag } from './tags.ts';

/** Hours from here on are morning ones anyway. */
const MORNING_FROM = 7;
/** A minute said exactly is read from a ticket: "в 3:40". */
const TICKET_FROM = 1;

function earlier(clock: Clock, from: number): Clock {
  const least = clock.minute > 0 ? Math.min(from, TICKET_FROM + 1) : from;
  const isEarly = clock.hour >= least && clock.hour < MORNING_FROM && !isSettled(clock, null);
  return isEarly ? { ...clock, half: 'am' } : clock;
}

/** The fact with its bare early hours in the morning; itself when it has none. */
function inTheMorning(fact: Fact, from: number): Fact {
  if ((fact.kind === 'clock' || fact.kind === 'for-number') && fact.clock !== null) {
    return { ...fact, clock: earlier(fact.clock, from) };
  }
  if (fact.kind !== 'due' && fact.kind !== 'from' && fact.kind !== 'after') return fact;
  const { clock } = fact.point;
  return clock === null ? fact : { ...fact, point: { ...fact.point, clock: earlier(clock, from) } };
}

function withMorning(item: Item, from: number): Item {
  const fact = factOf(item);
  if (fact === null) return item;
  const { kind, value, flags, to, glued, word, rule, parts, tags } = item;
  const meaning = inTheMorning(fact, from);
  return new Item(kind, value, flags, item.from, to, glued, word, meaning, rule, parts, tags);
}

const isWord = (item: Item): boolean =>
  item.meaning === null && item.kind === 0 && item.word.length > 1;

/** "билеты на поезд": nobody leaves. */
const isOfPaper = (items: readonly Item[], at: number): boolean =>
  hasTag(items[at - 1], 'onto') && isPaper(items[at - 2]?.word ?? '');

/**
 * "встать в шесть сорок", "рейс в 6:15": beside a word of waking or leaving an early hour is one of
 * the morning, within its clause. Linear in the number of items.
 */
export function readEarlyHours(items: readonly Item[]): readonly Item[] {
  const hours = items.map((item, at) =>
    item.flags & QUOTED || isOfPaper(items, at) ? null : earlyFrom(item.word),
  );
  if (hours.every((hour) => hour === null)) return items;
  const output = items.slice();
  let start = 0;
  let from: number | null = null;
  let hasWords = false;
  let isElsewhen = false;
  let hasClock = false;
  const close = (end: number): void => {
    for (let at = start; from !== null && at < end; at += 1) {
      const item = output[at];
      if (item !== undefined) output[at] = withMorning(item, from);
    }
    start = end;
    from = null;
    hasWords = false;
    isElsewhen = false;
    hasClock = false;
  };
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined) continue;
    // "рейс в субботу, в 6:15": a clause of time alone goes with the one before
    const next = items[at + 1];
    if (hasWords && hasTag(item, 'ends-clause') && next !== undefined && factOf(next) === null) {
      close(at);
    }
    // "подъём в три тридцать, проверить сети": behind its hour it is done then
    hasClock ||= from !== null && item.meaning !== null;
    if (item.meaning === null && !hasClock && isAboutIt(item.word)) isElsewhen = true;
    if (item.meaning === null && isRising(item.word)) isElsewhen = false;
    from = isElsewhen ? null : (hours[at] ?? from);
    hasWords ||= isWord(item);
  }
  close(items.length);
  return output;
}
