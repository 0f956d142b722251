import type { DraftChoice } from '../drafts/draft.ts';
import { asChoices, asMessage, type Offered, type Words } from '../words.ts';
import type { Refusal } from '../verdict.ts';
import type {
  Entities,
  Intent,
  Note,
  QuestionCode,
  RefusalCode,
  Message,
} from '@planerka/contracts';
import type { Day, Instant, JournalType, Moment, NumberedKind, PlanObject } from '@planerka/plan';

/** Where to look for free starts: the plan decides which of these days have room. */
export interface SlotSearch {
  readonly days: readonly Day[];
  readonly minutes: number;
}

/** What one command still needs, when it needs anything: one question at a time (contract 5). */
export interface Ask {
  readonly code: QuestionCode;
  readonly question: Message;
  /** Choices that follow from the command alone. */
  readonly choices: readonly DraftChoice[];
  /** Set when the choices are free starts of the person's own plan. */
  readonly slots?: SlotSearch;
}

export type Completed =
  | { readonly kind: 'ask'; readonly ask: Ask }
  | { readonly kind: 'refuse'; readonly refusal: Refusal }
  | { readonly kind: 'complete'; readonly entities: Entities };

/** What only the moment of writing knows. */
export interface Made {
  readonly id: string;
  readonly number: number;
  readonly actor: string;
  readonly at: Instant;
}

/** One intent of the command contract: everything the runtime knows about it stands in one file. */
export interface CommandRule {
  readonly intent: Intent;
  /** The kind of object it creates; its numbers come from the workspace's counter of that kind. */
  readonly creates: NumberedKind;
  /** The journal's word for what happened. */
  readonly event: JournalType;
  /** Holds the entities against the contract: derives what follows, asks for one missing thing, or refuses. */
  complete(entities: Entities, moment: Moment, notes: readonly Note[]): Completed;
  /** The time that must not lie in the past unnoticed, in words, when it does. */
  pastTime(entities: Entities, moment: Moment): string | null;
  /**
   * The command after "no, not in the past": without the part of its time that can be asked anew,
   * everything else kept. Null when no question could mend it.
   */
  elsewhen(entities: Entities, moment: Moment): Entities | null;
  /** The command in words; missing parts are left out. */
  retell(entities: Entities, moment: Moment): Words;
  build(entities: Entities, moment: Moment, made: Made): PlanObject;
}

export function ask(
  code: QuestionCode,
  question: Words,
  choices: readonly Offered[] = [],
): Completed {
  return { kind: 'ask', ask: { code, question: asMessage(question), choices: asChoices(choices) } };
}

/** Nothing is written: why, and what mends it ('' where nothing has to be mended). */
export function refusal(code: RefusalCode, said: Words, recovery: Words): Refusal {
  const mend = recovery === '' ? null : asMessage(recovery);
  return { status: 'refused', code, said: [asMessage(said)], recovery: mend };
}
