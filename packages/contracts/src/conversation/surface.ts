import { z } from 'zod';
import { LocalDate, OffsetDateTime } from '../local-time.ts';

/**
 * Interactive surfaces (K7-surfaces). Models send them, so the field names are fixed. An entry that
 * does not fit is dropped, never repaired; nothing happens but by an op token or a navigation.
 */
const ObjectId = z.int().min(1);
const Text = z.string().min(1).max(2000);
const Label = z.string().min(1).max(120);
const OpToken = z.string().min(1).max(4000).startsWith('[op v:1 ');

export const SurfaceNavigateTo = z.discriminatedUnion('destination', [
  z.strictObject({ destination: z.literal('workroom_task'), taskId: ObjectId }),
  z.strictObject({ destination: z.literal('hub_queue') }),
  z.strictObject({
    destination: z.literal('hub'),
    section: z.enum(['today', 'metrics', 'priority']).optional(),
  }),
  z.strictObject({ destination: z.literal('calendar_event'), eventId: ObjectId }),
]);
export type SurfaceNavigateTo = z.infer<typeof SurfaceNavigateTo>;

/** `confirm`: the words of one yes/no question that comes before the operation. */
export const SurfaceOpTrigger = z.strictObject({
  label: Label,
  opToken: OpToken,
  confirm: Text.optional(),
});
export type SurfaceOpTrigger = z.infer<typeof SurfaceOpTrigger>;

const Action = z.union([
  SurfaceOpTrigger,
  z.strictObject({ label: Label, navigateTo: SurfaceNavigateTo }),
]);

const WhatNext = z.strictObject({
  headline: Text,
  body: Text.optional(),
  target: SurfaceNavigateTo.optional(),
  primaryAction: Action.optional(),
  secondaryActions: z.array(Action).max(6).optional(),
  notes: z.array(Text).max(10).optional(),
});

const ScheduleBlock = z.strictObject({
  kind: z.enum(['event', 'focus']),
  title: Text,
  start: OffsetDateTime,
  end: OffsetDateTime,
  /** Nobody has said how long it takes: its end is only assumed, so that others keep clear of it. */
  isEndAssumed: z.boolean().optional(),
  /** It is not to be moved: others are moved around it. */
  locked: z.boolean(),
  navigateTo: SurfaceNavigateTo.optional(),
});

const TodaySchedule = z.strictObject({
  date: LocalDate,
  blocks: z.array(ScheduleBlock).max(200),
  /** Tasks of the day that have no hour. */
  tasks: z
    .array(
      z.strictObject({
        taskId: ObjectId,
        title: Text,
        due: z.string().optional(),
        /** A repetition of the task that is still to come: shown, but nothing to act on. */
        toCome: z.boolean().optional(),
        doneOp: SurfaceOpTrigger.optional(),
      }),
    )
    .max(200)
    .optional(),
  suggestions: z
    .array(z.strictObject({ previewChange: Text, acceptOp: SurfaceOpTrigger }))
    .max(10)
    .optional(),
  controls: z.strictObject({ suggestAlternativesOp: SurfaceOpTrigger.optional() }).optional(),
});

const PriorityList = z.strictObject({
  items: z
    .array(
      z.strictObject({
        rank: z.int().min(1),
        taskId: ObjectId,
        label: Text,
        reason: Text.optional(),
        estimateMinutes: z.int().min(1).optional(),
        navigateTo: SurfaceNavigateTo,
        quickActions: z.array(SurfaceOpTrigger).max(4).optional(),
      }),
    )
    .max(50),
});

const TriageTable = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        summary: Text,
        approveOp: SurfaceOpTrigger.optional(),
        declineOp: SurfaceOpTrigger.optional(),
        items: z
          .array(
            z.strictObject({
              taskId: ObjectId,
              title: Text,
              suggestedTaskId: ObjectId.optional(),
              suggestedAction: Text.optional(),
              approveOp: SurfaceOpTrigger.optional(),
              declineOp: SurfaceOpTrigger.optional(),
            }),
          )
          .max(50),
      }),
    )
    .max(20),
});

const head = { surface_id: z.string().min(1).max(120), title: Label };

export const Surface = z.discriminatedUnion('kind', [
  z.strictObject({ ...head, kind: z.literal('what_next_v1'), payload: WhatNext }),
  z.strictObject({ ...head, kind: z.literal('today_schedule_v1'), payload: TodaySchedule }),
  z.strictObject({ ...head, kind: z.literal('priority_list_v1'), payload: PriorityList }),
  z.strictObject({ ...head, kind: z.literal('triage_table_v1'), payload: TriageTable }),
]);
export type Surface = z.infer<typeof Surface>;

/** The surfaces of an answer that fit; unknown kinds and malformed ones are dropped (K7-surfaces). */
export function readSurfaces(list: readonly unknown[]): Surface[] {
  return list.flatMap((entry) => Surface.safeParse(entry).data ?? []);
}
