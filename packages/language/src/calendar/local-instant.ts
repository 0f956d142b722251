import { TerminalError } from '@planerka/contracts/errors';
import { toCivil, toDayNumber } from './civil.ts';
import { offsetAt } from './zone-offset.ts';

export const SECONDS_PER_DAY = 86_400;
const MINUTES_PER_DAY = 1440;
/** Years whose ISO form has four digits. */
const FIRST_DAY = toDayNumber(1, 1, 1);
const LAST_DAY = toDayNumber(9999, 12, 31);

/** The reference instant as the person's wall clock shows it. */
export interface LocalNow {
  /** Day number of the local day. */
  readonly day: number;
  /** Seconds since local midnight. */
  readonly second: number;
  /** IANA zone, or null when only the offset is known. */
  readonly zone: string | null;
  /** Seconds east of UTC at the instant. */
  readonly offset: number;
}

/** A wall-clock time after the zone's rules were applied. */
export interface LocalInstant {
  readonly day: number;
  readonly second: number;
  readonly offset: number;
  /** True when the clocks skip the time asked for and it was moved forward by the gap. */
  readonly skipped: boolean;
}

const ISO =
  /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?(Z|z|[+-]\d\d(?::?\d\d)?)$/;

function parseOffset(text: string): number {
  if (text === 'Z' || text === 'z') return 0;
  const digits = text.slice(1).replace(':', '');
  const seconds = Number(digits.slice(0, 2)) * 3600 + Number(digits.slice(2) || 0) * 60;
  return text.startsWith('-') ? -seconds : seconds;
}

/**
 * Reads an ISO instant with offset; with a zone, the wall clock is the zone's.
 * Throws TerminalError `BAD_INSTANT` for a string without an offset, `BAD_TIMEZONE` for a zone
 * that Intl does not know.
 */
export function readNow(iso: string, zone: string | null): LocalNow {
  const match = ISO.exec(iso);
  if (match === null) throw new TerminalError('BAD_INSTANT', `not an ISO instant: ${iso}`);
  const [, year, month, day, hour, minute, second, written = 'Z'] = match;
  const said = parseOffset(written);
  const localDay = toDayNumber(Number(year), Number(month), Number(day));
  const localSecond = Number(hour) * 3600 + Number(minute) * 60 + Number(second ?? 0);
  if (zone === null) return { day: localDay, second: localSecond, zone, offset: said };
  const epoch = localDay * SECONDS_PER_DAY + localSecond - said;
  const offset = offsetOrRefuse(zone, epoch);
  const local = epoch + offset;
  const localDayInZone = Math.floor(local / SECONDS_PER_DAY);
  return { day: localDayInZone, second: local - localDayInZone * SECONDS_PER_DAY, zone, offset };
}

function offsetOrRefuse(zone: string, epoch: number): number {
  try {
    return offsetAt(zone, epoch);
  } catch (cause) {
    throw new TerminalError('BAD_TIMEZONE', `not an IANA zone: ${zone}`, { cause });
  }
}

/**
 * The instant at which the wall clock of `now`'s zone shows `second` seconds of `day`. A time that
 * a change of clocks skips moves forward by the gap; one that occurs twice is the first.
 */
export function placeOnClock(now: LocalNow, day: number, second: number): LocalInstant {
  const local = day * SECONDS_PER_DAY + second;
  if (now.zone === null) return split(local, now.offset, false);
  const before = offsetAt(now.zone, local - SECONDS_PER_DAY - now.offset);
  const after = offsetAt(now.zone, local + SECONDS_PER_DAY - now.offset);
  if (before === after) return split(local, before, false);
  if (offsetAt(now.zone, local - before) === before) return split(local, before, false);
  if (offsetAt(now.zone, local - after) === after) return split(local, after, false);
  return split(local - before + after, after, true);
}

/** Seconds since 1970 of the reference instant. */
const epochOfNow = (now: LocalNow): number => now.day * SECONDS_PER_DAY + now.second - now.offset;

/** An ISO instant with offset, so many minutes later, on the wall clock of `now`'s zone. */
export function minutesAfter(iso: string, minutes: number, now: LocalNow): string {
  const { day, second, offset } = readNow(iso, null);
  const epoch = day * SECONDS_PER_DAY + second - offset + minutes * 60;
  return formatInstant(afterNow(now, epoch - epochOfNow(now)));
}

/** The day `YYYY-MM-DD` at `HH:MM` on the wall clock of `now`'s zone. */
export function instantOn(day: string, clock: string, now: LocalNow): string {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return formatInstant(
    placeOnClock(now, parseDay(day), Number(hours) * 3600 + Number(minutes) * 60),
  );
}

/** Day number of the date that an ISO day or instant begins with. */
export function parseDay(iso: string): number {
  return toDayNumber(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8, 10)));
}

/** The wall clock `seconds` after `now`: elapsed time, so a change of clocks shifts the hour. */
export function afterNow(now: LocalNow, seconds: number): LocalInstant {
  const epoch = epochOfNow(now) + seconds;
  const offset = now.zone === null ? now.offset : offsetAt(now.zone, epoch);
  return split(epoch + offset, offset, false);
}

function split(local: number, offset: number, skipped: boolean): LocalInstant {
  const day = Math.floor(local / SECONDS_PER_DAY);
  return { day, second: local - day * SECONDS_PER_DAY, offset, skipped };
}

/** Has the day a four-digit year? Others cannot be written in ISO and are refused by readers. */
export function isWritableDay(day: number): boolean {
  return day >= FIRST_DAY && day <= LAST_DAY;
}

const PAIRS = Array.from({ length: 100 }, (_, n) => (n < 10 ? `0${n}` : `${n}`));
const pair = (n: number): string => PAIRS[n] ?? '00';

/** `2026-02-25` */
export function formatDay(dayNumber: number): string {
  const { year, month, day } = toCivil(dayNumber);
  return `${pair(Math.floor(year / 100))}${pair(year % 100)}-${pair(month)}-${pair(day)}`;
}

/** `09:05` */
export function formatClock(second: number): string {
  const minutes = Math.floor(second / 60) % MINUTES_PER_DAY;
  return `${pair(Math.floor(minutes / 60))}:${pair(minutes % 60)}`;
}

/** `2026-02-25T09:05:00+03:00` */
export function formatInstant({ day, second, offset }: LocalInstant): string {
  const minutes = Math.floor(Math.abs(offset) / 60);
  const sign = offset < 0 ? '-' : '+';
  return `${formatDay(day)}T${formatClock(second)}:${pair(second % 60)}${sign}${pair(Math.floor(minutes / 60))}:${pair(minutes % 60)}`;
}
