import type { Operation } from '@planerka/contracts';
import { atLocal, dayOf, epochMs, type Target } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';

const MINUTE_MS = 60_000;

/**
 * "на час позже", "на 17", of several timeblocks: those that are over, and that the move would leave behind us, are
 * not meant, where another stands ahead. What is still running may be meant by any move, and so may tasks. A move that
 * says its day may be of what did not take place.
 */
export function notIntoPast(
  { now, moment }: Turn,
  targets: readonly Target[],
  operation: Operation,
): readonly Target[] {
  if (operation.type !== 'reschedule' || operation.planned_at != null) return targets;
  if (targets.some(({ kind }) => kind !== 'timeblock')) return targets;
  const { shift_minutes: shift, planned_time: hour } = operation;
  const isLeftBehind = (target: Target): boolean => {
    if (target.kind !== 'timeblock' || target.row.recurrence_rule !== null) return false;
    const { start_at: start } = target.row;
    if (shift !== undefined) return epochMs(start) + shift * MINUTE_MS <= epochMs(now);
    if (hour === undefined) return false;
    return epochMs(atLocal(dayOf(start, moment.zone), hour, moment.zone)) <= epochMs(now);
  };
  const isOver = (target: Target): boolean =>
    target.kind === 'timeblock' && epochMs(target.row.end_at) <= epochMs(now);
  const isRunning = (target: Target): boolean =>
    target.kind === 'timeblock' && !isOver(target) && epochMs(target.row.start_at) <= epochMs(now);
  const ahead = targets.filter((target) => !isOver(target) || !isLeftBehind(target));
  // "на 11:30", said at twelve: it may be said of any of them
  const isMeant = ahead.some((target) => isRunning(target) || !isLeftBehind(target));
  return isMeant ? ahead : targets;
}
