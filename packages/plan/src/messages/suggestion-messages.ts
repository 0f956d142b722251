import type {
  Message,
  Offer,
  SuggestionDraft,
  SuggestionSurface,
  SuggestionType,
} from '@planerka/contracts';
import type { StaleField } from '../objects/touched-field.ts';
import type { Nothing } from './nothing.ts';

/** Why a suggestion cannot be taken any more. */
type Over = 'accepted' | 'rejected' | 'expired' | 'gone';

/** What became of the suggestions of one type on one surface, or of the plans of a day. */
export interface SuggestionCounts {
  readonly surface: SuggestionSurface;
  readonly type: SuggestionType | 'day_plan';
  readonly offered: number;
  readonly shown: number;
  readonly accepted: number;
  readonly rejected: number;
  /** Taken, and taken back at once. */
  readonly reverted: number;
}

/** What is told of suggestions, and of what becomes of them. */
export interface SuggestionMessages {
  /** "Подсказка: здесь три шага, можно разбить." */
  readonly offer: { readonly offer: Offer };
  /** The same in a list of several. */
  readonly numbered_offer: { readonly offer: Offer; readonly position: number };
  /** Why a rule suggests it. */
  readonly rationale: { readonly reason: SuggestionDraft['reason'] };
  readonly offers_title: { readonly task: { readonly number: number; readonly title: string } };
  /** "Точно? Важность станет высокой." */
  readonly confirm_offer: { readonly offer: Offer };
  /** What it asks; the words of a question that a rule asks by name are the dictionary's. */
  readonly suggestion_question: {
    readonly payload: Readonly<Record<string, unknown>>;
    readonly task: string;
  };
  /** Nobody has answered what it asks, or what is asked about what it does. */
  readonly suggestion_unanswered: { readonly question: Message };
  readonly suggestion_choice: { readonly question_id: string; readonly choice: string };
  readonly label_take_offer: { readonly offer: Offer };
  /** One of several that are listed: its number, and what it does. */
  readonly label_take_numbered: { readonly offer: Offer; readonly position: number };
  readonly label_decline_offer: Nothing;
  readonly label_more_offers: { readonly count: number };
  readonly label_suggestions: Nothing;
  readonly offer_declined: Nothing;
  /** No suggestions come by themselves for so many minutes. */
  readonly offers_silenced: { readonly minutes: number };
  readonly nothing_to_suggest: Nothing;
  readonly suggestion_over: { readonly why: Over };
  /** What has changed since it was made. */
  readonly suggestion_stale: { readonly fields: readonly StaleField[] };
  /** It suggests a date that no calendar here holds. */
  readonly suggested_beyond_calendar: Nothing;
  readonly suggestion_not_yours: Nothing;
  readonly ask_for_suggestions: Nothing;
  readonly suggestion_stats: {
    readonly days: number;
    readonly counts: readonly SuggestionCounts[];
  };
}
