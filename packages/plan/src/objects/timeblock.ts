import { Priority, Source } from '@planerka/contracts';
import { z } from 'zod';
import { recurrenceFields, StoredInstant } from './fields.ts';

/** A timeblock as stored and as the journal keeps it. It always has a start and a duration. */
export const Timeblock = z.strictObject({
  timeblock_id: z.uuid(),
  number: z.int().min(1),
  task_id: z.uuid().nullable(),
  /** Null when none was said: it shows as "Блок". */
  title: z.string().nullable(),
  start_at: StoredInstant,
  end_at: StoredInstant,
  duration_minutes: z.int().min(1),
  calendar_id: z.string().nullable(),
  priority: Priority.nullable(),
  tags: z.array(z.string()),
  project_name: z.string().nullable(),
  ...recurrenceFields,
  /** Minutes before its time; null: as the person's settings have it, empty: never. */
  remind_before_minutes: z.array(z.int()).nullable(),
  snoozed_until: StoredInstant.nullable(),
  /** The messages that it was made of or that were added to it, by reference; null: none. */
  sources: z.array(Source).nullable(),
  created_by: z.string(),
  created_at: StoredInstant,
  deleted_at: StoredInstant.nullable(),
  revision: z.int().min(1),
});
export type Timeblock = z.infer<typeof Timeblock>;
