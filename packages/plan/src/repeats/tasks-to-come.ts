import type { Task } from '../objects/task.ts';
import { taskDay } from '../objects/task-day.ts';
import type { Moment } from '../time/moment.ts';
import { addDays, atLocal, type Day, dayOf } from '../time/zoned.ts';
import { passedOf, timesAt } from './next-task.ts';
import { occurrencesBetween } from './occurrences.ts';
import { taskSeries } from './series-of.ts';

/**
 * Repetitions of open tasks on the days from `from` to `to`, both inclusive, by their
 * time: each as its own row with the times of a repetition still to come. The rows themselves are
 * left out, and so is what their completion would skip; only they can be done.
 */
export function tasksToCome(
  tasks: readonly Task[],
  { from, to }: { readonly from: Day; readonly to: Day },
  { now, zone }: Moment,
): Task[] {
  // A day more on both sides: a rule is expanded in the zone that it was written in.
  const first = atLocal(addDays(from, -1), '00:00', zone);
  const end = atLocal(addDays(to, 2), '00:00', zone);
  return tasks
    .flatMap((task) => {
      const series = taskSeries(task, dayOf(now, task.recurrence_zone ?? zone));
      if (!series) return [];
      const passed = passedOf(task, series, now);
      return occurrencesBetween(series, first, end)
        .filter(({ wall }) => wall > passed)
        .map((occurrence) => ({
          at: occurrence.at,
          task: { ...task, ...timesAt(task, series, occurrence) },
        }));
    })
    .filter(({ task }) => {
      const day = taskDay(task, zone);
      return day !== null && from <= day && day <= to;
    })
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.task.number - b.task.number))
    .map(({ task }) => task);
}
