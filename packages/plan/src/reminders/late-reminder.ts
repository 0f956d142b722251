import { addMinutes, type Instant } from '../time/zoned.ts';
import { endOfQuiet } from './quiet-hours.ts';
import type { PlannedReminder, ReminderGround } from './reminders-of.ts';

/** A queue may be so late and the reminder is still in its time. */
const LATE_MINUTES = 10;

/**
 * Until when a due reminder is kept back: what could not be told in its time, and is about nothing
 * that is still ahead, waits for the end of the quiet hours. Null: to be told now.
 */
export function heldUntil(reminder: PlannedReminder, ground: ReminderGround): Instant | null {
  const { fire_at: fire, about_at: about } = reminder;
  const { now, settings, zone } = ground;
  const isLate = addMinutes(fire, LATE_MINUTES) < now && (about === null || about < now);
  return isLate ? endOfQuiet(now, settings.quiet, zone) : null;
}
