import type { DaypartHours, Operation } from '@planerka/contracts';
import { DAYPART_DEFAULTS, type WorkingHours } from '../../objects/settings.ts';
import type { Task } from '../../objects/task.ts';
import { type Moment, today } from '../../time/moment.ts';
import { type Day, type Instant, toLocalIso } from '../../time/zoned.ts';
import { type CandidatePools, dayCandidates } from './day-candidates.ts';
import { busySpans, type FreeSpan, freeSpans, type Occupied } from './free-time.ts';
import { planDay } from './plan-day.ts';
import type { DayPlan } from './planner-task.ts';
import { type DaypartName, type PlannerGround, plannerTasks } from './planner-tasks.ts';

/** Reads in which part of the day a task shall lie by one of its tags; null for any other tag. */
export type DaypartOfTag = (tag: string) => DaypartName | null;

/** What the plan of a day is made from, as it is stored. */
export interface DayFacts
  extends CandidatePools,
    Pick<PlannerGround, 'doneMinutes' | 'stillOpen' | 'waiting'> {
  readonly agenda: Occupied;
}

/** Whose day it is. */
export interface PlannedFor {
  readonly hours: WorkingHours;
  /** When the parts of the day begin, where the person has said so. */
  readonly dayparts: DaypartHours;
  readonly daypartOfTag: DaypartOfTag;
}

export interface AskedDay extends PlannedFor {
  readonly day: Day;
  readonly moment: Moment;
  /** Sets of task numbers that were shown before: another plan differs from each in a task. */
  readonly shown?: readonly (readonly number[])[];
}

/** A plan of the day, and the tasks that were weighed for it by their numbers. */
export interface DraftedDay {
  readonly plan: DayPlan;
  readonly tasks: ReadonlyMap<number, Task>;
  /** The free time that it was laid into. */
  readonly spans: readonly FreeSpan[];
}

/** The free time of the day: inside the person's hours, nothing of it past or taken. */
export function freeTimeOf(facts: Pick<DayFacts, 'agenda'>, asked: AskedDay): FreeSpan[] {
  const { day, moment, hours } = asked;
  return day < today(moment) ? [] : freeSpans(day, busySpans(facts.agenda), hours, moment);
}

/** What the day could look like; a day that is over has no room for anything. */
export function draftDay(facts: DayFacts, asked: AskedDay): DraftedDay {
  const { day, moment, dayparts, daypartOfTag, shown = [] } = asked;
  const spans = freeTimeOf(facts, asked);
  const found = dayCandidates(day, facts, moment);
  const candidates = plannerTasks(found, {
    day,
    moment,
    dayparts: { ...DAYPART_DEFAULTS, ...withoutUndefined(dayparts) },
    daypartOf: daypartsByTag(found, daypartOfTag),
    doneMinutes: facts.doneMinutes,
    stillOpen: facts.stillOpen,
    waiting: facts.waiting,
  });
  return {
    plan: planDay({ candidates, spans, shown }),
    tasks: new Map(found.map((task) => [task.number, task])),
    spans,
  };
}

/** The hour of a planned task as an operation; of what repeats, this occurrence alone. */
export function plannedHour(task: Task, start: Instant, zone: string): Operation {
  return {
    type: 'reschedule',
    task: task.number,
    planned_at: toLocalIso(start, zone),
    ...(task.recurrence_rule === null ? {} : { scope: 'this' }),
  };
}

function daypartsByTag(
  tasks: readonly Task[],
  daypartOfTag: DaypartOfTag,
): Map<number, DaypartName> {
  return new Map(
    tasks.flatMap(({ number, tags }) => {
      for (const tag of tags) {
        const daypart = daypartOfTag(tag);
        if (daypart !== null) return [[number, daypart] as const];
      }
      return [];
    }),
  );
}

function withoutUndefined({ morning, afternoon, evening }: DaypartHours) {
  return {
    ...(morning === undefined ? {} : { morning }),
    ...(afternoon === undefined ? {} : { afternoon }),
    ...(evening === undefined ? {} : { evening }),
  };
}
