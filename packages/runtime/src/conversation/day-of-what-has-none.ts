import { CONFIDENCE } from '@planerka/contracts';
import { addMinutes, epochMs, type Moment, type Target, timeOf } from '@planerka/plan';
import type { Pursued } from './pursued.ts';

/** What was written longer ago may not be what the words are about. */
const JUST_NOW_MINUTES = 10;

/**
 * "завтра", "завтра в 8 утра" right behind "купить хлеб": nothing but when was said, and what was written just now has no
 * day yet. It is put there at once; what has a day is asked about, as before.
 */
export function dayOfWhatHasNone(
  pursued: Pursued,
  targets: readonly Target[],
  { now, zone }: Moment,
): Pursued {
  const { operation, day_open: isTimeAlone, half_open: isHalfOpen, confidence } = pursued;
  const [target, ...others] = targets;
  if (isTimeAlone !== true || operation.type !== 'reschedule') return pursued;
  if (operation.planned_at == null) return pursued;
  if (isHalfOpen === true && !isMorning(timeOf(operation.planned_at, zone))) return pursued;
  if (target?.kind !== 'task' || others.length > 0) return pursued;
  const { planned_on: on, planned_at: at, status, created_at: created } = target.row;
  const isDayless = on === null && at === null && status === 'todo';
  const isNew = epochMs(created) >= epochMs(addMinutes(now, -JUST_NOW_MINUTES));
  return isDayless && isNew
    ? { ...pursued, confidence: Math.max(confidence, CONFIDENCE.act) }
    : pursued;
}

/** Said of something new, these hours are in the first half of the day by themselves. */
const isMorning = (hour: string): boolean => hour >= '08:00' && hour < '13:00';
