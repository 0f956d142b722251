import type { DraftChoice } from '../drafts/draft.ts';
import type { Refusal } from '../verdict.ts';
import type {
  Entities,
  Intent,
  Note,
  QuestionCode,
  RefusalCode,
  Message,
} from '@planerka/contracts';
import type { Day, Instant, JournalType, Moment, NumberedKind, Target, When } from '@planerka/plan';

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

export function ask(
  code: QuestionCode,
  question: Message,
  choices: readonly DraftChoice[] = [],
): Completed {
  return { kind: 'ask', ask: { code, question, choices } };
}

/** Nothing is written: why, and what mends it (null where nothing has to be mended). */
export function refusal(code: RefusalCode, said: Message, recovery: Message | null): Refusal {
  return { status: 'refused', code, said: [said], recovery };
}
