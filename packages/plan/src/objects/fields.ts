import { z } from 'zod';

/** Storage forms shared by the plan's rows: what the journal keeps must read back unchanged. */

/** UTC with milliseconds, `2026-02-26T11:00:00.000Z`: one text for one instant, so rows compare as text. */
export const StoredInstant = z.iso.datetime({ precision: 3 });
export const StoredDay = z.iso.date();

/** RRULE with the wall time and zone it repeats in; null when the object does not repeat. */
export const recurrenceFields = {
  recurrence_rule: z.string().nullable(),
  /** `HH:MM`, null for whole days. */
  recurrence_time: z.string().nullable(),
  recurrence_zone: z.string().nullable(),
  /**
   * Walls (`2026-03-05T10:00`) or whole days on which it does not happen. Of a block that was taken
   * out of a series, and so repeats no more: the wall of the occurrence that it replaces.
   */
  recurrence_exceptions: z.array(z.string()),
  /** The object that this one was taken out of, or follows in its series. */
  series_id: z.uuid().nullable(),
};
