export {
  type AgentToken,
  type AgentTokenStore,
  type BroughtToken,
  createAgentTokenStore,
  type MadeAgentToken,
  type NewAgentToken,
} from './agents/agent-tokens.ts';
export {
  type AgentAt,
  type Burst,
  type BurstEntry,
  type BurstStore,
  createBurstStore,
} from './agents/burst-store.ts';
export { createPlanReader } from './commands/plan-reader.ts';
export type { PlanRuntime } from './commands/plan-runtime.ts';
export { createPlanStore } from './commands/plan-store.ts';
export type { DbTransaction } from './commands/plan-transaction.ts';
export type { AttachedWrite } from './connection/attached-write.ts';
export {
  type Connection,
  type ConnectOptions,
  connect,
} from './connection/connect.ts';
export { addressWithoutPassword, isDatabaseUrl } from './connection/database-url.ts';
export { holdAlone } from './connection/hold-alone.ts';
export type { ObserveStatement } from './connection/pooled-client.ts';
export {
  type ConnectionsInHand,
  type ConnectionWatch,
  type DatabaseCircuit,
  watchConnections,
} from './connection/watch-connections.ts';
export {
  createWorkspaceNames,
  isWorkspaceName,
  type NamingResult,
  type WorkspaceNames,
} from './directory/workspace-names.ts';
export { createWorkspaceDirectory, type WorkspaceDirectory } from './directory/workspaces.ts';
export { inspectServer, type ServerFacts } from './health/inspect-server.ts';
export { type SentAgain, type StuckWork, sendAgain, stuckWork } from './health/stuck-work.ts';
export { refuseUntoldPooler } from './health/transaction-pooler.ts';
export {
  type ExpireDraft,
  type JobHandlers,
  type JobRunner,
  type Remind,
  runJobs,
  type SendDigest,
  type TellBurst,
  type TellChangeSet,
} from './jobs/run-jobs.ts';
export { type MigrateOptions, type MigrateResult, migrate } from './migrate/migrate.ts';
export { type PrepareOptions, prepareDatabase } from './prepare-database.ts';
export {
  createReminderStore,
  type DueDigest,
  type DueReminder,
  type OddReminder,
  type ReminderStore,
} from './reminders/reminder-store.ts';
export { isOwnChat } from './reminders/reminder-writes.ts';
export { createTaskStore } from './tasks/task-store.ts';
export {
  type AccessRole,
  type AccessStore,
  type Admitted,
  strangerWrite,
} from './telegram/access-store.ts';
export type { StoredButton } from './telegram/button-store.ts';
export { eraseChat } from './telegram/erase-chat.ts';
export { formKey, formWrite } from './telegram/form-store.ts';
export type { Member } from './telegram/member-store.ts';
export type { ClaimedReply, OutboxReply, OutboxStore } from './telegram/outbox-store.ts';
export { holdNumber, type ProcessNumber } from './telegram/process-number.ts';
export type {
  AskedWithButtons,
  ShownAnswer,
  ShownMessage,
  ShownStore,
} from './telegram/shown-store.ts';
export { createTelegramStore, type TelegramStore } from './telegram/telegram-store.ts';
export { replyWrite, type UpdateEnd, updateEnd } from './telegram/update-end.ts';
export type { ClaimedUpdate, ReceivedUpdate, UpdateAges } from './telegram/updates.ts';
export { BadExportError, type ExportFault } from './transfer/export-fault.ts';
export {
  exportWorkspaces,
  type KnownWorkspace,
  listWorkspaces,
} from './transfer/export-workspaces.ts';
export { type Imported, importWorkspaces, proveExport } from './transfer/import-workspaces.ts';
export type { ExportFile } from './transfer/workspace-export.ts';
