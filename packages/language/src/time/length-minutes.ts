import type { Length } from '../meaning.ts';

const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_DAY = 1440;
const DAYS_PER_MONTH = 30;
/** Five working days are a week. */
const DAYS_PER_WORKDAY = 1.4;

/** Minutes that a length lasts; a month counts 30 days. */
export function minutesOf(length: Length): number {
  const days = length.months * DAYS_PER_MONTH + length.days + length.workdays * DAYS_PER_WORKDAY;
  return days * MINUTES_PER_DAY + length.seconds / SECONDS_PER_MINUTE;
}

/** A length of so many minutes. */
export function minutesLong(count: number): Length {
  return { months: 0, days: 0, workdays: 0, seconds: count * 60, unit: 'minute', clock: null };
}
