import {
  CONFIDENCE,
  type CommandEnvelope,
  type Message,
  type Note,
  type QuestionCode,
} from '@planerka/contracts';
import {
  type CreateOperation,
  decide,
  type Given,
  type Moment,
  retell,
  say,
  stateOf,
} from '@planerka/plan';
import { asOperation } from './read-envelope.ts';

/** Nothing is written: what would be made needs no names of its own. */
const NIL = '00000000-0000-0000-0000-000000000000';
const NO_NAMES: Given['ids'] = { uuid: () => NIL, number: () => 1 };
const NOBODY = { actor: 'nobody', thread: 'nowhere', ids: NO_NAMES };

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
  const { operation, confidence } = asOperation(envelope, notes, readings);
  if (confidence < CONFIDENCE.hint) return null;
  return questionAbout(operation, { confidence, accepted: [] }, moment);
}

/** What is asked about something to create; null when nothing is missing, or it is refused. */
export function questionAbout(
  operation: CreateOperation,
  {
    confidence,
    accepted,
  }: { readonly confidence: number; readonly accepted: readonly QuestionCode[] },
  moment: Moment,
): Message | null {
  const given = { ...moment, ...NOBODY, policy: { by: 'person', accepted } as const };
  const decision = decide(stateOf(null), operation, given);
  if (decision.kind === 'ask') return decision.question;
  const isSure = confidence >= CONFIDENCE.act || accepted.length > 0;
  if (decision.kind === 'refuse' || isSure) return null;
  return say('confirm', { what: retell(operation, { target: null, other: null }, moment) });
}
