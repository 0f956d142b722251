import type { Message, TargetKind } from '@planerka/contracts';
import type { AnswerMessages } from './answer-messages.ts';
import type { CardMessages } from './card-messages.ts';
import type { ChangeSetMessages } from './change-set-messages.ts';
import type { CommandMessages } from './command-messages.ts';
import type { DayPlanMessages } from './day-plan-messages.ts';
import type { DecisionMessages, SeriesMessages } from './decision-messages.ts';
import type { TargetFacts } from './facts.ts';
import type { NoticeMessages } from './notice-messages.ts';
import type { OperationMessages } from './operation-messages.ts';
import type { ProductionMessages } from './production-messages.ts';
import type { RefusalMessages } from './refusal-messages.ts';
import type { SheetMessages } from './sheet-messages.ts';
import type { SuggestionMessages } from './suggestion-messages.ts';
import type { SurfaceMessages } from './surface-messages.ts';
import type { UndoMessages } from './undo-messages.ts';

/**
 * Everything that can be told, by code, with the data that its words are made of. A dictionary
 * (`packages/texts`) has words for every code; the compiler names a code that lacks them.
 */
export interface Messages
  extends AnswerMessages,
    CardMessages,
    ChangeSetMessages,
    CommandMessages,
    DayPlanMessages,
    DecisionMessages,
    NoticeMessages,
    OperationMessages,
    ProductionMessages,
    RefusalMessages,
    SeriesMessages,
    SheetMessages,
    SuggestionMessages,
    SurfaceMessages,
    UndoMessages {
  /** Words that were kept as words, by versions that stored no codes. */
  readonly verbatim: { readonly text: string };
  /** "Правильно понял: <retelling>?" */
  readonly confirm: { readonly what: Message };
  /** The same of several new things of one message, a line each. */
  readonly confirm_all: { readonly what: readonly Message[] };
  /** Of several that are asked about at once this one alone is wanted. */
  readonly label_only_this: { readonly title: string };
  /** "<retelling>?", where what is to be done is clear and the object is not. */
  readonly really: { readonly what: Message };
  /** A set that is to be changed at once, object by object. */
  readonly bulk: { readonly what: Message; readonly targets: readonly TargetFacts[] };
  /** What was done to each object of a set. */
  readonly bulk_done: { readonly done: readonly Message[] };
  /** Several messages, a line or more each. */
  readonly lines: { readonly lines: readonly Message[] };
  /** A token is not to be read, of another version, or no operation of ours. */
  readonly token_unreadable: { readonly token: string };
  readonly token_version: { readonly token: string };
  readonly token_operation: { readonly token: string };
  readonly token_field: { readonly token: string; readonly field: string | null };
  /** A token names an object that is not in this plan. */
  readonly token_missing: { readonly kind: TargetKind; readonly number: number };
  readonly token_too_many: { readonly most: number };
  /** With the names put in for its tokens, a text is too long. */
  readonly token_no_room: Readonly<Record<string, never>>;
  /** What is told, and the person's own words after it, so that nothing said is lost. */
  readonly with_words: { readonly said: readonly Message[]; readonly words: readonly string[] };
}

export type MessageCode = keyof Messages;

/** A message of the catalogue: its data is checked against its code by the compiler. */
export function say<C extends MessageCode>(code: C, data: Messages[C]): Message {
  return { code, data };
}
