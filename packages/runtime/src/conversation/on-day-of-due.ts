import { DOUBTFUL } from '@planerka/contracts';
import { atLocal, type Day, dayOf, type Moment, type Target, timeOf, today } from '@planerka/plan';
import { nearHalf } from './in-its-half.ts';
import { isJustNow } from './just-now.ts';
import type { Pursued } from './pursued.ts';

/**
 * "не к 12, а к 11" of what is due on Saturday: an hour of which the day was not said is on the day on which the
 * object is due, or planned. Where it has neither, the day is a guess, which is asked about.
 */
export function onDayOfDue(pursued: Pursued, targets: readonly Target[], moment: Moment): Pursued {
  const { day_open: isOpen, half_open: isHalfOpen, ...settled } = pursued;
  const { operation, confidence } = settled;
  const [target, ...others] = targets;
  if (isOpen !== true || target === undefined || others.length > 0) return pursued;
  if (operation.type !== 'set_due' || operation.due_date == null) return settled;
  const own = target.kind === 'task' ? dueDay(target, moment) : null;
  if (target.kind !== 'task' || own === null) {
    return isAnew(pursued, target, moment)
      ? settled
      : { ...settled, confidence: Math.min(confidence, DOUBTFUL) };
  }
  const { due_at: dueAt } = target.row;
  const said = timeOf(operation.due_date, moment.zone);
  const isNear = isHalfOpen === true && dueAt !== null;
  const hour = isNear ? nearHalf(said, timeOf(dueAt, moment.zone)) : said;
  return { ...settled, operation: { ...operation, due_date: atLocal(own, hour, moment.zone) } };
}

/**
 * "до пяти вечера" of what was written just now and has no day: that is the next such hour, as if it had been said with it.
 * An order that corrects nothing says it of what is older, too.
 */
function isAnew({ corrects }: Pursued, target: Target, { now }: Moment): boolean {
  if (target.kind !== 'task') return false;
  const { due_on, due_at, planned_on, planned_at, created_at: created } = target.row;
  const isDayless = [due_on, due_at, planned_on, planned_at].every((each) => each === null);
  return corrects !== true || (isDayless && isJustNow(created, now));
}

/** The day by which it is to be done, else that on which it is planned; null where there is none that is still to come. */
function dueDay({ row }: Extract<Target, { kind: 'task' }>, moment: Moment): Day | null {
  const { due_on, due_at, planned_on, planned_at } = row;
  const on = (day: Day | null, at: string | null): Day | null =>
    at === null ? day : dayOf(at, moment.zone);
  const day = on(due_on, due_at) ?? on(planned_on, planned_at);
  return day !== null && day >= today(moment) ? day : null;
}
