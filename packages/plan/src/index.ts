export { editBlock, editProject, editTask } from './change/edit-rows.ts';
export { editShared } from './change/edit-target.ts';
export { type Given, made, type Policy } from './change/given.ts';
export { isSameRow, mergeSteps, withoutEmpty } from './change/merge-steps.ts';
export type { Step } from './change/step.ts';
export {
  type CheckedChangeSet,
  type CheckedOps,
  checkChangeSet,
} from './changesets/check/check-change-set.ts';
export { type EnvelopeHead, readSetHead } from './changesets/check/read-head.ts';
export { scheduleAndTotals } from './changesets/check/schedule-and-totals.ts';
export { readBase } from './changesets/check/set-fault.ts';
export type { Approval, OpVerdict, SetFault } from './changesets/check/verdict.ts';
export { type Currency, isCurrency, minorUnits } from './changesets/money/currencies.ts';
export { exact } from './changesets/money/decimal.ts';
export { decimalOf } from './changesets/money/decimal-of.ts';
export { type ItemRollup, itemRollups } from './changesets/money/item-rollups.ts';
export {
  inMinorUnits,
  type LineAmounts,
  lineAmounts,
  type MoneyLine,
  type Totals,
  totalsOf,
} from './changesets/money/line-amounts.ts';
export { accountingTotals } from './changesets/money/project-totals.ts';
export { byItem, type DescribedOp, describedOps } from './changesets/review/described-ops.ts';
export { type Gantt, ganttOf } from './changesets/review/gantt-of.ts';
export {
  blockingQuestion,
  withAnswer,
  withoutAnswers,
} from './changesets/review/open-questions.ts';
export { MANY_OPS, type OpsByItem, opsByItem } from './changesets/review/ops-by-item.ts';
export { setCounts } from './changesets/review/set-counts.ts';
export { solutionMemos } from './changesets/review/solution-memos.ts';
export { asProductionProject } from './changesets/rows/as-production-project.ts';
export { DEFAULT_CURRENCY, type ProductionRows } from './changesets/rows/production-rows.ts';
export { rowNames } from './changesets/rows/row-names.ts';
export { stepsOfSet } from './changesets/rows/steps-of-set.ts';
export { isOverADay, type WorkedSpan, workedSpans } from './changesets/schedule/worked-spans.ts';
export { requireCheckpoints, verifyRoot, verifyStep } from './decide/checkpoints.ts';
export { closeStep, type StepClosing, type StepHeld } from './decide/close-step.ts';
export { type Closing, closeTask, type Unfinished, unfinishedOf } from './decide/close-task.ts';
export { setPlanStatus } from './decide/complete-plan.ts';
export {
  type AnyOperation,
  CreateOperation,
  CreateReading,
  isCreate,
} from './decide/create/create-operation.ts';
export { createRuleOf } from './decide/create/create-rules.ts';
export { noticed } from './decide/create/decide-create.ts';
export type { BusySpan } from './decide/create/free-slots.ts';
export { decide, needsOf, retell } from './decide/decide.ts';
export type {
  AskDecision,
  Change,
  Decision,
  OfferedChoice,
  RefuseDecision,
} from './decide/decision.ts';
export { told } from './decide/decision.ts';
export { blockStep, type DefinitionFields, defineStep } from './decide/define-step.ts';
export { deletion } from './decide/delete.ts';
export { enterRoom } from './decide/focus.ts';
export { type Kept, type Need, type PlanState, stateOf } from './decide/need.ts';
export { newStep, type StepSeed } from './decide/new-step.ts';
export type { OperationOf } from './decide/operation-rule.ts';
export { type QuoteInProject, quoteFrame } from './decide/production/quote-frame.ts';
export { quoteMeant } from './decide/production/quote-state.ts';
export { reopenAbove, reopenStep, setStatus } from './decide/reopen.ts';
export { CATEGORY_MAX, cleanCategory, isCategoryTooLong } from './decide/set-category.ts';
export { setChecklist } from './decide/set-checklist.ts';
export { contractColumns, setContract } from './decide/set-contract.ts';
export { mayEndThen } from './decide/set-duration.ts';
export { columnsOf, type SharedFields, textOrNull } from './decide/set-fields.ts';
export { type SaidTimes, setTimes, type TimesFault } from './decide/set-times.ts';
export { AGENTS_DOOR } from './journal/agents-door.ts';
export { type Author, authorOf } from './journal/author-of.ts';
export {
  JOURNAL_VERSION,
  JournalEntry,
  JournalType,
  rootOf,
  StoredEntry,
} from './journal/entry.ts';
export { readRow } from './journal/read-row.ts';
export { upcastRow } from './journal/upcast.ts';
export type {
  AnswerMessages,
  LateFacts,
  LoadFacts,
  TaskTime,
  UntilFacts,
  WhenFacts,
} from './messages/answer-messages.ts';
export type { CardMessages } from './messages/card-messages.ts';
export type { ChangeSetMessages } from './messages/change-set-messages.ts';
export type { BlockInTheWay, CommandMessages } from './messages/command-messages.ts';
export { COUNTED_MAX } from './messages/counted-max.ts';
export type { DayPlanMessages } from './messages/day-plan-messages.ts';
export type { DecisionMessages, OpenStep, SeriesMessages } from './messages/decision-messages.ts';
export {
  type BlockFacts,
  factsOf,
  type ObjectFacts,
  objectFacts,
  type ProjectFacts,
  type TargetFacts,
  type TaskFacts,
} from './messages/facts.ts';
export { type MessageCode, type Messages, say } from './messages/messages.ts';
export { type NamedObject, nameFacts } from './messages/named-object.ts';
export type { Nothing } from './messages/nothing.ts';
export type { DeedFacts, NoticeMessages } from './messages/notice-messages.ts';
export type { Candidate, OperationMessages } from './messages/operation-messages.ts';
export type { ProductionMessages } from './messages/production-messages.ts';
export type { RefusalMessages } from './messages/refusal-messages.ts';
export type { DatesMissing, MoneyFacts, SheetMessages } from './messages/sheet-messages.ts';
export type { SuggestionCounts, SuggestionMessages } from './messages/suggestion-messages.ts';
export type { SurfaceMessages, UrgencyFacts } from './messages/surface-messages.ts';
export type { ChangeInBrief, UndoMessages } from './messages/undo-messages.ts';
export { AccountingLine } from './objects/accounting-line.ts';
export { asTarget, liveTarget } from './objects/as-target.ts';
export { Dependency, dependencyIdOf } from './objects/dependency.ts';
export { StoredInstant } from './objects/fields.ts';
export { foldedTitle } from './objects/folded-title.ts';
export { handleOf } from './objects/handle-of.ts';
export { idOfName } from './objects/id-of-name.ts';
export { Item } from './objects/item.ts';
export {
  SOURCES_MAX,
  sourceFields,
  sourceOf,
  withKeptSource,
  withSources,
} from './objects/kept-sources.ts';
export {
  isList,
  isTicked,
  LIST,
  type ListWithItems,
  listsCalled,
  listsIn,
} from './objects/list.ts';
export { CardKind, Memo, MemoKind } from './objects/memo.ts';
export { newProject } from './objects/new-project.ts';
export { newSubtask } from './objects/new-subtask.ts';
export { newTask } from './objects/new-task.ts';
export {
  isOfKind,
  NUMBERED_KINDS,
  type NumberedKind,
  type ObjectAt,
  type OwnerAt,
  objectId,
  objectKey,
  objectNumber,
  ownersOf,
  type PlanObject,
  pointersOf,
  type Target,
} from './objects/object.ts';
export { type OwnerKind, objectKinds } from './objects/object-kinds.ts';
export { Checklist, EMPTY_CHECKLIST, Project } from './objects/project.ts';
export { Quote, StoredQuoteLine } from './objects/quote.ts';
export {
  DAYPART_DEFAULTS,
  DEFAULT_PICTURE_THEME,
  DEFAULT_QUIET,
  DEFAULT_REMINDERS,
  DEFAULT_SUGGESTIONS,
  DEFAULT_WORKING_HOURS,
  Person,
  QuietHours,
  ReminderSettings,
  SuggestionSettings,
  WorkingHours,
  WorkspaceSettings,
} from './objects/settings.ts';
export { isInInbox, StepDefinition, Task, TaskStatus } from './objects/task.ts';
export { dueDay, lateSince, taskDay } from './objects/task-day.ts';
export {
  EMPTY_MEMORY,
  isKnown,
  lately,
  pinIdOf,
  remembered,
  roomIdOf,
  ThreadMemory,
  ThreadPin,
  Workroom,
} from './objects/thread.ts';
export { Timeblock } from './objects/timeblock.ts';
export type { StaleField, TouchedField } from './objects/touched-field.ts';
export { heldUntil } from './reminders/late-reminder.ts';
export { type DigestKind, nextDigest } from './reminders/next-digest.ts';
export {
  type NextDigests,
  nextDigests,
  type ObjectReminders,
  reminderGround,
  remindersOf,
  writtenReminders,
} from './reminders/plan-reminders.ts';
export { endOfQuiet } from './reminders/quiet-hours.ts';
export { type PlannedReminder, taskMoment } from './reminders/reminders-of.ts';
export { firstDayOf } from './repeats/first-day.ts';
export { joinRules } from './repeats/join-rules.ts';
export { endRule, moveRule } from './repeats/move-rule.ts';
export { nextTimes, ruleFrom } from './repeats/next-task.ts';
export {
  comesAt,
  dayOfWall,
  instantOfWall,
  type Occurrence,
  occurrenceAfter,
  occurrencesBetween,
  type Series,
  type Wall,
  wallOf,
} from './repeats/occurrences.ts';
export {
  beginsOn,
  closedWith,
  NO_REPETITION,
  type Repetition,
  repeatTask,
} from './repeats/repeat-task.ts';
export {
  blockAsItComes,
  blockAt,
  blockSeries,
  expandBlocks,
  taskSeries,
} from './repeats/series-of.ts';
export { tasksToCome } from './repeats/tasks-to-come.ts';
export {
  type AcceptedPlan,
  acceptDayPlan,
  type DayPlanGround,
} from './suggestions/accept/accept-day-plan.ts';
export {
  type Accepted,
  type AcceptGround,
  acceptSuggestion,
  type KeptSuggestion,
} from './suggestions/accept/accept-suggestion.ts';
export {
  type AnsweredQuestion,
  type AnswerGround,
  type AnswerVerdict,
  answerQuestion,
} from './suggestions/accept/answer-question.ts';
export type { DeferGround } from './suggestions/accept/deferred.ts';
export {
  type Touched,
  touchedFields,
  touchedOf,
} from './suggestions/accept/touched-fields.ts';
export { chooseOffers } from './suggestions/choose-offers.ts';
export type { KnownProject, SuggestionGround } from './suggestions/ground.ts';
export {
  PLAN_QUESTIONS,
  type PlanChoiceId,
  type PlanQuestionId,
} from './suggestions/plan-questions.ts';
export {
  type AskedDay,
  type DayFacts,
  type DaypartOfTag,
  type DraftedDay,
  draftDay,
  freeTimeOf,
  type PlannedFor,
  plannedHour,
} from './suggestions/planner/draft-day.ts';
export {
  busySpans,
  type FreeSpan,
  freeSpans,
  UNKNOWN_MINUTES,
} from './suggestions/planner/free-time.ts';
export { type PlannedDay, planDay } from './suggestions/planner/plan-day.ts';
export type {
  DayPlan,
  LeftOutReason,
  LeftOutTask,
  PlannedItem,
  PlannerSpan,
  PlannerTask,
  Worth,
} from './suggestions/planner/planner-task.ts';
export {
  type DaypartName,
  type PlannerGround,
  plannerTasks,
} from './suggestions/planner/planner-tasks.ts';
export { PLAN_RULES, type PlanRuleId } from './suggestions/rules/plan-rules.ts';
export { runRules } from './suggestions/rules/run-rules.ts';
export type {
  DayRoom,
  FindInPlan,
  PlanOffer,
  PlanRule,
  SuggestionView,
  ViewedTask,
} from './suggestions/rules/suggestion-view.ts';
export { type RejectedSuggestion, type Salvaged, salvage } from './suggestions/salvage.ts';
export {
  type DecidedSuggestion,
  RULE_LOOKS_AT,
  type RuleRecord,
  ruleStillUntil,
  SILENCE_LOOKS_BACK_MINUTES,
  silentUntil,
} from './suggestions/silence.ts';
export { SOMEDAY } from './suggestions/someday.ts';
export { isPast, type Moment, today } from './time/moment.ts';
export { offeredDays } from './time/offered-days.ts';
export { isOver, readWhen, type When } from './time/when.ts';
export {
  addDays,
  addMinutes,
  atLocal,
  calendarParts,
  type Day,
  dayOf,
  daysBetween,
  daysOf,
  epochMs,
  type Instant,
  minutesBetween,
  timeOf,
  toInstant,
  toLocalIso,
  weekdayOf,
} from './time/zoned.ts';
export { type PersonsBlock, personsBlock } from './tree/blocked.ts';
export {
  confirmed,
  definitionOf,
  EMPTY_DEFINITION,
  evidenceOf,
  isConfirmed,
  isPlaceholder,
  missingAtRoot,
  missingCheckpoints,
  missingProofs,
  type ProofState,
  proofStates,
  requiredCheckpoints,
  requiring,
  weakProof,
} from './tree/gates.ts';
export { grouped } from './tree/grouped.ts';
export { firstReady } from './tree/ready-step.ts';
export { rowsAbove } from './tree/rows-above.ts';
export { rowsBelow } from './tree/rows-below.ts';
export {
  buildTree,
  firstOpen,
  flatten,
  isClosed,
  openNodes,
  stepIdOf,
  type TreeNode,
} from './tree/step-tree.ts';
export { editsBetween } from './words/edits-between.ts';
export { wordsIn } from './words/words-in.ts';
