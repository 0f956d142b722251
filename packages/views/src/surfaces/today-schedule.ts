import type { Message } from '@planerka/contracts';
import type { Agenda } from '@planerka/runtime';
import {
  addMinutes,
  type Day,
  dayOf,
  type Instant,
  lateSince,
  minutesBetween,
  type Moment,
  nameFacts,
  say,
  type Task,
  taskDay,
  today,
  toLocalIso,
  type WorkingHours,
} from '@planerka/plan';
import { agendaTasks } from '../questions/agenda-tasks.ts';
import { busySpans, type FreeSpan, freeSpans, UNKNOWN_MINUTES } from '../questions/free-time.ts';
import { whenFacts } from '../questions/when-facts.ts';
import type { PlanSurface, TodayScheduleOf } from './surface-of.ts';
import { opTrigger } from './surface-ops.ts';

type Payload = TodayScheduleOf<Message>;

/** What starts so soon is not moved any more. */
const LOCKED_WITHIN_MINUTES = 15;
const SUGGESTED_MAX = 3;
const BLOCKS_MAX = 200;

/** What the schedule of a day is made from. */
export interface DaySources {
  readonly day: Day;
  readonly agenda: Agenda;
  readonly hours: WorkingHours;
  /** Tasks that could have an hour of the day: the most urgent first. */
  readonly candidates: readonly Task[];
}

/** A day: its blocks and timed tasks by start, its tasks without an hour, and what could be put into the free time. */
export function todaySchedule(
  surfaceId: string,
  sources: DaySources,
  asked: {
    readonly moment: Moment;
    /** Which set of suggestions; the next one is behind `alternatives`. */
    readonly set: number;
    readonly alternatives: string;
  },
): PlanSurface<'today_schedule_v1'> {
  const { moment } = asked;
  const suggested = suggestions(sources, moment, asked.set);
  const others = sources.candidates.length > 0 && suggested.length > 0;
  return {
    surface_id: surfaceId,
    kind: 'today_schedule_v1',
    title: say('today_title', { day: sources.day }),
    payload: {
      date: sources.day,
      blocks: scheduleEntries(sources, moment).map(({ block }) => block),
      tasks: untimedTasks(sources, moment),
      suggestions: suggested,
      ...(others
        ? {
            controls: {
              suggestAlternativesOp: {
                label: say('label_others', {}),
                opToken: asked.alternatives,
              },
            },
          }
        : {}),
    },
  };
}

/** A block of the schedule, and of a task whether anybody has said how long it takes. */
interface ScheduledEntry {
  readonly block: Payload['blocks'][number];
  readonly at: Instant;
  readonly task: Task | null;
  readonly isMoment: boolean;
}

/** What is at an hour of the day, by start; blocks of other calendars and those about to start are locked. */
export function scheduleEntries(
  { day, agenda }: Pick<DaySources, 'day' | 'agenda'>,
  { zone, now }: Moment,
): ScheduledEntry[] {
  const horizon = addMinutes(now, LOCKED_WITHIN_MINUTES);
  const blocks = agenda.timeblocks.map((block) => ({
    block: {
      kind: block.calendar_id === null ? ('focus' as const) : ('event' as const),
      title: say('today_block', { title: block.title }),
      start: toLocalIso(block.start_at, zone),
      end: toLocalIso(block.end_at, zone),
      locked: block.calendar_id !== null || (block.start_at <= horizon && block.end_at > now),
      navigateTo: { destination: 'calendar_event' as const, eventId: block.number },
    },
    at: block.start_at,
    task: null,
    isMoment: false,
  }));
  const timed = agendaTasks(agenda).flatMap(({ task, toCome }) => {
    const { planned_at: start } = task;
    if (start === null || dayOf(start, zone) !== day) return [];
    const name = nameFacts({ kind: 'task', row: task });
    const end = addMinutes(start, task.duration_minutes ?? UNKNOWN_MINUTES);
    const block = {
      kind: 'focus' as const,
      title: say('today_task', { task: name, to_come: toCome }),
      start: toLocalIso(start, zone),
      end: toLocalIso(end, zone),
      locked: false,
      // What is still to come cannot be opened or done: the open one is listed on its own day.
      ...(toCome
        ? {}
        : { navigateTo: { destination: 'workroom_task' as const, taskId: task.number } }),
    };
    return [{ block, at: start, task, isMoment: task.duration_minutes === null }];
  });
  return [...blocks, ...timed]
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .slice(0, BLOCKS_MAX);
}

