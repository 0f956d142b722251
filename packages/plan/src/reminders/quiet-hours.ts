import type { ReminderSettings } from '../objects/settings.ts';
import { addDays, atLocal, dayOf, type Instant, timeOf } from '../time/zoned.ts';

/** When the quiet hours that hold `instant` end; null when it lies outside them. */
export function endOfQuiet(
  instant: Instant,
  quiet: ReminderSettings['quiet'],
  zone: string,
): Instant | null {
  if (quiet === null || quiet.from === quiet.to) return null;
  const { from, to } = quiet;
  const time = timeOf(instant, zone);
  const day = dayOf(instant, zone);
  if (from < to) return from <= time && time < to ? atLocal(day, to, zone) : null;
  if (time >= from) return atLocal(addDays(day, 1), to, zone);
  return time < to ? atLocal(day, to, zone) : null;
}
