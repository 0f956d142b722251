import type { Entities, Intent, Message, Note } from '@planerka/contracts';
import type { Made } from '../../change/given.ts';
import type { JournalType } from '../../journal/entry.ts';
import type { NumberedKind, Target } from '../../objects/object.ts';
import type { Moment } from '../../time/moment.ts';
import type { When } from '../../time/when.ts';
import type { Day } from '../../time/zoned.ts';
import type { AskDecision, RefuseDecision } from '../decision.ts';

/** Where to look for free starts: the plan decides which of these days have room. */
export interface SlotSearch {
  readonly days: readonly Day[];
  readonly minutes: number;
}

/** The one thing that a command still needs (D-one-question). */
export interface Lacking extends AskDecision {
  /** Set when the choices are free starts of the person's own plan. */
  readonly slots?: SlotSearch;
}

export type Completed =
  | Lacking
  | RefuseDecision
  | { readonly kind: 'complete'; readonly entities: Entities };

/** What one intent asks for and writes; each intent has one such rule, in a file of its own. */
export interface CreateRule {
  readonly intent: Intent;
  /** The kind of object it creates; its numbers come from the workspace's counter of that kind. */
  readonly creates: NumberedKind;
  /** The journal's word for what happened. */
  readonly event: JournalType;
  /** Holds the entities against the contract: derives what follows, asks for one missing thing, or refuses. */
  complete(entities: Entities, moment: Moment, notes: readonly Note[]): Completed;
  /** The time that must not lie in the past unnoticed, when it does. */
  pastTime(entities: Entities, moment: Moment): When | null;
  /**
   * The command after "no, not in the past": without the part of its time that can be asked anew,
   * everything else kept. Null when no question could mend it.
   */
  elsewhen(entities: Entities, moment: Moment): Entities | null;
  /** The command retold; missing parts are left out. */
  retell(entities: Entities, moment: Moment): Message;
  build(entities: Entities, moment: Moment, made: Made): Target;
}

export function lacks(
  code: AskDecision['code'],
  question: Message,
  choices: AskDecision['choices'] = [],
): Lacking {
  return { kind: 'ask', code, question, choices };
}
