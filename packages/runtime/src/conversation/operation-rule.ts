import type { Offered, Words } from '../words.ts';
import type { Refusal } from '../verdict.ts';
import type { Operation, QuestionCode, TargetKind, Message } from '@planerka/contracts';
import type { Ask } from '../commands/settled.ts';
import { type JournalType, say, type Step, type Target } from '@planerka/plan';
import type { Turn } from '../turn.ts';
import { asChoices, asMessage } from '../words.ts';

/** What one operation means for one target. */
export type Applied =
  | {
      readonly kind: 'change';
      readonly steps: readonly Step[];
      /** What was done, told to the person: "Перенёс задачу «…» (TASK-042)." and its facts. */
      readonly said: readonly Message[];
      /** Objects that the summary names although they are not the target. */
      readonly shown?: readonly Target[];
    }
  /** Something is missing; the choices carry the operation that picking them leads to. */
  | { readonly kind: 'ask'; readonly ask: Ask }
  | { readonly kind: 'refuse'; readonly refusal: Refusal };

/**
 * Everything the runtime knows about one operation stands in one file. A new operation is its
 * schema in the contracts, a file here and a line in `operation-rules.ts`.
 */
export interface OperationRule<O extends Operation> {
  readonly type: O['type'];
  /** The journal's word for what happened. */
  readonly event: JournalType;
  /** What it can be done to; empty when it needs no target. */
  readonly targets: readonly TargetKind[];
  /** May it be done to a set at once ("закрой все просроченные")? */
  readonly bulk: boolean;
  /** Nothing is written here: the steps say what would be. `target` is null without `targets`. */
  apply(
    turn: Turn,
    operation: O,
    target: Target | null,
    accepted: readonly QuestionCode[],
  ): Promise<Applied>;
  /**
   * The operation in words, in the infinitive: "перенести задачу «…» на завтра". Without a target
   * where it has none, and where it is meant for several: "перенести на завтра".
   */
  retell(turn: Turn, operation: O, target: Target | null): Words | Promise<Words>;
}

export function change(
  steps: readonly Step[],
  said: Words | readonly Words[],
  shown: readonly Target[] = [],
): Applied {
  const lines = typeof said === 'string' || 'code' in said ? [said] : said;
  return { kind: 'change', steps, said: lines.map(asMessage), shown };
}

/** The one step with its text, or no change at all. */
export function changed(step: Step | null, said: Words | readonly Words[]): Applied {
  return step === null ? change([], []) : change([step], said);
}

/** Asks for what the operation lacks; each choice is the operation with it. */
export function askFor(
  code: QuestionCode,
  operation: Operation,
  choices: readonly Offered[] = [],
  { text = say('missing', { code, type: operation.type }) }: { readonly text?: Words } = {},
): Applied {
  return { kind: 'ask', ask: { code, question: asMessage(text), choices: asChoices(choices) } };
}

/** The parts that are there, as one phrase. */
export function phrase(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' ');
}

export function refuse(refusal: Refusal): Applied {
  return { kind: 'refuse', refusal };
}
