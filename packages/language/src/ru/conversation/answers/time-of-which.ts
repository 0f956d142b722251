import type { Operation, ReadOperation } from '@planerka/contracts';
import type { Ground } from '../../../time/place.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { dayAndHourOf, whenOf } from '../acts/when.ts';
import { asTimes, tellsTimeAlone } from './choice-by-time.ts';
import { THE_ONE_THAT } from './choice-in-own-words-phrases.ts';

const TIMES: ReadonlySet<string> = new Set([
  'planned_at',
  'planned_time',
  'shift_minutes',
  'due_date',
]);

/** To these no time belongs but that of what they are done to. */
const TIMELESS: ReadonlySet<Operation['type']> = new Set(['delete', 'update_status']);

/**
 * What a time alone says while "перенеси заказ" still has two candidates: "на послезавтра" is when the one that is meant
 * is to stand, "завтрашний" which one it is, whatever is to be done to it. Null where it is neither.
 */
export function timeOfWhich(text: string, operation: Operation): 'when' | 'which' | null {
  if (!tellsTimeAlone(text)) return null;
  const isPointed = asTimes(text) !== text || THE_ONE_THAT.test(text.trim());
  if (isPointed || TIMELESS.has(operation.type)) return 'which';
  const isMove = operation.type === 'reschedule' || operation.type === 'set_due';
  if (!isMove || Object.keys(operation).some((field) => TIMES.has(field))) return null;
  return readText(text).items.every((item) => isFact(item) || isMark(item)) ? 'when' : null;
}

/** The day and the hour of the one that is meant: "завтрашний", "тот, что в 14". */
export function standsThen(text: string, ground: Ground): Pick<ReadOperation, 'on' | 'at'> {
  const said = asTimes(text);
  const items = readText(said).items.filter(isFact);
  return dayAndHourOf(whenOf(items, said, ground)?.fields ?? {});
}
