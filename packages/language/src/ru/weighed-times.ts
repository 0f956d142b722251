import { Item } from '../grammar/item.ts';
import type { Fact } from '../meaning.ts';
import { factOf } from '../time/frame.ts';
import { kinds } from './kinds.ts';
import { STOP } from './lexicon/particles.ts';
import { hasTag, isListed } from './tags.ts';

const TAKING: ReadonlySet<number> = new Set([kinds.id('slip-between'), kinds.id(STOP)]);

/** Words, marks and what takes back between two times: more than these are a story. */
const BETWEEN_MAX = 4;

type Sort = 'day' | 'hour' | 'end-day' | 'end-hour';

function sortOf(fact: Fact): Sort | null {
  if (fact.kind === 'day') return 'day';
  if (fact.kind === 'clock') return 'hour';
  if (fact.kind === 'clock-range') return 'end-hour';
  const point = fact.kind === 'due' ? fact.point : fact.kind === 'range' ? fact.end : null;
  if (point === null) return null;
  if (point.day !== null) return 'end-day';
  return point.clock === null ? null : 'end-hour';
}

/** What stands between two times: does it weigh the one against the other? */
interface Between {
  readonly isWeighed: boolean;
  /** By words that never add one time to another, as "даже" does. */
  readonly isInstead: boolean;
  /** Where the second time is. */
  readonly at: number;
}

function betweenFrom(text: string, items: readonly Item[], from: number): Between | null {
  let isWeighed = false;
  let isInstead = false;
  for (let at = from; at < items.length && at - from <= BETWEEN_MAX; at += 1) {
    const [last, item] = [items[at - 1], items[at]];
    if (last === undefined || item === undefined) return null;
    // "короче" is no item: it is looked for in the text
    for (const word of wordsOf(text.slice(last.to, item.from))) {
      isWeighed ||= isListed(word, 'weighing-again');
      isInstead ||= isListed(word, 'weighing-again');
    }
    // before "до" no rule sees that such a word is between two times
    const isTaking = item.meaning?.kind === 'correction' || TAKING.has(item.kind);
    isWeighed ||= TAKING.has(item.kind);
    if (factOf(item) !== null && !isTaking) return { isWeighed, isInstead, at };
    if (!isTaking && item.word !== ',' && !hasTag(item, 'weighing')) return null;
    isWeighed ||= hasTag(item, 'weighing');
    isInstead ||= isTaking || hasTag(item, 'weighing-again');
  }
  return null;
}

const wordsOf = (gap: string): readonly string[] => gap.toLowerCase().match(/[a-zЀ-ӿ]+/g) ?? [];

/**
 * "до субботы, даже до вторника", "с девяти до шести, вообще до семи", "в среду, короче в пятницу": of two times
 * of one sort that are weighed against each other the later is meant, and what weighs is no word of a title.
 * Linear in the items.
 */
export function readWeighedTimes(text: string, items: readonly Item[]): readonly Item[] {
  const kept: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined) continue;
    kept.push(item);
    const found = factOf(item) === null ? null : betweenFrom(text, items, at + 1);
    const next = found === null ? undefined : items[found.at];
    if (found === null || next === undefined || !isWeighedAgainst(item, next, found)) continue;
    kept.push(takingBack(item.to, next.from, items.slice(at + 1, found.at)));
    at = found.at - 1;
  }
  return kept.length === items.length && kept.every((item, at) => item === items[at])
    ? items
    : kept;
}

function isWeighedAgainst(first: Item, second: Item, { isWeighed, isInstead }: Between): boolean {
  const [before, after] = [factOf(first), factOf(second)];
  if (!isWeighed || before === null || after === null) return false;
  const [sort, other] = [sortOf(before), sortOf(after)];
  // "до вечера, вообще до завтра": an end within the day goes with it
  if (before.kind === 'due' && after.kind === 'due' && other === 'end-day')
    return before.point.period === null;
  if (sort === null || sort !== other) return false;
  // "в субботу, даже в воскресенье": both
  const isEnd = sort === 'end-day' || sort === 'end-hour';
  return isInstead || (isEnd && after.kind === 'due');
}

const takingBack = (from: number, to: number, parts: readonly Item[]): Item =>
  new Item(0, 0, 0, from, to, false, '', { kind: 'correction' }, 'weighed', parts);
