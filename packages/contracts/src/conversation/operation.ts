import { z } from 'zod';
import { Priority, TITLE_MAX_CHARS } from '../commands/envelope.ts';
import { DayOrInstant, LocalDate, LocalTime, OffsetDateTime } from '../local-time.ts';

/** The number people see, from the workspace's own counter of the kind: `task:42`. */
const ObjectNumber = z.int().min(1);

const onTask = { task: ObjectNumber.optional() };
/** Several tasks at once, in place of `task`: listed and asked about before anything changes. */
const onTasks = { ...onTask, tasks: z.array(ObjectNumber).min(1).max(50).optional() };
const onTaskOrBlock = { ...onTask, timeblock: ObjectNumber.optional() };
const onProject = { project: ObjectNumber.optional() };

/**
 * Of something that repeats: the wall-clock time that names one occurrence, and whether it alone is
 * meant, it and those that follow, or all. The runtime asks where it matters and is not said.
 */
const onSeries = {
  occurrence: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
    .optional(),
  scope: z.enum(['this', 'following', 'all']).optional(),
};

const Title = z.string().min(1).max(TITLE_MAX_CHARS);
const Tags = z.array(z.string().min(1).max(64)).min(1).max(20);
/** An RFC 5545 RRULE value without its prefix. */
const Recurrence = z
  .string()
  .max(500)
  .regex(/^FREQ=(?:HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)(?:;[A-Z]+=[A-Z0-9,+-]+)*$/);
const Minutes = z.int().min(-1_000_000).max(1_000_000);

/**
 * What may be done to something that exists (conversation contract, 2.1 and 3), as data: the same
 * fields stand in an op token, in a gateway's answer and behind a button. The target is named by
 * `task`, `timeblock` or `project`; when none is named, the runtime settles which object is meant.
 * Every other field may be missing too: the runtime asks for it.
 */
export const Operation = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('update_status'),
    ...onTasks,
    status: z.enum(['todo', 'in_progress', 'done', 'cancelled']),
  }),
  /** A task's planned time or a timeblock's start; `planned_at` null takes a task back to the Inbox. */
  z.strictObject({
    type: z.literal('reschedule'),
    ...onTasks,
    ...onTaskOrBlock,
    planned_at: DayOrInstant.nullable().optional(),
    /** A time of day on the object's own day. */
    planned_time: LocalTime.optional(),
    shift_minutes: Minutes.optional(),
    ...onSeries,
  }),
  z.strictObject({
    type: z.literal('rename'),
    ...onTaskOrBlock,
    ...onProject,
    title: Title.optional(),
    ...onSeries,
  }),
  z.strictObject({
    type: z.literal('set_priority'),
    ...onTasks,
    ...onTaskOrBlock,
    priority: Priority.nullable().optional(),
  }),
  z.strictObject({
    type: z.literal('set_tags'),
    ...onTaskOrBlock,
    /** All tags from now on; an empty list takes them away. */
    tags: z.array(z.string().min(1).max(64)).max(20).optional(),
    add: Tags.optional(),
    remove: Tags.optional(),
  }),
  /** A task's estimate, or a timeblock's length from its start. */
  z.strictObject({
    type: z.literal('set_duration'),
    ...onTaskOrBlock,
    duration_minutes: Minutes.optional(),
    by_minutes: Minutes.optional(),
    end_at: OffsetDateTime.optional(),
    ...onSeries,
  }),
  z.strictObject({
    type: z.literal('set_due'),
    ...onTasks,
    due_date: DayOrInstant.nullable().optional(),
  }),
  z.strictObject({
    type: z.literal('set_reminders'),
    ...onTaskOrBlock,
    /** Minutes before the time; an empty list takes the reminders away. */
    remind_before_minutes: z.array(z.int().min(0).max(525_600)).max(10).optional(),
  }),
  /**
   * How it repeats from now on; `rrule` null ends the repetition. `planned_time` is a new hour of
   * each time, `from_date` the first day that may be one of them.
   */
  z.strictObject({
    type: z.literal('set_recurrence'),
    ...onTasks,
    ...onTaskOrBlock,
    rrule: Recurrence.nullable().optional(),
    planned_time: LocalTime.optional(),
    from_date: LocalDate.optional(),
  }),
  /** `project` null takes the task out of its project; `project_title` proposes candidates. */
  z.strictObject({
    type: z.literal('move_to_project'),
    ...onTasks,
    project: ObjectNumber.nullable().optional(),
    project_title: z.string().min(1).max(120).optional(),
  }),
  /** `task` is the second object, `task_title` proposes candidates for it; the target is the block. */
  z.strictObject({
    type: z.literal('link_task'),
    timeblock: ObjectNumber.optional(),
    task: ObjectNumber.nullable().optional(),
    task_title: z.string().min(1).max(TITLE_MAX_CHARS).optional(),
  }),
  z.strictObject({ type: z.literal('pin'), ...onTask, ...onProject }),
  z.strictObject({ type: z.literal('unpin') }),
  /** Opens the Workroom of a task or project (contract 2.4). */
  z.strictObject({ type: z.literal('focus'), ...onTask, ...onProject }),
  z.strictObject({ type: z.literal('unfocus') }),
  z.strictObject({
    type: z.literal('delete'),
    ...onTasks,
    ...onTaskOrBlock,
    ...onProject,
    ...onSeries,
  }),
  /** Reminds again later; the plan's own times stay. */
  z.strictObject({
    type: z.literal('snooze'),
    ...onTaskOrBlock,
    minutes: z.int().min(1).max(525_600).optional(),
    until: OffsetDateTime.optional(),
  }),
  z.strictObject({ type: z.literal('project_create'), title: Title.optional() }),
  z.strictObject({ type: z.literal('project_archive'), ...onProject }),
  z.strictObject({ type: z.literal('subtask_add'), ...onTask, title: Title.optional() }),
  /** `task` is the subtask itself. */
  z.strictObject({ type: z.literal('subtask_tick'), ...onTask, done: z.boolean() }),
]);
export type Operation = z.infer<typeof Operation>;
export type OperationType = Operation['type'];

/** The kinds of object that operations act on and tokens refer to. */
export const TargetKind = z.enum(['task', 'timeblock', 'project']);
export type TargetKind = z.infer<typeof TargetKind>;

/** An object as tokens and requests name it. `title` is for reading only, never an identity. */
export const ObjectHandle = z.strictObject({
  kind: TargetKind,
  number: ObjectNumber,
  title: z.string().max(TITLE_MAX_CHARS).optional(),
});
export type ObjectHandle = z.infer<typeof ObjectHandle>;

/** Which objects at once: a set that the runtime looks up, lists and asks about. */
export const BulkSet = z.enum(['overdue', 'today', 'inbox', 'done', 'open']);
export type BulkSet = z.infer<typeof BulkSet>;

/**
 * An operation as it was read from words: what to do, and the words that name an object where some
 * do. They only propose candidates (conversation contract, 3: names are never used for identity).
 */
export const ReadOperation = z.strictObject({
  operation: Operation,
  confidence: z.number().min(0).max(1),
  mention: z.string().min(1).max(TITLE_MAX_CHARS).optional(),
  /** The kind of object that was said ("переименуй проект"): no other kind is meant then. */
  kind: TargetKind.optional(),
  bulk: BulkSet.optional(),
  /** About the object of the operation before it in the same utterance, which named it for both. */
  same: z.literal(true).optional(),
});
export type ReadOperation = z.infer<typeof ReadOperation>;
