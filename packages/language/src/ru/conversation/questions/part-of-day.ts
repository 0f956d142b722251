import type { DayHours } from '@planerka/contracts';
import { formatClock } from '../../../calendar/local-instant.ts';
import type { Item } from '../../../grammar/item.ts';
import type { Clock, ClockRange, Daypart, Point } from '../../../meaning.ts';
import { factOf } from '../../../time/frame.ts';
import { clockOnDay } from '../../../time/settle-clock.ts';
import { DAYPART_NOUNS } from './asked-phrases.ts';

/** What people count as a part of the day, whenever theirs begins. */
const PARTS: Readonly<Record<Daypart, DayHours>> = {
  morning: { from: '04:00', to: '12:00' },
  lunch: { from: '12:00', to: '15:00' },
  afternoon: { from: '12:00', to: '18:00' },
  evening: { from: '17:00' },
  night: { from: '21:00' },
};

/** The same of the noun: "чем занят вечер?" */
export const hoursNamed = (word: string): DayHours | null => {
  const part = DAYPART_NOUNS.get(word);
  return part === undefined ? null : PARTS[part];
};

const pad = (value: number): string => String(value).padStart(2, '0');

function wall(clock: Clock): string | null {
  const second = clockOnDay(clock, null);
  const hour = Math.floor(second / 3600);
  return hour > 23 ? null : `${pad(hour)}:${pad(Math.floor((second % 3600) / 60))}`;
}

/** "в четыре": the hour of the wall clock, in the half of the day in which people mean it. */
export function hourOf(item: Item): string | null {
  const fact = factOf(item);
  return fact?.kind === 'clock' ? wall(fact.clock) : null;
}

const fromPoint = ({ clock, daypart }: Point): DayHours | null => {
  if (clock === null) return daypart === null ? null : { from: PARTS[daypart].from };
  const from = wall(clock);
  return from === null ? null : { from };
};

/** When "до обеда" and "до вечера" end; an end at night is none within the day. */
const ENDS: Readonly<Partial<Record<Daypart, string>>> = {
  lunch: '13:00',
  afternoon: '12:00',
  evening: '18:00',
};

function endOf({ day, clock, daypart }: Point): string | null {
  if (clock !== null) return wall(clock);
  return day !== null || daypart === null ? null : (ENDS[daypart] ?? null);
}

/** Both ends of "с 9 до 18", as they are said of every day. */
export function endsOf({ start, end }: ClockRange): { from: string; to: string } | null {
  const from = wall(start);
  const to = wall(end);
  return from === null || to === null ? null : { from, to };
}

function daypartsOf(item: Item): readonly Daypart[] {
  const fact = factOf(item);
  if (fact?.kind === 'daypart') return [fact.daypart, ...fact.others];
  return fact?.kind === 'moment' ? [fact.daypart] : [];
}

/** "утром и вечером": more than one part of a day, and not the whole of it. */
export const saysSeveralParts = (items: readonly Item[]): boolean =>
  new Set(items.flatMap(daypartsOf)).size > 1;

/** "вечером", "после шести", "с 10 до 12": the part of each day that is asked about; null for whole days. */
export function hoursOf(items: readonly Item[]): DayHours | null {
  // "завтра утром и вечером", "в пятницу утром и в субботу вечером": no one part of the day is all that is asked about
  if (saysSeveralParts(items)) return null;
  for (const item of items) {
    const fact = factOf(item);
    if (fact?.kind === 'daypart' || fact?.kind === 'moment') return PARTS[fact.daypart];
    if (fact?.kind === 'after' || fact?.kind === 'from') {
      const hours = fromPoint(fact.point);
      if (hours !== null) return hours;
    }
    const to = fact?.kind === 'due' ? endOf(fact.point) : null;
    if (to !== null) return { from: '00:00', to };
    if (fact?.kind === 'clock-range') {
      const range = endsOf(fact.range);
      if (range !== null && range.from < range.to) return range;
    }
  }
  return null;
}

const DAY_MINUTES = 1440;

/** An hour alone: whatever is going on in its first minute. */
export function minuteOf(from: string): DayHours {
  const [hour = 0, minute = 0] = from.split(':').map(Number);
  const next = hour * 60 + minute + 1;
  return next === DAY_MINUTES ? { from } : { from, to: formatClock(next * 60) };
}
