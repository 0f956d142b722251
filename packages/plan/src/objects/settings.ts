import { DaypartHours, LocalTime, PictureTheme, TimeZone } from '@planerka/contracts';
import { z } from 'zod';

/** What a workspace itself carries and undo can restore: its zone. */
export const WorkspaceSettings = z.strictObject({
  workspace_id: z.uuid(),
  timezone: TimeZone,
  revision: z.int().min(1),
});
export type WorkspaceSettings = z.infer<typeof WorkspaceSettings>;

/** When a person's working day starts and ends: free slots are offered inside it. */
export const WorkingHours = z.strictObject({ from: LocalTime, to: LocalTime });
export type WorkingHours = z.infer<typeof WorkingHours>;

export const DEFAULT_WORKING_HOURS: WorkingHours = { from: '09:00', to: '19:00' };

/** What dayparts mean where a person has not said otherwise (B-settings). */
export const DAYPART_DEFAULTS = { morning: '09:00', afternoon: '14:00', evening: '19:00' } as const;

/** When a person is not to be disturbed, each night; past midnight where it ends before it begins. */
export const QuietHours = z.strictObject({ from: LocalTime, to: LocalTime });
export type QuietHours = z.infer<typeof QuietHours>;

/**
 * How a person wants to be reminded. `block_minutes`: before a timeblock whose own reminders nobody
 * has named, null for never; the times of digests are null when they are switched off.
 */
export const ReminderSettings = z.strictObject({
  block_minutes: z.int().min(0).max(1440).nullable(),
  quiet: QuietHours.nullable(),
  morning_at: LocalTime.nullable(),
  evening_at: LocalTime.nullable(),
});
export type ReminderSettings = z.infer<typeof ReminderSettings>;

/** When nobody is disturbed, where nothing was said of it. */
export const DEFAULT_QUIET: QuietHours = { from: '22:00', to: '08:00' };

export const DEFAULT_REMINDERS: ReminderSettings = {
  block_minutes: 10,
  quiet: DEFAULT_QUIET,
  morning_at: '09:00',
  evening_at: '20:00',
};

/** On which surfaces Planerka may suggest by itself; asking always answers. */
export const SuggestionSettings = z.strictObject({
  on_create: z.boolean(),
  task_drawer: z.boolean(),
  today_plan: z.boolean(),
});
export type SuggestionSettings = z.infer<typeof SuggestionSettings>;

export const DEFAULT_SUGGESTIONS: SuggestionSettings = {
  on_create: true,
  task_drawer: true,
  today_plan: true,
};

export const DEFAULT_PICTURE_THEME: PictureTheme = 'light';

/** A person's usual hours; they follow the person through every workspace. */
export const Person = z.strictObject({
  person_id: z.uuid(),
  actor: z.string().min(1),
  working_hours: WorkingHours.nullable(),
  dayparts: DaypartHours,
  /** Null while the person has changed nothing. */
  reminder_settings: ReminderSettings.nullable(),
  /** Null while the person has changed nothing. */
  suggestion_settings: SuggestionSettings.nullable(),
  /** Null while the person has not chosen. */
  picture_theme: PictureTheme.nullable(),
  revision: z.int().min(1),
});
export type Person = z.infer<typeof Person>;
