import { z } from 'zod';

/** Days from the first day's midnight by the wall clock: 1.5 is noon of the second day. */
const Day = z.number().min(0).max(40_000);

const MAX_DAYS = 20_000;

/**
 * Everything on the pictures of a project's schedule, with `words` for whatever a person reads on them: the
 * picture itself knows no dates, no language and no clock.
 */
export function ganttPictureOf<W extends z.ZodType>(words: W) {
  return z.strictObject({
    title: words,
    subtitle: words,
    /** What the colours mean, in the order: critical, other, done. */
    legend: z.strictObject({ critical: words, open: words, done: words }),
    /** Every day from left to right. */
    days: z
      .array(z.strictObject({ label: words, isOff: z.boolean() }))
      .min(1)
      .max(MAX_DAYS),
    /** The position of the present; null when it is on none of the days. */
    today: z.strictObject({ at: Day, label: words }).nullable(),
    rows: z
      .array(
        z.strictObject({
          title: words,
          /** "2–5 марта" */
          note: words,
          from: Day,
          to: Day,
          state: z.enum(['critical', 'open', 'done']),
        }),
      )
      .max(10_000),
  });
}

/** The schedule of a project, its words made. */
export const GanttPicture = ganttPictureOf(z.string());
export type GanttPicture = z.infer<typeof GanttPicture>;
export type GanttRow = GanttPicture['rows'][number];
