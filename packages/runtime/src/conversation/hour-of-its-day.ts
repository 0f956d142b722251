import { CONFIDENCE } from '@planerka/contracts';
import { dayOf, type Moment, type Target, today } from '@planerka/plan';
import type { Pursued } from './pursued.ts';
import { hourOf, isOverNow } from './stands-at.ts';

const OPEN: ReadonlySet<string> = new Set(['todo', 'in_progress']);
/** Said of something new, these hours are in the first half of the day by themselves. */
export const isMorning = (hour: string): boolean => hour >= '08:00' && hour < '13:00';
/** So near to its own hour the half of the day that was taken is told by that. */
const NEAR_HOURS = 3;
/** From here on it may as well be the next morning, unless it is late anyway. */
const LATE = { from: '22:00', own: '21:00' } as const;
/** "в полночь" of what stands on a day is as likely the night behind that as the one ahead of it. */
const NIGHT_END = '05:00';

/**
 * "в одиннадцать" right behind what stands on a day, "а шиномонтаж на десять": nothing but an hour was said, and it is
 * what that is to stand at. Where the half of the day is not clear, it is asked about as before. `isHalfOpen`: no word
 * told the half of the day, whether or not its own hour does.
 */
export function hourOfItsDay(
  pursued: Pursued,
  targets: readonly Target[],
  moment: Moment,
  isHalfOpen = pursued.half_open === true,
): Pursued {
  const { operation, day_open: isDayOpen, confidence } = pursued;
  const [target, ...others] = targets;
  if (isDayOpen !== true || operation.type !== 'reschedule') return pursued;
  const { planned_time: hour } = operation;
  if (hour == null || operation.planned_at != null) return pursued;
  if (target === undefined || others.length > 0 || !isAhead(target, moment)) return pursued;
  const own = hourOf(target, moment.zone);
  if (hour < NIGHT_END && (own === null || own >= NIGHT_END)) return pursued;
  return !isHalfOpen || isClear(hour, own)
    ? { ...pursued, confidence: Math.max(confidence, CONFIDENCE.act) }
    : pursued;
}

/** Is it yet to come, and comes once? */
function isAhead(target: Target, moment: Moment): boolean {
  if (target.kind === 'project' || target.row.recurrence_rule !== null) return false;
  if (isOverNow(target, moment.now)) return false;
  if (target.kind === 'timeblock') {
    return dayOf(target.row.start_at, moment.zone) >= today(moment);
  }
  const { planned_on: on, planned_at: at, status } = target.row;
  const day = on ?? (at === null ? null : dayOf(at, moment.zone));
  return day !== null && day >= today(moment) && OPEN.has(status);
}

/** Is the half of the day told by the hour itself, or by the one at which it stands? */
function isClear(hour: string, own: string | null): boolean {
  if (isMorning(hour)) return true;
  if (own === null || (hour >= LATE.from && own < LATE.own)) return false;
  return Math.abs(Number(hour.slice(0, 2)) - Number(own.slice(0, 2))) <= NEAR_HOURS;
}
