export {
  type CallAnswer,
  type CallPorts,
  type Calls,
  createCalls,
  type OpenCall,
} from './calls.ts';
export { loadProduction, opsOf, type Production } from './changesets/production.ts';
export { checkSet, type Submitted, submitSet } from './changesets/submit-set.ts';
export { clarifyingQuestion } from './commands/clarifying-question.ts';
export { listInView } from './conversation/of-shown.ts';
export { DRAFT_TTL_MINUTES, Draft } from './drafts/draft.ts';
export { isLoss } from './drafts/is-loss.ts';
export { openQuestion } from './drafts/open-question.ts';
export { StoredDraft } from './drafts/stored-draft.ts';
export type { Hindrance } from './journal/hindrance.ts';
export { pointedAt, pointedTargets } from './journal/pointed-targets.ts';
export { type Direction, planReverting } from './journal/reversal.ts';
export type { Agenda, AgendaFacts, FactsOfDay } from './ports/agenda.ts';
export type { AgentRight } from './ports/agent-right.ts';
export type { Clock, Ids } from './ports/clock-and-ids.ts';
export type { NotesAbout } from './ports/notes-about.ts';
export type { DeletedObjects, NewestObjects, ObjectSearch } from './ports/object-search.ts';
export type {
  Conversation,
  PlanReader,
  PlanView,
  ProductionView,
  ThreadView,
} from './ports/plan-reader.ts';
export type { PlanStore } from './ports/plan-store.ts';
export type {
  ChangeState,
  LastWritten,
  Listener,
  PendingQuery,
  PlanTransaction,
  SetOfTasks,
} from './ports/plan-transaction.ts';
export {
  type AskedAt,
  type DayLoad,
  type InboxCounts,
  type OpenTasksAsked,
  type Page,
  type Paged,
  type PlanChange,
  type ProjectInBrief,
  type QuestionReader,
  type ReminderToCome,
  type UntilDay,
  untilDay,
  type WithinDays,
} from './ports/question-reader.ts';
export type { Snapshot, SnapshotQuery, SuggestibleQuery, ThreadState } from './ports/snapshot.ts';
export { ChangeSetState, StoredChangeSet, StoredChangeSetOp } from './ports/stored-change-set.ts';
export {
  AdvisedDay,
  PendingSuggestion,
  StoredSuggestion,
  StoredSuggestionSet,
} from './ports/stored-suggestion.ts';
export type { Suggesting } from './ports/suggesting.ts';
export type {
  DecidedQuery,
  SuggestionFacts,
  SuggestionFactsQuery,
} from './ports/suggestion-facts.ts';
export type {
  AgentClaim,
  AgentFocus,
  AnsweredRequest,
  EntryQuery,
  FollowUp,
  JournalSnapshot,
  ListQuery,
  MemoQuery,
  TaskStore,
  TaskTransaction,
} from './ports/task-store.ts';
export {
  type ChangeQuery,
  type DifferenceQuery,
  ENTRIES_OF_A_CHANGE,
  type JournalChange,
  type ObjectDifference,
  type TaskCounts,
} from './ports/view-queries.ts';
export type { ObjectWrite, WriteBatch } from './ports/write-batch.ts';
export type { ListedObjects, Proposal, ProposalContext } from './proposal.ts';
export { createRuntime, type Runtime } from './runtime.ts';
export { keepEnvelope } from './suggestions/keep-envelope.ts';
export { projectsInWork } from './suggestions/known-projects.ts';
export type { Turn } from './turn/turn.ts';
