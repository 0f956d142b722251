import {
  type Day,
  dayOf,
  daysBetween,
  epochMs,
  type Instant,
  instantAt,
  offsetMinutes,
} from '../../time/zoned.ts';
import type { WorkingCalendar } from './types.ts';

/** As far as dates are reckoned; what lies beyond has none. */
const YEARS_AHEAD = 100;
const DAYS_AHEAD = Math.ceil(YEARS_AHEAD * 365.25);
const DAY_ZERO: Day = '1970-01-01';
const DAY_MINUTES = 1440;
const WEEK_DAYS = 7;

/** Of an instant that is both a closing hour and the next opening, in working time. */
export type AxisSide = 'opening' | 'closing';

/**
 * The working time of a project laid end to end: position 0 is its start, each minute of working time
 * is one. Instants are minutes since the epoch. Spans are reckoned as far as somebody has asked.
 */
export interface WorkingAxis {
  /** The instant at a position; null beyond the last working minute of the hundred years. */
  readonly instantAt: (position: number, side: AxisSide) => number | null;
  /** The working minutes from the start up to an instant; 0 before it. */
  readonly positionAt: (minute: number) => number;
  /** Whether a minute of work can start here: a closing hour is none. */
  readonly isStart: (minute: number) => boolean;
  /** Whether work can end here: in working time, the closing hour among it. */
  readonly isEnd: (minute: number) => boolean;
  /** The working time between two minutes, in order. */
  readonly between: (from: number, to: number) => { readonly from: number; readonly to: number }[];
}

/** A span of working time, `[open, close)`, and the position of its opening. */
interface Span {
  readonly open: number;
  readonly close: number;
  readonly position: number;
}

/** The first whole minute that is not before an instant. */
export function minuteNotBefore(instant: Instant): number {
  return Math.ceil(epochMs(instant) / 60_000);
}

/** The axis of a calendar, one with working time, from an instant on. */
export function workingAxis(
  calendar: WorkingCalendar,
  { zone, startAt }: { readonly zone: string; readonly startAt: Instant },
): WorkingAxis {
  const start = minuteNotBefore(startAt);
  const grow = spanGrower(calendar, { zone, startAt });
  const spans: Span[] = [];
  const reach = (isFar: (last: Span) => boolean): void => {
    for (;;) {
      const last = spans.at(-1);
      if (last !== undefined && isFar(last)) return;
      if (!grow(spans)) return;
    }
  };
  /** The last span that opens at or before a minute. */
  const spanAt = (minute: number): Span | undefined => {
    reach(({ open }) => open > minute);
    return spans[lastWhere(spans, ({ open }) => open <= minute)];
  };
  return {
    instantAt: (position, side) => {
      reach((last) => last.position + last.close - last.open > position);
      // Position 0 closes nothing: the project has not begun before.
      const closes = side === 'closing' && position > 0;
      const found = lastWhere(spans, (span) =>
        closes ? span.position < position : span.position <= position,
      );
      const span = spans[found];
      if (span === undefined) return null;
      const minute = span.open + position - span.position;
      return minute > span.close || (minute === span.close && !closes) ? null : minute;
    },
    positionAt: (minute) => {
      const span = spanAt(minute);
      return span === undefined ? 0 : span.position + Math.min(minute, span.close) - span.open;
    },
    isStart: (minute) => {
      const span = minute < start ? undefined : spanAt(minute);
      return span !== undefined && minute < span.close;
    },
    isEnd: (minute) => {
      const span = minute < start ? undefined : spanAt(minute);
      return span !== undefined && minute <= span.close;
    },
    between: (from, to) => {
      reach(({ open }) => open >= to);
      const cut = spans.map(({ open, close }) => ({
        from: Math.max(open, from),
        to: Math.min(close, to),
      }));
      return cut.filter((span) => span.from < span.to);
    },
  };
}

