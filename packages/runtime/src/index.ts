export { type CallEnd, type CallPorts, type Calls, createCalls, type OpenCall } from './calls.ts';
export { clarifyingQuestion } from './commands/clarifying-question.ts';
export { Draft } from './drafts/draft.ts';
export { StoredDraft } from './drafts/stored-draft.ts';
export { openQuestion } from './drafts/open-question.ts';
export { pointedAt, pointedTargets } from './journal/pointed-targets.ts';
export type { Hindrance } from './journal/hindrance.ts';
export { type Direction, planReverting } from './journal/reversal.ts';
export type {
  ChangeState,
  Agenda,
  Clock,
  Conversation,
  Ids,
  Listener,
  NewestObjects,
  NotesAbout,
  ObjectSearch,
  ObjectWrite,
  PlanReader,
  PlanStore,
  PlanTransaction,
  PlanView,
  Snapshot,
  SnapshotQuery,
  ThreadState,
  ThreadView,
  WriteBatch,
} from './ports.ts';
export {
  type AskedAt,
  type DayLoad,
  type Page,
  type Paged,
  type PlanChange,
  type ProjectInBrief,
  type QuestionReader,
  untilDay,
  type UntilDay,
} from './ports/question-reader.ts';
export type {
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
export type { Proposal, ProposalContext } from './proposal.ts';
export { createRuntime, type Runtime } from './runtime.ts';
export type { Turn } from './turn.ts';
