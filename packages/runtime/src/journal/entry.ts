import { ObjectKind } from '@planerka/contracts';
import { z } from 'zod';
import { StoredInstant } from '../plan/fields.ts';

export const JOURNAL_VERSION = 1;

/** Facts, past tense; one per kind of change. */
export const JournalType = z.enum([
  'task_created',
  'timeblock_created',
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
  v: z.literal(JOURNAL_VERSION),
  object_kind: ObjectKind,
  object_id: z.uuid(),
  revision: z.int().min(1),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  at: StoredInstant,
});
export type JournalEntry = z.infer<typeof JournalEntry>;
