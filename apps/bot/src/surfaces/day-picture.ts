import type { SurfaceNavigateTo } from '@planerka/contracts';
import type { DayPicture } from '@planerka/picture';
import {
  addDays,
  atLocal,
  type Day,
  dayOf,
  type Instant,
  minutesBetween,
  type Moment,
  timeOf,
  toInstant,
  type WorkingHours,
} from '@planerka/plan';
import type { Agenda } from '@planerka/runtime';
import { busySpans, freeSpans, scheduleBlocks } from '@planerka/views';
import { formatDay, formatDayAndMonth, formatDuration } from '@planerka/texts';
import type { Step } from '../reply/reply.ts';
import { ruSurfaces as ru } from '../texts/ru-surfaces.ts';

const HOUR = 60;
const DAY_MINUTES = 1440;
const TASKS_SHOWN = 12;

interface DaySources {
  readonly day: Day;
  readonly agenda: Agenda;
  readonly hours: WorkingHours;
}

/** The day as a picture: kept as data, drawn when it is sent. */
export function dayPicture(sources: DaySources, moment: Moment): Step {
  return { kind: 'picture', picture: pictureOf(sources, moment) };
}

/** What the picture of the day shows, all words made. */
export function pictureOf({ day, agenda, hours }: DaySources, moment: Moment): DayPicture {
  const { zone, now } = moment;
  const minuteOf = (at: string): number => clockMinute(at, day, zone);
  const blocks = scheduleBlocks({ day, agenda }, moment).map((block) => ({
    ...block,
    start: toInstant(block.start),
    end: toInstant(block.end),
  }));
  const slots = blocks.map((block) => {
    const { start, end } = block;
    const task = taskBehind(block.navigateTo, agenda);
    return {
      from: minuteOf(start),
      to: Math.max(minuteOf(end), minuteOf(start)),
      title: task?.title ?? block.title,
      kind: task ? ('task' as const) : block.kind,
      locked: block.locked,
      time: `${timeOf(start, zone)}–${timeOf(end, zone)}`,
    };
  });
  const bounds = [atLocal(day, '00:00', zone), atLocal(addDays(day, 1), '00:00', zone)] as const;
  const free = freeSpans(day, busySpans(agenda), hours, moment);
  const [opening, closing] = [hours.from, hours.to].map((time) =>
    minuteOf(atLocal(day, time, zone)),
  );
  const from = Math.min(opening ?? 0, ...slots.map((slot) => slot.from));
  const to = Math.max(closing ?? DAY_MINUTES, ...slots.map((slot) => slot.to));
  const untimed = [...agenda.tasks, ...agenda.repeats].filter(
    ({ planned_at: at }) => at === null || dayOf(at, zone) !== day,
  );
  const hidden = untimed.length - TASKS_SHOWN;
  const isEmpty = slots.length === 0 && untimed.length === 0;
  const at = minuteOf(now);
  const shownFrom = Math.floor(from / HOUR) * HOUR;
  const shownTo = Math.ceil(to / HOUR) * HOUR;
  const isShown = dayOf(now, zone) === day && at >= shownFrom && at <= shownTo;
  return {
    title: ru.picture.title,
    subtitle: formatDay(day),
    summary: summaryOf(
      minutesCovered(blocks, bounds),
      free.reduce((sum, { minutes }) => sum + minutes, 0),
    ),
    from: shownFrom,
    to: shownTo,
    now: isShown ? { at, label: timeOf(now, zone) } : null,
    slots,
    free: free.map((span) => ({
      from: minuteOf(span.from),
      to: minuteOf(span.to),
      label: ru.picture.free(formatDuration(span.minutes)),
    })),
    tasks: {
      heading: ru.picture.untimed,
      items: untimed.slice(0, TASKS_SHOWN).map((task) => {
        const due = task.due_at === null ? task.due_on : dayOf(task.due_at, zone);
        const hour = task.due_at === null ? null : timeOf(task.due_at, zone);
        const isLate = task.due_at === null ? due !== null && due < day : task.due_at < now;
        return {
          title: task.title,
          note: dueNote(due, hour, day),
          late: isLate,
        };
      }),
      footer: isEmpty ? ru.picture.nothing : hidden > 0 ? ru.picture.more(hidden) : null,
    },
  };
}

function dueNote(due: Day | null, hour: string | null, day: Day): string | null {
  if (due === null || due > day) return null;
  return due === day ? ru.picture.due(hour) : ru.picture.overdue(formatDayAndMonth(due));
}

/** Minutes of the wall clock since the day began; what lies outside the day stands at its edge. */
function clockMinute(at: string, day: Day, zone: string): number {
  if (at >= atLocal(addDays(day, 1), '00:00', zone)) return DAY_MINUTES;
  if (at < atLocal(day, '00:00', zone)) return 0;
  const [hours = 0, minutes = 0] = timeOf(at, zone).split(':').map(Number);
  return hours * HOUR + minutes;
}

function taskBehind(to: SurfaceNavigateTo | undefined, { tasks }: Agenda) {
  if (to?.destination !== 'workroom_task') return undefined;
  return tasks.find(({ number }) => number === to.taskId);
}

/** Minutes of the day in which anything stands: what overlaps counts once, a skipped hour not at all. */
function minutesCovered(
  blocks: ReadonlyArray<{ readonly start: Instant; readonly end: Instant }>,
  [dawn, midnight]: readonly [Instant, Instant],
): number {
  let covered = 0;
  let until = dawn;
  for (const { start, end } of [...blocks].sort((a, b) => (a.start < b.start ? -1 : 1))) {
    const from = start > until ? start : until;
    const to = end < midnight ? end : midnight;
    if (to <= from) continue;
    covered += minutesBetween(from, to);
    until = to;
  }
  return covered;
}

function summaryOf(busy: number, freeMinutes: number): string {
  return [
    busy === 0 ? null : ru.picture.busy(formatDuration(busy)),
    freeMinutes === 0 ? ru.picture.noFree : ru.picture.free(formatDuration(freeMinutes)),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
