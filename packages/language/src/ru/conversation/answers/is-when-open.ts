import type { Operation } from '@planerka/contracts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { asTimes } from './choice-by-time.ts';

const TIMES: ReadonlySet<string> = new Set([
  'planned_at',
  'planned_time',
  'shift_minutes',
  'due_date',
]);

/**
 * "на послезавтра", where "перенеси заказ" still has two candidates: is it when the one that is meant is to stand? "который
 * завтра" and "завтрашний" tell which one it is instead.
 */
export function isWhenOpen(text: string, operation: Operation): boolean {
  const isMove = operation.type === 'reschedule' || operation.type === 'set_due';
  if (!isMove || Object.keys(operation).some((field) => TIMES.has(field))) return false;
  return (
    asTimes(text) === text && readText(text).items.every((item) => isFact(item) || isMark(item))
  );
}
