import type { Operation, ReadOperation } from '@planerka/contracts';
import { formatClock } from '../../../calendar/local-instant.ts';
import { minutesBetween } from '../../../commands/entities-of.ts';
import type { Item } from '../../../grammar/item.ts';
import type { Fact, Length } from '../../../meaning.ts';
import type { TimeReading } from '../../../reading.ts';
import { assembleFrame } from '../../../time/assemble-frame.ts';
import { factOf } from '../../../time/frame.ts';
import { minutesOf } from '../../../time/length-minutes.ts';
import type { Ground } from '../../../time/place.ts';
import { resolveFrame } from '../../../time/resolve-frame.ts';
import { daypartSecond } from '../../../time/settle-clock.ts';
import { readText } from '../../grammar.ts';
import { atHour, GOES_ONTO } from '../../lexicon/acting-words.ts';
import { hasTag } from '../../tags.ts';
import { wordsOf } from '../lexicon.ts';

type Reschedule = Extract<Operation, { type: 'reschedule' }>;
export type When = Pick<Reschedule, 'planned_at' | 'planned_time' | 'shift_minutes'>;

/** The time that a phrase asks for, in the fields of `reschedule`. */
export interface SaidWhen {
  readonly fields: When;
  /** How long it is to take, when that was said beside the time. */
  readonly minutes: number | null;
  /** "на 2 часа" may be a clock or a shift. */
  readonly isSure: boolean;
  /** "до пятницы": by then rather than then. */
  readonly isDue?: boolean;
  /** "к 16": an hour of no day of its own. */
  readonly hour?: string;
  readonly used: ReadonlySet<Item>;
}

/** The day and the hour at which something stands, where the time tells which of several is meant. */
export function dayAndHourOf({
  planned_at: day,
  planned_time: hour,
}: When): Pick<ReadOperation, 'on' | 'at'> {
  const at = hour ?? (day?.includes('T') === true ? day.slice(...HOUR) : undefined);
  return {
    ...(day == null ? {} : { on: day.slice(0, DAY_CHARS) }),
    ...(at === undefined ? {} : { at }),
  };
}
const DAY_CHARS = '2026-02-26'.length;
const HOUR = ['2026-02-26T'.length, '2026-02-26T10:00'.length] as const;

/**
 * What a time means that no verb of moving stands by: "до пятницы" is until when, "на пятницу" when. A
 * timeblock has no day until which it is to be done.
 */
export function operationAt(
  { fields, isDue = false, hour }: SaidWhen,
  isBlock: boolean,
): Operation {
  const { planned_at: date } = fields;
  if (isDue && !isBlock && date != null) return { type: 'set_due', due_date: date };
  if (isBlock && hour !== undefined) return { type: 'reschedule', planned_time: hour };
  return { type: 'reschedule', ...fields };
}

const NOTHING: ReadonlySet<Item> = new Set();
const LATEST_BARE_HOUR = 24;
const FIRST_SURE_HOUR = 13;
const MINUTES_MAX = 1_000_000;

/** "позже" +1, "раньше" -1; 0 when neither was said. */
export function directionOf(items: readonly Item[]): { sign: 1 | 0 | -1; item: Item | null } {
  for (const item of items) {
    if (wordsOf('later')?.has(item.word)) return { sign: 1, item };
    if (wordsOf('earlier')?.has(item.word)) return { sign: -1, item };
  }
  return { sign: 0, item: null };
}

/** The length that a fact states, whatever else it may mean. */
export function lengthOf(fact: Fact | null): Length | null {
  if (fact === null) return null;
  if (fact.kind === 'length' || fact.kind === 'offset' || fact.kind === 'for-number') {
    return fact.length;
  }
  return fact.kind === 'due-in' ? fact.length : null;
}

export const minutesIn = (length: Length): number => Math.round(minutesOf(length));

const factsOf = (items: readonly Item[]): readonly Item[] =>
  items.filter((item) => factOf(item) !== null && item.meaning?.kind !== 'correction');

