import type {
  ButtonQuestion,
  DaypartHours,
  InterpretResponse,
  Message,
  Note,
  ObjectHandle,
  Outcome,
  PendingChoice,
  TaskAnswer,
} from '@planerka/contracts';
import type {
  PlanObject,
  ReminderSettings,
  SuggestionSettings,
  ThreadMemory,
  WorkingHours,
} from '@planerka/plan';
import type {
  FollowUp,
  StoredChangeSet,
  StoredChangeSetOp,
  StoredSuggestion,
  StoredSuggestionSet,
} from '@planerka/runtime';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/**
 * The tables as queries see them. Instants are UTC texts with milliseconds, days `YYYY-MM-DD`,
 * bigints numbers: `value-parsers.ts` reads them so, and rows compare as the journal keeps them.
 */
export interface Schema extends ObjectTables {
  workspace: WorkspaceTable;
  thread_context: ThreadContextTable;
  agent_focus: AgentFocusTable;
  agent_claim: AgentClaimTable;
  snapshot: SnapshotTable;
  agent_request: AgentRequestTable;
  reminder: ReminderTable;
  reminder_owed: ReminderOwedTable;
  digest: DigestTable;
  clarification: ClarificationTable;
  suggestion_set: SuggestionSetTable;
  suggestion: SuggestionTable;
  change_set: ChangeSetTable;
  change_set_op: InWorkspace & StoredChangeSetOp;
  journal: JournalTable;
  idempotency_key: IdempotencyKeyTable;
  person: PersonTable;
  workspace_alias: WorkspaceAliasTable;
  chat_workspace: ChatWorkspaceTable;
  telegram_update: TelegramUpdateTable;
  telegram_outbox: TelegramOutboxTable;
  telegram_button: TelegramButtonTable;
  telegram_chat: TelegramChatTable;
  telegram_chat_move: TelegramChatMoveTable;
  telegram_access: TelegramAccessTable;
  telegram_invite: TelegramInviteTable;
  telegram_usage: TelegramUsageTable;
  telegram_form: TelegramFormTable;
  telegram_poller: TelegramPollerTable;
  telegram_shown: TelegramShownTable;
  agent_token: AgentTokenTable;
  agent_burst: AgentBurstTable;
}

/** Written as JSON text, read as the value. */
type Json<T> = ColumnType<T, string, string>;

interface InWorkspace {
  workspace_id: string;
}

interface WorkspaceTable extends InWorkspace {
  kind: 'personal' | 'group' | 'agents';
  timezone: string;
  revision: Generated<number>;
  version: Generated<number>;
  journal_seq: Generated<number>;
  task_number: Generated<number>;
  timeblock_number: Generated<number>;
  project_number: Generated<number>;
  item_number: Generated<number>;
  accounting_line_number: Generated<number>;
  quote_number: Generated<number>;
  created_at: string;
}

/** The tables of objects, with the fields that the plan's schemas give them. */
type ObjectTables = {
  [K in Exclude<PlanObject['kind'], 'workspace' | 'person'>]: InWorkspace &
    Extract<PlanObject, { kind: K }>['row'];
};

interface ThreadContextTable extends InWorkspace, ThreadMemory {
  thread: string;
}

interface AgentFocusTable extends InWorkspace {
  object_id: string;
  object_kind: 'task' | 'project';
  actor: string;
  set_at: string;
}

interface AgentClaimTable extends InWorkspace {
  task_id: string;
  actor: string;
  claimed_at: string;
  until: string;
}

interface SnapshotTable extends InWorkspace {
  snapshot_id: string;
  kind: 'resume' | 'handoff' | 'named';
  name: string | null;
  root_id: string | null;
  journal_seq: number;
  actor: string;
  created_at: string;
}

interface AgentRequestTable extends InWorkspace {
  actor: string;
  request_id: string;
  fingerprint: string;
  answer: Json<TaskAnswer>;
  follow_up: Json<FollowUp | null>;
  created_at: string;
}

interface ReminderTable extends InWorkspace {
  object_id: string;
  fire_at: string;
  object_kind: 'task' | 'timeblock';
  about_at: string | null;
  thread: string | null;
  actor: string;
  state: 'waiting' | 'fired';
  held_until: string | null;
  set_aside_at: string | null;
}

interface ReminderOwedTable extends InWorkspace {
  actor: string;
  after_id: string | null;
  held_until: string | null;
  set_aside_at: string | null;
}

interface DigestTable extends InWorkspace {
  actor: string;
  kind: 'morning' | 'evening';
  next_at: string | null;
}

interface ClarificationTable extends InWorkspace {
  draft_id: string;
  thread: string;
  actor: string;
  state: string;
  envelope: Json<unknown>;
  operation: Json<unknown>;
  notes: Json<Note[]>;
  readings: Json<unknown[]>;
  accepted: string[];
  question_code: string;
  choices: Json<PendingChoice[]>;
  said: string[];
  unfit_count: number;
  created_at: string;
  expires_at: string | null;
}

interface SuggestionSetTable
  extends InWorkspace,
    Omit<StoredSuggestionSet, 'plan_preview' | 'agent_preview' | 'context' | 'model_info'> {
  plan_preview: Json<Record<string, unknown>> | null;
  agent_preview: Json<Record<string, unknown>> | null;
  context: Json<Record<string, unknown>> | null;
  model_info: Json<Record<string, unknown>> | null;
}

