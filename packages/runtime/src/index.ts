export type { Moment } from './commands/moment.ts';
export { clarifyingQuestion } from './commands/clarifying-question.ts';
export { openQuestion, type OpenQuestion } from './drafts/open-question.ts';
export { JOURNAL_VERSION, JournalEntry, JournalType } from './journal/entry.ts';
export { readRow, replay } from './journal/replay.ts';
export { Draft, DRAFT_TTL_MINUTES, DraftState, UNFIT_LIMIT } from './plan/draft.ts';
export { objectId, type PlanObject, type Target } from './plan/object.ts';
export { Project } from './plan/project.ts';
export { EMPTY_MEMORY, ThreadMemory, ThreadPin, Workroom } from './plan/thread.ts';
export {
  DAYPART_DEFAULTS,
  DEFAULT_WORKING_HOURS,
  Person,
  WorkingHours,
  WorkspaceSettings,
} from './plan/settings.ts';
export { isInInbox, Task, TaskStatus } from './plan/task.ts';
export { Timeblock } from './plan/timeblock.ts';
export type {
  Agenda,
  Clock,
  Conversation,
  Ids,
  Job,
  ObjectSearch,
  ObjectWrite,
  PlanReader,
  PlanStore,
  PlanTransaction,
  Snapshot,
  SnapshotQuery,
  ThreadState,
  WorkspaceCounters,
  WriteBatch,
} from './ports.ts';
export type { Proposal, ProposalContext } from './proposal.ts';
export { proposalsFromReading, type ReadWords } from './proposals-from-reading.ts';
export { createRuntime, type Runtime, type RuntimePorts } from './runtime.ts';
export { blockInBrief, blockTitle, quoted, taskInBrief, taskNumber } from './texts/describe.ts';
export { formatDay, formatDayAndMonth, formatDuration, formatInstant } from './texts/dates.ts';
export {
  handleOf,
  nameObject,
  nameSubject,
  objectLabel,
  titled,
  titleOf,
} from './texts/name-object.ts';
export { counted } from './texts/plural.ts';
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