/** Reads the facts of `items` as one time; null when they are none that a calendar knows. */
export function readingOf(
  items: readonly Item[],
  text: string,
  ground: Ground,
): {
  reading: TimeReading;
  used: ReadonlySet<Item>;
  offersMore: boolean;
  /** It repeats, and is no single time. */
  repeats: boolean;
} | null {
  const facts = factsOf(items);
  const frame = assembleFrame(facts, 0, facts.length, { lengths: 'any', weakDeadlines: true });
  if (frame === null) return null;
  const offersMore = frame.alternatives.length > 0;
  const repeats = frame.repeats.length > 0;
  const used = new Set(frame.used);
  const reading = resolveFrame(frame, text, ground, { dayIsAsked: true });
  return reading === null ? null : { reading, used, offersMore, repeats };
}

/** "на 16 марта" behind "встречу 15 марта": the first day says which one is moved. */
function originDays(facts: readonly Item[], text: string): readonly Item[] {
  const isDay = (item: Item): boolean => factOf(item)?.kind === 'day';
  const isOnto = (item: Item): boolean => GOES_ONTO.test(text.slice(item.from, item.to));
  const onto = facts.filter((item) => isDay(item) && isOnto(item));
  // "задачи на завтра перенеси на среду": the last one says where to
  const last = onto.at(-1);
  const target = last === undefined ? 0 : facts.indexOf(last);
  return facts.slice(0, target).filter(isDay);
}

/** "созвон в 16 перенеси на 17": the first hour says which one is moved. */
function originClocks(facts: readonly Item[], text: string): readonly Item[] {
  const isOnto = (item: Item): boolean => GOES_ONTO.test(text.slice(item.from, item.to));
  const isHour = (item: Item): boolean => HOURS.has(factOf(item)?.kind ?? '');
  const target = facts.findLastIndex((item) => isHour(item) && isOnto(item));
  return facts
    .slice(0, Math.max(target, 0))
    .filter((item) => factOf(item)?.kind === 'clock' && !isOnto(item));
}
const HOURS: ReadonlySet<string> = new Set(['clock', 'for-number']);

/** "с пятницы на понедельник": where it stood before says nothing new. */
function withoutOrigin(
  items: readonly Item[],
  text: string,
): {
  facts: readonly Item[];
  dropped: readonly Item[];
} {
  const facts = factsOf(items);
  const origin = [...originDays(facts, text), ...originClocks(facts, text)];
  const dropped = facts.filter((item) => item.meaning?.kind === 'from' || origin.includes(item));
  return dropped.length === 0 || dropped.length === facts.length
    ? { facts, dropped: [] }
    : { facts: facts.filter((item) => !dropped.includes(item)), dropped };
}

/** The days on which what is moved stands now: "с пятницы на понедельник". */
export const originFacts = (items: readonly Item[], text: string): readonly Item[] =>
  withoutOrigin(items, text).dropped;

/** What the words of `items` say about a new time. Null when they say none that can be meant. */
export function whenOf(items: readonly Item[], text: string, ground: Ground): SaidWhen | null {
  // of what has an hour it is that hour, which stays by itself
  const same = items.filter((item) => factOf(item)?.kind === 'same-time');
  const said = same.length === 0 ? items : items.filter((item) => !same.includes(item));
  const when = whenSaid(said, text, ground);
  return when === null || same.length === 0
    ? when
    : { ...when, used: new Set([...when.used, ...same]) };
}

