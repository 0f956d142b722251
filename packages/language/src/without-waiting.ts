import { CONFIDENCE, type InterpretRequest } from '@planerka/contracts';
import type { Locale } from './locale.ts';
import type { RulesInterpretation } from './rules-interpretation.ts';

/**
 * What is said behind something else that was done is said of that, and no more of what was to be lost before it. Only
 * of "удали её" nobody knows: it is asked about.
 */
export function withoutWaiting(
  request: InterpretRequest,
  { isBareAnswer }: Pick<Locale, 'isBareAnswer'>,
  read: (request: InterpretRequest) => RulesInterpretation,
): RulesInterpretation {
  const { pending_operation: asked, ...unasked } = request;
  if (asked?.waits !== true || isBareAnswer(request.text)) return read(request);
  const found = read(unasked);
  const { operations } = found.response;
  if (operations === undefined) return found;
  const doubtful = operations.map((one) =>
    one.operation.type === 'delete' && one.mention === undefined
      ? { ...one, confidence: Math.min(one.confidence, CONFIDENCE.hint) }
      : one,
  );
  return { ...found, response: { ...found.response, operations: doubtful } };
}
