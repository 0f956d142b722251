import { z } from 'zod';

/** Everything that can go wrong on the task surface. Codes are public; a test pins them. */
export const TaskErrorCode = z.enum([
  'INVALID_INPUT',
  'UNKNOWN_TOOL',
  'WORKSPACE_REQUIRED',
  'UNKNOWN_WORKSPACE',
  'WORKSPACE_FORBIDDEN',
  'FORBIDDEN',
  'NO_TARGET',
  'INVALID_ID',
  'UNKNOWN_ID',
  'WRONG_KIND',
  'UNKNOWN_STEP',
  'PATH_OUT_OF_RANGE',
  'AMBIGUOUS_STEP',
  'REVISION_MISMATCH',
  'CHECKPOINTS_NOT_CONFIRMED',
  'PROOF_REQUIRED',
  'STEPS_OPEN',
  'STEP_BLOCKED',
  'BLOCKED_BY_PERSON',
  'UNKNOWN_FIELD',
  'DEPENDENCY_CYCLE',
  'EVIDENCE_TOO_LARGE',
  'TOO_MANY',
  'UNKNOWN_TEMPLATE',
  'NOT_ATOMIC',
  'BATCH_FAILED',
  'NOT_YOURS',
  'NOTHING_TO_UNDO',
  'NOTHING_TO_REDO',
  'NO_SNAPSHOT',
  'REQUEST_ID_REUSED',
  'FOCUS_SET_BY',
  'HELD',
  'NOTHING_READY',
  'UNAVAILABLE',
  'INTERNAL',
]);
export type TaskErrorCode = z.infer<typeof TaskErrorCode>;

/** What is right but worth knowing. */
export const TaskWarningCode = z.enum([
  'BUDGET_TRUNCATED',
  'BUDGET_MINIMAL',
  'BUDGET_MIN_CLAMPED',
  'PROOF_WEAK',
  'FORCED',
  'NO_CHANGE',
  'THINK_SKIPPED',
  'RECORDED_IN_PART',
  'FOCUS_SET_BY',
  'HELD_BY',
  'DEPENDENCY_OPEN',
  'OPEN_WORK',
  'PLAN_DONE',
  'CHAIN_CUT',
]);
export type TaskWarningCode = z.infer<typeof TaskWarningCode>;

export const TaskWarning = z.strictObject({ code: TaskWarningCode, message: z.string() });
export type TaskWarning = z.infer<typeof TaskWarning>;

/**
 * A call that can be made unchanged; with `fill` not before what is marked `<fill: ...>` in these of its
 * arguments has been put in.
 */
export const NextCall = z.strictObject({
  tool: z.string(),
  args: z.record(z.string(), z.unknown()),
  fill: z.array(z.string()).optional(),
});
export type NextCall = z.infer<typeof NextCall>;

/** A "no" that an agent can act on: what is wrong, how to mend it, and the call that does. */
export const TaskError = z.strictObject({
  code: TaskErrorCode,
  message: z.string(),
  recovery: z.string(),
  next: NextCall.optional(),
  details: z.record(z.string(), z.unknown()).optional(),
});
export type TaskError = z.infer<typeof TaskError>;

/** What one tool call answers. `result` is the contract's Output; warnings are beside it. */
export const TaskAnswer = z.discriminatedUnion('ok', [
  z.strictObject({
    ok: z.literal(true),
    result: z.record(z.string(), z.unknown()),
    warnings: z.array(TaskWarning),
  }),
  z.strictObject({ ok: z.literal(false), error: TaskError }),
]);
export type TaskAnswer = z.infer<typeof TaskAnswer>;
