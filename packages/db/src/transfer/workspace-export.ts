import { StoredOutcome } from '@planerka/contracts';
import {
  AccountingLine,
  Dependency,
  Item,
  Memo,
  Person,
  Project,
  Quote,
  StoredEntry,
  StoredQuoteLine,
  Task,
  ThreadMemory,
  ThreadPin,
  Timeblock,
  Workroom,
} from '@planerka/plan';
import {
  StoredChangeSet,
  StoredChangeSetOp,
  StoredDraft,
  StoredSuggestion,
  StoredSuggestionSet,
} from '@planerka/runtime';
import { z } from 'zod';
import type { objectTables, StoredKind } from '../objects/object-tables.ts';

const WorkspaceRow = z.strictObject({
  workspace_id: z.uuid(),
  kind: z.enum(['personal', 'group', 'agents']),
  timezone: z.string(),
  revision: z.int(),
  version: z.int(),
  journal_seq: z.int(),
  task_number: z.int(),
  timeblock_number: z.int(),
  project_number: z.int().default(0),
  item_number: z.int().default(0),
  accounting_line_number: z.int().default(0),
  quote_number: z.int().default(0),
  created_at: z.iso.datetime(),
});

/** A reminder that still waits, or a person's next digest; jobs are not exported, a look finds them. */
const ReminderRow = z.strictObject({
  object_id: z.uuid(),
  fire_at: z.iso.datetime(),
  object_kind: z.enum(['task', 'timeblock']),
  about_at: z.iso.datetime().nullable(),
  thread: z.string().nullable(),
  actor: z.string(),
  state: z.literal('waiting'),
});
const DigestRow = z.strictObject({
  actor: z.string(),
  kind: z.enum(['morning', 'evening']),
  next_at: z.iso.datetime().nullable(),
});

/** A moment that agents count differences from. */
const SnapshotRow = z.strictObject({
  snapshot_id: z.uuid(),
  kind: z.enum(['resume', 'handoff', 'named']),
  name: z.string().nullable(),
  root_id: z.uuid().nullable(),
  journal_seq: z.int().min(0),
  actor: z.string(),
  created_at: z.iso.datetime(),
});

/** The objects of each kind, under the names that the table of kinds gives their lists. */
const objectLists = {
  people: z.array(Person),
  projects: z.array(Project),
  tasks: z.array(Task),
  timeblocks: z.array(Timeblock),
  items: z.array(Item),
  dependencies: z.array(Dependency),
  accounting_lines: z.array(AccountingLine),
  quotes: z.array(Quote),
  quote_lines: z.array(StoredQuoteLine),
  memos: z.array(Memo),
  thread_pins: z.array(ThreadPin),
  workrooms: z.array(Workroom),
} satisfies Record<(typeof objectTables)[StoredKind]['exportedAs'], z.ZodType>;

/** An agent's key: only its hash, so that agents go on after a restore. */
const AgentTokenRow = z.strictObject({
  token_id: z.uuid(),
  name: z.string(),
  hash: z.string(),
  rights: z.array(z.enum(['read', 'write', 'delete'])),
  created_by: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
  revoked_at: z.iso.datetime().nullable(),
});

/** Who may talk to a bot, and the hashes of invitations that are still out. */
const BotAccess = z.strictObject({
  bot_id: z.int(),
  members: z.array(
    z.strictObject({
      user_id: z.int(),
      role: z.enum(['owner', 'member']),
      since: z.iso.datetime(),
    }),
  ),
  invitations: z.array(
    z.strictObject({
      secret_hash: z.string(),
      created_at: z.iso.datetime(),
      expires_at: z.iso.datetime(),
      used_by: z.int().nullable(),
      admits: z.enum(['owner', 'member']),
    }),
  ),
});
export type BotAccess = z.infer<typeof BotAccess>;

/** Everything of one workspace: its plan, its journal, the names by which doors know it. */
export const WorkspaceExport = z.strictObject({
  workspace: WorkspaceRow,
  aliases: z.array(z.string()),
  chats: z.array(z.strictObject({ bot_id: z.int(), chat_id: z.int() })),
  ...objectLists,
  thread_contexts: z.array(ThreadMemory.extend({ thread: z.string() })),
  clarifications: z.array(StoredDraft),
  suggestion_sets: z.array(StoredSuggestionSet),
  suggestions: z.array(StoredSuggestion),
  change_sets: z.array(StoredChangeSet),
  change_set_ops: z.array(StoredChangeSetOp),
  reminders: z.array(ReminderRow).default([]),
  digests: z.array(DigestRow).default([]),
  snapshots: z.array(SnapshotRow),
  journal: z.array(StoredEntry),
  agent_tokens: z.array(AgentTokenRow).default([]),
  idempotency_keys: z.array(
    z.strictObject({ key: z.string(), outcome: StoredOutcome, created_at: z.iso.datetime() }),
  ),
});
export type WorkspaceExport = z.infer<typeof WorkspaceExport>;

export const EXPORT_FORMAT = 'planerka-export';
export const EXPORT_VERSION = 5;

/** A whole export file. */
export const ExportFile = z.strictObject({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  exported_at: z.iso.datetime(),
  workspaces: z.array(WorkspaceExport).min(1),
  /** Of the bots in whose chats these workspaces are. */
  access: z.array(BotAccess).default([]),
});
export type ExportFile = z.infer<typeof ExportFile>;
