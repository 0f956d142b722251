import type { DayWindow, Message } from '@planerka/contracts';
import type { Author } from '../journal/author-of.ts';
import type { JournalType } from '../journal/entry.ts';
import type { Day, Instant } from '../time/zoned.ts';
import type { NamedObject } from './named-object.ts';
import type { Nothing } from './nothing.ts';

/** What somebody has on their hands in some days. */
export interface LoadFacts {
  readonly tasks: number;
  readonly blocks: number;
  readonly booked_minutes: number;
  readonly estimated_minutes: number;
}

/** A day or an instant, as tasks are planned and due; at most one of the two. */
export interface TaskTime {
  readonly on: Day | null;
  readonly at: Instant | null;
}

/** When an object is: a block's span, a task's times, or nothing that has a time. */
export type WhenFacts =
  | { readonly kind: 'span'; readonly from: Instant; readonly to: Instant }
  | {
      readonly kind: 'times';
      readonly planned: TaskTime;
      readonly due: TaskTime;
      readonly snoozed_until: Instant | null;
    }
  | { readonly kind: 'never' };

/** What something is awaited as: its start, or the time by which it is to be done. */
export interface UntilFacts {
  readonly why: 'start' | 'due';
  readonly at: TaskTime;
  /** Null where it is no hour, or days away. */
  readonly minutes: number | null;
  readonly days: number;
}

/** How late a task is: by days, or, when it was to be done earlier today, from what hour on. */
export type LateFacts =
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'due'; readonly at: Instant | null }
  | { readonly kind: 'planned'; readonly at: Instant };

/** Answers to questions about the plan, line by line. */
export interface AnswerMessages {
  /** An empty line. */
  readonly blank: Nothing;
  /** Several messages in one line. */
  readonly sentences: { readonly parts: readonly Message[] };
  /** Several messages with an empty line between them. */
  readonly paragraphs: { readonly parts: readonly Message[] };
  readonly when: { readonly when: WhenFacts };
  readonly late: { readonly late: LateFacts };

  /** Which page of an answer this is, counted from 1. */
  readonly answer_place: { readonly page: number; readonly pages: number };

  readonly agenda_title: { readonly window: DayWindow };
  /** Of an agenda only what bears the words; `total` 0: nothing does. */
  readonly agenda_of_title: {
    readonly words: string;
    readonly window: DayWindow;
    readonly total: number;
  };
  /** What is told in place of that: what bears the words on other days, or all that these days hold. */
  readonly agenda_instead: { readonly what: 'other_days' | 'whole' };
  /** "Да, занято" or "Нет, свободно", as it was asked. */
  readonly busy_title: {
    readonly asks: 'busy' | 'free';
    readonly is_busy: boolean;
    readonly window: DayWindow;
  };
  /** The next thing that has an hour is on that day; null where there is none in the window. */
  readonly first_title: { readonly day: Day | null; readonly window: DayWindow };
  readonly nothing_written: Nothing;
  /** All that was written is over. */
  readonly nothing_left: Nothing;
  readonly agenda_block: {
    readonly from: Instant;
    readonly to: Instant;
    readonly title: string | null;
  };
  /** `at` null: the whole day, or a due date without an hour. `to_come`: a repetition still ahead. */
  readonly agenda_task: {
    readonly task: NamedObject;
    readonly why: 'planned' | 'due';
    readonly at: Instant | null;
    readonly to_come: boolean;
  };

  readonly overdue_title: { readonly total: number };
  readonly task_line: { readonly task: NamedObject; readonly note: Message | null };

  readonly found_title: { readonly words: string };
  readonly not_found_title: { readonly words: string };
  readonly not_found_hint: Nothing;
  readonly found_line: {
    readonly object: NamedObject;
    readonly when: WhenFacts;
    readonly recurrence_rule: string | null;
    readonly state: 'done' | 'cancelled' | 'over' | null;
  };

