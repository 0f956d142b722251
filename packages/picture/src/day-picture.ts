import { z } from 'zod';

/** Minutes from the day's midnight by the wall clock. */
const MinuteOfDay = z.int().min(0).max(1440);

const Slot = z.strictObject({
  from: MinuteOfDay,
  to: MinuteOfDay,
  title: z.string(),
  /** `event` comes from a calendar, `focus` is a block of one's own, `task` a task with an hour. */
  kind: z.enum(['event', 'focus', 'task']),
  locked: z.boolean(),
  /** "10:00–11:30" */
  time: z.string(),
});

/**
 * Everything that stands on the picture of a day, words included: the picture knows no dates, no
 * language and no clock. `from` and `to` are the hours that the timeline shows.
 */
export const DayPicture = z.strictObject({
  title: z.string(),
  subtitle: z.string(),
  summary: z.string(),
  from: MinuteOfDay,
  to: MinuteOfDay,
  /** Where the line of the present stands; null on another day. */
  now: z.strictObject({ at: MinuteOfDay, label: z.string() }).nullable(),
  slots: z.array(Slot).max(200),
  free: z.array(z.strictObject({ from: MinuteOfDay, to: MinuteOfDay, label: z.string() })).max(50),
  /** Tasks of the day that have no hour, under their own heading. */
  tasks: z.strictObject({
    heading: z.string(),
    items: z
      .array(z.strictObject({ title: z.string(), note: z.string().nullable(), late: z.boolean() }))
      .max(50),
    /** What stands under the list: "…и ещё 3", or that there is nothing. */
    footer: z.string().nullable(),
  }),
});
export type DayPicture = z.infer<typeof DayPicture>;
