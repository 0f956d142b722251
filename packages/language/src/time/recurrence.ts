import { ANY_DAY, type Frequency, type Nth, WORKING_DAY } from '../meaning.ts';

/** A repetition whole: what RFC 5545 calls a recurrence rule, without its end. */
export interface Recurrence {
  readonly frequency: Frequency;
  readonly interval: number;
  readonly weekdays: readonly number[];
  readonly nths: readonly Nth[];
  readonly monthDays: readonly number[];
  readonly yearDays: readonly number[];
  readonly weeks: readonly number[];
  readonly months: readonly number[];
}

/** By the number of the weekday, from Monday's 1 on. */
export const DAY_CODES = ['', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const WORKING_DAYS = 'MO,TU,WE,TH,FR';

/** The RRULE value, without its end: `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO`. */
export function formatRecurrence(rule: Recurrence): string {
  const parts = [`FREQ=${rule.frequency}`];
  if (rule.interval > 1) parts.push(`INTERVAL=${rule.interval}`);
  if (rule.months.length > 0) parts.push(`BYMONTH=${rule.months.join(',')}`);
  if (rule.weeks.length > 0) parts.push(`BYWEEKNO=${rule.weeks.join(',')}`);
  if (rule.yearDays.length > 0) parts.push(`BYYEARDAY=${rule.yearDays.join(',')}`);
  const monthDays = [...rule.monthDays];
  const days: string[] = rule.weekdays.map((weekday) => DAY_CODES[weekday] ?? '');
  const positions: number[] = [];
  for (const { nth, weekday } of rule.nths) {
    if (weekday === ANY_DAY) monthDays.push(nth);
    else if (weekday === WORKING_DAY) positions.push(nth);
    else days.push(`${nth}${DAY_CODES[weekday]}`);
  }
  if (monthDays.length > 0) parts.push(`BYMONTHDAY=${monthDays.join(',')}`);
  if (positions.length > 0) {
    parts.push(`BYDAY=${WORKING_DAYS}`, `BYSETPOS=${positions.join(',')}`);
  } else if (days.length > 0) {
    parts.push(`BYDAY=${days.join(',')}`);
  }
  return parts.join(';');
}
