import type { CheckpointName, Operation, OperationType, Priority } from '@planerka/contracts';
import type { Day, Instant } from '../time/zoned.ts';
import type { TargetFacts } from './facts.ts';
import type { Nothing } from './nothing.ts';

/** What is still open in a task that is to be closed. */
export interface OpenStep {
  readonly step: TargetFacts;
  readonly unconfirmed: readonly CheckpointName[];
}

/** What operations on what exists have done, what they ask, and why they are refused. */
export interface DecisionMessages {
  /** An operation in the infinitive: "перенести задачу «…» на завтра"; without a target of a set. */
  readonly retelling: {
    readonly operation: Operation;
    readonly target: TargetFacts | null;
    readonly other: TargetFacts | null;
  };
  /**
   * What an operation has done: "Перенёс задачу «…»." `target` as it was, `after` where the words
   * need what came of it, `others`: the project of a move, the new subtask, what was unpinned.
   */
  readonly applied: {
    readonly operation: Operation;
    readonly target: TargetFacts | null;
    readonly after: TargetFacts | null;
    readonly others: readonly TargetFacts[];
  };
  /** Times, length, tags and so on of an object, a line each. */
  readonly facts: { readonly object: TargetFacts };
  readonly reminders_wait: Nothing;
  /** When a repetition ended, with its last time where others were before it. */
  readonly recurrence_ended: { readonly target: TargetFacts; readonly last: Instant | null };
  readonly next_time: { readonly target: TargetFacts };
  readonly closed_together: { readonly count: number };
  readonly deleted_together: { readonly count: number };
  /** What the object is in was closed, and is open again with it. */
  readonly opened_above: { readonly objects: readonly TargetFacts[] };
  readonly project_tasks_stay: Nothing;

  readonly swap_repeats: Nothing;
  /** Several bear the words that name the other one. */
  readonly swap_unclear: { readonly words: string };
  readonly swap_by_numbers: Nothing;
  readonly which_day: Nothing;
  readonly how_often: Nothing;
  readonly snooze_ahead: Nothing;
  readonly past_time: { readonly on: Day | null; readonly at: Instant | null };
  readonly past_due: { readonly on: Day | null; readonly at: Instant | null };
  readonly open_steps: {
    readonly task: TargetFacts;
    readonly own: readonly CheckpointName[];
    readonly steps: readonly OpenStep[];
  };
  /** What a person has blocked is to be taken up, or closed. */
  readonly blocked_task: {
    readonly task: TargetFacts;
    readonly reason: string | null;
    readonly status: 'in_progress' | 'done';
  };
  /** It is closed: there is nothing in it to be stopped. */
  readonly block_closed: { readonly task: TargetFacts };
  readonly delete_steps: { readonly task: TargetFacts; readonly steps: readonly TargetFacts[] };

  /** Labels of choices: "1 ч 30 мин", "за 30 мин", "высокий", "Каждый день". */
  readonly label_length: { readonly minutes: number };
  readonly label_lead: { readonly minutes: number };
  readonly label_priority: { readonly priority: Priority };
  readonly label_rule: { readonly rule: string };

  readonly nothing_open: Nothing;
  readonly nothing_pinned: Nothing;
  /** The value that an operation sets was not understood, with words that work. */
  readonly unclear_value: { readonly type: OperationType };
  readonly example_value: { readonly type: OperationType };
  /** The value is longer than it may be, or there are more of them. */
  readonly value_over: { readonly type: OperationType; readonly most: number };
  /** Items that were to be put on a list and are there unticked already. */
  readonly list_has: { readonly items: readonly string[] };
  /** `name` null: there is no list at all. */
  readonly no_list: { readonly name: string | null };
  readonly no_list_recovery: Nothing;
  readonly list_unticked: { readonly list: TargetFacts };
  readonly list_clear_really: {
    readonly list: TargetFacts;
    readonly items: readonly TargetFacts[];
  };
  /** The words name nothing on the list; `list` null where several were looked through. */
  readonly not_on_list: { readonly words: string; readonly list: TargetFacts | null };
  readonly no_subtask: { readonly task: TargetFacts };
  readonly no_subtask_recovery: Nothing;
  readonly no_projects: Nothing;
  /** There are prices in the other currency already. */
  readonly priced_in_other: { readonly target: TargetFacts; readonly currency: string };
  readonly priced_in_other_recovery: Nothing;
}

/** What is told and asked where an operation meets something that repeats. */
export interface SeriesMessages {
  readonly which_scope: { readonly target: TargetFacts };
  readonly label_scope: { readonly scope: 'this' | 'following' | 'all'; readonly day: Day };
  readonly series_only: { readonly day: Day };
  readonly series_from: { readonly day: Day };
  readonly series_all: Nothing;
  readonly series_ended: Nothing;
  /** Days that were left out together, and when it comes next; null: its rule says no more. */
  readonly series_without: { readonly days: readonly Day[]; readonly next: Day | null };
  readonly series_repeats: { readonly rule: string };
  /** Occurrences that were changed alone before and are changed along. */
  readonly series_others: { readonly count: number };
  readonly series_others_in_their_time: { readonly count: number };
  readonly series_others_stay: { readonly count: number };
}
