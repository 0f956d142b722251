import { calendarParts, type Day, dayOf, type Gantt, type Instant } from '@planerka/plan';
import { formatDayAndMonth, formatFullDay } from './dates.ts';

/** The schedule of a project in words, as `packages/picture` draws it. */
export function ganttInWords(
  gantt: Gantt,
  project: { readonly title: string; readonly zone: string },
) {
  const { title, zone } = project;
  const { days, today, finishAt, tasks } = gantt;
  const [first] = days;
  const finish = finishAt === null ? '' : `финиш ${formatFullDay(dayOf(finishAt, zone))}`;
  return {
    title,
    subtitle: finish === '' && first !== undefined ? `с ${formatFullDay(first.day)}` : finish,
    legend: { critical: 'критический путь', open: 'с запасом', done: 'сделано' },
    days: days.map(({ day, isOff }) => ({ label: shortDay(day), isOff })),
    today: today === null ? null : { at: today, label: 'сегодня' },
    rows: tasks.map(({ startAt, endAt, from, to, state, ...task }) => ({
      title: task.title,
      note: span(startAt, endAt, zone),
      from,
      to,
      state,
    })),
  };
}

/** "02.03" */
function shortDay(day: Day): string {
  const { month, date } = calendarParts(day);
  return [date, month].map((part) => String(part).padStart(2, '0')).join('.');
}

/** "2 марта", "2–5 марта", "28 февраля – 3 марта" */
function span(from: Instant, to: Instant, zone: string): string {
  const [first, last] = [dayOf(from, zone), dayOf(to, zone)];
  if (first === last) return formatDayAndMonth(first);
  const [one, other] = [calendarParts(first), calendarParts(last)];
  return one.month === other.month && one.year === other.year
    ? `${one.date}–${formatDayAndMonth(last)}`
    : `${formatDayAndMonth(first)} – ${formatDayAndMonth(last)}`;
}