/** The last place at which `holds`, which holds up to some place and nowhere after it; -1 for none. */
function lastWhere(spans: readonly Span[], holds: (span: Span) => boolean): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const span = spans[middle];
    if (span !== undefined && holds(span)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Adds the spans of one more week; false when the hundred years are over. */
function spanGrower(
  calendar: WorkingCalendar,
  { zone, startAt }: { readonly zone: string; readonly startAt: Instant },
): (spans: Span[]) => boolean {
  const start = minuteNotBefore(startAt);
  const isWorkday = workdayTest(calendar);
  const hours = mergedHours(calendar);
  const firstDay = daysBetween(DAY_ZERO, dayOf(startAt, zone));
  // Weeks begin on the same days in every project of a zone, so that their offsets are known by then.
  let week = Math.floor(firstDay / WEEK_DAYS) * WEEK_DAYS;
  return (spans) => {
    if (week >= firstDay + DAYS_AHEAD) return false;
    const clockOf = wallClock(zone, week);
    for (let day = week; day < week + WEEK_DAYS; day += 1) {
      if (!isWorkday(day)) continue;
      const toMinute = clockOf(day);
      for (const { from, to } of hours) {
        const last = spans.at(-1);
        const open = Math.max(toMinute(from), start, last?.close ?? start);
        const close = toMinute(to);
        if (close <= open) continue;
        const position = last === undefined ? 0 : last.position + last.close - last.open;
        spans.push({ open, close, position });
      }
    }
    week += WEEK_DAYS;
    return true;
  };
}

/** Whether there is any day, and any minute of it, on which work is done. */
export function hasWorkingTime(calendar: WorkingCalendar): boolean {
  const days = calendar.workdays.length + calendar.extraWorkdays.length;
  return days > 0 && mergedHours(calendar).length > 0;
}

/** By the number of the day since the epoch. */
function workdayTest(calendar: WorkingCalendar): (day: number) => boolean {
  const numbers = (days: readonly Day[]) => new Set(days.map((day) => daysBetween(DAY_ZERO, day)));
  const workdays = new Set(calendar.workdays);
  const holidays = numbers(calendar.holidays);
  const extraWorkdays = numbers(calendar.extraWorkdays);
  // The epoch began on a Thursday; days before it are numbered below 0.
  const weekday = (day: number) => ((((day + 3) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS) + 1;
  return (day) => extraWorkdays.has(day) || (workdays.has(weekday(day)) && !holidays.has(day));
}

/** The hours in minutes of the day, in order and apart. */
function mergedHours({ hours }: WorkingCalendar): Array<{ from: number; to: number }> {
  const given = hours
    .map(({ from, to }) => ({ from: minuteOfDay(from), to: minuteOfDay(to) }))
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from - other.from);
  const merged: Array<{ from: number; to: number }> = [];
  for (const span of given) {
    const last = merged.at(-1);
    if (last !== undefined && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push(span);
  }
  return merged;
}

function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * The instants of wall-clock times by their day, in one week. While the clocks stay as they are, from a
 * week before it to a week after it, they are sums; else the days are looked at, and on those around a
 * change each time is looked up.
 */
function wallClock(zone: string, week: number): (day: number) => (minute: number) => number {
  const offsetOf = (day: number) => offsetMinutes(day * DAY_MINUTES, zone);
  /** The offset, if it is the same from one step before a day to two after it. */
  const still = (day: number, step: number): number | null => {
    const offset = offsetOf(day);
    const stays = [-1, 1, 2].every((steps) => offsetOf(day + steps * step) === offset);
    return stays ? offset : null;
  };
  const ofWeek = still(week, WEEK_DAYS);
  return (day) => {
    const offset = ofWeek ?? still(day, 1);
    return (minute) => {
      const wall = day * DAY_MINUTES + minute;
      return offset === null ? minuteOfWall(wall, zone) : Math.ceil(wall - offset);
    };
  };
}

/**
 * The minute at which a clock near a change shows a wall-clock time, given as if it were UTC. A time
 * that the change skips moves forward by the gap; one that occurs twice is the first.
 */
function minuteOfWall(wall: number, zone: string): number {
  const before = offsetMinutes(wall - DAY_MINUTES, zone);
  const after = offsetMinutes(wall + DAY_MINUTES, zone);
  const shows = (offset: number) => offsetMinutes(wall - offset, zone) === offset;
  return Math.ceil(wall - (shows(before) || !shows(after) ? before : after));
}

const DIGITS = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));

function clockText(minute: number): string {
  return `${DIGITS[Math.floor(minute / 60)]}:${DIGITS[minute % 60]}`;
}

/** Instants as text: the day is looked up once, for a schedule names few days and many instants. */
export function instantWriter(): (minute: number) => Instant {
  const days = new Map<number, string>();
  return (minute) => {
    const day = Math.floor(minute / DAY_MINUTES);
    const text = days.get(day) ?? dayOf(instantAt(day * DAY_MINUTES * 60_000), 'utc');
    days.set(day, text);
    return `${text}T${clockText(minute - day * DAY_MINUTES)}:00.000Z`;
  };
}
