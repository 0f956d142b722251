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

/**
 * "нет, это те же розы и вода, только в субботу" while something new is asked about: that was nothing new, and what
 * stands is moved. Null for everything else.
 */
export function movedInstead(
  request: InterpretRequest,
  locale: Locale,
  anew: ReadAnew,
): RulesInterpretation | null {
  const { pending, pending_operation: _old, waiting: _waiting, ...unasked } = request;
  const order = locale.conversation.orderOfSameOnes(request.text, request.thread ?? null);
  if (order === null) return null;
  const found = anew({ ...unasked, text: order });
  if (found.response.kind !== 'operations' || found.response.envelopes.length > 0) return null;
  const no = pending?.question.choices.find(({ id }) => id === 'no');
  return no === undefined ? found : { ...found, response: { ...found.response, choice_id: no.id } };
}

/**
 * "да, и окна тоже" while a loss is asked about: another one is ordered, and what is asked about is not answered by
 * it. Null for everything else.
 */
export function lostAsWell(
  request: InterpretRequest,
  locale: Locale,
  anew: ReadAnew,
): RulesInterpretation | null {
  const { pending_operation: pending, ...unasked } = request;
  if (pending === undefined) return null;
  const { text, thread = null } = request;
  const order = locale.conversation.lostAsWell(text, pending, thread);
  if (order === null) return null;
  const found = anew({ ...unasked, text: order });
  return found.response.kind === 'operations' && found.response.envelopes.length === 0
    ? found
    : null;
}

/** "еще раз что у меня в среду": the question itself; what the plan cannot answer is no task either. */
export function askedOnceMore(
  { text: said }: InterpretRequest,
  locale: Locale,
  anew: (text: string) => RulesInterpretation,
): RulesInterpretation | null {
  const found = locale.askedOnceMore(said).map(anew);
  const asked = found.find(({ response }) => response.kind === 'query');
  return asked ?? found.find(({ response }) => response.kind === 'none') ?? null;
}
