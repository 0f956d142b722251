import { CheckpointName, Priority, ProofMode, Source } from '@planerka/contracts';
import { z } from 'zod';
import { recurrenceFields, StoredDay, StoredInstant } from './fields.ts';

export const TaskStatus = z.enum(['todo', 'in_progress', 'done', 'cancelled']);
export type TaskStatus = z.infer<typeof TaskStatus>;

/** What an agent's step must have confirmed before it counts as done, by name of the checkpoint. */
export const StoredCheckpoints = z.partialRecord(
  CheckpointName,
  z.strictObject({
    confirmed_by: z.string().nullable(),
    confirmed_at: StoredInstant.nullable(),
  }),
);

/** What a step is held to, as an agent has defined it (T-gated). */
export const StepDefinition = z.strictObject({
  success_criteria: z.array(z.string()),
  tests: z.array(z.string()),
  blockers: z.array(z.string()),
  blocked: z.boolean(),
  blocked_reason: z.string().nullable(),
  /** The person who has blocked it, and since when; left out where an agent has, or nobody. */
  blocked_by: z.strictObject({ actor: z.string().min(1), at: StoredInstant }).optional(),
  /** Where a proof is asked for; a checkpoint that is not named asks for none. */
  proof: z.partialRecord(CheckpointName, ProofMode),
});
export type StepDefinition = z.infer<typeof StepDefinition>;

/** A task as stored and as the journal keeps it. */
export const Task = z.strictObject({
  task_id: z.uuid(),
  number: z.int().min(1),
  project_id: z.uuid().nullable(),
  parent_id: z.uuid().nullable(),
  /** The task at the top of a subtask's tree; null for that task itself. */
  root_id: z.uuid().nullable(),
  /** The item of a production project that it is work on. */
  item_id: z.uuid().nullable(),
  /** A task inside the plan of a step (`s:0.t:1`), not a step. */
  is_node: z.boolean(),
  sort_key: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  notes: z.string().nullable(),
  status: TaskStatus,
  priority: Priority.nullable(),
  category: z.string().nullable(),
  tags: z.array(z.string()),
  /** The project as it was said; a name is never an identity, so it binds to no plan by itself. */
  project_name: z.string().nullable(),
  planned_on: StoredDay.nullable(),
  planned_at: StoredInstant.nullable(),
  due_on: StoredDay.nullable(),
  due_at: StoredInstant.nullable(),
  /** Until when it is planned to be worked on; goes with every new plan that does not name it. */
  planned_end_at: StoredInstant.nullable(),
  /** Working time. What people say is a day at most; a production task may take longer. */
  duration_minutes: z.int().nullable(),
  ...recurrenceFields,
  /** Minutes before its time; null: as the person's settings have it, empty: never. */
  remind_before_minutes: z.array(z.int()).nullable(),
  checkpoints: StoredCheckpoints,
  /** Null: nobody has defined it. */
  definition: StepDefinition.nullable(),
  context: z.string().nullable(),
  /** Ids of the workspace (`TASK-004`, `PLAN-002`) that must be done first. */
  depends_on: z.array(z.string()),
  completed_at: StoredInstant.nullable(),
  /** Reminded again at this instant, whatever the plan says. */
  snoozed_until: StoredInstant.nullable(),
  /** By which the agents that propose it know it again. */
  client_ref: z.string().nullable(),
  /** The messages that it was made of or that were added to it, by reference; null: none. */
  sources: z.array(Source).nullable(),
  created_by: z.string(),
  created_at: StoredInstant,
  deleted_at: StoredInstant.nullable(),
  revision: z.int().min(1),
});
export type Task = z.infer<typeof Task>;

/**
 * The Inbox is a predicate, not a place: open tasks with no planned, due or recurring time. A subtask
 * is found inside its task, however it came there (ADR 0013).
 */
export function isInInbox(
  task: Pick<
    Task,
    | 'deleted_at'
    | 'parent_id'
    | 'status'
    | 'planned_on'
    | 'planned_at'
    | 'due_on'
    | 'due_at'
    | 'recurrence_rule'
  >,
): boolean {
  return (
    task.deleted_at === null &&
    task.parent_id === null &&
    (task.status === 'todo' || task.status === 'in_progress') &&
    task.planned_on === null &&
    task.planned_at === null &&
    task.due_on === null &&
    task.due_at === null &&
    task.recurrence_rule === null
  );
}
