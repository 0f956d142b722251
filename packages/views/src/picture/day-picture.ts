import type { Message, PictureTheme, ShownPlan } from '@planerka/contracts';
import {
  addDays,
  atLocal,
  busySpans,
  type Day,
  dayOf,
  freeSpans,
  type Instant,
  type Moment,
  minutesBetween,
  say,
  timeOf,
  toInstant,
  type WorkingHours,
} from '@planerka/plan';
import type { Agenda } from '@planerka/runtime';
import { scheduleEntries } from '../surfaces/today-schedule.ts';
import { foldCrowds, type MinuteSpan } from './fold-crowds.ts';

const HOUR = 60;
const DAY_MINUTES = 1440;
const TASKS_SHOWN = 12;

interface DaySources {
  readonly day: Day;
  readonly agenda: Agenda;
  readonly hours: WorkingHours;
  readonly theme: PictureTheme;
  /** What is proposed for the free time. */
  readonly proposed?: ShownPlan['items'];
}

interface PictureSlot extends MinuteSpan {
  readonly title: Message;
  /**
   * `proposed` could be put there; `crowd` is drawn in place of several that have no room; a task of unknown
   * length is a moment.
   */
  readonly kind: 'event' | 'focus' | 'task' | 'proposed' | 'crowd';
  readonly locked: boolean;
  readonly time: Message;
}

/** Everything that is drawn on the picture of a day; `from` and `to` are the hours that it shows. */
export interface PlanPicture extends MinuteSpan {
  readonly theme: PictureTheme;
  readonly title: Message;
  readonly subtitle: Message;
  readonly summary: Message;
  /** The position of the line of the present; null on another day. */
  readonly now: { readonly at: number; readonly label: Message } | null;
  readonly slots: readonly PictureSlot[];
  readonly free: ReadonlyArray<MinuteSpan & { readonly label: Message }>;
  /** Tasks of the day that have no hour, under their own heading. */
  readonly tasks: {
    readonly heading: Message;
    readonly items: ReadonlyArray<{
      readonly title: Message;
      readonly note: Message | null;
      readonly late: boolean;
    }>;
    readonly footer: Message | null;
  };
}

/** The day as a picture shows it. */
export function dayPicture(
  { day, agenda, hours, theme, proposed = [] }: DaySources,
  moment: Moment,
): PlanPicture {
  const { zone, now } = moment;
  const minuteOf = (at: string): number => clockMinute(at, day, zone);
  const entries = scheduleEntries({ day, agenda }, moment);
  const every = entries.map(({ block, at, task, isMoment }) => {
    const from = minuteOf(at);
    const to = isMoment ? from : Math.max(minuteOf(toInstant(block.end)), from);
    return {
      at,
      from,
      to,
      title: task ? titleAlone(task.title) : block.title,
      kind: task ? ('task' as const) : block.kind,
      locked: block.locked,
      time: isMoment
        ? say('picture_clock', { at })
        : say('picture_span', { from: at, to: toInstant(block.end) }),
    };
  });
  const slots = foldCrowds<TimedSlot>(
    byTime([...every, ...proposed.map((item) => proposedSlot(item, minuteOf))]),
    ({ at, from }, count) => ({
      at,
      from,
      to: from,
      title: say('picture_crowd', { count, at }),
      kind: 'crowd',
      locked: false,
      time: say('picture_clock', { at }),
    }),
  ).map(({ at: _at, ...slot }) => slot);
  const bounds = [atLocal(day, '00:00', zone), atLocal(addDays(day, 1), '00:00', zone)] as const;
  const busy = busySpans(agenda);
  const free = freeSpans(day, busy, hours, moment);
  const planned = proposed.map(({ start, end }) => ({
    start_at: toInstant(start),
    end_at: toInstant(end),
  }));
  const left = freeSpans(day, [...busy, ...planned], hours, moment);
  const [opening, closing] = [hours.from, hours.to].map((time) =>
    minuteOf(atLocal(day, time, zone)),
  );
  const from = Math.min(opening ?? 0, ...slots.map((slot) => slot.from));
  const to = Math.max(closing ?? DAY_MINUTES, ...slots.map((slot) => slot.to));
  const untimed = [...agenda.tasks, ...agenda.repeats].filter(
    ({ planned_at: at, number }) =>
      (at === null || dayOf(at, zone) !== day) && !proposed.some(({ task }) => task === number),
  );
  const hidden = untimed.length - TASKS_SHOWN;
  const isEmpty = slots.length === 0 && untimed.length === 0;
  const at = minuteOf(now);
  const shownFrom = Math.floor(from / HOUR) * HOUR;
  const shownTo = Math.ceil(to / HOUR) * HOUR;
  const isShown = dayOf(now, zone) === day && at >= shownFrom && at <= shownTo;
  return {
    theme,
    title: proposed.length > 0 ? say('day_plan_picture_title', { day }) : say('picture_title', {}),
    subtitle: say('picture_day', { day }),
    summary: say('picture_summary', {
      busy: minutesCovered(
        entries.filter(({ isMoment }) => !isMoment),
        bounds,
      ),
      free: free.reduce((sum, { minutes }) => sum + minutes, 0),
    }),
    from: shownFrom,
    to: shownTo,
    now: isShown ? { at, label: say('picture_now', { at: now }) } : null,
    slots,
    free: left.map((span) => ({
      from: minuteOf(span.from),
      to: minuteOf(span.to),
      label: say('picture_free', { minutes: span.minutes }),
    })),
    tasks: {
      heading: say('picture_untimed', {}),
      items: untimed.slice(0, TASKS_SHOWN).map((task) => {
        const due = task.due_at === null ? task.due_on : dayOf(task.due_at, zone);
        const isLate = task.due_at === null ? due !== null && due < day : task.due_at < now;
        return {
          title: titleAlone(task.title),
          note: dueNote(due, task.due_at, { day, isToday: dayOf(now, zone) === day }),
          late: isLate,
        };
      }),
      footer: footerOf(isEmpty, hidden),
    },
  };
}