interface SuggestionTable
  extends InWorkspace,
    Omit<StoredSuggestion, 'payload' | 'rationale' | 'touched'> {
  payload: Json<Record<string, unknown>>;
  rationale: Json<Message>;
  touched: Json<Record<string, unknown>>;
}

interface ChangeSetTable extends InWorkspace, Omit<StoredChangeSet, 'envelope' | 'shown'> {
  envelope: Json<Record<string, unknown>>;
  shown: Json<StoredChangeSet['shown']>;
}

interface JournalTable extends InWorkspace {
  seq: number;
  change_id: string;
  action: 'do' | 'undo' | 'redo';
  target_change_id: string | null;
  actor: string;
  door: string;
  trace_id: string;
  type: string;
  v: number;
  object_kind: string;
  object_id: string;
  revision: number;
  operation: Json<Record<string, unknown> | null>;
  before: Json<Record<string, unknown> | null>;
  after: Json<Record<string, unknown> | null>;
  at: string;
  root_id: string;
  root_revision: number;
}

interface IdempotencyKeyTable extends InWorkspace {
  key: string;
  outcome: Json<Outcome>;
  created_at: string;
}

interface PersonTable {
  person_id: string;
  actor: string;
  working_hours: Json<WorkingHours | null>;
  dayparts: JSONColumnType<DaypartHours>;
  reminder_settings: Json<ReminderSettings | null>;
  suggestion_settings: Json<SuggestionSettings | null>;
  revision: number;
}

interface WorkspaceAliasTable {
  alias: string;
  workspace_id: string;
}

interface ChatWorkspaceTable extends InWorkspace {
  bot_id: number;
  chat_id: number;
}

/** What an update that nobody works on waits for. */
export type Wait = 'pace' | 'speech' | 'model';

interface TelegramUpdateTable {
  bot_id: number;
  update_id: number;
  seq: Generated<number>;
  chat_id: number;
  user_id: number | null;
  thread: string;
  actor: string;
  body: Json<unknown>;
  state: Generated<'new' | 'done' | 'failed'>;
  received_at: Generated<string>;
  lease_until: string | null;
  tries: Generated<number>;
  transcript: string | null;
  interpretation: Json<InterpretResponse> | null;
  placeholder_message_id: number | null;
  finished_at: string | null;
  message_id: number | null;
  sent_at: string | null;
  reply_to_message_id: number | null;
  waits_for: Wait | null;
  answers: ColumnType<Readonly<Record<string, unknown>>, string | undefined, string>;
  process: number | null;
}

interface TelegramOutboxTable {
  outbox_id: string;
  bot_id: number;
  chat_id: number;
  seq: Generated<number>;
  body: Json<unknown>;
  state: Generated<'pending' | 'sent' | 'dead' | 'held'>;
  next_at: Generated<string>;
  lease_until: string | null;
  tries: Generated<number>;
  message_ids: Generated<number[]>;
  last_error: string | null;
  created_at: Generated<string>;
  sent_at: string | null;
  process: number | null;
  trace_id: string | null;
  awaited: Generated<boolean>;
  due_at: Generated<string>;
}

interface TelegramButtonTable {
  bot_id: number;
  button_id: string;
  chat_id: number;
  outbox_id: string;
  action: Json<unknown>;
  created_at: Generated<string>;
}

interface TelegramChatTable {
  bot_id: number;
  chat_id: number;
  blocked_at: string | null;
}

interface TelegramAccessTable {
  bot_id: number;
  user_id: number;
  role: 'owner' | 'member' | 'stranger' | 'removed';
  since: Generated<string>;
}

interface TelegramChatMoveTable {
  bot_id: number;
  from_chat_id: number;
  to_chat_id: number;
}

interface TelegramInviteTable {
  bot_id: number;
  secret_hash: string;
  created_at: Generated<string>;
  expires_at: string;
  used_by: number | null;
  admits: Generated<'owner' | 'member'>;
}

interface TelegramUsageTable {
  bot_id: number;
  user_id: number;
  day: string;
  voice_seconds: Generated<number>;
  model_calls: Generated<number>;
}

interface TelegramFormTable {
  bot_id: number;
  form_key: string;
  state: Json<unknown>;
  updated_at: Generated<string>;
}

interface TelegramPollerTable {
  bot_id: number;
  holder: string;
  lease_until: string;
  process: number | null;
}

interface TelegramShownTable {
  bot_id: number;
  chat_id: number;
  message_id: number;
  thread: string;
  actor: string | null;
  kind: 'answer' | 'notice';
  objects: Json<ObjectHandle[]>;
  surface_id: string | null;
  view: Json<unknown> | null;
  asks: Json<ButtonQuestion> | null;
  answered_at: string;
  edited: boolean;
}

interface AgentTokenTable {
  token_id: string;
  workspace_id: string;
  name: string;
  hash: string;
  rights: Array<'read' | 'write' | 'delete'>;
  created_by: string;
  created_at: Generated<string>;
  last_used_at: Generated<string | null>;
  revoked_at: Generated<string | null>;
}

interface AgentBurstTable {
  workspace_id: string;
  actor: string;
  told_seq: number;
  last_seq: number;
  begun_at: string;
  last_at: string;
}
