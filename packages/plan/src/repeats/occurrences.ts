import { RRuleTemporal } from 'rrule-temporal';
import {
  addDays,
  addMinutes,
  atLocal,
  type Day,
  dateOf,
  dayOf,
  type Instant,
  timeOf,
  toInstant,
} from '../time/zoned.ts';

/**
 * The only door to the recurrence library. Rules are expanded on the wall clock, without a zone, and
 * each wall time becomes an instant by the product's own rule: so DST and a moved zone can shift an
 * occurrence, but never its hour (RR-clock).
 */

/** A wall-clock time without a zone, `2026-02-26T10:00`: what names an occurrence. */
export type Wall = string;

/** A rule with what it repeats from. */
export interface Series {
  /** RRULE value, `FREQ=WEEKLY;BYDAY=MO`. */
  readonly rule: string;
  readonly first: Wall;
  readonly zone: string;
  /** Walls, or whole days, on which nothing happens. */
  readonly exceptions: readonly string[];
}

export interface Occurrence {
  readonly wall: Wall;
  readonly at: Instant;
}

export function wallOf(instant: Instant, zone: string): Wall {
  return `${dayOf(instant, zone)}T${timeOf(instant, zone)}`;
}

export function dayOfWall(wall: Wall): Day {
  return wall.slice(0, 10);
}

export function instantOfWall(wall: Wall, zone: string): Instant {
  return atLocal(dayOfWall(wall), wall.slice(11), zone);
}

/** The library sees walls as UTC; it is never told a zone. */
function asUtc(wall: Wall): Date {
  return dateOf(`${wall}:00Z`);
}

/** UNTIL on the wall clock: a day holds to its end, an instant is read in the series' zone. */
function floating(rule: string, zone: string): string {
  return rule
    .split(';')
    .map((part) => {
      const until = /^UNTIL=(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/.exec(part);
      if (!until) return part;
      const [, year, month, date, hours, minutes, seconds, utc] = until;
      if (hours === undefined) return `UNTIL=${year}${month}${date}T235959Z`;
      const said = `${year}-${month}-${date}T${hours}:${minutes}`;
      const wall = utc === 'Z' ? wallOf(toInstant(`${said}:${seconds}Z`), zone) : said;
      return `UNTIL=${wall.replaceAll(/[-:]/g, '')}59Z`;
    })
    .join(';');
}

function expander({ rule, first, zone }: Series): RRuleTemporal {
  const start = `DTSTART:${first.replaceAll(/[-:]/g, '')}00Z`;
  const lines = `${start}\nRRULE:${floating(rule, zone)}`;
  return new RRuleTemporal({ rruleString: lines, includeDtstart: true });
}

function isException(wall: Wall, exceptions: readonly string[]): boolean {
  return exceptions.includes(wall) || exceptions.includes(dayOfWall(wall));
}

/** What cannot be read as a rule repeats nothing: its first time is all there is. */
function readable(series: Series): RRuleTemporal | null {
  try {
    return expander(series);
  } catch {
    return null;
  }
}

/** Can the text be read as a rule, and does it come to pass again after its first time at `now`? */
export function isRule(rule: string, now: Instant): boolean {
  const first = wallOf(now, 'UTC');
  try {
    return occurrenceAfter({ rule, zone: 'UTC', first, exceptions: [] }, first) !== null;
  } catch {
    return false;
  }
}

/** Occurrences whose start lies in `[from, to)`, in order, exceptions left out. */
export function occurrencesBetween(series: Series, from: Instant, to: Instant): Occurrence[] {
  const { zone, exceptions } = series;
  const rule = readable(series);
  // A day more on both sides: no zone's clock is further from another day's.
  const first = asUtc(`${addDays(dayOf(from, zone), -1)}T00:00`);
  const last = asUtc(`${addDays(dayOf(to, zone), 2)}T00:00`);
  const walls = rule
    ? rule.between(first, last, true).map((each) => each.toString().slice(0, 16))
    : [series.first];
  const found: Occurrence[] = [];
  for (const wall of walls) {
    const at = instantOfWall(wall, zone);
    const isIn = from <= at && at < to && !isException(wall, exceptions);
    // An hourly rule meets a skipped hour twice: the second is the first again.
    if (isIn && at > (found.at(-1)?.at ?? '')) found.push({ wall, at });
  }
  return found;
}

/** Is there an occurrence at this wall-clock time, behind the first one and not left out? */
export function comesAt(series: Series, wall: Wall): boolean {
  const at = instantOfWall(wall, series.zone);
  const found = occurrencesBetween(series, at, addMinutes(at, 1));
  return wall > series.first && found.some((one) => one.wall === wall);
}

/** Tries before a rule of nothing but exceptions counts as over. */
const EXCEPTIONS_MAX = 1_000;

/** The first occurrence after `wall`, exceptions left out; null when the rule is over. */
export function occurrenceAfter(series: Series, wall: Wall): Occurrence | null {
  const rule = readable(series);
  let at: Wall = wall;
  for (let tries = 0; rule !== null && tries < EXCEPTIONS_MAX; tries += 1) {
    const next = rule.next(asUtc(at))?.toString().slice(0, 16);
    if (next === undefined) return null;
    if (!isException(next, series.exceptions)) {
      return { wall: next, at: instantOfWall(next, series.zone) };
    }
    at = next;
  }
  return null;
}

/** How many occurrences lie before `wall`, exceptions too: what a rule's COUNT has used up. */
export function countBefore(series: Series, wall: Wall): number {
  const rule = readable(series);
  if (!rule || wall <= series.first) return 0;
  return rule
    .between(asUtc(series.first), asUtc(wall), true)
    .filter((each) => each.toString().slice(0, 16) < wall).length;
}
