import type { Quote } from '../objects/quote.ts';
import type { TargetFacts } from './facts.ts';
import type { Nothing } from './nothing.ts';
import type { MoneyFacts } from './sheet-messages.ts';

/** `LINE-031` or `ITEM-012`, and what it is called. */
type NamedRow = { readonly name: string; readonly title: string };

/** A version of a quote: `QUOTE-003`, version 2. */
type NamedVersion = { readonly name: string; readonly version: number };

/** What people change of a production project themselves. */
export interface ProductionMessages {
  readonly line_set: NamedRow & {
    readonly target: TargetFacts;
    readonly quantity: string | null;
    readonly unit: string | null;
    readonly price: MoneyFacts | null;
    readonly amount: MoneyFacts | null;
    /** The cost is a person's: agents leave it as it is. */
    readonly locked: boolean;
  };
  readonly item_priced: NamedRow & {
    readonly target: TargetFacts;
    readonly price: MoneyFacts | null;
  };
  /** No line is called so, or several are. */
  readonly which_line: {
    readonly target: TargetFacts;
    readonly words: string;
    readonly lines: readonly NamedRow[];
  };
  readonly which_line_recovery: Nothing;
  /** No line, or no item, bears this number. */
  readonly no_numbered_row: { readonly name: string };
  readonly which_item: {
    readonly target: TargetFacts;
    readonly words: string;
    readonly items: readonly NamedRow[];
  };
  readonly which_item_recovery: Nothing;
  /** `currency` is the project's own. */
  readonly other_currency: { readonly target: TargetFacts; readonly currency: string };
  readonly no_quote: { readonly target: TargetFacts };
  readonly no_quote_recovery: Nothing;
  readonly quote_decided: NamedVersion & { readonly state: Quote['state'] };
  readonly quote_decided_recovery: Nothing;
  readonly quote_lines_missing: NamedVersion & { readonly lines: number };
  readonly quote_lines_recovery: Nothing;
  readonly ask_decline_reason: NamedVersion;
  readonly quote_marked: NamedVersion & {
    readonly state: Quote['state'];
    readonly reason: string | null;
    /** Those that the client takes, where not all. */
    readonly lines: readonly number[];
    readonly total: MoneyFacts;
  };
  readonly label_quote_state: { readonly state: 'sent' | 'accepted' | 'declined' };
}