function untimedTasks({ day, agenda }: DaySources, moment: Moment): NonNullable<Payload['tasks']> {
  const untimed = agendaTasks(agenda).filter(
    ({ task: { planned_at: at } }) => at === null || dayOf(at, moment.zone) !== day,
  );
  return untimed.slice(0, BLOCKS_MAX).map(({ task, toCome }) => {
    const isDue = task.due_on !== null || task.due_at !== null;
    const onlyDue = { ...task, planned_at: null, planned_on: null };
    const when = whenFacts({ kind: 'task', row: onlyDue });
    return {
      taskId: task.number,
      title: say('today_untimed', { title: task.title, to_come: toCome }),
      ...(isDue ? { due: say('when', { when }) } : {}),
      ...(toCome ? { toCome } : {}),
    };
  });
}

/**
 * Each candidate into the first free span that holds it. Another set begins with other candidates,
 * or, when all have had their turn, an hour later; when the day ends before that, from its beginning.
 */
function suggestions(
  { candidates, day, agenda, hours }: DaySources,
  moment: Moment,
  set: number,
): NonNullable<Payload['suggestions']> {
  if (day < today(moment) || candidates.length === 0) return [];
  const rounds = Math.ceil(candidates.length / SUGGESTED_MAX);
  const from = (set % rounds) * SUGGESTED_MAX;
  const free = freeSpans(day, busySpans(agenda), hours, moment);
  const offered = candidates.slice(from, from + SUGGESTED_MAX);
  const hoursLater = Math.floor(set / rounds) % (hoursIn(free) + 1);
  const later = placed(offered, startingLater(free, hoursLater), moment);
  return later.length > 0 ? later : placed(offered, free, moment);
}

function placed(
  tasks: readonly Task[],
  free: readonly FreeSpan[],
  moment: Moment,
): NonNullable<Payload['suggestions']> {
  let left = free;
  return tasks.flatMap((task) => {
    const minutes = task.duration_minutes ?? UNKNOWN_MINUTES;
    const span = left.find((each) => each.minutes >= minutes);
    if (!span) return [];
    const end = addMinutes(span.from, minutes);
    left = left.map((each) =>
      each === span ? { ...each, from: end, minutes: each.minutes - minutes } : each,
    );
    return [suggestion(task, span.from, end, moment)];
  });
}

/** Whole hours between the first free minute and the last. */
function hoursIn(free: readonly FreeSpan[]): number {
  const [first] = free;
  const last = free.at(-1);
  return first && last ? Math.floor(minutesBetween(first.from, last.to) / 60) : 0;
}

/** What is left of the free time when its first hours are passed over. */
function startingLater(free: readonly FreeSpan[], hours: number): FreeSpan[] {
  const [first] = free;
  if (!first) return [];
  const start = addMinutes(first.from, hours * 60);
  return free.flatMap((span) => {
    if (span.to <= start) return [];
    if (span.from >= start) return [span];
    return [{ from: start, to: span.to, minutes: minutesBetween(start, span.to) }];
  });
}

function suggestion(row: Task, from: string, to: string, { zone }: Moment) {
  const task = nameFacts({ kind: 'task', row });
  return {
    previewChange: say('today_preview', { task, from, to }),
    acceptOp: opTrigger(say('label_accept', { at: from }), {
      type: 'reschedule',
      task: row.number,
      planned_at: toLocalIso(from, zone),
    }),
  };
}

/** Tasks without an hour that the day has room for: late ones, the day's own, important ones, the rest of the Inbox. */
export function suggestionCandidates(
  day: Day,
  pools: {
    readonly pressing: readonly Task[];
    readonly agenda: Agenda;
    readonly inbox: readonly Task[];
  },
  moment: Moment,
): Task[] {
  const { zone, now } = moment;
  const mine = pools.agenda.tasks.filter((task) => taskDay(task, zone) === day);
  const seen = new Map(
    [...pools.pressing, ...mine, ...pools.inbox].map((each) => [each.number, each]),
  );
  // What has another day of its own stays there, unless that day is past.
  const fits = (task: Task): boolean => {
    const own = taskDay(task, zone);
    return own === null || own === day || lateSince(task, moment) !== null;
  };
  return [...seen.values()].filter((task) => {
    const { planned_at: hour } = task;
    return (hour === null || hour < now) && fits(task);
  });
}
