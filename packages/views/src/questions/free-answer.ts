import {
  addDays,
  type BusySpan,
  type Day,
  type Moment,
  timeOf,
  today,
  type WorkingHours,
} from '@planerka/plan';
import { dayLabel, questions } from '@planerka/texts';
import { type Answer, pagedAnswer, plainLine } from './answer.ts';
import { freeSpans } from './free-time.ts';
import { spanWords } from './time-words.ts';

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
  const span = spanWords(window.from, window.to, moment);
  const title = minutes === null ? questions.free(span) : questions.freeFor(span, minutes);
  const nothing = minutes === null ? questions.noFree : questions.noFreeFor(minutes);
  const { zone } = moment;
  const lines = [];
  for (
    let day = ahead?.from;
    ahead && day !== undefined && day <= ahead.to;
    day = addDays(day, 1)
  ) {
    const spans = freeSpans(day, busy, hours, moment, minutes ?? undefined).map((free) =>
      questions.freeSpan(timeOf(free.from, zone), timeOf(free.to, zone), free.minutes),
    );
    lines.push(
      plainLine(`${dayLabel(day, moment)}: ${spans.length === 0 ? nothing : spans.join(', ')}`),
    );
  }
  if (!ahead) lines.push(plainLine(nothing));
  const footer = [
    questions.hours(hours.from, hours.to),
    ahead?.cut ? questions.windowCut(FREE_DAYS_MAX) : null,
  ];
  return pagedAnswer(title, lines, {
    page,
    footer: footer.filter((part) => part !== null).join(' '),
  });
}
