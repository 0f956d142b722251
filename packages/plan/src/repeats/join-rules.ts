import { WEEKDAY_CODES } from './move-rule.ts';

/** The rule of days of the week, and what else it says; null for any other rule. */
function daysOfWeek(
  rule: string,
): { readonly days: readonly string[]; readonly rest: string } | null {
  const parts = rule.split(';');
  const days = parts
    .find((part) => part.startsWith('BYDAY='))
    ?.slice('BYDAY='.length)
    .split(',');
  if (days === undefined || !parts.includes('FREQ=WEEKLY')) return null;
  return { days, rest: parts.filter((part) => !part.startsWith('BYDAY=')).join(';') };
}

/**
 * One rule for the days of both: "каждую пятницу" and "каждое воскресенье" are Fridays and Sundays. Null where they are no
 * days of the week, or not of the same weeks.
 */
export function joinRules(rule: string, added: string): string | null {
  const [one, other] = [daysOfWeek(rule), daysOfWeek(added)];
  if (one === null || other === null || one.rest !== other.rest) return null;
  const days = WEEKDAY_CODES.filter((day) => one.days.includes(day) || other.days.includes(day));
  return `${one.rest};BYDAY=${days.join(',')}`;
}
