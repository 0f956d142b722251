import { type Moment, today } from '../time/moment.ts';
import { type Day, dayOf } from '../time/zoned.ts';
import type { Task } from './task.ts';

/** The day under which a task is listed: its planned day, else its due day; null for none. */
export function taskDay(task: Task, zone: string): Day | null {
  if (task.planned_at !== null) return dayOf(task.planned_at, zone);
  return task.planned_on ?? dueDay(task, zone);
}

export function dueDay(task: Task, zone: string): Day | null {
  return task.due_at === null ? task.due_on : dayOf(task.due_at, zone);
}

/** The earliest of the planned and due days that is past, null when none is. */
export function lateSince(task: Task, moment: Moment): Day | null {
  const { zone, now } = moment;
  const instants = [task.planned_at, task.due_at]
    .filter((at) => at !== null && at < now)
    .map((at) => dayOf(at ?? now, zone));
  const days = [task.planned_on, task.due_on].filter((day) => day !== null && day < today(moment));
  return [...instants, ...days].reduce<Day | null>(
    (first, day) => (day !== null && (first === null || day < first) ? day : first),
    null,
  );
}
