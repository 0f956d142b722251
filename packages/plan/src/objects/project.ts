import { Priority, ProjectCalendar, QuoteLanguage } from '@planerka/contracts';
import { z } from 'zod';
import { StoredDay, StoredInstant } from './fields.ts';
import { StoredCheckpoints } from './task.ts';

/** A plan's own list of steps (T-plan-steps, T-plan-advance): `current` counts from 0. */
export const Checklist = z.strictObject({
  steps: z.array(z.string()),
  current: z.int().min(0),
  doc: z.string().nullable(),
});
export type Checklist = z.infer<typeof Checklist>;

export const EMPTY_CHECKLIST: Checklist = { steps: [], current: 0, doc: null };

/** A project (a *plan* to agents): what tasks belong to. */
export const Project = z.strictObject({
  project_id: z.uuid(),
  number: z.int().min(1),
  title: z.string(),
  description: z.string().nullable(),
  status: z.enum(['active', 'archived']),
  /** False: a plan that nobody has begun (TODO); DONE is `archived`. */
  begun: z.boolean(),
  context: z.string().nullable(),
  priority: Priority.nullable(),
  tags: z.array(z.string()),
  depends_on: z.array(z.string()),
  contract: z.string().nullable(),
  contract_data: z.record(z.string(), z.unknown()).nullable(),
  checklist: Checklist,
  checkpoints: StoredCheckpoints,
  /** Of a production project; null: nobody has named one. */
  currency: z.string().nullable(),
  /** When it is worked on; null: schedules are relative. */
  calendar: ProjectCalendar.nullable(),
  start_at: StoredInstant.nullable(),
  /** The client's wishes in words. */
  overview: z.string().nullable(),
  client: z.record(z.string(), z.unknown()).nullable(),
  /** Who makes the quotes; null: nobody has named them. */
  seller: z.record(z.string(), z.unknown()).nullable(),
  quote_language: QuoteLanguage.nullable(),
  quote_valid_until: StoredDay.nullable(),
  created_by: z.string(),
  created_at: StoredInstant,
  deleted_at: StoredInstant.nullable(),
  revision: z.int().min(1),
});
export type Project = z.infer<typeof Project>;
