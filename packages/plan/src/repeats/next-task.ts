import type { Task } from '../objects/task.ts';
import type { Moment } from '../time/moment.ts';
import {
  addDays,
  addMinutes,
  dayOf,
  daysBetween,
  type Instant,
  minutesBetween,
} from '../time/zoned.ts';
import {
  countBefore,
  dayOfWall,
  type Occurrence,
  occurrenceAfter,
  type Series,
  type Wall,
  wallOf,
} from './occurrences.ts';
import { taskSeries } from './series-of.ts';

/** What the next task of a series takes from the one that is over. */
export type NextTimes = Pick<
  Task,
  'planned_on' | 'planned_at' | 'due_on' | 'due_at' | 'recurrence_rule'
>;

/**
 * When the task comes next, once it is done or left out: the first occurrence after both its own
 * time and now, so that a task which lay for a week does not come back overdue. Null when the task
 * does not repeat, or its rule is over.
 */
export function nextTimes(task: Task, moment: Moment): NextTimes | null {
  const zone = task.recurrence_zone ?? moment.zone;
  const series = taskSeries(task, dayOf(moment.now, zone));
  if (!series) return null;
  const next = occurrenceAfter(series, passedOf(task, series, moment.now));
  return next && { ...timesAt(task, series, next), recurrence_rule: ruleFrom(series, next) };
}

/** The later of the task's own time and now: what comes next comes after it. */
export function passedOf(task: Task, series: Series, now: Instant): Wall {
  const hasHour = (task.planned_at ?? task.due_at) !== null;
  const present = wallOf(now, series.zone);
  const passed = hasHour ? present : `${dayOfWall(present)}T00:00`;
  return passed > series.first ? passed : series.first;
}

/** The rule from `next` on: a COUNT has lost what came before. */
export function ruleFrom(series: Series, next: Occurrence): string {
  const count = /(?:^|;)COUNT=(\d+)/.exec(series.rule)?.[1];
  if (count === undefined) return series.rule;
  const left = Math.max(1, Number(count) - countBefore(series, next.wall));
  return series.rule.replace(/COUNT=\d+/, `COUNT=${left}`);
}

/** The task's times at another of its occurrences. */
export function timesAt(
  task: Task,
  series: Series,
  next: Occurrence,
): Omit<NextTimes, 'recurrence_rule'> {
  const day = dayOfWall(next.wall);
  const isPlanned = task.planned_on !== null || task.planned_at !== null;
  if (!isPlanned) {
    const hasDueHour = task.due_at !== null;
    const hasDue = hasDueHour || task.due_on !== null;
    return {
      planned_on: hasDue ? null : day,
      planned_at: null,
      due_on: hasDue && !hasDueHour ? day : null,
      due_at: hasDueHour ? next.at : null,
    };
  }
  const shift = daysBetween(dayOfWall(series.first), day);
  const due = task.due_at === null ? null : shiftedDue(task, next.at);
  return {
    planned_on: task.planned_at === null ? day : null,
    planned_at: task.planned_at === null ? null : next.at,
    due_on: task.due_on === null ? null : addDays(task.due_on, shift),
    due_at: due,
  };
}

/** A due hour stays as far behind the planned one as it was. */
function shiftedDue(task: Task, next: Instant): Instant | null {
  if (task.due_at === null || task.planned_at === null) return task.due_at;
  return addMinutes(next, minutesBetween(task.planned_at, task.due_at));
}
