import { z } from 'zod';
import { LocalDate, OffsetDateTime } from '../local-time.ts';

/** Why a task is worth its place in the day, the most urgent first. */
export const PlanWorth = z.enum([
  'overdue',
  'due_today',
  'planned_today',
  'high',
  'due_soon',
  'medium',
  'unmarked',
  'low',
]);
export type PlanWorth = z.infer<typeof PlanWorth>;

/** Why a task has no place in the plan of a day. */
const LeftOutCode = z.enum(['WAITS', 'DUE_PASSED', 'WINDOW', 'NO_ROOM', 'ENOUGH', 'NOT_CHOSEN']);

const Minutes = z.int().min(0);

/** The plan of a day as a person is shown it: nothing of it is done before they take it. */
export const ShownPlan = z.strictObject({
  set_id: z.uuid(),
  day: LocalDate,
  /** By their time. */
  items: z
    .array(
      z.strictObject({
        task: z.int().min(1),
        title: z.string(),
        start: OffsetDateTime,
        end: OffsetDateTime,
        worth: PlanWorth,
      }),
    )
    .min(1),
  /** The most valuable of what has no place in it. */
  left_out: z.array(
    z.strictObject({
      task: z.int().min(1),
      reason: LeftOutCode,
      /** With NO_ROOM alone. */
      missing_minutes: Minutes.nullable(),
    }),
  ),
  /** How many others have none. */
  left_out_besides: Minutes,
  used_minutes: Minutes,
  free_minutes: Minutes,
});
export type ShownPlan = z.infer<typeof ShownPlan>;
