import type { InterpretRequest } from '@planerka/contracts';
import type { Locale } from './locale.ts';
import type { ReadAnew } from './questions-beside.ts';
import { answer, isAsked, type RulesInterpretation } from './rules-interpretation.ts';

/**
 * "нет зачем, я спросила что у меня завтра": what is asked about was never wanted, and the question that was meant is
 * answered. Null where nothing is asked, or the words behind it are no question about the plan.
 */
export function askedInsteadOf(
  request: InterpretRequest,
  locale: Locale,
  anew: ReadAnew,
): RulesInterpretation | null {
  const question = isAsked(request) ? locale.conversation.askedInstead(request.text) : null;
  if (question === null) return null;
  const { pending: _new, pending_operation: _old, waiting: _waiting, ...unasked } = request;
  const { kind, query } = anew({ ...unasked, text: question }).response;
  if (kind !== 'query' || query === undefined) return null;
  const found = answer('cancel', [], [], false, false);
  return { ...found, response: { ...found.response, query, query_follows: true } };
}
