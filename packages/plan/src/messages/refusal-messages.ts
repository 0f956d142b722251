import type { Instant } from '../time/zoned.ts';
import type { TargetFacts } from './facts.ts';
import type { Nothing } from './nothing.ts';

/** Why nothing was written, and what mends it. */
export interface RefusalMessages {
  readonly not_understood: Nothing;
  readonly example_commands: Nothing;
  readonly talk_thanks: Nothing;
  readonly talk_agreed: Nothing;
  readonly talk_unasked: Nothing;
  readonly talk_greeting: Nothing;
  readonly talk_farewell: Nothing;
  readonly talk_abilities: Nothing;
  /** A question that the plan has no answer to. */
  readonly talk_clock: Nothing;
  readonly talk_tired: Nothing;
  readonly talk_aside: Nothing;
  readonly talk_unwritten: Nothing;
  readonly talk_question: Nothing;
  readonly example_question: Nothing;
  /** What could be said next, behind an answer to talk. */
  readonly example_after_talk: Nothing;
  readonly intent_not_allowed: Nothing;
  readonly known_intents: Nothing;
  /** The field of a command that could not be read. */
  readonly invalid_command: { readonly field: string };
  readonly example_block: Nothing;
  readonly duration_out_of_range: { readonly minutes: number };
  readonly example_duration: Nothing;
  readonly end_before_start: { readonly start_at: Instant; readonly end_at: Instant };
  readonly example_span: Nothing;
  /** The question is gone; `said`: the person's own words, quoted back. */
  readonly not_created: { readonly said: readonly string[] };
  readonly left_as_is: { readonly said: readonly string[] };
  readonly draft_dropped: { readonly said: readonly string[] };
  /** A whole sentence was no answer: it is quoted, lest the question alone look as if nobody had read it. */
  readonly sentence_unread: { readonly words: string };
  readonly draft_expired: { readonly said: readonly string[] };
  readonly say_in_one_phrase: Nothing;
  readonly say_if_wanted: Nothing;
  readonly stale_button: Nothing;
  /** A repeating object does not take place on the day that was meant. */
  readonly no_occurrence: { readonly target: TargetFacts };
  readonly no_occurrences: { readonly target: TargetFacts };
  readonly say_in_words: Nothing;
  readonly not_your_question: Nothing;
  readonly who_may_answer: Nothing;
  readonly nothing_to_cancel: Nothing;
  readonly undo_command: Nothing;
  readonly unknown_zone: { readonly zone: string };
  readonly example_zone: Nothing;
  readonly bad_hours: Nothing;
  readonly example_hours: Nothing;
  readonly settings_unchanged: Nothing;
  readonly other_settings: Nothing;
}
