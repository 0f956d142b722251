import type { DayWindow } from '@planerka/contracts';
import { weekdayOf } from '../../../calendar/civil.ts';
import { formatDay, parseDay } from '../../../calendar/local-instant.ts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import type { Ground } from '../../../time/place.ts';
import { resolveDay } from '../../../time/resolve-day.ts';
import { isFact } from '../../commands/view.ts';
import { lengthOf, minutesIn, readingOf } from '../acts/when.ts';
import { PLAIN_WEEK } from './asked-of-days-phrases.ts';

const LONGEST_DAYS = 366;
const DAY_MINUTES = 1440;

/** The days from today on. */
export function daysAhead({ now }: Ground, count: number): DayWindow {
  return { from: formatDay(now.day), to: formatDay(now.day + count - 1) };
}

/** "план на неделю", "на три дня": so many days, from today on. */
function daysSaid(items: readonly Item[]): number | null {
  for (const item of items) {
    const length = lengthOf(factOf(item));
    const days = length === null ? 0 : Math.round(minutesIn(length) / DAY_MINUTES);
    if (days >= 1) return Math.min(days, LONGEST_DAYS);
  }
  return null;
}

const SATURDAY = 6;
const SUNDAY = 7;

/** "на выходных", and no other ones than the nearest. */
function isWeekend(item: Item): boolean {
  const fact = factOf(item);
  return fact?.kind === 'window' && fact.period.unit === 'weekend' && fact.period.which === 'plain';
}

/** "на неделе", where "на этой" would say which. */
const isWeek = (item: Item, text: string): boolean =>
  factOf(item)?.kind === 'window' && PLAIN_WEEK.test(text.slice(item.from, item.to));
const WEEK_DAYS = 7;

/** "завтра и в понедельник", "в пятницу и на выходных": several times, each said by itself; empty for everything else. */
function daysEach(facts: readonly Item[], text: string, ground: Ground): readonly number[] {
  // "в пятницу утром и в субботу вечером": the hours of each are told with its day
  const named = facts.filter((item) => !WITHIN_DAY.has(factOf(item)?.kind ?? 'day'));
  const each = named.map((item) => daysOfOne(item, text, ground));
  return each.flat().length > 1 && each.every((days) => days.length > 0) ? each.flat() : [];
}

const WITHIN_DAY: ReadonlySet<string> = new Set(['daypart', 'clock', 'clock-range']);

/** "вечером", "в 16", "до обеда": a part of a day, whichever it is. */
export function isWithinDay(item: Item): boolean {
  const fact = factOf(item);
  if (fact === null) return false;
  if (fact.kind === 'due' || fact.kind === 'after' || fact.kind === 'from')
    return fact.point.day === null && fact.point.period === null;
  return WITHIN_DAY.has(fact.kind);
}

/** "завтра до обеда": beside a day such an end is of that day, and none of the days. */
function withoutEndOfDay(facts: readonly Item[]): readonly Item[] {
  const others = facts.filter((item) => factOf(item)?.kind !== 'due' || !isWithinDay(item));
  return others.some((item) => !isWithinDay(item)) ? others : facts;
}

/** The days that one time says; none of an hour, or of a time that goes on without an end. */
function daysOfOne(item: Item, text: string, ground: Ground): readonly number[] {
  const fact = factOf(item);
  if (fact?.kind === 'day')
    return [fact.day, ...fact.others].flatMap((day) => resolveDay(day, ground.now.day) ?? []);
  if (fact?.kind === 'moment') return [resolveDay(fact.day, ground.now.day) ?? []].flat();
  if (fact?.kind !== 'window') return [];
  const window = windowOf([item], text, ground, 1);
  if (window === null) return [];
  const [from, to] = [parseDay(window.from), parseDay(window.to)];
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
/** Several days are told as the stretch from the first to the last of them; a longer one tells nothing any more. */
const DAYS_APART_MAX = 31;

/**
 * "завтра и в субботу": are there other days between those that are said? A question may be answered with them, but
 * nothing is done to what stands on them.
 */
export function leavesDaysOut(facts: readonly Item[], text: string, ground: Ground): boolean {
  const each = new Set(daysEach(facts, text, ground));
  return each.size > 1 && Math.max(...each) - Math.min(...each) >= each.size;
}

/** What the week and the weekend are, asked for at their end; null for everything else. */
function runningWindow(item: Item, text: string, ground: Ground): DayWindow | null {
  const weekday = weekdayOf(ground.now.day);
  if (weekday < SATURDAY) return null;
  // hardly anything is left of the week: the seven days to come, as /week tells them
  if (isWeek(item, text)) return daysAhead(ground, WEEK_DAYS);
  // who asks for the weekend at the weekend means the running one, and who plans it the next
  return isWeekend(item) ? daysAhead(ground, SUNDAY + 1 - weekday) : null;
}

/**
 * The days that the times among `items` mean, both inclusive. `fallback` days from today when none
 * is said; null when what is said is no stretch of days.
 */
export function windowOf(
  items: readonly Item[],
  text: string,
  ground: Ground,
  fallback: number,
): DayWindow | null {
  const facts = withoutEndOfDay(
    items.filter((item) => isFact(item) && item.meaning?.kind !== 'length'),
  );
  if (facts.length === 0) return daysAhead(ground, daysSaid(items) ?? fallback);
  const [first, ...more] = facts;
  const alone = more.length === 0 ? first : undefined;
  const running = alone === undefined ? null : runningWindow(alone, text, ground);
  if (running !== null) return running;
  const isOneWindow = alone !== undefined && factOf(alone)?.kind === 'window';
  const each = isOneWindow ? [] : daysEach(facts, text, ground);
  if (each.length > 0) {
    const [from, to] = [Math.min(...each), Math.max(...each)];
    if (to - from > DAYS_APART_MAX) return null;
    return { from: formatDay(from), to: formatDay(to) };
  }
  const read = readingOf(facts, text, ground);
  if (read === null || read.reading.recurrence !== null) return null;
  const { start, end, role, time } = read.reading;
  if (start === null) return time === null ? null : daysAhead(ground, 1);
  const from = start.slice(0, 10);
  const today = formatDay(ground.now.day);
  // "до пятницы": from today until then
  if (role === 'due') return from < today ? null : { from: today, to: from };
  const to = end === null ? from : end.slice(0, 10);
  if (to < from) return null;
  const longest = daysAhead(
    { ...ground, now: { ...ground.now, day: parseDay(from) } },
    LONGEST_DAYS,
  );
  return { from, to: to < longest.to ? to : longest.to };
}
