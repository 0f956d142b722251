import { z } from 'zod';

/**
 * Why a change set as a whole is not taken. They are looked for in this order, and the first that
 * holds is told (docs/contracts/changesets.md). The codes are public.
 */
export const ChangeSetCode = z.enum([
  'INVALID_ENVELOPE',
  'WRONG_VERSION',
  'UNKNOWN_PHASE',
  'WRONG_PROJECT',
  'BASE_UNKNOWN',
  'ALREADY_APPLIED',
  'TOO_MANY_OPS',
  'PHASE_EMPTY',
  'BLOCKING_QUESTION',
  'TEMPLATE_MISSING',
]);
export type ChangeSetCode = z.infer<typeof ChangeSetCode>;

/** Why one op is refused, in the order in which they are looked for. The codes are public. */
export const OpCode = z.enum([
  'UNKNOWN_OP',
  'BAD_TEMP_ID',
  'DUPLICATE_TEMP_ID',
  'DUPLICATE_REF',
  'OP_NOT_IN_PHASE',
  'INVALID_PAYLOAD',
  'TOO_PRECISE',
  'UNKNOWN_ID',
  'UNKNOWN_REF',
  'WRONG_KIND',
  'REF_NOT_APPROVED',
  'STALE',
  'FIELD_NOT_IN_PHASE',
  'DEPENDENCY_CYCLE',
  'UNGROUNDED_QUANTITY',
  'DATES_WITHOUT_CALENDAR',
  'IMPOSSIBLE_DATES',
  'USER_COST_LOCKED',
  'CURRENCY_MISMATCH',
  'VAT_INCONSISTENT',
  'TOTALS_MISMATCH',
]);
export type OpCode = z.infer<typeof OpCode>;

/** Why an op is skipped: this run has applied its clientRef, or a live object bears it. */
export const SkipCode = z.enum(['SAME_RUN', 'SAME_REF']);
export type SkipCode = z.infer<typeof SkipCode>;

/** What becomes of an op when its set is approved as it is. */
export const OpStatus = z.enum(['apply', 'skip', 'ask', 'left', 'refuse']);
export type OpStatus = z.infer<typeof OpStatus>;
