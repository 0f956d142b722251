import type { CommandEnvelope } from '@planerka/contracts';
import type { RulesInterpretation } from './rules-interpretation.ts';

/** What is to be written, no surer than `most`. */
export const envelopeAtMost =
  (most: number) =>
  (envelope: CommandEnvelope): CommandEnvelope => ({
    ...envelope,
    command: { ...envelope.command, confidence: Math.min(envelope.command.confidence, most) },
  });

/** All that was read, no surer than `most`. */
export function atMost(most: number, found: RulesInterpretation): RulesInterpretation {
  const { operations, envelopes } = found.response;
  const response = { ...found.response, envelopes: envelopes.map(envelopeAtMost(most)) };
  if (operations === undefined) return { ...found, response };
  const asked = operations.map((one) => ({ ...one, confidence: Math.min(one.confidence, most) }));
  return { ...found, response: { ...response, operations: asked } };
}
