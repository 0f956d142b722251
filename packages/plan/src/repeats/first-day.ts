import { addDays, type Day } from '../time/zoned.ts';
import { dayOfWall, occurrenceAfter } from './occurrences.ts';

/**
 * The first day from `from` on that the rule names, whatever its interval and its end: a rule that
 * names no days begins on any.
 */
export function firstDayOf(rule: string, from: Day): Day {
  const days = rule
    .split(';')
    .filter((part) => !/^(?:INTERVAL|COUNT|UNTIL|BYHOUR|BYMINUTE)=/.test(part))
    .join(';');
  if (!/(?:^|;)BY(?:DAY|MONTHDAY|MONTH)=/.test(days)) return from;
  const before = addDays(from, -1);
  const series = { rule: days, zone: 'UTC', first: `${before}T00:00`, exceptions: [] };
  const next = occurrenceAfter(series, `${before}T23:59`);
  return next === null ? from : dayOfWall(next.wall);
}
