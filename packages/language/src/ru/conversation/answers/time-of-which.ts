import type { Operation } from '@planerka/contracts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { asTimes, tellsTimeAlone } from './choice-by-time.ts';

const TIMES: ReadonlySet<string> = new Set([
  'planned_at',
  'planned_time',
  'shift_minutes',
  'due_date',
]);

/**
 * What a time alone says while "перенеси заказ" still has two candidates: "на послезавтра" is when the one that is meant
 * is to stand, "завтрашний" which one it is. Null where it is neither, or the new time is known.
 */
export function timeOfWhich(text: string, operation: Operation): 'when' | 'which' | null {
  const isMove = operation.type === 'reschedule' || operation.type === 'set_due';
  if (!isMove || Object.keys(operation).some((field) => TIMES.has(field))) return null;
  if (!tellsTimeAlone(text)) return null;
  if (asTimes(text) !== text) return 'which';
  return readText(text).items.every((item) => isFact(item) || isMark(item)) ? 'when' : null;
}
