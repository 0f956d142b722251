import type { Message } from '@planerka/contracts';
import {
  addMinutes,
  type Day,
  type DayFacts,
  type DraftedDay,
  dayOf,
  draftDay,
  type Instant,
  isOverADay,
  type Moment,
  nameFacts,
  type PlannedFor,
  plannedHour,
  say,
  type Task,
  toLocalIso,
  UNKNOWN_MINUTES,
} from '@planerka/plan';
import type { Agenda } from '@planerka/runtime';
import { agendaTasks } from '../questions/agenda-tasks.ts';
import { whenFacts } from '../questions/when-facts.ts';
import type { PlanSurface, TodayScheduleOf } from './surface-of.ts';
import { doneNamedOp, opTrigger } from './surface-ops.ts';

type Payload = TodayScheduleOf<Message>;

/** What starts so soon is not moved any more. */
const LOCKED_WITHIN_MINUTES = 15;
/** So many plans of a day are told apart; whoever wants more begins anew. */
const SETS_MAX = 10;
const BLOCKS_MAX = 200;

/** What the schedule of a day is made from. */
export interface DaySources {
  readonly day: Day;
  readonly facts: DayFacts & { readonly agenda: Agenda };
  readonly person: PlannedFor;
}

/** A day: its blocks and timed tasks by start, its tasks without an hour, and what could be put into the free time. */
export function todaySchedule(
  surfaceId: string,
  sources: DaySources,
  asked: {
    readonly moment: Moment;
    /** Which set of suggestions, null for none; the next one is behind `alternatives`. */
    readonly set: number | null;
    readonly alternatives: string;
  },
): PlanSurface<'today_schedule_v1'> {
  const { moment } = asked;
  const { suggested, hasOthers } =
    asked.set === null ? NOT_SUGGESTED : suggestions(sources, moment, asked.set);
  return {
    surface_id: surfaceId,
    kind: 'today_schedule_v1',
    title: say('today_title', { day: sources.day }),
    payload: {
      date: sources.day,
      blocks: scheduleEntries({ day: sources.day, agenda: sources.facts.agenda }, moment).map(
        ({ block }) => block,
      ),
      tasks: untimedTasks(sources, moment),
      suggestions: suggested,
      ...(hasOthers
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
  { day, agenda }: { readonly day: Day; readonly agenda: Agenda },
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
  const worksOn = agenda.worked.filter(({ start_at: at }) => dayOf(at, zone) === day);
  const isWorked = ({ task_id: id }: Task): boolean =>
    worksOn.some(({ task }) => task.task_id === id);
  const timed = agendaTasks(agenda).flatMap(({ task, toCome }) => {
    const { planned_at: start } = task;
    if (start === null || dayOf(start, zone) !== day) return [];
    if (isOverADay(task) && isWorked(task)) return [];
    const name = nameFacts({ kind: 'task', row: task });
    const minutes = isOverADay(task) ? null : task.duration_minutes;
    const end = addMinutes(start, minutes ?? UNKNOWN_MINUTES);
    const block = {
      kind: 'focus' as const,
      title: say('today_task', { task: name, to_come: toCome }),
      start: toLocalIso(start, zone),
      end: toLocalIso(end, zone),
      ...(minutes === null ? { isEndAssumed: true } : {}),
      locked: false,
      // What is still to come cannot be opened or done: the open one is listed on its own day.
      ...(toCome
        ? {}
        : { navigateTo: { destination: 'workroom_task' as const, taskId: task.number } }),
    };
    return [{ block, at: start, task, isMoment: minutes === null }];
  });
  const worked = worksOn.map(({ task, start_at: at, end_at: until }) => ({
    block: {
      kind: 'focus' as const,
      title: say('today_task', { task: nameFacts({ kind: 'task', row: task }), to_come: false }),
      start: toLocalIso(at, zone),
      end: toLocalIso(until, zone),
      locked: false,
      navigateTo: { destination: 'workroom_task' as const, taskId: task.number },
    },
    at,
    task,
    isMoment: false,
  }));
  return [...blocks, ...timed, ...worked]
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .slice(0, BLOCKS_MAX);
}

function untimedTasks(
  { day, facts: { agenda } }: DaySources,
  moment: Moment,
): NonNullable<Payload['tasks']> {
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
      ...(toCome ? { toCome } : { doneOp: doneNamedOp(task) }),
    };
  });
}

interface Suggested {
  readonly suggested: NonNullable<Payload['suggestions']>;
  readonly hasOthers: boolean;
}

/** A question about a day is answered with the day alone. */
const NOT_SUGGESTED: Suggested = { suggested: [], hasOthers: false };

/** The set-th plan of the day and whether there is another one; after the last comes the first again. */
function suggestions({ day, facts, person }: DaySources, moment: Moment, set: number): Suggested {
  const drafts: DraftedDay[] = [];
  // One more than is shown tells whether there is another one.
  while (drafts.length <= Math.min(set + 1, SETS_MAX - 1)) {
    const shown = drafts.map(({ plan }) => plan.items.map(({ task }) => task));
    const next = draftDay(facts, { ...person, day, moment, shown });
    if (next.plan.items.length === 0) break;
    drafts.push(next);
  }
  const draft = drafts[set % drafts.length];
  const items = draft?.plan.items ?? [];
  return {
    suggested: items.flatMap(({ task, start, end }) => {
      const row = draft?.tasks.get(task);
      return row === undefined ? [] : [suggestion(row, start, end, moment)];
    }),
    hasOthers: drafts.length > 1,
  };
}

function suggestion(row: Task, from: string, to: string, { zone }: Moment) {
  const task = nameFacts({ kind: 'task', row });
  return {
    previewChange: say('today_preview', { task, from, to }),
    acceptOp: opTrigger(say('label_accept', { at: from }), plannedHour(row, from, zone)),
  };
}
