import type { Message, OperationType, QuestionCode, TargetKind } from '@planerka/contracts';
import type { Day, Instant } from '../time/zoned.ts';
import type { TargetFacts } from './facts.ts';
import type { Nothing } from './nothing.ts';

/** An object that may be meant; also when a timeblock begins, and the day of a task that others are called like. */
export interface Candidate {
  readonly target: TargetFacts;
  readonly start_at: Instant | null;
  readonly on?: Day;
  /** Where others of the same title are in other projects: its own project, null for the Inbox. */
  readonly project?: string | null;
}

/** What is asked and told about the target of any operation, and about what an operation lacks. */
export interface OperationMessages {
  /** Which of these is meant? `loss`: what would be lost of it, told in the question. */
  readonly which_target: {
    readonly candidates: readonly Candidate[];
    readonly loss?: 'delete' | 'update_status' | 'project_archive';
  };
  readonly candidate: {
    readonly target: TargetFacts;
    readonly start_at: Instant | null;
    readonly on?: Day;
    readonly project?: string | null;
  };
  readonly none_of_these: { readonly kinds: readonly TargetKind[] };
  /** An object by its title and number. */
  readonly titled: { readonly target: TargetFacts };
  /** What a question is about that is asked again. */
  readonly asked_about: { readonly words: string };
  readonly asked_for_another: Nothing;
  /** A question that waits; `words`: what it is about, where it does not say so itself. */
  readonly still_waiting: { readonly question: Message; readonly words: string | null };
  /** A question that is over: what it was about was said anew, and is written. */
  readonly asked_no_more: { readonly words: string };
  /** Words that name nothing: is a new task meant? */
  readonly write_instead: { readonly words: string };
  /** What an operation lacks, asked for. */
  readonly missing: { readonly code: QuestionCode; readonly type: OperationType };
  /** How many of a set have to wait for another time. */
  readonly left_out: { readonly count: number };
  /** The object that nobody named, told openly. */
  readonly applied_to: { readonly target: TargetFacts };
  readonly taken_back: { readonly target: TargetFacts };
  readonly already_so: { readonly target: TargetFacts };
  readonly unknown_target: { readonly kind: TargetKind; readonly number: number };
  readonly name_another: Nothing;
  readonly passes_by_itself: { readonly target: TargetFacts };
  readonly blocks_pass: Nothing;
  readonly wrong_kind: { readonly kinds: readonly TargetKind[] };
  readonly nothing_changed: Nothing;
  readonly nothing_found: { readonly words: string | null };
  readonly where_all_is: Nothing;
  readonly none_left: Nothing;
  readonly not_offered: Nothing;
  readonly nothing_in_set: Nothing;
  readonly nothing_such: Nothing;
  readonly one_at_a_time: Nothing;
  readonly no_change: { readonly target: TargetFacts | null };
  readonly changed_meanwhile: Nothing;
  readonly say_again: Nothing;
}
