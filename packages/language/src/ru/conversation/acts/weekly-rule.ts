import type { RepeatingHandle } from '@planerka/contracts';
import { weekdayOf } from '../../../calendar/civil.ts';
import { parseDay } from '../../../calendar/local-instant.ts';
import { DAY_CODES } from '../../../time/recurrence.ts';

/** Weekdays of a rule that names them and nothing else; null for every other rule. */
export function weekdaysOf(rrule: string): readonly string[] | null {
  const days = /(?:^|;)BYDAY=([A-Z,]+)(?:;|$)/u.exec(rrule)?.[1]?.split(',') ?? null;
  return days !== null && rrule.startsWith('FREQ=WEEKLY') ? days : null;
}

/** Does it come on that day? Null where the rule does not tell by itself. */
export function comesOn({ rrule }: RepeatingHandle, day: string): boolean | null {
  const until = /(?:^|;)UNTIL=(\d{8})/u.exec(rrule)?.[1];
  if (until !== undefined && until < day.replaceAll('-', '')) return false;
  const days = weekdaysOf(rrule);
  if (days !== null) return days.includes(codeOf(day));
  const dates = /^FREQ=MONTHLY;BYMONTHDAY=([\d,]+)(?:;UNTIL=.+)?$/u.exec(rrule)?.[1]?.split(',');
  if (dates !== undefined) return dates.map(Number).includes(Number(day.slice(-2)));
  return /^FREQ=DAILY(?:;UNTIL=.+)?$/u.test(rrule) ? true : null;
}
export const codeOf = (day: string): string => DAY_CODES[weekdayOf(parseDay(day))] ?? '';
