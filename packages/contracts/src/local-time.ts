import { z } from 'zod';

/** A calendar day, `YYYY-MM-DD`; impossible days such as 2026-02-30 are refused. */
export const LocalDate = z.iso.date();
export type LocalDate = z.infer<typeof LocalDate>;

/** An instant as wall clock plus offset, `2026-02-26T10:00:00+03:00`; `Z` counts as an offset. */
export const OffsetDateTime = z.iso.datetime({ offset: true });
export type OffsetDateTime = z.infer<typeof OffsetDateTime>;

/** A wall-clock time without a day, `HH:MM`, 00:00 to 23:59. */
export const LocalTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'HH:MM expected');
export type LocalTime = z.infer<typeof LocalTime>;

/** A day, or an instant when the hour was said: the two forms of `planned_at` and `due_date`. */
export const DayOrInstant = z.union([LocalDate, OffsetDateTime]);
export type DayOrInstant = z.infer<typeof DayOrInstant>;

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
