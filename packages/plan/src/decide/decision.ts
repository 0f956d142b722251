import type { Entities, Message, Operation, QuestionCode, RefusalCode } from '@planerka/contracts';
import type { Step } from '../change/step.ts';
import { factsOf } from '../messages/facts.ts';
import { say } from '../messages/messages.ts';
import type { Target } from '../objects/object.ts';

/** One possible answer of a question, with the operation that picking it leads to. */
export interface OfferedChoice {
  readonly id: string;
  readonly label: Message;
  readonly operation?: Operation;
  /** The fields that picking it fills, where something is created. */
  readonly entities?: Entities;
}

/** What would be written; no steps: it is so already. */
export interface Change {
  readonly kind: 'change';
  readonly steps: readonly Step[];
  /** What was done, the head first. */
  readonly said: readonly Message[];
  /** Objects that the summary names although they are not the target. */
  readonly shown: readonly Target[];
}

/** Something is missing, or a person has to agree first. */
export interface AskDecision {
  readonly kind: 'ask';
  readonly code: QuestionCode;
  readonly question: Message;
  readonly choices: readonly OfferedChoice[];
}

/** Why not, and what mends it; null where nothing has to be mended. */
export interface RefuseDecision {
  readonly kind: 'refuse';
  readonly code: RefusalCode;
  readonly said: Message;
  readonly recovery: Message | null;
}

/** What one operation means for one target. */
export type Decision = Change | AskDecision | RefuseDecision;

/** It is so already, or it makes no sense on this kind of object. */
export const UNCHANGED: Change = { kind: 'change', steps: [], said: [], shown: [] };

export function change(
  steps: readonly Step[],
  said: readonly Message[],
  shown: readonly Target[] = [],
): Change {
  return { kind: 'change', steps, said, shown };
}

/** The one step with its words, or no change at all. */
export function changed(step: Step | null, ...said: readonly Message[]): Change {
  return step === null ? UNCHANGED : change([step], said);
}

/** Asks for what the operation lacks; each choice is the operation with it. */
export function askFor(
  code: QuestionCode,
  operation: Operation,
  choices: readonly OfferedChoice[] = [],
  question: Message = say('missing', { code, type: operation.type }),
): AskDecision {
  return { kind: 'ask', code, question, choices };
}

/** Asks for a yes or a no. */
export function askConsent(code: QuestionCode, question: Message): AskDecision {
  const choices = [
    { id: 'yes', label: say('yes', {}) },
    { id: 'no', label: say('no', {}) },
  ];
  return { kind: 'ask', code, question, choices };
}

export function refuse(
  code: RefusalCode,
  said: Message,
  recovery: Message | null = null,
): RefuseDecision {
  return { kind: 'refuse', code, said, recovery };
}

/** The value that the operation sets was not understood. */
export function unclear({ type }: Operation): RefuseDecision {
  return refuse('NOT_UNDERSTOOD', say('unclear_value', { type }), say('example_value', { type }));
}

/** The value that the operation sets is longer than `most`, or there are more of them. */
export function tooMuch({ type }: Operation, most: number): RefuseDecision {
  return refuse('INVALID_COMMAND', say('value_over', { type, most }), say('nothing_changed', {}));
}

/** What the operation has done to the target, as its head tells it. */
export function told(
  operation: Operation,
  target: Target | null,
  {
    after = null,
    others = [],
  }: { readonly after?: Target | null; readonly others?: readonly Target[] } = {},
): Message {
  return say('applied', {
    operation,
    target: target && factsOf(target),
    after: after && factsOf(after),
    others: others.map(factsOf),
  });
}
