import { isList } from '../../objects/list.ts';
import type { Task } from '../../objects/task.ts';
import { lateSince, taskDay } from '../../objects/task-day.ts';
import type { Moment } from '../../time/moment.ts';
import type { Day } from '../../time/zoned.ts';
import { personsBlock } from '../../tree/blocked.ts';

/** Among what the tasks for a day are looked for. */
export interface CandidatePools {
  /** Late ones, those planned or due up to the day, important ones. */
  readonly pressing: readonly Task[];
  /** Those of the day itself. */
  readonly agenda: { readonly tasks: readonly Task[] };
  /** The Inbox, oldest first, as far as it is looked at. */
  readonly inbox: readonly Task[];
}

/**
 * Tasks without an hour that the day may have room for. What has another day of its own stays there;
 * what a person has blocked waits for that person.
 */
export function dayCandidates(
  day: Day,
  { pressing, agenda, inbox }: CandidatePools,
  moment: Moment,
): Task[] {
  const { zone, now } = moment;
  const mine = agenda.tasks.filter((task) => taskDay(task, zone) === day);
  const seen = new Map([...pressing, ...mine, ...inbox].map((each) => [each.number, each]));
  // Unless that day is past.
  const fits = (task: Task): boolean => {
    const own = taskDay(task, zone);
    return own === null || own === day || lateSince(task, moment) !== null;
  };
  return [...seen.values()].filter((task) => {
    const { planned_at: hour } = task;
    const isFree = personsBlock(task) === null;
    return (hour === null || hour < now) && fits(task) && isFree && !isList(task);
  });
}
