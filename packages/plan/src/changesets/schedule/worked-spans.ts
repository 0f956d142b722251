import { DEFAULT_WORKING_HOURS } from '../../objects/settings.ts';
import type { Task } from '../../objects/task.ts';
import { addDays, atLocal, type Day, type Instant, instantAt } from '../../time/zoned.ts';
import type { WorkingCalendar } from './types.ts';
import { WORKDAY_PRESETS } from './workday-presets.ts';
import { hasWorkingTime, minuteNotBefore, workingAxis } from './working-axis.ts';

const DAY_MINUTES = 1440;

/** The working hours of what has no calendar of its own. */
const USUAL_CALENDAR: WorkingCalendar = {
  workdays: WORKDAY_PRESETS.monday_to_friday,
  hours: [DEFAULT_WORKING_HOURS],
  holidays: [],
  extraWorkdays: [],
};

/** A task, and a stretch of working time in which it is worked on. */
export interface WorkedSpan {
  readonly task: Task;
  readonly start_at: Instant;
  readonly end_at: Instant;
}

/** Is its length working time that no single day holds? Such a task lies in working hours alone. */
export function isOverADay({ duration_minutes: minutes }: Pick<Task, 'duration_minutes'>): boolean {
  return minutes !== null && minutes > DAY_MINUTES;
}

/**
 * When a task of more than a day of work is worked on within the days of a window (CS-T2):
 * its minutes laid from its planned hour on along the calendar of its project, in the workspace's zone; none for any other task, nor for one without an hour.
 */
export function workedSpans(
  task: Task,
  {
    calendar,
    zone,
    window,
  }: {
    readonly calendar: WorkingCalendar | null;
    readonly zone: string;
    readonly window: { readonly from: Day; readonly to: Day };
  },
): WorkedSpan[] {
  const { planned_at: startAt, duration_minutes: minutes } = task;
  if (startAt === null || minutes === null || !isOverADay(task)) return [];
  const known = calendar !== null && hasWorkingTime(calendar) ? calendar : USUAL_CALENDAR;
  const axis = workingAxis(known, { zone, startAt });
  const end = axis.instantAt(minutes, 'closing');
  const dawn = minuteNotBefore(atLocal(window.from, '00:00', zone));
  const dusk = minuteNotBefore(atLocal(addDays(window.to, 1), '00:00', zone));
  const from = Math.max(dawn, minuteNotBefore(startAt));
  const spans = axis.between(from, end === null ? dusk : Math.min(dusk, end));
  return spans.map((span) => ({
    task,
    start_at: instantAt(span.from * 60_000),
    end_at: instantAt(span.to * 60_000),
  }));
}
