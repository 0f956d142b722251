import { ObjectKind, OPERATION_EVENTS } from '@planerka/contracts';
import { z } from 'zod';
import { StoredInstant } from '../objects/fields.ts';

/** Rises when a kind of row changes its form; `upcast.ts` reads the older ones. */
export const JOURNAL_VERSION = 3;

/** Facts, past tense; one per kind of change, those of the operations among them. */
export const JournalType = z.enum([
  ...OPERATION_EVENTS,
  'task_created',
  'timeblock_created',
  'target_changed',
  'plan_edited',
  'checklist_set',
  'contract_set',
  'task_edited',
  'steps_added',
  'step_defined',
  'step_verified',
  'step_done',
  'step_reopened',
  'step_blocked',
  'step_unblocked',
  'task_node_added',
  'task_node_defined',
  'noted',
  'evidence_captured',
  'thought',
  'task_completed',
  'plan_completed',
  'reopened',
  'change_set_applied',
  'settings_changed',
  'change_undone',
  'change_redone',
]);
export type JournalType = z.infer<typeof JournalType>;

/**
 * One object's part in one change. Append-only and ordered by `seq` within a workspace.
 * `before` and `after` are whole rows, null for an object that did not or does not exist; the
 * revision rises even when `after` is null, so that an object that comes back is newer still.
 */
export const JournalEntry = z.strictObject({
  seq: z.int().min(1),
  change_id: z.uuid(),
  /** `do` is an original change; `undo` and `redo` name theirs in `target_change_id`. */
  action: z.enum(['do', 'undo', 'redo']),
  target_change_id: z.uuid().nullable(),
  actor: z.string().min(1),
  door: z.string().min(1),
  trace_id: z.string().min(1),
  type: JournalType,
  v: z.int().min(1).max(JOURNAL_VERSION),
  object_kind: ObjectKind,
  object_id: z.uuid(),
  revision: z.int().min(1),
  /** What was asked for, when the change was an operation: audit, and for another target. */
  operation: z.record(z.string(), z.unknown()).nullable().default(null),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  at: StoredInstant,
});
export type JournalEntry = z.infer<typeof JournalEntry>;

/** An entry as it is stored: with its tree, and the revision that the tree had with it. */
export const StoredEntry = JournalEntry.extend({
  root_id: z.uuid(),
  root_revision: z.int().min(1),
});
export type StoredEntry = z.infer<typeof StoredEntry>;

/** The tree an entry belongs to: the task above a step, what a memo is about, else the object. */
export function rootOf({
  after,
  before,
  object_id: id,
}: Pick<JournalEntry, 'after' | 'before' | 'object_id'>): string {
  const root = after?.['root_id'] ?? before?.['root_id'];
  return typeof root === 'string' ? root : id;
}
