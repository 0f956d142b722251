import type { JournalType } from '../journal/entry.ts';
import type { Day, Instant } from '../time/zoned.ts';
import type { NamedObject } from './named-object.ts';
import type { Nothing } from './nothing.ts';

/** What somebody did to one task or plan and to so many things in it, by kind of change. */
export interface DeedFacts {
  readonly type: JournalType;
  readonly itself: boolean;
  readonly parts: number;
}

/** What comes by itself: reminders, digests, what agents have done; and the day as a picture. */
export interface NoticeMessages {
  /** `about_at`: the time reminded of, null for what was put off, whose own hour is `own_at`. */
  readonly reminder: {
    readonly object: NamedObject;
    readonly fire_at: Instant;
    readonly about_at: Instant | null;
    /** Where a timeblock ends that begins at `about_at`. */
    readonly end_at: Instant | null;
    readonly own_at: Instant | null;
  };
  readonly reminders_title: Nothing;
  readonly reminders_missed: Nothing;
  readonly reminder_line: {
    readonly position: number | null;
    readonly object: NamedObject;
    readonly at: Instant;
  };
  readonly reminders_more: { readonly count: number };
  readonly label_snooze: { readonly minutes: number };
  readonly label_remind_tomorrow: Nothing;

  readonly digest_morning: { readonly day: Day };
  readonly digest_overdue: { readonly total: number };
  readonly digest_task: { readonly task: NamedObject };
  readonly digest_evening: Nothing;
  readonly digest_done: Nothing;
  readonly digest_nothing_done: Nothing;
  readonly digest_left: Nothing;
  readonly digest_nothing_left: Nothing;
  readonly digest_more: { readonly count: number };
  readonly label_to_tomorrow: { readonly number: number };
  readonly label_all_tomorrow: Nothing;
  readonly label_morning_off: Nothing;
  readonly label_evening_off: Nothing;

  readonly burst_title: { readonly agent: string };
  readonly burst_line: { readonly object: NamedObject; readonly deeds: readonly DeedFacts[] };
  readonly burst_more: { readonly count: number };
  readonly label_undo: Nothing;

  readonly picture_title: Nothing;
  readonly picture_day: { readonly day: Day };
  readonly picture_summary: { readonly busy: number; readonly free: number };
  readonly picture_span: { readonly from: Instant; readonly to: Instant };
  readonly picture_now: { readonly at: Instant };
  readonly picture_clock: { readonly at: Instant };
  readonly picture_crowd: { readonly count: number; readonly at: Instant };
  readonly picture_free: { readonly minutes: number };
  readonly picture_untimed: Nothing;
  readonly picture_nothing: Nothing;
  readonly picture_more: { readonly count: number };
  readonly picture_due: { readonly at: Instant | null };
  readonly picture_overdue: { readonly day: Day };
}
