import {
  addDays,
  atLocal,
  type Day,
  dayOf,
  type Moment,
  readWhen,
  type Target,
  timeOf,
  today,
} from '@planerka/plan';
import type { Pursued } from './pursued.ts';

const WEEK = 7;

/**
 * "смету на среду вечером", said on a Wednesday of what is due on the next one: a weekday that is today's is
 * that of the object, where that stands a week ahead.
 */
export function inItsWeek(pursued: Pursued, targets: readonly Target[], moment: Moment): Pursued {
  const { week_open: isOpen, ...settled } = pursued;
  const { operation } = settled;
  const [target, ...others] = targets;
  if (isOpen !== true || target === undefined || others.length > 0) return pursued;
  const ahead = addDays(today(moment), WEEK);
  if (!standsOn(target, ahead, moment)) return settled;
  if (operation.type === 'reschedule' && operation.planned_at != null) {
    const planned_at = inAWeek(operation.planned_at, moment);
    return { ...settled, operation: { ...operation, planned_at } };
  }
  if (operation.type === 'set_due' && operation.due_date != null) {
    return {
      ...settled,
      operation: { ...operation, due_date: inAWeek(operation.due_date, moment) },
    };
  }
  return settled;
}

/** Does it stand on that day, or is it due then, and not on any day before it? */
function standsOn(target: Target, day: Day, { zone }: Moment): boolean {
  const days = timesOf(target).flatMap(({ on, at }) => on ?? (at === null ? [] : dayOf(at, zone)));
  return days.length > 0 && days.every((each) => each >= day) && days.includes(day);
}

function timesOf(target: Target) {
  if (target.kind === 'project') return [];
  if (target.kind === 'timeblock') return [{ on: null, at: target.row.start_at }];
  const { planned_on, planned_at, due_on, due_at } = target.row;
  return [
    { on: planned_on, at: planned_at },
    { on: due_on, at: due_at },
  ];
}

/** The same time on the same weekday a week later. */
function inAWeek(time: string, { zone }: Moment): string {
  const { on, at } = readWhen(time);
  if (at === null) return on === null ? time : addDays(on, WEEK);
  return atLocal(addDays(dayOf(at, zone), WEEK), timeOf(at, zone), zone);
}
