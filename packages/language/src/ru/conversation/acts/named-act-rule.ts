import type { Operation } from '@planerka/contracts';
import type { Clause } from '../clause.ts';
import type { NamedRun } from '../objects/named-run.ts';
import type { Caught, PhraseRule } from '../phrase.ts';
import { LIKELY } from './made.ts';

/** A name that was spoken of, and the words around it. */
export interface NamedAct {
  readonly run: NamedRun;
  readonly clause: Clause;
  /** "из плана", "со списка" was said beside it. */
  readonly isOfPlan: boolean;
  /** Its own verb was said in another form: "закажем". */
  readonly hasOwnVerb: boolean;
  /** And that it was done, or was not: "заказаны", "заказал". */
  readonly hasOwnPast: boolean;
  /** And that somebody is going to do it: "закажем". */
  readonly hasOwnPlan: boolean;
}

/** What is done to it, and how surely. */
export interface Act {
  readonly operation: Operation;
  readonly confidence: number;
}

export type NamedActRule = PhraseRule<NamedAct, Act>;

export const likely = (operation: Operation): Act => ({ operation, confidence: LIKELY });
export const means = (
  name: string,
  operation: Operation,
  isMeant: IsMeant = always,
): NamedActRule => ({
  name,
  produce: (caught, act) => (isMeant(act, caught) ? likely(operation) : null),
});
export type IsMeant = (act: NamedAct, caught: Caught) => boolean;
export const always: IsMeant = () => true;
