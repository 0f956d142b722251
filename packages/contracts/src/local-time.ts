import { z } from 'zod';

/** A calendar day, `YYYY-MM-DD`; impossible days such as 2026-02-30, and the year 0, are refused. */
export const LocalDate = z.iso
  .date()
  .refine((day) => !day.startsWith('0000'), 'a day of the years 1 to 9999 expected');
export type LocalDate = z.infer<typeof LocalDate>;

const CLOCK = /T(\d\d):(\d\d).*?(?:Z|([+-])(\d\d):(\d\d))$/;
const DAY_MINUTES = 24 * 60;

/** Does the instant stay within the years 1 to 9999 in UTC, too? No storage holds others. */
function isInCalendar(instant: string): boolean {
  if (instant.startsWith('0000')) return false;
  const isFirst = instant.startsWith('0001-01-01');
  if (!isFirst && !instant.startsWith('9999-12-31')) return true;
  const [, hours, minutes, sign = '+', away = 0, awayMinutes = 0] = CLOCK.exec(instant) ?? [];
  const local = Number(hours) * 60 + Number(minutes);
  const offset = (Number(away) * 60 + Number(awayMinutes)) * (sign === '-' ? -1 : 1);
  return isFirst ? local - offset >= 0 : local - offset < DAY_MINUTES;
}

/**
 * An instant as wall clock plus offset, `2026-02-26T10:00:00+03:00`; `Z` counts as an offset. It lies in
 * the years 1 to 9999, in UTC, too.
 */
export const OffsetDateTime = z.iso
  .datetime({ offset: true })
  .refine(isInCalendar, 'an instant of the years 1 to 9999 expected');
export type OffsetDateTime = z.infer<typeof OffsetDateTime>;

/** A wall-clock time without a day, `HH:MM`, 00:00 to 23:59. */
export const LocalTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'HH:MM expected');
export type LocalTime = z.infer<typeof LocalTime>;

/** A day, or an instant when the hour was said: the two forms of `planned_at` and `due_date`. */
export const DayOrInstant = z.union([LocalDate, OffsetDateTime]);
export type DayOrInstant = z.infer<typeof DayOrInstant>;

/**
 * The same as ISO 8601 has them, at the ends of the calendar, too: what others write into envelopes of
 * suggestions is read by it, and held against `DayOrInstant` before it comes to an operation.
 */
export const AnyDayOrInstant = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** Zones that were found once: asking the machine takes a quarter of a millisecond. There are some hundreds. */
const knownZones = new Set<string>();

/**
 * Is `zone` an IANA time zone that this machine knows? Offsets such as `+03:00` are not zones:
 * a workspace keeps a zone so that its plan survives DST and law changes.
 */
export function isTimeZone(zone: string): boolean {
  if (knownZones.has(zone)) return true;
  if (zone.length > 64 || !/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    knownZones.add(zone);
    return true;
  } catch {
    return false;
  }
}

/** An IANA zone name, `Europe/Moscow`. */
export const TimeZone = z.string().refine(isTimeZone, 'an IANA time zone expected');
export type TimeZone = z.infer<typeof TimeZone>;
