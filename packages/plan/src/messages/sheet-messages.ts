import type { Phase, QuoteLanguage, ShownSet } from '@planerka/contracts';
import type { Quote } from '../objects/quote.ts';
import type { Day, Instant } from '../time/zoned.ts';
import type { NamedObject } from './named-object.ts';
import type { Nothing } from './nothing.ts';

/** An exact amount with its currency. */
export interface MoneyFacts {
  readonly amount: string;
  readonly currency: string;
}

/** Why dates cannot be computed. */
export type DatesMissing = 'calendar' | 'start' | 'both' | 'circle';

/** A production project sheet by sheet: its plan, decisions, schedule, estimate and quote. */
export interface SheetMessages {
  readonly sheet_plan: { readonly project: NamedObject; readonly items: number };
  /** An item with the tasks that are its own; `depth` counts from 0. */
  readonly sheet_item: {
    readonly name: string;
    readonly depth: number;
    readonly done: number;
    readonly all: number;
    readonly minutes: number;
  };
  /** Tasks that belong to no item. */
  readonly sheet_loose_tasks: { readonly done: number; readonly all: number };
  readonly sheet_plan_empty: Nothing;
  readonly sheet_solutions: { readonly project: NamedObject; readonly waiting: number };
  readonly sheet_set: {
    readonly set: ShownSet;
    readonly state: 'proposed' | 'applied' | 'rejected' | 'withdrawn' | 'superseded';
    readonly reason: string | null;
    readonly at: Instant;
  };
  /** What an agent asks about its set, with the answer where somebody has given one. */
  readonly sheet_question: {
    readonly question: string;
    readonly answer: string | null;
    readonly blocking: boolean;
  };
  readonly sheet_solutions_empty: Nothing;
  readonly sheet_schedule: {
    readonly project: NamedObject;
    readonly finish_at: Instant | null;
    readonly minutes: number;
    readonly open: number;
    readonly critical: number;
  };
  readonly sheet_task: {
    readonly title: string;
    readonly start_at: Instant | null;
    readonly end_at: Instant | null;
    readonly minutes: number;
    readonly slack_minutes: number;
  };
  readonly sheet_no_dates: { readonly missing: DatesMissing };
  readonly sheet_schedule_empty: Nothing;
  readonly sheet_estimate: {
    readonly project: NamedObject;
    readonly subtotal: MoneyFacts;
    readonly vat: MoneyFacts;
    readonly total: MoneyFacts;
    readonly unpriced: number;
  };
  /** An item with what it and all below it cost, its price and what is left of that. */
  readonly sheet_item_money: {
    readonly name: string;
    readonly depth: number;
    readonly cost: MoneyFacts;
    readonly price: MoneyFacts | null;
    readonly margin: MoneyFacts | null;
  };
  readonly sheet_line: {
    /** `LINE-031` */
    readonly name: string;
    readonly title: string;
    readonly depth: number;
    readonly quantity: string | null;
    readonly unit: string | null;
    readonly price: MoneyFacts | null;
    readonly amount: MoneyFacts | null;
    /** Entered by a person: agents leave it as it is. */
    readonly locked: boolean;
  };
  readonly sheet_estimate_empty: Nothing;
  readonly sheet_quote: {
    /** `QUOTE-003` */
    readonly name: string;
    readonly version: number;
    readonly state: Quote['state'];
    readonly project: NamedObject;
    readonly subtotal: MoneyFacts;
    readonly vat: MoneyFacts;
    readonly total: MoneyFacts;
    readonly reason: string | null;
  };
  readonly sheet_quote_line: {
    readonly position: number;
    readonly name: string;
    readonly quantity: string;
    readonly unit: string | null;
    readonly amount: MoneyFacts;
    readonly optional: boolean;
    readonly accepted: boolean | null;
  };
  readonly sheet_quote_empty: Nothing;
  /** What each version shows besides its lines; null: nobody has said. */
  readonly sheet_quote_frame: {
    readonly seller: string | null;
    readonly client: string | null;
    readonly language: QuoteLanguage | null;
    readonly valid_until: Day | null;
  };
  /** How a person changes what the sheet shows, by words that they can say as they are. */
  readonly sheet_edits_plan: { readonly project: NamedObject };
  readonly sheet_edits_schedule: { readonly project: NamedObject };
  readonly sheet_edits_estimate: { readonly line: string | null; readonly item: string | null };
  readonly sheet_edits_quote: { readonly project: NamedObject };
  readonly sheet_gantt: { readonly project: NamedObject; readonly tasks: number };
  readonly sheet_gantt_page: {
    readonly project: NamedObject;
    readonly page: number;
    readonly pages: number;
    readonly finish_at: Instant | null;
  };
  /** Below a file: what it is. */
  readonly file_quote: { readonly project: NamedObject; readonly version: number };
  readonly file_estimate: { readonly project: NamedObject };
  readonly file_operations: { readonly phase: Phase; readonly ops: number };
  readonly label_sheet: {
    readonly sheet: 'plan' | 'solutions' | 'schedule' | 'estimate' | 'quote' | 'gantt';
  };
  /** What is said to see each, where there are no buttons. */
  readonly sheets_in_words: {
    readonly sheets: ReadonlyArray<{
      readonly number: number;
      readonly sheet: SheetMessages['label_sheet']['sheet'];
    }>;
  };
  /** Where only words are shown: what comes beside them elsewhere. */
  readonly file_in_chat: Nothing;
  readonly picture_in_chat: Nothing;
  /** Asks the planner's own agent for a phase. */
  readonly label_propose_phase: { readonly phase: Phase };
  /** No model is configured. */
  readonly phase_off: Nothing;
  /** The person has asked the model often enough today. */
  readonly phase_limit: { readonly most: number };
  readonly phase_failed: { readonly phase: Phase };
  /** There is nothing yet that could be planned from. */
  readonly phase_needs_overview: { readonly project: NamedObject };
  /** What it has proposed does not hold; `code` is the first that says why. */
  readonly phase_draft_unfit: { readonly phase: Phase; readonly code: string };
  readonly phase_draft_recovery: Nothing;
  /** Opens one of several sets that wait. */
  readonly label_set: { readonly phase: Phase; readonly agent: string };
}
