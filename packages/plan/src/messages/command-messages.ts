import type {
  LocalDate,
  LocalTime,
  Message,
  OffsetDateTime,
  PictureTheme,
  Source,
} from '@planerka/contracts';
import type {
  QuietHours,
  ReminderSettings,
  SuggestionSettings,
  WorkingHours,
} from '../objects/settings.ts';
import type { When } from '../time/when.ts';
import type { Day, Instant } from '../time/zoned.ts';
import type { TargetFacts } from './facts.ts';
import type { Nothing } from './nothing.ts';

/** A timeblock in somebody's way: its own name and span. */
export interface BlockInTheWay {
  readonly title: string | null;
  readonly start_at: Instant;
  readonly end_at: Instant;
}

/** What is asked and told about tasks and timeblocks that are created, and about settings. */
export interface CommandMessages {
  /** The questions for what a command lacks, word for word as agreed (C6-question). */
  readonly ask_title: Nothing;
  readonly ask_duration: Nothing;
  readonly ask_start: Nothing;
  readonly ask_day: Nothing;
  /** One question for all of these; an hour that was said before tells one from another. */
  readonly for_all: {
    readonly question: Message;
    readonly of: readonly { readonly title: string | null; readonly time: string | null }[];
  };
  /** Which of several readings was meant. */
  readonly ask_reading: Nothing;
  /** A time that is over: is it meant all the same? */
  readonly ask_past: { readonly time: When };
  /** What is there already was said again: shall there be a second one? */
  readonly ask_twin: { readonly twin: TargetFacts };
  /** The label of the choice by which the new one is another. */
  readonly another_one: Nothing;
  readonly yes: Nothing;
  readonly no: Nothing;
  /** The labels of choices: a duration, a day, a start. */
  readonly minutes: { readonly minutes: number };
  readonly day: { readonly day: Day };
  readonly slot: { readonly at: Instant };
  /** A command retold; what is missing is left out. */
  readonly new_task: {
    readonly title: string | null;
    readonly planned: When;
    readonly due: When;
    readonly duration_minutes: number | null;
    readonly recurrence: string | null;
  };
  readonly new_block: {
    readonly title: string | null;
    readonly on: Day | null;
    readonly start_at: Instant | null;
    readonly end_at: Instant | null;
    readonly duration_minutes: number | null;
    readonly recurrence: string | null;
  };
  readonly created: { readonly object: TargetFacts };
  /** A task that a person is to be reminded of; `at`: when, empty where no reminder can come yet. */
  readonly will_remind: {
    readonly task: Extract<TargetFacts, { kind: 'task' }>;
    readonly at: readonly Instant[];
  };
  /** When a person will be reminded of the timeblock that was told of before. */
  readonly will_remind_at: { readonly at: readonly Instant[] };
  /** The project that something new went into. */
  /** The messages that are kept with what was made of them. */
  readonly its_sources: { readonly sources: readonly Source[] };
  /** Said before a task's name is asked for: what will be kept with it. */
  readonly source_waits: { readonly source: Source };
  readonly in_project: { readonly project: TargetFacts };
  /** No project has this name: is it to be created? */
  readonly no_such_project: { readonly words: string };
  /** The blocks that a written one overlaps, on its day. */
  readonly overlaps: { readonly day: Day; readonly others: readonly BlockInTheWay[] };
  /** Reminders that were asked for and cannot come any more. */
  readonly reminded_too_late: { readonly minutes: readonly number[] };
  readonly weekday_mismatch: {
    readonly date: LocalDate;
    readonly weekday: number;
  };
  readonly skipped_by_dst: {
    readonly said: LocalTime;
    readonly moved_to: OffsetDateTime;
  };
  readonly no_such_date: { readonly text: string };
  readonly asked_apart: { readonly text: string };
  readonly not_read: { readonly text: string };
  readonly no_such_time: { readonly text: string };
  /** What was said of times that were not written down. */
  readonly times_missing: { readonly text: string };
  readonly settings_saved: {
    readonly timezone: string;
    readonly working_hours: WorkingHours;
    readonly dayparts: {
      readonly morning: string;
      readonly afternoon: string;
      readonly evening: string;
    };
  };
  /** The zone of the city that was named; `until`: when the person leaves it again. */
  readonly zone_saved: {
    readonly city: string;
    readonly timezone: string;
    readonly now: Instant;
    readonly until: Day | null;
  };
  readonly reminder_settings: { readonly settings: ReminderSettings };
  readonly suggestion_settings: { readonly settings: SuggestionSettings };
  /** Both ends of the quiet hours as they are now. */
  readonly quiet_hours: QuietHours;
  readonly picture_theme: { readonly theme: PictureTheme };
}
