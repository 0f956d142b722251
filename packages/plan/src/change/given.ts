import type { QuestionCode } from '@planerka/contracts';
import type { NumberedKind } from '../objects/object.ts';
import type { Moment } from '../time/moment.ts';
import type { Instant } from '../time/zoned.ts';

/** New ids and numbers. */
export interface NewNames {
  readonly uuid: () => string;
  readonly number: (kind: NumberedKind) => number;
}

/**
 * Who is held to what: people are asked, and what they said yes to is in `accepted`; agents are
 * refused.
 */
export type Policy =
  | { readonly by: 'person'; readonly accepted: readonly QuestionCode[] }
  | { readonly by: 'agent' };

/** What a decision is made with besides the state. */
export interface Given extends Moment {
  readonly actor: string;
  readonly thread: string;
  readonly ids: NewNames;
  readonly policy: Policy;
}

/** What only the moment of writing knows of a new object. */
export interface Made {
  readonly id: string;
  readonly number: number;
  readonly actor: string;
  readonly at: Instant;
}

/** A new object's id, number, maker and moment. */
export function made(
  kind: NumberedKind,
  { ids, actor, now }: Pick<Given, 'ids' | 'actor' | 'now'>,
): Made {
  return { id: ids.uuid(), number: ids.number(kind), actor, at: now };
}

/** Has a person agreed to what this question asks? */
export function isAccepted({ policy }: Pick<Given, 'policy'>, code: QuestionCode): boolean {
  return policy.by === 'person' && policy.accepted.includes(code);
}