  /** How long it is until then: in minutes, or in days where it is no hour or far away. */
  readonly until_object: { readonly object: NamedObject; readonly until: UntilFacts };
  /** It has begun; `minutes` are left of it. */
  readonly going_on: {
    readonly object: NamedObject;
    readonly to: Instant;
    readonly minutes: number;
  };
  /** What was asked of it: when it starts or ends. */
  readonly bound_of_object: {
    readonly object: NamedObject;
    readonly bound: 'start' | 'end';
    readonly at: TaskTime;
  };
  readonly length_of_object: { readonly object: NamedObject; readonly minutes: number };
  /** Nothing was said of when it is, or of how long it lasts. */
  readonly time_unsaid: { readonly object: NamedObject; readonly what: 'time' | 'length' };
  readonly all_over: { readonly object: NamedObject; readonly when: WhenFacts };

  /** Open tasks by what they have in common; `late`: those of earlier days are among them. */
  readonly tasks_title: {
    readonly total: number;
    readonly tag: string | null;
    readonly due: boolean;
    readonly high: boolean;
    readonly words: string | null;
    readonly window: DayWindow | null;
    readonly late: boolean;
  };
  /** What was marked done, in some days or at any time, with some words in its title or any. */
  readonly done_title: {
    readonly total: number;
    readonly window: DayWindow | null;
    readonly words: string | null;
  };
  readonly done_line: { readonly task: NamedObject; readonly at: Instant | null };
  readonly last_done: { readonly at: Instant | null };
  readonly never_done: { readonly words: string | null };

  readonly week_title: { readonly window: DayWindow };
  /** A part of the week's review: how many there are on the whole. */
  readonly week_part: {
    readonly part: 'done' | 'moved' | 'left';
    readonly total: number;
  };
  readonly week_line: {
    readonly task: NamedObject;
    readonly mark: 'done' | 'moved' | 'left' | 'asked';
  };
  readonly week_more: { readonly count: number };
  readonly week_next: { readonly load: LoadFacts };
  readonly week_asked: {
    readonly task: NamedObject;
    readonly position: number;
    readonly total: number;
  };
  readonly confirm_delete: { readonly task: NamedObject };
  readonly label_next_week: Nothing;
  readonly label_to_inbox: Nothing;
  readonly label_without_due: Nothing;
  readonly lists_title: { readonly total: number };
  readonly list_line: { readonly list: NamedObject; readonly left: number; readonly all: number };
  /** The item that was asked after is on the list. */
  readonly list_has_item: {
    readonly item: NamedObject;
    readonly list: NamedObject;
    readonly ticked: boolean;
  };
  readonly reminders_ahead: { readonly total: number };
  readonly reminders_how: Nothing;
  readonly reminder_ahead: { readonly at: Instant; readonly object: NamedObject };
  readonly projects_title: { readonly total: number };
  readonly projects_hint: Nothing;
  readonly projects_alike: { readonly words: string };
  readonly no_project: { readonly words: string };
  readonly project_line: { readonly project: NamedObject; readonly open: number };
  readonly project_title: { readonly project: NamedObject; readonly open: number };

  /** `minutes`: what is to fit; null where any free time is asked for. */
  readonly free_title: { readonly window: DayWindow; readonly minutes: number | null };
  readonly free_day: {
    readonly day: Day;
    readonly spans: ReadonlyArray<{
      readonly from: Instant;
      readonly to: Instant;
      readonly minutes: number;
    }>;
    readonly minutes: number | null;
  };
  readonly free_never: { readonly minutes: number | null };
  readonly working_hours: { readonly from: string; readonly to: string };
  readonly window_cut: { readonly days: number };

  readonly load_title: { readonly window: DayWindow };
  readonly load_total: { readonly load: LoadFacts };
  readonly load_day: { readonly day: Day; readonly load: LoadFacts };
  readonly load_busiest: { readonly day: Day };

  readonly history_title: { readonly changes: number };
  /** `object`: the first of those that were changed; `others`: how many there are besides. */
  readonly history_line: {
    readonly position: number;
    readonly object: NamedObject | null;
    readonly others: number;
    readonly change: JournalType;
    readonly at: Instant;
    readonly by: Author;
    /** What the agent is called whose change it is, where that is known. */
    readonly agent: string | null;
    readonly undone: boolean;
    /** Somebody took a suggestion. */
    readonly suggested: boolean;
  };
}
