import type { ProductionProject } from '@planerka/contracts';
import {
  addDays,
  type Day,
  dayOf,
  daysBetween,
  daysOf,
  type Instant,
  timeOf,
  weekdayOf,
} from '../../time/zoned.ts';
import { scheduleAndTotals } from '../check/schedule-and-totals.ts';

/** A task between its dates; positions are days since the midnight of the first day shown. */
export interface GanttTask {
  readonly title: string;
  readonly startAt: Instant;
  readonly endAt: Instant;
  readonly from: number;
  readonly to: number;
  readonly state: 'critical' | 'open' | 'done';
}

export interface Gantt {
  readonly days: ReadonlyArray<{ readonly day: Day; readonly isOff: boolean }>;
  /** Null when the present is on none of the days. */
  readonly today: number | null;
  readonly finishAt: Instant | null;
  readonly tasks: readonly GanttTask[];
}

/** Longer than any project that is drawn, and still few enough days to draw. */
const DAYS_MAX = 4000;

/**
 * What is drawn of a project's schedule: the open tasks where the schedule puts them, the done ones where
 * they were planned. Null without dates: no calendar, no start, a circle of links, or no task that has any.
 */
export function ganttOf(project: ProductionProject, now: Instant): Gantt | null {
  const { timezone, calendar, tasks } = project;
  const { schedule } = scheduleAndTotals(project);
  if (schedule === null || calendar === null || calendar === undefined) return null;
  const critical = new Set(schedule.criticalTasks);
  const dated = tasks.flatMap((task): Array<Omit<GanttTask, 'from' | 'to'>> => {
    const times = schedule.tasks.get(task.taskId);
    const startAt = times?.startAt ?? task.plannedStart ?? null;
    const endAt = times?.endAt ?? task.plannedEnd ?? startAt;
    if (startAt === null || endAt === null || task.status === 'cancelled') return [];
    const open = critical.has(task.taskId) ? 'critical' : 'open';
    const title = typeof task['title'] === 'string' ? task['title'] : task.taskId;
    return [{ title, startAt, endAt, state: times === undefined ? 'done' : open }];
  });
  const ends = dated.flatMap(({ startAt, endAt }) => [
    dayOf(startAt, timezone),
    dayOf(endAt, timezone),
  ]);
  const [first] = ends.sort();
  const last = ends.at(-1);
  if (first === undefined || last === undefined) return null;
  const until = daysBetween(first, last) < DAYS_MAX ? last : addDays(first, DAYS_MAX - 1);
  const days = daysOf({ from: first, to: until });
  const at = (instant: Instant): number => {
    const [hour = 0, minute = 0] = timeOf(instant, timezone).split(':').map(Number);
    return daysBetween(first, dayOf(instant, timezone)) + (hour * 60 + minute) / MINUTES_OF_DAY;
  };
  const workdays = new Set(calendar.workdays);
  const holidays = new Set(calendar.holidays);
  const extra = new Set(calendar.extraWorkdays);
  const present = at(now);
  return {
    days: days.map((day) => ({
      day,
      isOff: !extra.has(day) && (holidays.has(day) || !workdays.has(weekdayOf(day))),
    })),
    today: present >= 0 && present <= days.length ? present : null,
    finishAt: schedule.finishAt,
    tasks: dated.map((task) => ({ ...task, from: at(task.startAt), to: at(task.endAt) })),
  };
}

const MINUTES_OF_DAY = 1440;
