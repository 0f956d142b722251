import { CONFIDENCE } from '@planerka/contracts';
import { type Moment, type Target, today } from '@planerka/plan';
import type { Pursued } from './pursued.ts';

const OPEN: ReadonlySet<string> = new Set(['todo', 'in_progress']);

/**
 * "утром, в десять" right behind what stands on a day and at no hour: nothing but an hour was said, and it is what that
 * task still wants. Of anything else, and where the half of the day is open, it is asked about as before.
 */
export function hourOfItsDay(
  pursued: Pursued,
  targets: readonly Target[],
  moment: Moment,
): Pursued {
  const { operation, day_open: isDayOpen, half_open: isHalfOpen, confidence } = pursued;
  const [target, ...others] = targets;
  if (isDayOpen !== true || isHalfOpen === true || operation.type !== 'reschedule') return pursued;
  if (operation.planned_time == null || operation.planned_at != null) return pursued;
  if (target?.kind !== 'task' || others.length > 0) return pursued;
  const { planned_on: day, planned_at: at, recurrence_rule: rule, status } = target.row;
  const isAhead = day !== null && day >= today(moment) && OPEN.has(status);
  const wantsHour = isAhead && at === null && rule === null;
  return wantsHour ? { ...pursued, confidence: Math.max(confidence, CONFIDENCE.act) } : pursued;
}
