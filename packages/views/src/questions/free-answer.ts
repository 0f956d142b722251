import type { DayHours, DayWindow, Query } from '@planerka/contracts';
import {
  type BusySpan,
  daysOf,
  freeSpans,
  type Moment,
  say,
  today,
  type WorkingHours,
} from '@planerka/plan';
import { type Answer, pagedAnswer, plainLine } from './answer.ts';
import { COUNTED_DAYS_MAX, countedDays } from './counted-days.ts';

type FreeAsked = Extract<Query, { type: 'free' }>;

/** The days of a window that still lie ahead, at most 31; null when all of it is past. */
export function daysAhead(
  window: DayWindow,
  moment: Moment,
): ReturnType<typeof countedDays> | null {
  const from = window.from > today(moment) ? window.from : today(moment);
  return window.to < from ? null : countedDays({ from, to: window.to });
}

/** The working hours within the part of the day that is asked about; all of them where it has none of them. */
function within(hours: WorkingHours, asked: DayHours | undefined): WorkingHours {
  if (asked === undefined) return hours;
  const from = asked.from > hours.from ? asked.from : hours.from;
  const to = asked.to !== undefined && asked.to < hours.to ? asked.to : hours.to;
  return from < to ? { from, to } : hours;
}

/** "когда я свободен в пятницу?": the free spans of each day, inside the working hours. */
export function freeAnswer(
  busy: readonly BusySpan[],
  asked: Pick<FreeAsked, 'window' | 'hours' | 'duration_minutes'>,
  hours: WorkingHours,
  moment: Moment,
  page: number,
): Answer {
  const { window, duration_minutes: minutes = null } = asked;
  const ahead = daysAhead(window, moment);
  const part = within(hours, asked.hours);
  const told = ahead
    ? daysOf(ahead).map((day) => {
        const spans = freeSpans(day, busy, part, moment, minutes ?? undefined);
        return say('free_day', { day, spans, minutes });
      })
    : [say('free_never', { minutes })];
  const footer = say('sentences', {
    parts: [
      say('working_hours', { from: hours.from, to: hours.to }),
      ...(ahead?.cut ? [say('window_cut', { days: COUNTED_DAYS_MAX })] : []),
    ],
  });
  return pagedAnswer(say('free_title', { window, minutes }), told.map(plainLine), { page, footer });
}
