import { type CommandEnvelope, CONFIDENCE, type Note, type Message } from '@planerka/contracts';
import type { Moment } from '@planerka/plan';
import { settle } from './settle.ts';

/**
 * The question that the runtime would ask about this command in an empty workspace, or null when it
 * would write or refuse it.
 */
export function clarifyingQuestion(
  envelope: CommandEnvelope,
  moment: Moment,
  notes: readonly Note[] = [],
  readings: readonly CommandEnvelope[] = [],
): Message | null {
  if (envelope.command.confidence < CONFIDENCE.hint) return null;
  const settled = settle({ envelope, notes, readings, accepted: [] }, moment);
  return settled.kind === 'ask' ? settled.ask.question : null;
}
