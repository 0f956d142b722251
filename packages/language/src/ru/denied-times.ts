import { Item } from '../grammar/item.ts';
import { QUOTED } from '../grammar/scan.ts';
import type { Clock, Fact } from '../meaning.ts';
import { carryHalf } from '../time/carry-half.ts';
import { factOf } from '../time/frame.ts';
import { hasTag } from './tags.ts';

/** "не к пятнице к обеду, а ...": more than these are a story. */
const TIMES_MAX = 3;

/** Times of one sort may stand in each other's place. */
const SORTS: readonly ReadonlySet<Fact['kind']>[] = [
  new Set([
    'day',
    'clock',
    'daypart',
    'moment',
    'clock-range',
    'range',
    'from',
    'after',
    'offset',
    'window',
    'due',
    'due-in',
    'now',
  ]),
  new Set(['repeat', 'times']),
];

/** "не к пятнице, а к четвергу", "к четвергу, а не к пятнице": only what is meant is a time. Linear in the items. */
export function readDeniedTimes(items: readonly Item[]): readonly Item[] {
  if (!items.some(isNot)) return items;
  const kept: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined) continue;
    const found = isNot(item) ? (meantBehind(items, at) ?? meantAhead(items, at, kept)) : null;
    if (found === null) {
      kept.push(item);
      continue;
    }
    kept.splice(kept.length - found.taken, found.taken, ...found.meant);
    at = found.end - 1;
  }
  return kept;
}

interface Found {
  /** How many of the items before are part of it. */
  readonly taken: number;
  readonly meant: readonly Item[];
  /** Where what follows begins. */
  readonly end: number;
}

/** "не ПЯТНИЦА, а ЧЕТВЕРГ": from the "не" on. */
function meantBehind(items: readonly Item[], not: number): Found | null {
  const wrong = timesFrom(items, not + 1);
  const comma = not + 1 + wrong.length;
  const but = items[comma]?.word === ',' ? comma + 1 : comma;
  if (wrong.length === 0 || !isBut(items[but])) return null;
  const right = timesFrom(items, but + 1);
  const [first] = right;
  if (first === undefined || !isOneSort(wrong, right)) return null;
  const end = but + 1 + right.length;
  return {
    taken: 0,
    meant: spread([...stillHolds(wrong, right), ...withHalf(wrong, right)], items.slice(not, end)),
    end,
  };
}

/** "ЧЕТВЕРГ, а не ПЯТНИЦА": to what the "не" denies. */
function meantAhead(items: readonly Item[], not: number, kept: readonly Item[]): Found | null {
  if (!isBut(items[not - 1])) return null;
  const comma = kept.at(-2)?.word === ',' ? 2 : 1;
  const right = kept.at(-comma - 1);
  const wrong = timesFrom(items, not + 1);
  if (right === undefined || !isTime(right) || wrong.length === 0) return null;
  if (!isOneSort(wrong, [right])) return null;
  const end = not + 1 + wrong.length;
  const taken = comma + 1;
  return { taken, meant: spread([right], [...kept.slice(-taken), ...items.slice(not, end)]), end };
}

/** All that was said, as the first of the times that are meant and the rest of them. */
export function spread([first, ...more]: readonly Item[], said: readonly Item[]): readonly Item[] {
  const [opens] = said;
  const last = said.at(-1);
  if (first === undefined || opens === undefined || last === undefined) return said;
  const { kind, value, flags, word, meaning, rule, tags } = first;
  const end = more[0]?.from ?? last.to;
  const parts = said.filter(({ from }) => from < end);
  const whole = new Item(
    kind,
    value,
    flags,
    opens.from,
    parts.at(-1)?.to ?? last.to,
    opens.glued,
    word,
    meaning,
    rule,
    parts,
    tags,
  );
  return [whole, ...more];
}

const isNot = (item: Item): boolean =>
  (item.flags & QUOTED) === 0 && item.meaning === null && hasTag(item, 'not');

const isBut = (item: Item | undefined): boolean =>
  item !== undefined && item.meaning === null && hasTag(item, 'whereas');

export const isTime = (item: Item): boolean => SORTS.some((sort) => isOf(item, sort));

const isOf = (item: Item, sort: ReadonlySet<Fact['kind']>): boolean => {
  const fact = factOf(item);
  return fact !== null && sort.has(fact.kind);
};

export function timesFrom(items: readonly Item[], from: number): readonly Item[] {
  const end = items.findIndex((item, at) => at >= from && !isTime(item));
  const times = items.slice(from, end < 0 ? items.length : end);
  return times.length > TIMES_MAX ? [] : times;
}

export const isOneSort = (wrong: readonly Item[], right: readonly Item[]): boolean =>
  SORTS.some((sort) => [...wrong, ...right].every((item) => isOf(item, sort)));

export const kindOf = (item: Item): Fact['kind'] | undefined => factOf(item)?.kind;
const OF_HOURS: ReadonlySet<Fact['kind'] | undefined> = new Set<Fact['kind']>([
  'clock',
  'daypart',
  'clock-range',
]);

/** "не в субботу в 11, а в 12": the day stays. */
const stillHolds = (wrong: readonly Item[], right: readonly Item[]): readonly Item[] =>
  right.every((item) => OF_HOURS.has(kindOf(item)))
    ? wrong.filter((item) => kindOf(item) === 'day')
    : [];

/** "не к пяти вечера, а к шести": so does the half of the day. */
export function withHalf(wrong: readonly Item[], right: readonly Item[]): readonly Item[] {
  const before = wrong.map((item) => clockIn(factOf(item))).find((clock) => clock !== null);
  if (before == null || before.half === null) return right;
  return right.map((item) => {
    const fact = factOf(item);
    const next = clockIn(fact);
    if (next === null || fact === null) return item;
    const clock = carryHalf(next, before);
    const { kind, value, flags, from, to, glued, word, rule, parts, tags } = item;
    return new Item(
      kind,
      value,
      flags,
      from,
      to,
      glued,
      word,
      withClock(fact, clock),
      rule,
      parts,
      tags,
    );
  });
}

function clockIn(fact: Fact | null): Clock | null {
  if (fact?.kind === 'clock') return fact.clock;
  return fact?.kind === 'due' || fact?.kind === 'from' ? fact.point.clock : null;
}

function withClock(fact: Fact, clock: Clock): Fact {
  if (fact.kind === 'clock') return { ...fact, clock };
  if (fact.kind === 'due' || fact.kind === 'from')
    return { ...fact, point: { ...fact.point, clock } };
  return fact;
}
