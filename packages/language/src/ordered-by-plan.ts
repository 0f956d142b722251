import type { Locale } from './locale.ts';
import type { RulesInterpretation } from './rules-interpretation.ts';
import type { Spoken } from './spoken.ts';

/** So sure of it that it is asked about, and not done. */
const ASKED_FIRST = 0.6;

/** What is meant of what stands, or of what is asked about; another time for it is asked first. */
export function orderedByPlan(
  spoken: Spoken,
  locale: Locale,
  anew: (text: string) => RulesInterpretation,
): RulesInterpretation | null {
  const order = locale.conversation.orderByPlan(spoken);
  if (order === null) return null;
  const read = anew(order);
  const { kind, operations } = read.response;
  if (kind === 'commands' || kind === 'answer') return read;
  if (kind !== 'operations' || operations === undefined) return null;
  const asked = operations.map((one) => ({
    ...one,
    confidence: Math.min(one.confidence, ASKED_FIRST),
  }));
  return { ...read, unsure: true, response: { ...read.response, operations: asked } };
}
