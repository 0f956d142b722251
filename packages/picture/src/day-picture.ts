import { z } from 'zod';

/** Minutes from the day's midnight by the wall clock. */
const MinuteOfDay = z.int().min(0).max(1440);

/**
 * Everything on the picture of a day, with `words` for whatever a person reads on it: the
 * picture itself knows no dates, no language and no clock. `from` and `to` are the hours that the
 * timeline shows.
 */
export function dayPictureOf<W extends z.ZodType>(words: W) {
  return z.strictObject({
    /** What was stored before there was a choice is light. */
    theme: z.enum(['light', 'dark']).default('light'),
    title: words,
    subtitle: words,
    summary: words,
    from: MinuteOfDay,
    to: MinuteOfDay,
    /** The position of the line of the present; null on another day. */
    now: z.strictObject({ at: MinuteOfDay, label: words }).nullable(),
    slots: z
      .array(
        z.strictObject({
          from: MinuteOfDay,
          to: MinuteOfDay,
          title: words,
          /**
           * `event` comes from a calendar, `focus` is a block of one's own, `task` a task with an
           * hour, `proposed` is one that could be put there, `crowd` is drawn
           * in place of several. One that ends where it begins is a moment.
           */
          kind: z.enum(['event', 'focus', 'task', 'proposed', 'crowd']),
          locked: z.boolean(),
          /** "10:00–11:30" */
          time: words,
        }),
      )
      .max(200),
    free: z.array(z.strictObject({ from: MinuteOfDay, to: MinuteOfDay, label: words })).max(50),
    /** Tasks of the day that have no hour, under their own heading. */
    tasks: z.strictObject({
      heading: words,
      items: z
        .array(z.strictObject({ title: words, note: words.nullable(), late: z.boolean() }))
        .max(50),
      /** What is written under the list: "…и ещё 3", or that there is nothing. */
      footer: words.nullable(),
    }),
  });
}

export type PictureOf<W> = z.infer<ReturnType<typeof dayPictureOf<z.ZodType<W>>>>;

/** The same picture with other words on it. */
export function mapPictureWords<V, W>(picture: PictureOf<V>, words: (said: V) => W): PictureOf<W> {
  const { now, slots, free, tasks } = picture;
  const wordsIf = (said: V | null) => (said === null ? null : words(said));
  return {
    ...picture,
    title: words(picture.title),
    subtitle: words(picture.subtitle),
    summary: words(picture.summary),
    now: now && { ...now, label: words(now.label) },
    slots: slots.map((slot) => ({ ...slot, title: words(slot.title), time: words(slot.time) })),
    free: free.map((span) => ({ ...span, label: words(span.label) })),
    tasks: {
      heading: words(tasks.heading),
      items: tasks.items.map(({ title, note, late }) => ({
        title: words(title),
        note: wordsIf(note),
        late,
      })),
      footer: wordsIf(tasks.footer),
    },
  };
}

/** The picture of a day, its words made. */
export const DayPicture = dayPictureOf(z.string());
export type DayPicture = z.infer<typeof DayPicture>;
