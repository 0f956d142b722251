import type { Task } from '../objects/task.ts';
import { addDays, type Day, dayOf, daysBetween, timeOf } from '../time/zoned.ts';
import { moveRule } from './move-rule.ts';
import { comesAt, dayOfWall, type Series, wallOf } from './occurrences.ts';
import { NO_HOUR } from './series-of.ts';

const DAY_CHARS = '2026-02-26'.length;

/** The day on which a task is planned; null for none. */
export const dayIn = ({ planned_on: on, planned_at: at }: Task, zone: string): Day | null =>
  at === null ? on : dayOf(at, zone);

/** How a task repeats, when its occurrence of the day `from` now stands where `moved` is planned. */
export function movedRepetition(
  { rule: old, zone, exceptions }: Series,
  from: Day,
  moved: Task,
): Pick<Task, 'recurrence_rule' | 'recurrence_time' | 'recurrence_exceptions'> {
  const { planned_at: at } = moved;
  const to = dayIn(moved, zone) ?? from;
  const rule = moveRule(old, from, to);
  const first = at === null ? `${to}T${NO_HOUR}` : wallOf(at, zone);
  return {
    recurrence_rule: rule,
    recurrence_time: at === null ? null : timeOf(at, zone),
    recurrence_exceptions: movedExceptions(
      exceptions,
      { rule, first, zone, exceptions: [] },
      daysBetween(from, to),
    ),
  };
}

/**
 * An exception holds only at its exact time: unless it is moved along, a day that was left out comes back at the new
 * hour. Where the moved series still comes on that day, the exception stays there; else it goes along with its day.
 */
function movedExceptions(exceptions: readonly string[], moved: Series, days: number): string[] {
  const time = moved.first.slice(DAY_CHARS);
  return exceptions.map((each) => {
    const old = dayOfWall(each);
    const day = comesAt(moved, `${old}${time}`) ? old : addDays(old, days);
    return each.length === DAY_CHARS ? day : `${day}${time}`;
  });
}
