import type { DeferStrategy, Operation } from '@planerka/contracts';
import type { Task } from '../../objects/task.ts';
import { dueDay } from '../../objects/task-day.ts';
import { type Moment, today } from '../../time/moment.ts';
import { addDays, calendarParts, type Day, dayOf, weekdayOf } from '../../time/zoned.ts';
import { SOMEDAY } from '../someday.ts';

const WEEK = 7;

/** When a task is put off, and by whose week. */
export interface DeferGround {
  readonly moment: Moment;
  /** Weekdays on which the person works, 1 (Monday) to 7. */
  readonly workdays: readonly number[];
}

/** Monday of the next calendar week, or the next month's first working day. */
function deferredDay(
  strategy: Exclude<DeferStrategy, 'someday'>,
  { moment, workdays }: DeferGround,
): Day {
  const now = today(moment);
  if (strategy === 'next_week') return addDays(now, WEEK + 1 - weekdayOf(now));
  const inNextMonth = addDays(addDays(now, 1 - calendarParts(now).date), 31);
  const first = addDays(inNextMonth, 1 - calendarParts(inNextMonth).date);
  return nextWorkday(first, workdays);
}

/**
 * Puts the task off: to a day on which it is due then, and for which nothing earlier stays planned; or
 * to someday, without any time. Only what changes something is done.
 */
export function deferral(task: Task, strategy: DeferStrategy, ground: DeferGround): Operation[] {
  if (strategy === 'someday') return toSomeday(task);
  const day = deferredDay(strategy, ground);
  const planned =
    task.planned_at === null ? task.planned_on : dayOf(task.planned_at, ground.moment.zone);
  return [
    ...(planned !== null && planned < day ? [unplanned(task)] : []),
    { type: 'set_due', task: task.number, due_date: day },
  ];
}

/** Would it be due later than it is now? That is done only when somebody has confirmed it. */
export function isPastItsDue(task: Task, strategy: DeferStrategy, ground: DeferGround): boolean {
  const due = dueDay(task, ground.moment.zone);
  return due !== null && (strategy === 'someday' || due < deferredDay(strategy, ground));
}

/** The last working day of this week that is still ahead or today; of the next week when none is. */
export function lastWorkdayOfWeek({ moment, workdays }: DeferGround): Day {
  const now = today(moment);
  const monday = addDays(now, 1 - weekdayOf(now));
  const last = Math.max(...(workdays.length > 0 ? workdays : [WEEK]));
  const day = addDays(monday, last - 1);
  return day < now ? addDays(day, WEEK) : day;
}

function toSomeday(task: Task): Operation[] {
  const { number, due_on: dueOn, due_at: dueAt } = task;
  const isPlanned = task.planned_on !== null || task.planned_at !== null;
  return [
    ...(task.recurrence_rule === null
      ? []
      : [{ type: 'set_recurrence', task: number, rrule: null } as const]),
    ...(isPlanned ? [unplanned(task)] : []),
    ...(dueOn === null && dueAt === null
      ? []
      : [{ type: 'set_due', task: number, due_date: null } as const]),
    { type: 'set_category', task: number, category: SOMEDAY },
  ];
}

function unplanned({ number }: Task): Operation {
  return { type: 'reschedule', task: number, planned_at: null };
}

function nextWorkday(from: Day, workdays: readonly number[]): Day {
  const days = Array.from({ length: WEEK }, (_, after) => addDays(from, after));
  return days.find((day) => workdays.includes(weekdayOf(day))) ?? from;
}
