import type { InterpretRequest, QuestionCode } from '@planerka/contracts';

/** Questions that a yes or a no answers: whatever else is said then is said of something else. */
const CONSENTS: ReadonlySet<QuestionCode> = new Set(['CONFIRM', 'BULK', 'TWIN', 'PAST']);

/**
 * Is a value asked for, such as a length or a day? A guess at words that were not understood would take that
 * question's place, and its answer would no longer fit.
 */
export function isValueAsked({
  pending,
  pending_operation: operation,
}: Pick<InterpretRequest, 'pending' | 'pending_operation'>): boolean {
  const code = pending?.question.code ?? operation?.question.code;
  return code !== undefined && !CONSENTS.has(code);
}
