export { ChangeSetCode, OpCode, OpStatus, SkipCode } from './changesets/codes.ts';
export { AgentOutputEnvelope } from './changesets/envelope.ts';
export { type ProductionKind, writeProductionId } from './changesets/ids.ts';
export {
  AccountingLinePatch,
  DependencyPair,
  DependencyUpsert,
  ItemPatch,
  NewAccountingLine,
  NewItem,
  NewTask,
  QuoteDraft,
  type QuoteLine,
  TaskPatch,
} from './changesets/payloads.ts';
export { readPositions, writePositions } from './changesets/positions.ts';
export {
  type DependencyRow,
  type ItemRow,
  type LineRow,
  ProductionProject,
  ProjectCalendar,
  type QuoteRow,
  type TaskRow,
} from './changesets/project.ts';
export {
  CHANGE_SET_OPS_MAX,
  CHANGE_SET_VERSION,
  DependencyType,
  LineType,
  OpName,
  Phase,
  ProjectNeed,
} from './changesets/vocabulary.ts';
export { withoutBlanks } from './commands/blank.ts';
export {
  Channel,
  CONFIDENCE,
  Command,
  CommandEnvelope,
  DayWindow,
  DESCRIPTION_MAX_CHARS,
  DOUBTFUL,
  Entities,
  Intent,
  Priority,
  TITLE_MAX_CHARS,
  TRACE_ID_MAX_CHARS,
} from './commands/envelope.ts';
export { ObjectHandle, TargetKind } from './conversation/object-handle.ts';
export {
  BesideReminders,
  BulkSet,
  DayHours,
  ObjectSet,
  Operation,
  ReadOperation,
  ShownOnes,
} from './conversation/operation.ts';
export { LIST_ITEMS_MAX } from './conversation/operation-fields.ts';
export {
  isOperationEvent,
  isOperationType,
  isTextOperation,
  OPERATION_EVENTS,
  OPERATION_TYPES,
  type OperationEvent,
  type OperationType,
  operationEntry,
  type TextOperationType,
  targetsOf,
} from './conversation/operation-names.ts';
export { OPERATIONS } from './conversation/operations.ts';
export { QuoteLanguage } from './conversation/production-operations.ts';
export { ProjectSheet, Query } from './conversation/query.ts';
export { SOURCE_MESSAGES_MAX, Source, SourceKind, sourceName } from './conversation/source.ts';
export {
  readSurfaces,
  Surface,
  SurfaceNavigateTo,
  SurfaceOpTrigger,
} from './conversation/surface.ts';
export { CANDIDATES_MAX, RepeatingHandle, SERIES_MAX, ThreadHints } from './conversation/thread.ts';
export {
  placeholder,
  type ReadTokens,
  readOpFields,
  readTokens,
  type Token,
  type TokenProblem,
  type TokenValue,
  writeOpToken,
  writeRefToken,
} from './conversation/token-grammar.ts';
export { CodedError, InvariantError, RetryableError, TerminalError } from './errors.ts';
export type { Interpreter, InterpretOptions } from './gateway/interpret.ts';
export {
  ALL_BUT,
  ButtonQuestion,
  COMMANDS_MAX,
  DayPlanAct,
  DaypartHours,
  DaysShown,
  InterpretationKind,
  InterpretRequest,
  InterpretResponse,
  ONLY_ONE,
  PendingChoice,
  PendingOperationQuestion,
  PendingQuestion,
  PictureTheme,
  ReadSettings,
  TalkKind,
  UTTERANCE_MAX_CHARS,
  WAITING_MAX,
  WaitingQuestion,
} from './gateway/interpret.ts';
export { ModelMarks } from './gateway/marks.ts';
export {
  type PhaseAgent,
  PhaseAnswer,
  PhaseRequest,
  PhaseResponse,
  phaseMarks,
} from './gateway/phase.ts';
export {
  type AskedTask,
  type Suggester,
  SuggestRequest,
  SuggestResponse,
} from './gateway/suggest.ts';
export {
  MARKED_REASONS,
  type MarkedReason,
  type MarkedType,
  SuggestionMarks,
} from './gateway/suggestion-marks.ts';
export { inTurn } from './in-turn.ts';
export { isJsonObject, type JsonObject } from './json-object.ts';
export {
  AnyDayOrInstant,
  DayOrInstant,
  isTimeZone,
  LocalDate,
  LocalTime,
  OffsetDateTime,
  TimeZone,
} from './local-time.ts';
export { DEFAULT_LOCALE, Frame, Message, verbatim } from './outcomes/message.ts';
export { Offer } from './outcomes/offer.ts';
export {
  type AbstainedOutcome,
  ActionSummary,
  Choice,
  type DayPlanOutcome,
  DoneOutcome,
  Note,
  ObjectKind,
  ObjectRef,
  type OfferedOutcome,
  Outcome,
  OutcomeChoice,
  QuestionCode,
  QuestionOutcome,
  Receipt,
  RefusalCode,
  RefusedOutcome,
  type ReviewOutcome,
  RuntimeOutput,
  StoredOutcome,
} from './outcomes/outcome.ts';
export {
  type MovedObject,
  type SetCounts,
  SetQuestion,
  type ShownOp,
  ShownSet,
} from './outcomes/review.ts';
export { ShownDocument } from './outcomes/shown-document.ts';
export { PlanWorth, ShownPlan } from './outcomes/shown-plan.ts';
export {
  fieldErrors,
  PROBLEM_CONTENT_TYPE,
  Problem,
  type ProblemKind,
  problemAnswers,
} from './problem.ts';
export { readJson } from './read-json.ts';
export { EnvelopeCode, SuggestionCode } from './suggestions/codes.ts';
export { SUGGESTION_DRAFTS_MAX, SuggestionDraft, SuggestionReason } from './suggestions/draft.ts';
export { PlanPreview, Suggestion, SuggestionEnvelope } from './suggestions/envelope.ts';
export {
  CHOICES,
  DeferStrategy,
  ESTIMATE_MAX_MINUTES,
  SUBTASKS_MAX,
  SUGGESTION_BOUNDS,
  SuggestionSurface,
  SuggestionType,
} from './suggestions/vocabulary.ts';
export {
  NextCall,
  TaskAnswer,
  TaskError,
  TaskErrorCode,
  TaskWarning,
  TaskWarningCode,
} from './tasks/answer.ts';
export {
  CHECKPOINT_NAMES,
  CheckpointName,
  Checkpoints,
  GATE,
  ProofMode,
  readCheckpoints,
} from './tasks/checkpoints.ts';
export {
  type EntityId,
  type PathPart,
  readEntityId,
  readPath,
  readStepId,
  type StepId,
  StepPath,
  splitQualifiedId,
  writeEntityId,
  writePath,
  writeStepId,
} from './tasks/ids.ts';
export { DATA_MAX_CHARS, GatedStep, NewStep, Think } from './tasks/parts.ts';
export {
  isTaskToolName,
  PRODUCTION_TOOLS,
  TASK_TOOLS,
  type TaskToolInput,
  type TaskToolName,
  taskTools,
} from './tasks/registry.ts';
export type { TaskTool } from './tasks/tool.ts';
export { PatchOp, TaskStatusName } from './tasks/tools/lifecycle.ts';
export { Proof } from './tasks/tools/macros.ts';
