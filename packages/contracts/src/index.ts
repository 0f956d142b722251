export {
  DayOrInstant,
  isTimeZone,
  LocalDate,
  LocalTime,
  OffsetDateTime,
  TimeZone,
} from './local-time.ts';
export { withoutBlanks } from './commands/blank.ts';
export {
  Channel,
  Command,
  CommandEnvelope,
  CONFIDENCE,
  DayWindow,
  Entities,
  Intent,
  Priority,
  TITLE_MAX_CHARS,
  TRACE_ID_MAX_CHARS,
} from './commands/envelope.ts';
export {
  COMMANDS_MAX,
  DaypartHours,
  InterpretationKind,
  InterpretRequest,
  InterpretResponse,
  PendingChoice,
  PendingOperationQuestion,
  PendingQuestion,
  UTTERANCE_MAX_CHARS,
} from './commands/interpret.ts';
export type { Interpreter, InterpretOptions } from './commands/interpret.ts';
export {
  ActionSummary,
  Choice,
  DoneOutcome,
  Note,
  ObjectKind,
  ObjectRef,
  Outcome,
  QuestionCode,
  QuestionOutcome,
  Receipt,
  RefusalCode,
  RefusedOutcome,
  RuntimeOutput,
  toRuntimeOutput,
} from './commands/outcome.ts';
export { ModelMarks } from './commands/marks.ts';
export {
  BulkSet,
  ObjectHandle,
  Operation,
  type OperationType,
  ReadOperation,
  TargetKind,
} from './conversation/operation.ts';
export { Query } from './conversation/query.ts';
export {
  readSurfaces,
  Surface,
  SurfaceNavigateTo,
  SurfaceOpTrigger,
} from './conversation/surface.ts';
export { ThreadHints } from './conversation/thread.ts';
export {
  placeholder,
  readOpFields,
  type ReadTokens,
  readTokens,
  type Token,
  type TokenProblem,
  type TokenValue,
  writeOpToken,
  writeRefToken,
} from './conversation/token-grammar.ts';
export { CodedError, InvariantError, RetryableError, TerminalError } from './errors.ts';
export {
  fieldErrors,
  Problem,
  PROBLEM_CONTENT_TYPE,
  type ProblemKind,
  problemOf,
} from './problem.ts';
