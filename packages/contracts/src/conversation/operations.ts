import { z } from 'zod';
import { Priority, TITLE_MAX_CHARS } from '../commands/envelope.ts';
import { DayOrInstant, LocalDate, LocalTime, OffsetDateTime } from '../local-time.ts';
import { ObjectNumber } from './object-handle.ts';
import {
  BLOCK_REASON_MAX_CHARS,
  LIST_ITEMS_MAX,
  Minutes,
  NOTE_MAX_CHARS,
  type OperationEntry,
  onList,
  onProject,
  onSeries,
  onTask,
  onTaskOrBlock,
  onTasks,
  PROJECT_TITLE_MAX_CHARS,
  Recurrence,
  Tags,
  Title,
} from './operation-fields.ts';
import { PRODUCTION_OPERATIONS } from './production-operations.ts';
import { Source } from './source.ts';

/**
 * Every operation, one entry each. The target is named by `task`, `timeblock` or `project`; when none
 * is named, the runtime settles which object is meant. Every other field may be missing too: the
 * runtime asks for it.
 */
export const OPERATIONS = {
  update_status: {
    schema: z.strictObject({
      type: z.literal('update_status'),
      ...onTasks,
      status: z.enum(['todo', 'in_progress', 'done', 'cancelled']),
    }),
    targets: ['task'],
    bulk: true,
    onClosed: false,
    event: 'status_updated',
  },
  /** A task's planned time or a timeblock's start; `planned_at` null takes a task back to the Inbox. */
  reschedule: {
    schema: z.strictObject({
      type: z.literal('reschedule'),
      ...onTasks,
      ...onTaskOrBlock,
      planned_at: DayOrInstant.nullable().optional(),
      /** A time of day on the object's own day. */
      planned_time: LocalTime.optional(),
      shift_minutes: Minutes.optional(),
      ...onSeries,
    }),
    targets: ['task', 'timeblock'],
    bulk: true,
    onClosed: false,
    event: 'rescheduled',
  },
  rename: {
    schema: z.strictObject({
      type: z.literal('rename'),
      ...onTaskOrBlock,
      ...onProject,
      title: Title.optional(),
      ...onSeries,
    }),
    targets: ['task', 'timeblock', 'project'],
    bulk: false,
    onClosed: true,
    event: 'renamed',
    text: { field: 'title', max: TITLE_MAX_CHARS, nullable: false },
  },
  set_priority: {
    schema: z.strictObject({
      type: z.literal('set_priority'),
      ...onTasks,
      ...onTaskOrBlock,
      priority: Priority.nullable().optional(),
    }),
    targets: ['task', 'timeblock'],
    bulk: true,
    onClosed: true,
    event: 'priority_set',
  },
  set_tags: {
    schema: z.strictObject({
      type: z.literal('set_tags'),
      ...onTaskOrBlock,
      /** All tags from now on; an empty list takes them away. */
      tags: z.array(z.string().min(1).max(64)).max(20).optional(),
      add: Tags.optional(),
      remove: Tags.optional(),
    }),
    targets: ['task', 'timeblock'],
    bulk: true,
    onClosed: true,
    event: 'tags_set',
  },
  /** One word or two for the kind of work that a task is; null takes it away. */
  set_category: {
    schema: z.strictObject({
      type: z.literal('set_category'),
      ...onTasks,
      category: z.string().min(1).max(200).nullable().optional(),
    }),
    targets: ['task'],
    bulk: true,
    onClosed: true,
    event: 'category_set',
    text: { field: 'category', max: 200, nullable: true },
  },
  /** A task's estimate, or a timeblock's length from its start. */
  set_duration: {
    schema: z.strictObject({
      type: z.literal('set_duration'),
      ...onTaskOrBlock,
      duration_minutes: Minutes.optional(),
      by_minutes: Minutes.optional(),
      end_at: OffsetDateTime.optional(),
      ...onSeries,
    }),
    targets: ['timeblock', 'task'],
    bulk: true,
    onClosed: false,
    event: 'duration_set',
  },
  set_due: {
    schema: z.strictObject({
      type: z.literal('set_due'),
      ...onTasks,
      due_date: DayOrInstant.nullable().optional(),
    }),
    targets: ['task'],
    bulk: true,
    onClosed: false,
    event: 'due_set',
  },
  set_reminders: {
    schema: z.strictObject({
      type: z.literal('set_reminders'),
      ...onTaskOrBlock,
      /** Minutes before the time; an empty list takes the reminders away. */
      remind_before_minutes: z.array(z.int().min(0).max(525_600)).max(10).optional(),
    }),
    targets: ['task', 'timeblock'],
    bulk: false,
    onClosed: false,
    event: 'reminders_set',
  },
  /**
   * How it repeats from now on; `rrule` null ends the repetition. `planned_time` is a new hour of
   * each time, `from_date` the first day that may be one of them.
   */
  set_recurrence: {
    schema: z.strictObject({
      type: z.literal('set_recurrence'),
      ...onTasks,
      ...onTaskOrBlock,
      rrule: Recurrence.nullable().optional(),
      planned_time: LocalTime.optional(),
      from_date: LocalDate.optional(),
    }),
    targets: ['task', 'timeblock'],
    bulk: true,
    onClosed: false,
    event: 'recurrence_set',
  },
  /** `project` null takes the task out of its project; `project_title` proposes candidates. */
  move_to_project: {
    schema: z.strictObject({
      type: z.literal('move_to_project'),
      ...onTasks,
      project: ObjectNumber.nullable().optional(),
      project_title: z.string().min(1).max(120).optional(),
    }),
    targets: ['task'],
    bulk: true,
    onClosed: true,
    event: 'moved_to_project',
  },
  /** `task` is the second object, `task_title` proposes candidates for it; the target is the block. */
  link_task: {
    schema: z.strictObject({
      type: z.literal('link_task'),
      timeblock: ObjectNumber.optional(),
      task: ObjectNumber.nullable().optional(),
      task_title: z.string().min(1).max(TITLE_MAX_CHARS).optional(),
    }),
    targets: ['timeblock'],
    bulk: false,
    onClosed: false,
    event: 'task_linked',
  },
  pin: {
    schema: z.strictObject({ type: z.literal('pin'), ...onTask, ...onProject }),
    targets: ['task', 'project'],
    bulk: false,
    onClosed: false,
    event: 'pinned',
  },
  unpin: {
    schema: z.strictObject({ type: z.literal('unpin') }),
    targets: [],
    bulk: false,
    onClosed: false,
    event: 'unpinned',
  },
  /** Opens the Workroom of a task or project (O2-workroom). */
  focus: {
    schema: z.strictObject({ type: z.literal('focus'), ...onTask, ...onProject }),
    targets: ['task', 'project'],
    bulk: false,
    onClosed: true,
    event: 'focused',
  },
  unfocus: {
    schema: z.strictObject({ type: z.literal('unfocus') }),
    targets: [],
    bulk: false,
    onClosed: false,
    event: 'unfocused',
  },
  delete: {
    schema: z.strictObject({
      type: z.literal('delete'),
      ...onTasks,
      ...onTaskOrBlock,
      ...onProject,
      ...onSeries,
      /** Of something that repeats: what falls on these days, from today where no first one is said, is left out. */
      from_date: LocalDate.optional(),
      to_date: LocalDate.optional(),
    }),
    targets: ['task', 'timeblock', 'project'],
    bulk: true,
    onClosed: true,
    event: 'deleted',
  },
  /** Reminds again later; the plan's own times stay. */
  snooze: {
    schema: z.strictObject({
      type: z.literal('snooze'),
      ...onTaskOrBlock,
      minutes: z.int().min(1).max(525_600).optional(),
      until: OffsetDateTime.optional(),
    }),
    targets: ['task', 'timeblock'],
    bulk: false,
    onClosed: false,
    event: 'snoozed',
  },
  project_create: {
    schema: z.strictObject({ type: z.literal('project_create'), title: Title.optional() }),
    targets: [],
    bulk: false,
    onClosed: false,
    event: 'project_created',
    text: { field: 'title', max: PROJECT_TITLE_MAX_CHARS, nullable: false },
  },
  project_archive: {
    schema: z.strictObject({ type: z.literal('project_archive'), ...onProject }),
    targets: ['project'],
    bulk: false,
    onClosed: false,
    event: 'project_archived',
  },
  subtask_add: {
    schema: z.strictObject({ type: z.literal('subtask_add'), ...onTask, title: Title.optional() }),
    targets: ['task'],
    bulk: false,
    onClosed: false,
    event: 'subtask_added',
    text: { field: 'title', max: TITLE_MAX_CHARS, nullable: false },
  },
  /**
   * Nobody goes on with a task or step until a person unblocks it. `reason` is why, where it is said;
   * the target of a step is the step's own number.
   */
  block_task: {
    schema: z.strictObject({
      type: z.literal('block_task'),
      ...onTask,
      reason: z.string().min(1).max(BLOCK_REASON_MAX_CHARS).optional(),
    }),
    targets: ['task'],
    bulk: false,
    onClosed: false,
    event: 'task_blocked',
    text: { field: 'reason', max: BLOCK_REASON_MAX_CHARS, nullable: false },
  },
  unblock_task: {
    schema: z.strictObject({ type: z.literal('unblock_task'), ...onTask }),
    targets: ['task'],
    bulk: false,
    onClosed: false,
    event: 'task_unblocked',
  },
  /** Words that are kept with a task, below those that were noted before. */
  add_note: {
    schema: z.strictObject({
      type: z.literal('add_note'),
      ...onTask,
      text: z.string().min(1).max(NOTE_MAX_CHARS).optional(),
    }),
    targets: ['task'],
    bulk: false,
    onClosed: true,
    event: 'task_noted',
    text: { field: 'text', max: NOTE_MAX_CHARS, nullable: false },
  },
  /**
   * A message kept with the object, beside those that are kept with it already. Words say only to what
   * it belongs; which message it is, the door knows (`source_kind` and what follows, as `Source` has it).
   */
  attach_source: {
    schema: z.strictObject({
      type: z.literal('attach_source'),
      ...onTaskOrBlock,
      source_kind: Source.shape.kind.optional(),
      chat: Source.shape.chat.optional(),
      messages: Source.shape.messages.optional(),
      name: Source.shape.name,
      size: Source.shape.size,
    }),
    targets: ['task', 'timeblock'],
    bulk: false,
    onClosed: true,
    event: 'source_attached',
  },
  /**
   * The same once more, at another time and of another length where they are said; `planned_at` null: a time was said
   * that is none, and has to be asked for.
   */
  copy: {
    schema: z.strictObject({
      type: z.literal('copy'),
      ...onTaskOrBlock,
      planned_at: DayOrInstant.nullable().optional(),
      planned_time: LocalTime.optional(),
      duration_minutes: Minutes.optional(),
    }),
    targets: ['task', 'timeblock'],
    bulk: false,
    onClosed: true,
    event: 'copied',
  },
  /** The object and another one of its kind, by number or by words, take each other's time. */
  swap: {
    schema: z.strictObject({
      type: z.literal('swap'),
      ...onTaskOrBlock,
      with: ObjectNumber.optional(),
      with_title: Title.optional(),
    }),
    targets: ['task', 'timeblock'],
    bulk: false,
    onClosed: false,
    event: 'swapped',
  },
  /**
   * Things put on a list with boxes; one that is not there yet is made. `list` is what the list is
   * called, `task` its number; with neither it is the only one there is.
   */
  list_add: {
    schema: z.strictObject({
      type: z.literal('list_add'),
      ...onList,
      items: z.array(Title).min(1).max(LIST_ITEMS_MAX).optional(),
    }),
    targets: [],
    bulk: false,
    onClosed: false,
    event: 'list_extended',
  },
  /** What is ticked goes off the list. */
  list_clear: {
    schema: z.strictObject({ type: z.literal('list_clear'), ...onList }),
    targets: [],
    bulk: false,
    onClosed: false,
    event: 'list_cleared',
  },
  /** `task` is the subtask itself. */
  subtask_tick: {
    schema: z.strictObject({ type: z.literal('subtask_tick'), ...onTask, done: z.boolean() }),
    targets: ['task'],
    bulk: false,
    onClosed: false,
    event: 'subtask_ticked',
  },
  ...PRODUCTION_OPERATIONS,
} as const satisfies Readonly<Record<string, OperationEntry>>;
