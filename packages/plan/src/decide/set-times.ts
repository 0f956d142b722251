import { LocalDate } from '@planerka/contracts';
import { editTask } from '../change/edit-rows.ts';
import type { Task } from '../objects/task.ts';
import { isRule } from '../repeats/occurrences.ts';
import { NO_REPETITION, repeatTask } from '../repeats/repeat-task.ts';
import type { Moment } from '../time/moment.ts';
import { isOver, NEVER, type When } from '../time/when.ts';
import { atLocal, dayOf, toInstant } from '../time/zoned.ts';

/**
 * When a task is to be done and how long it takes, as an agent says it: days, times of the workspace's
 * clocks, or instants with their offset. Null clears, what is left out stays.
 */
export interface SaidTimes {
  readonly planned?: string | null | undefined;
  readonly due?: string | null | undefined;
  readonly duration_minutes?: number | null | undefined;
  /** RRULE value. */
  readonly repeat?: string | null | undefined;
}

/** Which of the times cannot be, and why. */
export interface TimesFault {
  readonly field: keyof SaidTimes;
  /**
   * `past`: it has gone by; `no_rule`: it cannot be read as a rule, or never comes again; `other_day`: the rule does not name
   * the day that was said with it; `repeats`: what repeats needs the time that it repeats by.
   */
  readonly problem: 'past' | 'no_rule' | 'other_day' | 'repeats';
}

export type TimesSet =
  | { readonly kind: 'columns'; readonly columns: Partial<Task> }
  | { readonly kind: 'fault'; readonly fault: TimesFault };

const OFFSET = /(?:[Zz]|[+-]\d{2}:?\d{2})$/;

/** A day, a time of the workspace's clocks or an instant, as rows hold it. */
function whenOf(said: string | null, { zone }: Moment): When {
  if (said === null) return NEVER;
  if (LocalDate.safeParse(said).success) return { on: said, at: null };
  const [day = '', time = ''] = said.split('T');
  return { on: null, at: OFFSET.test(time) ? toInstant(said) : atLocal(day, time, zone) };
}

/** A day alone moves one time of a series, which keeps its hour. */
function plannedOf(task: Task, { planned, repeat }: SaidTimes, moment: Moment): When | null {
  if (planned === undefined) return null;
  const when = whenOf(planned, moment);
  const { recurrence_rule: rule, recurrence_time: hour } = task;
  const keepsHour = repeat === undefined && rule !== null && hour !== null;
  return keepsHour && when.on !== null
    ? { on: null, at: atLocal(when.on, hour, moment.zone) }
    : when;
}

function isSame(when: When, on: string | null, at: string | null): boolean {
  return when.on === on && when.at === at;
}

/** The times that were said, as rows hold them; null for one that was not. */
interface NewTimes {
  readonly planned: When | null;
  readonly due: When | null;
}

/**
 * The columns of a task whose times are said anew. What has gone by is a fault, unless it was there
 * before; a repetition begins on a day that its rule names.
 */
export function setTimes(task: Task, said: SaidTimes, moment: Moment): TimesSet {
  const { repeat } = said;
  const planned = plannedOf(task, said, moment);
  const due = said.due === undefined ? null : whenOf(said.due, moment);
  const past = pastField(task, { planned, due }, moment);
  if (past !== null) return fault(past, 'past');
  if (typeof repeat === 'string' && !isRule(repeat, moment.now)) return fault('repeat', 'no_rule');
  const columns = columnsOf({ planned, due }, said);
  if (typeof repeat === 'string') {
    const isSaid = planned !== null || due !== null;
    return repeating(task, columns, { rule: repeat, isSaid, moment });
  }
  const timed = { ...task, ...columns };
  const isLost = timed.recurrence_rule !== null && hasTime(task) && !hasTime(timed);
  return isLost ? fault('repeat', 'repeats') : { kind: 'columns', columns };
}

/** A time that is new to the task and has gone by already; null where none has. */
function pastField(task: Task, { planned, due }: NewTimes, moment: Moment): keyof NewTimes | null {
  if (planned && isOver(planned, moment) && !isSame(planned, task.planned_on, task.planned_at)) {
    return 'planned';
  }
  return due && isOver(due, moment) && !isSame(due, task.due_on, task.due_at) ? 'due' : null;
}

function columnsOf(
  { planned, due }: NewTimes,
  { duration_minutes: minutes, repeat }: SaidTimes,
): Partial<Task> {
  return {
    ...(planned && { planned_on: planned.on, planned_at: planned.at, snoozed_until: null }),
    ...(due && { due_on: due.on, due_at: due.at }),
    ...(minutes === undefined ? {} : { duration_minutes: minutes }),
    ...(repeat === null ? NO_REPETITION : {}),
  };
}

/** `isSaid`: a time was said with the rule, which has to name its day. */
function repeating(
  task: Task,
  columns: Partial<Task>,
  {
    rule,
    isSaid,
    moment,
  }: { readonly rule: string; readonly isSaid: boolean; readonly moment: Moment },
): TimesSet {
  const timed = { ...task, ...columns };
  const repeated = repeatTask(timed, { rule, time: null, from: null }, moment);
  const isStart = startsAsSaid(timed, repeated, moment);
  if (isSaid && hasTime(timed) && !isStart) return fault('repeat', 'other_day');
  const isKept = rule === task.recurrence_rule && isStart;
  return { kind: 'columns', columns: isKept ? columns : { ...columns, ...repeated } };
}

function hasTime(task: Pick<Task, 'planned_on' | 'planned_at' | 'due_on' | 'due_at'>): boolean {
  const { planned_on, planned_at, due_on, due_at } = task;
  return [planned_on, planned_at, due_on, due_at].some((time) => time !== null);
}

function fault(field: TimesFault['field'], problem: TimesFault['problem']): TimesSet {
  return { kind: 'fault', fault: { field, problem } };
}

/** Is the day by which it repeats the one that was said? */
function startsAsSaid(timed: Task, repeated: Partial<Task>, { zone }: Moment): boolean {
  const row = editTask(timed, repeated)?.after.row ?? timed;
  const dayIn = ({ planned_on, planned_at, due_on, due_at }: Task): string | null => {
    const at = planned_on === null && planned_at === null ? due_at : planned_at;
    return at === null ? (planned_on ?? due_on) : dayOf(at, zone);
  };
  return dayIn(row) === dayIn(timed);
}
