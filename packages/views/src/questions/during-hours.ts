import type { DayHours, DayWindow } from '@planerka/contracts';
import {
  addDays,
  addMinutes,
  atLocal,
  daysOf,
  epochMs,
  type Instant,
  isOverADay,
  type Task,
  UNKNOWN_MINUTES,
} from '@planerka/plan';
import type { Agenda } from '@planerka/runtime';

/** Of an agenda what goes on in a part of its days; what has no hour is in none. */
export function duringHours(agenda: Agenda, window: DayWindow, hours: DayHours): Agenda {
  const { timezone: zone } = agenda;
  const parts = daysOf(window).map((day) => ({
    from: epochMs(atLocal(day, hours.from, zone)),
    to: epochMs(
      hours.to === undefined
        ? atLocal(addDays(day, 1), '00:00', zone)
        : atLocal(day, hours.to, zone),
    ),
  }));
  const isThen = (start: Instant, end: Instant): boolean =>
    parts.some(({ from, to }) => epochMs(start) < to && epochMs(end) > from);
  // "до обеда" is when such a task is due, so that the end is still within
  const isDueThen = (due: Instant): boolean =>
    parts.some(({ from, to }) => epochMs(due) > from && epochMs(due) <= to);
  const worked = agenda.worked.filter(({ start_at, end_at }) => isThen(start_at, end_at));
  const isTaskThen = (task: Task): boolean => {
    const { task_id: id, planned_at: start, due_at: due, duration_minutes: minutes } = task;
    if (start === null) return due !== null && isDueThen(due);
    if (isOverADay(task)) return worked.some((span) => span.task.task_id === id);
    return isThen(start, addMinutes(start, minutes ?? UNKNOWN_MINUTES));
  };
  return {
    ...agenda,
    tasks: agenda.tasks.filter(isTaskThen),
    repeats: agenda.repeats.filter(isTaskThen),
    timeblocks: agenda.timeblocks.filter(({ start_at, end_at }) => isThen(start_at, end_at)),
    worked,
  };
}

/** Of an agenda what keeps a person busy: without what has no hour. */
export function onlyTimed(agenda: Agenda): Agenda {
  const hasHour = ({ planned_at: at }: Task): boolean => at !== null;
  return {
    ...agenda,
    tasks: agenda.tasks.filter(hasHour),
    repeats: agenda.repeats.filter(hasHour),
  };
}
