import { dayOf, type Target, timeOf } from '@planerka/plan';

/** The hour at which it begins; null where it has none. */
export function hourOf(target: Target, zone: string): string | null {
  if (target.kind === 'project') return null;
  const start = target.kind === 'timeblock' ? target.row.start_at : target.row.planned_at;
  return start === null ? null : timeOf(start, zone);
}

/** Half a day, in hours: "в одиннадцать" may be said of the evening. */
const HALF_DAY = 12;

function isSameHour(said: string, known: string): boolean {
  const [hour = 0, minute = 0] = said.split(':').map(Number);
  const [knownHour = 0, knownMinute = 0] = known.split(':').map(Number);
  return minute === knownMinute && hour % HALF_DAY === knownHour % HALF_DAY;
}

/** Days on which it stands, or is due. */
function daysOf(target: Target, zone: string): readonly string[] {
  if (target.kind === 'project') return [];
  if (target.kind === 'timeblock') return [dayOf(target.row.start_at, zone)];
  const { planned_on, planned_at, due_on, due_at } = target.row;
  const days = [
    planned_on ?? (planned_at === null ? null : dayOf(planned_at, zone)),
    due_on ?? (due_at === null ? null : dayOf(due_at, zone)),
  ];
  return days.filter((day) => day !== null);
}

/**
 * Does it stand at the time that was said to be wrong? "не в одиннадцать, а в двенадцать" is said of what stands at
 * eleven. A deadline's hour counts as well; what repeats comes on other days, too.
 */
export function standsAt(
  target: Target,
  { at, on }: { readonly at: string | null; readonly on: string | null },
  zone: string,
): boolean {
  if (target.kind === 'project') return false;
  const due =
    target.kind === 'task' && target.row.due_at !== null ? timeOf(target.row.due_at, zone) : null;
  const hours = [hourOf(target, zone), due].filter((hour) => hour !== null);
  const isThen = at === null || hours.some((hour) => isSameHour(at, hour));
  const repeats = target.row.recurrence_rule !== null;
  return isThen && (on === null || repeats || daysOf(target, zone).includes(on));
}

/** Is its time behind us? What has no hour may be yet to come on its day. */
export function isOverNow(target: Target, now: string): boolean {
  if (target.kind === 'project') return false;
  return target.kind === 'timeblock'
    ? target.row.end_at <= now
    : target.row.planned_at !== null && target.row.planned_at <= now;
}
