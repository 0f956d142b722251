import { isInInbox, type Task } from '../../objects/task.ts';
import { dueDay, lateSince, taskDay } from '../../objects/task-day.ts';
import type { Moment } from '../../time/moment.ts';
import { addDays, atLocal, type Day, dayOf, daysBetween } from '../../time/zoned.ts';
import type { Worth } from './planner-task.ts';

const BASE: Readonly<Record<Worth, number>> = {
  overdue: 1000,
  due_today: 900,
  planned_today: 600,
  high: 400,
  due_soon: 300,
  medium: 150,
  unmarked: 100,
  low: 50,
};
const SOON_DAYS = 2;
const LATE = { aDay: 10, daysMax: 30 } as const;
const IN_INBOX = { aDay: 2, daysMax: 30 } as const;
const WAITING = { each: 80, most: 3 } as const;
const QUICK = { minutesMax: 15, value: 30 } as const;

/** What the value of a task in the plan of a day depends on, besides its row. */
export interface WorthGround {
  readonly day: Day;
  readonly moment: Moment;
  /** How long it takes, as the plan has it. */
  readonly minutes: number;
  /** How many open tasks wait for it. */
  readonly waiting: number;
}

/**
 * What a day gains by the task: a whole number above 0, and the strongest reason for it. A day that
 * has not come yet is seen as it begins: what is due before it is late by then.
 */
export function taskWorth(
  task: Task,
  { day, moment, minutes, waiting }: WorthGround,
): { readonly value: number; readonly worth: Worth } {
  const seen = atDay(day, moment);
  const late = lateSince(task, seen);
  const worth = late === null ? worthOnTime(task, day, moment.zone) : 'overdue';
  const value =
    BASE[worth] +
    (late === null ? 0 : LATE.aDay * counted(daysBetween(late, day), LATE.daysMax)) +
    WAITING.each * counted(waiting, WAITING.most) +
    IN_INBOX.aDay * counted(daysInInbox(task, day, moment.zone), IN_INBOX.daysMax) +
    (minutes <= QUICK.minutesMax ? QUICK.value : 0);
  return { value, worth };
}

/** The moment at which a plan for the day is looked at: now, or when the day begins. */
export function atDay(day: Day, { now, zone }: Moment): Moment {
  const begins = atLocal(day, '00:00', zone);
  return { now: begins > now ? begins : now, zone };
}

function worthOnTime(task: Task, day: Day, zone: string): Worth {
  const due = dueDay(task, zone);
  if (due === day) return 'due_today';
  if (taskDay(task, zone) === day) return 'planned_today';
  if (task.priority === 'high') return 'high';
  if (due !== null && due <= addDays(day, SOON_DAYS)) return 'due_soon';
  return task.priority ?? 'unmarked';
}

function daysInInbox(task: Task, day: Day, zone: string): number {
  return isInInbox(task) ? daysBetween(dayOf(task.created_at, zone), day) : 0;
}

function counted(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
