import { z } from 'zod';

/** Why a whole envelope is refused (J1). The codes are public. */
export const EnvelopeCode = z.enum(['INVALID_JSON', 'MISSING_FIELD', 'WRONG_VERSION']);
export type EnvelopeCode = z.infer<typeof EnvelopeCode>;

/**
 * Why one suggestion is rejected. They are looked for in this order, and the first that holds is
 * told. The codes are public.
 */
export const SuggestionCode = z.enum([
  'UNKNOWN_TYPE',
  'MISSING_ID',
  'DUPLICATE_ID',
  'CONFIDENCE',
  'MISSING_KEY',
  'INVALID_VALUE',
  'TOO_MANY_SUBTASKS',
  'PAST_UNCONFIRMED',
  'PROJECT_MISSING',
  'RATIONALE',
  'SURFACE',
  'TARGET',
  'TOO_MANY_QUESTIONS',
  'ABSTAINED',
]);
export type SuggestionCode = z.infer<typeof SuggestionCode>;
