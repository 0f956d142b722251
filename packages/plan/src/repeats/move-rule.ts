import { addDays, calendarParts, type Day, weekdayOf } from '../time/zoned.ts';

/** The days of the week in a rule, from Monday on. */
export const WEEKDAY_CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

function weekdayCode(day: Day): string {
  return WEEKDAY_CODES[weekdayOf(day) - 1] ?? 'MO';
}

function isLastOfMonth(day: Day): boolean {
  return calendarParts(addDays(day, 1)).date === 1;
}

/**
 * The rule of a series that is moved as a whole from one day to another: "по вторникам" moved from
 * a Tuesday to a Thursday is "по четвергам". Other days of the rule stay.
 */
export function moveRule(rule: string, from: Day, to: Day): string {
  if (from === to) return rule;
  return rule
    .split(';')
    .map((part) => {
      const [name = '', value = ''] = part.split('=', 2);
      if (name === 'BYDAY') return `BYDAY=${movedWeekdays(value.split(','), from, to)}`;
      if (name === 'BYMONTHDAY') return `BYMONTHDAY=${movedDates(value.split(','), from, to)}`;
      if (name === 'BYMONTH') return `BYMONTH=${movedMonths(value.split(','), from, to)}`;
      return part;
    })
    .join(';');
}

function replaced(list: readonly string[], old: readonly string[], next: string): string {
  return [...new Set(list.map((each) => (old.includes(each) ? next : each)))].join(',');
}

function movedWeekdays(days: readonly string[], from: Day, to: Day): string {
  const old = weekdayCode(from);
  const isNumbered = days.some((day) => /\d/.test(day));
  if (!isNumbered) return replaced(days, [old], weekdayCode(to));
  const nth = (day: Day): number => Math.ceil(calendarParts(day).date / 7);
  const names = [`${nth(from)}${old}`, `+${nth(from)}${old}`, `-1${old}`];
  const isLast =
    days.includes(`-1${old}`) && calendarParts(addDays(to, 7)).month !== calendarParts(to).month;
  return replaced(days, names, `${isLast ? -1 : nth(to)}${weekdayCode(to)}`);
}

function movedDates(dates: readonly string[], from: Day, to: Day): string {
  const old = [String(calendarParts(from).date), ...(isLastOfMonth(from) ? ['-1'] : [])];
  const isLast = dates.includes('-1') && isLastOfMonth(to);
  return replaced(dates, old, isLast ? '-1' : String(calendarParts(to).date));
}

function movedMonths(months: readonly string[], from: Day, to: Day): string {
  return replaced(months, [String(calendarParts(from).month)], String(calendarParts(to).month));
}

/** The rule up to the day before `day`, or before the very hour where a day holds several. */
export function endRule(rule: string, wall: string): string {
  const isOften = /(?:^|;)(?:FREQ=HOURLY|BYHOUR=)/.test(rule);
  const kept = rule
    .split(';')
    .filter((part) => !/^(?:COUNT|UNTIL)=/.test(part))
    .join(';');
  const day = wall.slice(0, 10);
  if (!isOften) return `${kept};UNTIL=${addDays(day, -1).replaceAll('-', '')}`;
  const [hours = '00', minutes = '00'] = wall.slice(11).split(':');
  const before = Number(hours) * 60 + Number(minutes) - 1;
  if (before < 0) return `${kept};UNTIL=${addDays(day, -1).replaceAll('-', '')}`;
  const clock = [Math.floor(before / 60), before % 60].map((part) => String(part).padStart(2, '0'));
  return `${kept};UNTIL=${day.replaceAll('-', '')}T${clock.join('')}00`;
}
