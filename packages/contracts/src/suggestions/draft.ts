import { z } from 'zod';
import { SuggestionType } from './vocabulary.ts';

/** Why a rule suggests what it does: one code a rule. `texts` makes the rationale of it. */
export const SuggestionReason = z.enum([
  'MANY_STEPS',
  'PURCHASES',
  'LIST_AFTER_COLON',
  'VAGUE',
  'NOUN_ONLY',
  'SHOUTING',
  'FILLER',
  'DOUBLED',
  'BARE_LINK',
  'BARE_PHONE',
  'URGENT',
  'SOMEDAY_WORDS',
  'TIME_IN_TITLE',
  'PROJECT_NAMED',
  'NEW_PROJECT',
  'WAITING',
  'HASHLESS_CATEGORY',
  'DUE_SOON_HIGH',
  'STALE_INBOX',
  'MOVED_AGAIN',
  'OVERDUE',
  'TOO_MANY_HIGH',
  'HIGH_UNDATED',
  'TWIN',
  'FULL_DAY',
  'SAME_PROJECT',
]);
export type SuggestionReason = z.infer<typeof SuggestionReason>;

/** An answer of the interpreter holds at most this many drafts. */
export const SUGGESTION_DRAFTS_MAX = 50;

/**
 * What a rule makes, before it has a rationale, an id and a target (P1): `salvage` holds the envelope
 * that is made of it against the contract, so the payload is not checked here.
 */
export const SuggestionDraft = z.strictObject({
  /** The rule's id in kebab-case, `many-steps`. */
  rule: z.string().min(1).max(64),
  type: SuggestionType,
  /** Rules over words: the command's position in the utterance, 0-based; `todoTempId` is `tmp-N`. */
  position: z.int().min(0).optional(),
  /** Rules over the plan: the task's number; absent for a new project and for the plan as a whole. */
  task: z.int().min(1).optional(),
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
  requires_confirmation: z.boolean(),
  reason: z.strictObject({
    code: SuggestionReason,
    data: z.record(z.string().max(64), z.union([z.string().max(1000), z.number()])),
  }),
  /** The contract's keys without `todoId` and `todoTempId`. */
  payload: z.record(z.string().max(64), z.unknown()),
});
export type SuggestionDraft = z.infer<typeof SuggestionDraft>;
