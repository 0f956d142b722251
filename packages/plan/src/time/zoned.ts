import { InvariantError } from '@planerka/contracts';
import { DateTime, IANAZone } from 'luxon';
import { canonicalOfMs, msOfCanonical } from './canonical-instant.ts';

/**
 * The runtime's only door to luxon: everything here takes the instant or the day as an argument,
 * so that no rule can read the machine's clock.
 */

/** An instant as the runtime stores it: UTC with milliseconds, `2026-02-26T11:00:00.000Z`. */
export type Instant = string;
/** A calendar day, `2026-02-26`. */
export type Day = string;

/** Enough for what a chat shows again and again; then all is forgotten. */
const PARSED_MAX = 2048;
const parsedBefore = new Map<string, DateTime<true>>();

/** Luxon's values never change, and reading one is slow: the same instant is read once. */
function parsed(instant: string, zone: string): DateTime<true> {
  const key = `${zone} ${instant}`;
  const known = parsedBefore.get(key);
  if (known !== undefined) return known;
  const value = DateTime.fromISO(instant, { zone });
  if (!value.isValid) throw new InvariantError('BAD_INSTANT', `not an instant: ${instant}`);
  if (parsedBefore.size >= PARSED_MAX) parsedBefore.clear();
  parsedBefore.set(key, value);
  return value;
}

function utcIso(value: DateTime<true>): Instant {
  return value.toUTC().toISO({ suppressMilliseconds: false });
}

/** The canonical form of an ISO date and time with offset. Throws InvariantError on anything else. */
export function toInstant(isoWithOffset: string): Instant {
  return msOfCanonical(isoWithOffset) === null
    ? utcIso(parsed(isoWithOffset, 'utc'))
    : isoWithOffset;
}

/** Milliseconds since the epoch, for comparing and subtracting. */
export function epochMs(instant: Instant): number {
  return msOfCanonical(instant) ?? parsed(instant, 'utc').toMillis();
}

/** The instant so many milliseconds after the epoch. */
export function instantAt(ms: number): Instant {
  const canonical = canonicalOfMs(ms);
  if (canonical !== null) return canonical;
  const value = DateTime.fromMillis(ms, { zone: 'utc' });
  if (!value.isValid) throw new InvariantError('BAD_INSTANT', `not an instant: ${ms}`);
  return utcIso(value);
}

/** For libraries that know no other instant. */
export function dateOf(instant: Instant): Date {
  return parsed(instant, 'utc').toJSDate();
}

export function addMinutes(instant: Instant, minutes: number): Instant {
  return instantAt(epochMs(instant) + minutes * 60_000);
}

/** Whole minutes from `from` to `to`; negative when `to` is earlier. */
export function minutesBetween(from: Instant, to: Instant): number {
  return Math.round((epochMs(to) - epochMs(from)) / 60_000);
}

/** Wall clock plus offset in `zone`, seconds kept, milliseconds not: the wire's form. */
export function toLocalIso(instant: Instant, zone: string): string {
  return parsed(instant, zone).toISO({ suppressMilliseconds: true });
}

/** The calendar day of an instant in `zone`. */
export function dayOf(instant: Instant, zone: string): Day {
  return parsed(instant, zone).toISODate();
}

/** `HH:MM` of an instant in `zone`. */
export function timeOf(instant: Instant, zone: string): string {
  return parsed(instant, zone).toFormat('HH:mm');
}

/**
 * The instant of a wall-clock time. A time that a DST change skips moves forward by the gap; one
 * that occurs twice is the first.
 */
export function atLocal(day: Day, time: string, zone: string): Instant {
  const wall = DateTime.fromISO(`${day}T${time}`, { zone });
  if (!wall.isValid) throw new InvariantError('BAD_LOCAL_TIME', `not a local time: ${day} ${time}`);
  const [first] = wall.getPossibleOffsets();
  return utcIso(first?.isValid ? first : wall);
}

const offsetsBefore = new Map<string, Map<number, number>>();
/** As many weeks as a hundred years have, and the days around the changes of a clock; for each zone. */
const OFFSETS_MAX = 16_384;
const ZONES_MAX = 16;

/** How far the clocks of a zone are ahead of UTC, in minutes, at a minute since the epoch. */
export function offsetMinutes(minute: number, zone: string): number {
  const offsets = offsetsOf(zone);
  const known = offsets.get(minute);
  if (known !== undefined) return known;
  const offset = IANAZone.create(zone).offset(minute * 60_000);
  if (offsets.size >= OFFSETS_MAX) offsets.clear();
  offsets.set(minute, offset);
  return offset;
}

function offsetsOf(zone: string): Map<number, number> {
  const known = offsetsBefore.get(zone);
  if (known !== undefined) return known;
  const offsets = new Map<number, number>();
  if (offsetsBefore.size >= ZONES_MAX) offsetsBefore.clear();
  offsetsBefore.set(zone, offsets);
  return offsets;
}

export function addDays(day: Day, days: number): Day {
  const value = DateTime.fromISO(day, { zone: 'utc' }).plus({ days });
  if (!value.isValid) throw new InvariantError('BAD_DAY', `not a day: ${day}`);
  return value.toISODate();
}

const DAY_MS = 86_400_000;

/** Days from `from` to `to`. */
export function daysBetween(from: Day, to: Day): number {
  const msOf = (day: Day) => DateTime.fromISO(day, { zone: 'utc' }).toMillis();
  return Math.round((msOf(to) - msOf(from)) / DAY_MS);
}

/** Every day from `from` to `to`, both among them. */
export function daysOf({ from, to }: { readonly from: Day; readonly to: Day }): Day[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, after) => addDays(from, after));
}

/** 1 = Monday to 7 = Sunday. */
export function weekdayOf(day: Day): number {
  return DateTime.fromISO(day, { zone: 'utc' }).weekday;
}

/** Year, month (1 to 12) and day of the month. */
export function calendarParts(day: Day): { year: number; month: number; date: number } {
  const value = DateTime.fromISO(day, { zone: 'utc' });
  return { year: value.year, month: value.month, date: value.day };
}
