import type { Task } from '../objects/task.ts';
import { type Moment, today } from '../time/moment.ts';
import { addDays, atLocal, type Day, dayOf, daysBetween, timeOf } from '../time/zoned.ts';
import { firstDayOf } from './first-day.ts';

/** How something is to repeat from now on. */
export interface Repetition {
  readonly rule: string;
  /** `HH:MM`, where one was said. */
  readonly time: string | null;
  /** The first day that may be one of its days. */
  readonly from: Day | null;
}

/** The columns of what repeats no more. */
export const NO_REPETITION = {
  recurrence_rule: null,
  recurrence_time: null,
  recurrence_zone: null,
  recurrence_exceptions: [] as string[],
};

/** The day on which a repetition begins; `own` stays where the rule names it. */
export function beginsOn({ rule, from }: Repetition, own: Day | null, moment: Moment): Day {
  const isFromOwn = own !== null && (from === null || from <= own);
  if (own !== null && isFromOwn && firstDayOf(rule, own) === own) return own;
  const earliest = [own, from, today(moment)].filter((day) => day !== null).sort();
  return firstDayOf(rule, earliest.at(-1) ?? today(moment));
}

/**
 * The task with the repetition: it keeps its hour, and its day where the rule names that day; else it
 * moves to the first day that the rule names. A task that is only due repeats by its deadline.
 */
export function repeatTask(task: Task, repetition: Repetition, moment: Moment): Partial<Task> {
  const { zone } = moment;
  const isDue =
    task.planned_on === null &&
    task.planned_at === null &&
    (task.due_on !== null || task.due_at !== null);
  const [on, at] = isDue ? [task.due_on, task.due_at] : [task.planned_on, task.planned_at];
  const own = on ?? (at === null ? null : dayOf(at, zone));
  const time = repetition.time ?? (at === null ? null : timeOf(at, zone));
  let day = beginsOn(repetition, own, moment);
  const isOver = time !== null && own === null && atLocal(day, time, zone) <= moment.now;
  if (isOver) day = firstDayOf(repetition.rule, addDays(day, 1));
  const when = {
    on: time === null ? day : null,
    at: time === null ? null : atLocal(day, time, zone),
  };
  const moved = own === null ? 0 : daysBetween(own, day);
  const times = isDue
    ? { due_on: when.on, due_at: when.at }
    : { planned_on: when.on, planned_at: when.at, ...shiftedDue(task, moved, zone) };
  return {
    ...times,
    recurrence_rule: repetition.rule,
    recurrence_time: time,
    recurrence_zone: zone,
    recurrence_exceptions: [],
    snoozed_until: null,
  };
}

/** A task that is over, as its repetition would have had it: what follows is counted from there. */
export function closedWith(task: Task, { rule, time }: Repetition, { now, zone }: Moment): Task {
  const repeating = {
    ...task,
    recurrence_rule: rule,
    recurrence_time: time ?? (task.planned_at === null ? null : timeOf(task.planned_at, zone)),
    recurrence_zone: zone,
    recurrence_exceptions: [],
  };
  if (time === null) return repeating;
  const own = task.planned_on ?? dayOf(task.planned_at ?? task.due_at ?? now, zone);
  return { ...repeating, planned_on: null, planned_at: atLocal(own, time, zone) };
}

/** The deadline stays as many days behind as it was. */
function shiftedDue(
  { due_on: on, due_at: at }: Task,
  days: number,
  zone: string,
): Pick<Task, 'due_on' | 'due_at'> {
  return {
    due_on: on === null ? null : addDays(on, days),
    due_at: at === null ? null : atLocal(addDays(dayOf(at, zone), days), timeOf(at, zone), zone),
  };
}
