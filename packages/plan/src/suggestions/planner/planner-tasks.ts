import { readEntityId, writeEntityId } from '@planerka/contracts';
import type { DAYPART_DEFAULTS } from '../../objects/settings.ts';
import type { Task } from '../../objects/task.ts';
import type { Moment } from '../../time/moment.ts';
import { addDays, atLocal, type Day } from '../../time/zoned.ts';
import { estimateMinutes } from './estimate-minutes.ts';
import type { PlannerTask } from './planner-task.ts';
import { atDay, taskWorth } from './task-worth.ts';

/** A part of the day in which a task shall lie, as a tag of it says. */
export type DaypartName = keyof typeof DAYPART_DEFAULTS;

/** What the planner must know about tasks besides their rows. */
export interface PlannerGround {
  readonly day: Day;
  readonly moment: Moment;
  /** When the parts of this person's day begin. */
  readonly dayparts: Readonly<Record<DaypartName, string>>;
  /** By the number of the task. */
  readonly daypartOf: ReadonlyMap<number, DaypartName>;
  /** Estimates of what was done last, at most 20 a project, by its id. */
  readonly doneMinutes: ReadonlyMap<string, readonly number[]>;
  /** Of what the tasks depend on (`TASK-004`, `PLAN-002`), that which is still open. */
  readonly stillOpen: ReadonlySet<string>;
  /** How many open tasks wait for each, by id; tasks of which nobody does may be missing. */
  readonly waiting: ReadonlyMap<string, number>;
}

/** The tasks as the planner weighs them; what is put off beyond the day's beginning is no candidate. */
export function plannerTasks(tasks: readonly Task[], ground: PlannerGround): PlannerTask[] {
  const { now } = atDay(ground.day, ground.moment);
  return tasks
    .filter(({ snoozed_until: until }) => until === null || until <= now)
    .map((task) => plannerTask(task, ground));
}

function plannerTask(task: Task, ground: PlannerGround): PlannerTask {
  const { day, moment, stillOpen } = ground;
  const minutes = estimateMinutes(task, ground.doneMinutes);
  const waiting = ground.waiting.get(writeEntityId({ kind: 'task', number: task.number })) ?? 0;
  const before = task.depends_on.filter((id) => stillOpen.has(id)).map(readEntityId);
  return {
    task: task.number,
    ...taskWorth(task, { day, moment, minutes, waiting }),
    minutes,
    window: windowOf(task, ground),
    // What is late is late: an hour that has passed binds no more.
    dueAt: task.due_at !== null && task.due_at > atDay(day, moment).now ? task.due_at : null,
    after: before.flatMap((id) => (id?.kind === 'task' ? [id.number] : [])),
    held: before.some((id) => id?.kind !== 'task'),
  };
}

function windowOf(
  { number }: Task,
  { day, moment, dayparts, daypartOf }: PlannerGround,
): PlannerTask['window'] {
  const daypart = daypartOf.get(number);
  if (daypart === undefined) return null;
  const at = (time: string) => atLocal(day, time, moment.zone);
  const ends = {
    morning: at(dayparts.afternoon),
    afternoon: at(dayparts.evening),
    evening: atLocal(addDays(day, 1), '00:00', moment.zone),
  };
  return { from: at(dayparts[daypart]), to: ends[daypart] };
}
