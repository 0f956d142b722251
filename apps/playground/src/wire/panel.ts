import { z } from 'zod';

/** One line of a day or of the Inbox, in words. */
export const PanelItem = z.strictObject({
  kind: z.enum(['task', 'timeblock']),
  /** `TASK-042`; null for a timeblock, which people do not number. */
  number: z.string().nullable(),
  title: z.string(),
  /** "14:00–15:00", "весь день", "срок 18:00"; null in the Inbox. */
  time: z.string().nullable(),
  /** The rest that was written: duration, repetition, priority, tags. */
  details: z.array(z.string()),
});
export type PanelItem = z.infer<typeof PanelItem>;

export const PanelDay = z.strictObject({
  day: z.iso.date(),
  label: z.string(),
  items: z.array(PanelItem),
  /** How many further items the day has. */
  more: z.int().min(0),
});
export type PanelDay = z.infer<typeof PanelDay>;

export const PanelQuestion = z.strictObject({
  question: z.string(),
  choices: z.array(z.string()),
  /** The person's own words that led to it. */
  said: z.array(z.string()),
  /** Wall clock `HH:MM`, when the question is dropped. */
  until: z.string(),
});
export type PanelQuestion = z.infer<typeof PanelQuestion>;

/** One change of the journal: what one action did, however many objects it touched. */
export const PanelChange = z.strictObject({
  change_id: z.uuid(),
  action: z.enum(['do', 'undo', 'redo']),
  /** What was done, in words: "Перенесено". */
  what: z.string(),
  /** An original change that is undone at present. */
  undone: z.boolean(),
  /** "TASK-001: задача «купить молоко»", one per object. */
  lines: z.array(z.string()),
  by: z.string(),
  /** "14:05" today, else with the day. */
  at: z.string(),
});
export type PanelChange = z.infer<typeof PanelChange>;

/** What was written, as the panel beside the chat shows it. */
export const Panel = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('ready'),
    today: PanelDay,
    /** The days after today that hold anything. */
    ahead: z.array(PanelDay),
    inbox: z.strictObject({ items: z.array(PanelItem), total: z.int().min(0) }),
    question: PanelQuestion.nullable(),
    changes: z.array(PanelChange),
    timezone: z.string(),
  }),
  /** The database cannot be read right now; it is asked again soon. */
  z.strictObject({ state: z.literal('unavailable') }),
]);
export type Panel = z.infer<typeof Panel>;
