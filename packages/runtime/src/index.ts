export type { Moment } from './commands/moment.ts';
export { type Answer, type AnswerLine, LINES_PER_PAGE } from './conversation/queries/answer.ts';
export { agendaAnswer, dayLines } from './conversation/queries/agenda-answer.ts';
export { daysAhead, freeAnswer } from './conversation/queries/free-answer.ts';
export { busySpans, type FreeSpan, freeSpans } from './conversation/queries/free-time.ts';
export { taskDay } from './plan/task-day.ts';
export { CHANGES_PER_PAGE, historyAnswer } from './conversation/queries/history-answer.ts';
export {
  findAnswer,
  overdueAnswer,
  projectAnswer,
  projectsAnswer,
} from './conversation/queries/list-answers.ts';
export { countedDays, loadAnswer } from './conversation/queries/load-answer.ts';
export {
  type AskedAt,
  type DayLoad,
  type Page,
  type Paged,
  type PlanChange,
  type ProjectInBrief,
  type QuestionReader,
  type UntilDay,
  untilDay,
} from './conversation/queries/question-reader.ts';
export { priorityList, type PagedSurface } from './conversation/surfaces/priority-list.ts';
export {
  scheduleBlocks,
  suggestionCandidates,
  todaySchedule,
} from './conversation/surfaces/today-schedule.ts';
export { TRIAGE_PER_PAGE, triageTable } from './conversation/surfaces/triage-table.ts';
export { SOON_DAYS } from './conversation/surfaces/urgency.ts';
export { whatNext } from './conversation/surfaces/what-next.ts';
export { clarifyingQuestion } from './commands/clarifying-question.ts';
export { openQuestion, type OpenQuestion } from './drafts/open-question.ts';
export {
  JOURNAL_VERSION,
  JournalEntry,
  JournalType,
  rootOf,
  StoredEntry,
} from './journal/entry.ts';
export { pointedAt, pointedTargets } from './journal/pointed-targets.ts';
export { readRow, replay } from './journal/replay.ts';
export { upcastRow } from './journal/upcast.ts';
export { Draft, DRAFT_TTL_MINUTES, DraftState, UNFIT_LIMIT } from './plan/draft.ts';
export { objectId, objectNumber, type PlanObject, type Target } from './plan/object.ts';
export { CardKind, Memo, MemoKind } from './plan/memo.ts';
export { newProject } from './plan/new-project.ts';
export { newTask } from './plan/new-task.ts';
export { Checklist, EMPTY_CHECKLIST, Project } from './plan/project.ts';
export { EMPTY_MEMORY, ThreadMemory, ThreadPin, Workroom } from './plan/thread.ts';
export {
  DAYPART_DEFAULTS,
  DEFAULT_REMINDERS,
  DEFAULT_WORKING_HOURS,
  Person,
  ReminderSettings,
  WorkingHours,
  WorkspaceSettings,
} from './plan/settings.ts';
export { isInInbox, StepDefinition, Task, TaskStatus } from './plan/task.ts';
export { Timeblock } from './plan/timeblock.ts';
export type {
  Agenda,
  Clock,
  Conversation,
  Ids,
  Job,
  NewestObjects,
  ObjectSearch,
  ObjectState,
  ObjectWrite,
  PlanReader,
  PlanStore,
  Listener,
  PlanTransaction,
  NotesAbout,
  PlanView,
  Snapshot,
  SnapshotQuery,
  ThreadState,
  ThreadView,
  WorkspaceCounters,
  WriteBatch,
} from './ports.ts';
export { DIGEST_KINDS, type DigestKind, nextDigest } from './reminders/next-digest.ts';
export {
  type NextDigests,
  nextDigests,
  type ObjectReminders,
  reminderGround,
  remindersOf,
} from './reminders/plan-reminders.ts';
export { heldUntil } from './reminders/late-reminder.ts';
export type { PlannedReminder } from './reminders/reminders-of.ts';
export { blockAsItComes, expandBlocks } from './repeats/series-of.ts';
export { tasksToCome } from './repeats/tasks-to-come.ts';
export { AGENTS_DOOR } from './journal/agents-door.ts';
export type { Proposal, ProposalContext } from './proposal.ts';
export { proposalsFromReading, type ReadWords } from './proposals-from-reading.ts';
export { type Pointers, threadHints } from './conversation/thread-hints.ts';
export { createRuntime, type Runtime, type RuntimePorts } from './runtime.ts';
export type { AgentRight, Caller, NamedWorkspace } from './tasks/caller.ts';
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
} from './tasks/ports.ts';
export {
  type ChangeQuery,
  type DifferenceQuery,
  ENTRIES_OF_A_CHANGE,
  type JournalChange,
  type ObjectDifference,
  type TaskCounts,
} from './tasks/views/view-queries.ts';
export { BUDGET_FLOOR, payloadBytes, payloadOf } from './tasks/views/budget.ts';
export { createTaskSurface, type TaskSurface, type TaskSurfacePorts } from './tasks/surface.ts';
export {
  blockInBrief,
  blockLines,
  blockTitle,
  quoted,
  taskInBrief,
  taskLines,
  taskNumber,
} from './texts/describe.ts';
export { formatDay, formatDayAndMonth, formatDuration, formatInstant } from './texts/dates.ts';
export { formatLead } from './texts/lead-time.ts';
export {
  handleOf,
  nameObject,
  nameSubject,
  objectLabel,
  titled,
  titleOf,
} from './texts/name-object.ts';
export { endOfQuiet } from './reminders/quiet-hours.ts';
export { counted } from './texts/plural.ts';
export { reminderLines } from './texts/ru-reminders.ts';
export { describeRecurrence } from './texts/recurrence.ts';
export {
  addDays,
  addMinutes,
  atLocal,
  type Day,
  dayOf,
  type Instant,
  minutesBetween,
  timeOf,
  toInstant,
  toLocalIso,
  weekdayOf,
} from './time/zoned.ts';