type TimedSlot = PictureSlot & { readonly at: Instant };

function proposedSlot(
  { title, start, end }: ShownPlan['items'][number],
  minuteOf: (at: string) => number,
): TimedSlot {
  const [at, until] = [toInstant(start), toInstant(end)];
  return {
    at,
    from: minuteOf(at),
    to: minuteOf(until),
    title: titleAlone(title),
    kind: 'proposed',
    locked: false,
    time: say('picture_span', { from: at, to: until }),
  };
}

function byTime(slots: readonly TimedSlot[]): TimedSlot[] {
  return [...slots].sort((a, b) => a.from - b.from);
}

function titleAlone(title: string): Message {
  return say('today_untimed', { title, to_come: false });
}

function footerOf(isEmpty: boolean, hidden: number): Message | null {
  if (isEmpty) return say('picture_nothing', {});
  return hidden > 0 ? say('picture_more', { count: hidden }) : null;
}

function dueNote(
  due: Day | null,
  at: Instant | null,
  { day, isToday }: { readonly day: Day; readonly isToday: boolean },
): Message | null {
  if (due === null || due > day || (due === day && !isToday)) return null;
  return due === day ? say('picture_due', { at }) : say('picture_overdue', { day: due });
}

/** Minutes of the wall clock since the day began; what lies outside the day is put at its edge. */
function clockMinute(at: string, day: Day, zone: string): number {
  if (at >= atLocal(addDays(day, 1), '00:00', zone)) return DAY_MINUTES;
  if (at < atLocal(day, '00:00', zone)) return 0;
  const [hours = 0, minutes = 0] = timeOf(at, zone).split(':').map(Number);
  return hours * HOUR + minutes;
}

/** Minutes of the day in which anything is planned: what overlaps counts once, a skipped hour not at all. */
function minutesCovered(
  entries: ReadonlyArray<{ readonly block: { readonly start: string; readonly end: string } }>,
  [dawn, midnight]: readonly [Instant, Instant],
): number {
  let covered = 0;
  let until = dawn;
  // they come by their starts
  for (const { block } of entries) {
    const [start, end] = [toInstant(block.start), toInstant(block.end)];
    const from = start > until ? start : until;
    const to = end < midnight ? end : midnight;
    if (to <= from) continue;
    covered += minutesBetween(from, to);
    until = to;
  }
  return covered;
}
