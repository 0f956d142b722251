import type { Instant } from '../../time/zoned.ts';
import type { Schedule } from './schedule-project.ts';
import { minuteNotBefore, type WorkingAxis } from './working-axis.ts';

/** The dates that somebody has given to a task; at least one of them is there. */
export interface GivenDates {
  readonly id: string;
  readonly durationMinutes: number;
  readonly plannedStartAt: Instant | null;
  readonly plannedEndAt: Instant | null;
}

/** Why the dates cannot be; of several reasons the first in this order. */
export type DatesReason = 'not_working_time' | 'end_not_after_start' | 'too_short' | 'before_links';

export type DatesFault =
  | { readonly code: 'DATES_WITHOUT_CALENDAR' }
  | {
      readonly code: 'IMPOSSIBLE_DATES';
      readonly reason: DatesReason;
      readonly field: 'plannedStart' | 'plannedEnd';
    };

/**
 * What is wrong with dates that were given to a task, checked against the schedule that they are part of;
 * null when nothing is. A task that is not scheduled, a done one, waits for no links.
 */
export function datesFault(dates: GivenDates, { axis, tasks }: Schedule): DatesFault | null {
  if (dates.plannedStartAt === null && dates.plannedEndAt === null) return null;
  if (axis === null) return { code: 'DATES_WITHOUT_CALENDAR' };
  const start = dates.plannedStartAt === null ? null : minuteNotBefore(dates.plannedStartAt);
  const end = dates.plannedEndAt === null ? null : minuteNotBefore(dates.plannedEndAt);
  if (start !== null && !axis.isStart(start)) return impossible('not_working_time', 'plannedStart');
  if (end !== null && !axis.isEnd(end)) return impossible('not_working_time', 'plannedEnd');
  if (start === null) return null;
  if (end !== null) {
    const fault = spanFault({ start, end, durationMinutes: dates.durationMinutes }, axis);
    if (fault !== null) return impossible(fault, 'plannedEnd');
  }
  const allowed = tasks.get(dates.id)?.allowedMinutes ?? 0;
  return axis.positionAt(start) < allowed ? impossible('before_links', 'plannedStart') : null;
}

function spanFault(
  span: { readonly start: number; readonly end: number; readonly durationMinutes: number },
  axis: WorkingAxis,
): DatesReason | null {
  const { start, end, durationMinutes } = span;
  if (end <= start) return 'end_not_after_start';
  const worked = axis.positionAt(end) - axis.positionAt(start);
  return worked < durationMinutes ? 'too_short' : null;
}

function impossible(reason: DatesReason, field: 'plannedStart' | 'plannedEnd'): DatesFault {
  return { code: 'IMPOSSIBLE_DATES', reason, field };
}
