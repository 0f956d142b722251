import {
  addDays,
  type BusySpan,
  type Day,
  type Moment,
  say,
  today,
  type WorkingHours,
} from '@planerka/plan';
import { type Answer, pagedAnswer, plainLine } from './answer.ts';
import { freeSpans } from './free-time.ts';

/** Longer windows are cut: nobody reads the free hours of a year. */
const FREE_DAYS_MAX = 31;

/** The days of a window that still lie ahead, at most 31; null when all of it is past. */
export function daysAhead(
  window: { readonly from: Day; readonly to: Day },
  moment: Moment,
): { readonly from: Day; readonly to: Day; readonly cut: boolean } | null {
  const from = window.from > today(moment) ? window.from : today(moment);
  if (window.to < from) return null;
  const last = addDays(from, FREE_DAYS_MAX - 1);
  return { from, to: window.to < last ? window.to : last, cut: window.to > last };
}

/** "когда я свободен в пятницу?": the free spans of each day, inside the working hours. */
export function freeAnswer(
  busy: readonly BusySpan[],
  asked: { readonly window: { from: Day; to: Day }; readonly minutes: number | null },
  hours: WorkingHours,
  moment: Moment,
  page: number,
): Answer {
  const { minutes, window } = asked;
  const ahead = daysAhead(window, moment);
  const lines = [];
  for (
    let day = ahead?.from;
    ahead && day !== undefined && day <= ahead.to;
    day = addDays(day, 1)
  ) {
    const spans = freeSpans(day, busy, hours, moment, minutes ?? undefined);
    lines.push(plainLine(say('free_day', { day, spans, minutes })));
  }
  if (!ahead) lines.push(plainLine(say('free_never', { minutes })));
  const footer = say('sentences', {
    parts: [
      say('working_hours', { from: hours.from, to: hours.to }),
      ...(ahead?.cut ? [say('window_cut', { days: FREE_DAYS_MAX })] : []),
    ],
  });
  return pagedAnswer(say('free_title', { window, minutes }), lines, { page, footer });
}
