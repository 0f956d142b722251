import type { ReminderSettings } from '../objects/settings.ts';
import type { Task } from '../objects/task.ts';
import type { Timeblock } from '../objects/timeblock.ts';
import { occurrenceAfter, wallOf } from '../repeats/occurrences.ts';
import { blockSeries } from '../repeats/series-of.ts';
import { addMinutes, atLocal, type Instant } from '../time/zoned.ts';
import { endOfQuiet } from './quiet-hours.ts';

/** One time at which a person is to be reminded of an object. */
export interface PlannedReminder {
  readonly fire_at: Instant;
  /** The time that it is about; null when the object was put off until `fire_at`. */
  readonly about_at: Instant | null;
}

/** What reminders depend on besides the object. */
export interface ReminderGround {
  readonly settings: ReminderSettings;
  readonly zone: string;
  /** The hour at which to remind of a day without one. */
  readonly morning: string;
  readonly now: Instant;
}

/**
 * When to remind of a task: at its hour, or as long before it as was said. A day without an hour is
 * reminded of only when that was asked for, counted from the morning. Nothing of what is over.
 */
export function taskReminders(task: Task, ground: ReminderGround): PlannedReminder[] {
  const isOpen = task.status === 'todo' || task.status === 'in_progress';
  if (!isOpen || task.deleted_at !== null) return [];
  const said = task.remind_before_minutes;
  const about = said === null ? task.planned_at : taskMoment(task, ground);
  const before = said ?? [0];
  const planned = about === null ? [] : before.map((minutes) => earlier(about, minutes));
  return distinct([...planned, ...snoozed(task)]);
}

/** When to remind of a timeblock: of one that repeats, before the first occurrence still ahead. */
export function blockReminders(block: Timeblock, ground: ReminderGround): PlannedReminder[] {
  if (block.deleted_at !== null) return [];
  const said = block.remind_before_minutes;
  const usual = ground.settings.block_minutes;
  const before = said ?? (usual === null ? [] : [usual]);
  const planned = before.flatMap((minutes) => {
    const about = aheadBy(block, minutes, ground);
    if (about === null) return [];
    const reminder = earlier(about, minutes);
    return [said === null ? outsideQuiet(reminder, ground) : reminder];
  });
  return distinct([...planned, ...snoozed(block)]);
}

/** The start to remind of: a repeating block's first one that can still be reminded of in time. */
function aheadBy(block: Timeblock, minutes: number, ground: ReminderGround): Instant | null {
  const series = blockSeries(block);
  if (!series) return block.start_at;
  const first = addMinutes(block.start_at, -minutes);
  if (first > ground.now && occursAtFirst(series.exceptions, series.first)) return block.start_at;
  const reachable = addMinutes(ground.now, minutes);
  return occurrenceAfter(series, wallOf(reachable, series.zone))?.at ?? null;
}

function occursAtFirst(exceptions: readonly string[], first: string): boolean {
  return !exceptions.includes(first) && !exceptions.includes(first.slice(0, 10));
}

/**
 * A reminder that nobody has asked for by the minute waits until quiet hours are over, but never
 * beyond the start: the start is an hour that a person has named (docs/adr/0011).
 */
function outsideQuiet(reminder: PlannedReminder, ground: ReminderGround): PlannedReminder {
  const { fire_at: fire, about_at: about } = reminder;
  const end = endOfQuiet(fire, ground.settings.quiet, ground.zone);
  if (end === null || about === null) return reminder;
  return { fire_at: end < about ? end : about, about_at: about };
}

/** The time that a task's reminders come before; a day counts from its morning. */
export function taskMoment(task: Task, { zone, morning }: ReminderGround): Instant | null {
  const at = task.planned_at ?? (task.planned_on === null ? task.due_at : null);
  if (at !== null) return at;
  const day = task.planned_on ?? task.due_on;
  return day === null ? null : atLocal(day, morning, zone);
}

function earlier(about: Instant, minutes: number): PlannedReminder {
  return { fire_at: addMinutes(about, -minutes), about_at: about };
}

function snoozed({ snoozed_until: until }: Task | Timeblock): PlannedReminder[] {
  return until === null ? [] : [{ fire_at: until, about_at: null }];
}

function distinct(reminders: readonly PlannedReminder[]): PlannedReminder[] {
  return [...new Map(reminders.map((each) => [each.fire_at, each])).values()];
}
