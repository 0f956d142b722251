import type { ReminderSettings } from '../objects/settings.ts';
import { addDays, atLocal, dayOf, type Instant } from '../time/zoned.ts';
import { endOfQuiet } from './quiet-hours.ts';

export const DIGEST_KINDS = ['morning', 'evening'] as const;
export type DigestKind = (typeof DIGEST_KINDS)[number];

/** When the next digest of the kind is due after `now`, outside quiet hours; null: switched off. */
export function nextDigest(
  kind: DigestKind,
  settings: ReminderSettings,
  zone: string,
  now: Instant,
): Instant | null {
  const time = kind === 'morning' ? settings.morning_at : settings.evening_at;
  if (time === null) return null;
  const today = dayOf(now, zone);
  for (const day of [addDays(today, -1), today, addDays(today, 1)]) {
    const said = atLocal(day, time, zone);
    const at = endOfQuiet(said, settings.quiet, zone) ?? said;
    if (at > now) return at;
  }
  return null;
}
