import type {
  Interpreter,
  InterpretResponse,
  ObjectHandle,
  Outcome,
  Query,
} from '@planerka/contracts';
import type { Clock, ListedObjects, ProposalContext } from '@planerka/runtime';
import type { OpenPlan } from '../compose/open-plan.ts';
import type { PlainAnswer } from './plain-answer.ts';

/** One utterance at the terminal, from words to what was written. */
export interface CarriedOut {
  /** Null where there was nothing to read: a slash command, tokens alone. */
  readonly reading: InterpretResponse | null;
  /** One per proposal, in order. */
  readonly outcomes: readonly Outcome[];
  /** What came besides: an expired draft, the open question asked again. */
  readonly besides: readonly Outcome[];
  /** What a question was answered; null where none was asked. */
  readonly answer: PlainAnswer | null;
}

export interface TerminalSpeaker {
  readonly plan: OpenPlan;
  readonly interpreter: Interpreter;
  readonly clock: Clock;
  readonly person: ProposalContext;
  /** The objects that the newest answer names; when it is not known, what was written last is meant. */
  readonly shown?: readonly ObjectHandle[] | null;
  /** The newest list, with what was written since. */
  readonly listed?: ListedObjects | null;
  /** The question that the newest answer answers. */
  readonly asked?: Query | null;
  /** Which page of an answer; the first unless it is said. */
  readonly page?: number;
}
