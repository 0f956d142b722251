import { type Instant, toInstant } from '@planerka/plan';

/** Telegram keeps updates for a day; a date further off is no date of this message. */
const OLDEST_MS = 25 * 60 * 60_000;
const NEWEST_MS = 5 * 60_000;

/**
 * The instant that "завтра" and "через час" count from: when the person sent the message, however
 * late it is read. `sentAt` is Telegram's date, in seconds.
 */
export function referenceInstant(sentAt: number | undefined, now: Instant): Instant {
  if (sentAt === undefined) return now;
  const sentMs = sentAt * 1000;
  const nowMs = Date.parse(now);
  const plausible = sentMs > nowMs - OLDEST_MS && sentMs < nowMs + NEWEST_MS;
  return plausible ? toInstant(new Date(sentMs).toISOString()) : now;
}