function whenSaid(items: readonly Item[], text: string, ground: Ground): SaidWhen | null {
  const { facts, dropped } = withoutOrigin(items, text);
  const direction = directionOf(items);
  if (direction.sign !== 0 && direction.item !== null) {
    const used = new Set<Item>([direction.item, ...dropped]);
    const length = lengthFact(facts);
    if (length === null) return { fields: {}, minutes: null, isSure: true, used };
    used.add(length.item);
    const shift = direction.sign * minutesIn(length.length);
    return { fields: { shift_minutes: shift }, minutes: null, isSure: true, used };
  }
  if (facts.length === 0) return { fields: {}, minutes: null, isSure: true, used: NOTHING };
  const lone = facts.length === 1 ? facts[0] : undefined;
  const alone = lone === undefined ? null : loneWhen(lone, ground);
  if (alone !== null) return { ...alone, used: new Set([...facts, ...dropped]) };
  const read = readingOf(facts, text, ground);
  // "перенеси на 31 июня": moved, and the day is still to be said
  const isImpossible = facts.some((item) => item.meaning?.kind.startsWith('no-such') === true);
  if (read === null && isImpossible) {
    return { fields: {}, minutes: null, isSure: true, used: new Set([...facts, ...dropped]) };
  }
  if (read === null || read.reading.recurrence !== null) return null;
  const used = new Set([...read.used, ...dropped]);
  const isOpen = read.offersMore || read.repeats || items.some((item) => hasTag(item, 'or'));
  const fields = isOpen ? {} : fieldsOf(read.reading);
  const isDue = read.reading.role === 'due';
  const isDayless = facts.every((item) => isHourOfNoDay(factOf(item)));
  const hour = isDue && isDayless ? fields.planned_at?.slice(...HOUR_OF_INSTANT) : undefined;
  const more = hour === undefined || hour === '' ? {} : { hour };
  return { fields, minutes: lastingOf(read.reading), isSure: true, isDue, ...more, used };
}

const HOUR_OF_INSTANT = ['2026-02-26T'.length, '2026-02-26T10:00'.length] as const;
const isHourOfNoDay = (fact: Fact | null): boolean =>
  fact?.kind === 'due' && fact.point.day === null;

function lengthFact(facts: readonly Item[]): { item: Item; length: Length } | null {
  for (const item of facts) {
    const length = lengthOf(factOf(item));
    if (length !== null) return { item, length };
  }
  return null;
}

/** A single "на ..." that is a shift, or an hour of the object's own day. */
function loneWhen(item: Item, ground: Ground): Omit<SaidWhen, 'used'> | null {
  const fact = factOf(item);
  if (fact === null) return null;
  if (fact.kind === 'for-number' && (fact.length === null || fact.value >= FIRST_SURE_HOUR)) {
    if (fact.value > LATEST_BARE_HOUR || !Number.isInteger(fact.value)) return null;
    return clockSaid(atHour(fact.value), ground);
  }
  const length = fact.kind === 'offset' ? null : lengthOf(fact);
  if (length !== null && (fact.kind === 'length' || fact.kind === 'for-number')) {
    const isSure = length.days > 0 || length.months > 0 || length.clock === null;
    return { fields: { shift_minutes: minutesIn(length) }, minutes: null, isSure };
  }
  if (fact.kind !== 'daypart') return null;
  // "на вечер": of the day on which the object is
  const second = daypartSecond(fact.daypart, ground.dayparts);
  return { fields: { planned_time: formatClock(second) }, minutes: null, isSure: true };
}

function clockSaid(words: string, ground: Ground): Omit<SaidWhen, 'used'> | null {
  const read = readingOf(readText(words).items, words, ground);
  const time = read?.reading.time ?? null;
  return time === null ? null : { fields: { planned_time: time }, minutes: null, isSure: true };
}

/** A reading as fields of `reschedule`; a window is no day, so it leaves the question open. */
function fieldsOf({ role, start, time }: TimeReading): When {
  if (time !== null) return { planned_time: time };
  if (start === null || role === 'window' || role === 'duration') return {};
  return { planned_at: start };
}

/** How long it takes, when that was said beside a time. */
export function lastingOf({ role, start, end, date_only: isDay, duration_minutes }: TimeReading) {
  if (role === 'duration') return null;
  const span = isDay || start === null || end === null ? null : minutesBetween(start, end);
  const minutes = Math.round(duration_minutes ?? span ?? 0);
  return minutes > 0 && minutes <= MINUTES_MAX ? minutes : null;
}
