import {
  CONFIDENCE,
  type CommandEnvelope,
  type InterpretRequest,
  type InterpretResponse,
  type Note,
  type PendingQuestion,
  type QuestionCode,
} from '@planerka/contracts';
import type { SaidAnswer } from './spoken.ts';

/** What the rules make of an utterance, and whether a model may be asked about it. */
export interface RulesInterpretation {
  readonly response: InterpretResponse;
  /** Some confidence is under 0.75 and the words are not recognized as somebody else's business. */
  readonly unsure: boolean;
  /** Chit-chat, a question, another program's order: it never goes to a model. */
  readonly foreign: boolean;
}

/** Whoever forwards a message passes on what somebody else has said. */
export function isForwarded({ source }: InterpretRequest): boolean {
  return source.channel === 'telegram_forward';
}

/** Is a question open, in whose light the words are read? */
export function isAsked({ pending, pending_operation: operation }: InterpretRequest): boolean {
  return pending !== undefined || operation !== undefined;
}

/** What the rules have read, as a response. */
export function answer(
  kind: InterpretResponse['kind'],
  envelopes: CommandEnvelope[],
  notes: Note[],
  unsure: boolean,
  foreign: boolean,
): RulesInterpretation {
  const response: InterpretResponse = { kind, envelopes, interpreter: 'rules' };
  if (notes.length > 0) response.notes = notes;
  return { response, unsure, foreign };
}

/** The draft's envelope with what the answer adds. */
export function answered(
  request: InterpretRequest,
  pending: PendingQuestion,
  { choiceId, entities, notes }: SaidAnswer,
): RulesInterpretation {
  const { command } = pending.envelope;
  const envelope = {
    trace_id: request.trace_id,
    source: { channel: request.source.channel },
    command: { ...command, entities },
  };
  const placed = notes.map((note): Note => ({ ...note, position: 0 }));
  const found = answer('answer', [envelope], placed, false, false);
  if (choiceId !== null) found.response.choice_id = choiceId;
  return found;
}

/** What is asked by the open question. */
export const codeOf = ({
  pending,
  pending_operation: operation,
}: InterpretRequest): QuestionCode | undefined =>
  pending?.question.code ?? operation?.question.code;

/** Unsure where some operation of it is: a model may look at that. */
export function settled(response: InterpretResponse): RulesInterpretation {
  const { operations = [] } = response;
  const unsure = operations.some(({ confidence }) => confidence < CONFIDENCE.act);
  return { response, unsure, foreign: false };
}
