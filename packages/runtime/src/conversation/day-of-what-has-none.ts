import { CONFIDENCE } from '@planerka/contracts';
import { type Moment, type Target, timeOf } from '@planerka/plan';
import { isMorning } from './hour-of-its-day.ts';
import { isJustNow } from './just-now.ts';
import type { Pursued } from './pursued.ts';

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
  return isDayless && isJustNow(created, now)
    ? { ...pursued, confidence: Math.max(confidence, CONFIDENCE.act) }
    : pursued;
}
