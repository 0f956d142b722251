import type { Operation, PendingOperationQuestion, ReadOperation } from '@planerka/contracts';
import { formatDay } from '../../../calendar/local-instant.ts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import type { Ground } from '../../../time/place.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { dayAndHourOf, whenOf } from '../acts/when.ts';
import { asTimes, choicesInTime, tellsTimeAlone } from './choice-by-time.ts';
import { THAT_STANDS, THE_ONE_THAT } from './choice-in-own-words-phrases.ts';

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
 * is to stand, "завтрашний" which one it is, whatever is to be done to it. "завтра" of what is to be deleted may be the
 * day of one of them, or when to do it: the one is asked about. Null where it is none of these.
 */
export function timeOfWhich(
  text: string,
  { operation, question: { choices } }: PendingOperationQuestion,
  ground: Ground,
): 'when' | 'which' | 'perhaps' | null {
  if (!tellsTimeAlone(text)) return null;
  const isMove = operation.type === 'reschedule' || operation.type === 'set_due';
  const isOpen = isMove && !Object.keys(operation).some((field) => TIMES.has(field));
  const isOfDay = asTimes(text) !== text;
  if (isOpen && isOfDay) return 'which';
  const isPointed = POINTING.some((form) => form.test(text.trim()));
  // where the labels tell their times, what fits none of them names another one
  const mayBeThen = choicesInTime(choices, ground).length === 0;
  if (mayBeThen && (isOfDay || (isPointed && !saysHour(text)))) return 'which';
  if (mayBeThen && TIMELESS.has(operation.type)) return ofBareDay(text, operation, ground);
  if (!isOpen) return null;
  return readText(text).items.every((item) => isFact(item) || isMark(item)) ? 'when' : null;
}

const POINTING: readonly RegExp[] = [THE_ONE_THAT, THAT_STANDS];

/** "до пятницы" says until when, and what is done already stands on no day that is still to come. */
function ofBareDay(text: string, { type }: Operation, ground: Ground): 'perhaps' | null {
  if (saysHour(text) || readText(text).items.some(isDue)) return null;
  const { on = '' } = standsThen(text, ground);
  return type === 'update_status' && on > formatDay(ground.now.day) ? null : 'perhaps';
}

const isDue = (item: Item): boolean => {
  const kind = factOf(item)?.kind;
  return kind === 'due' || kind === 'due-in';
};

/** "ту, что в пять": at which half of the day it stands is not said. */
const saysHour = (text: string): boolean =>
  readText(text).items.some((item) => factOf(item)?.kind === 'clock');

/** The day and the hour of the one that is meant: "завтрашний", "тот, что в 14". */
export function standsThen(text: string, ground: Ground): Pick<ReadOperation, 'on' | 'at'> {
  const said = asTimes(text);
  const items = readText(said).items.filter(isFact);
  return dayAndHourOf(whenOf(items, said, ground)?.fields ?? {});
}
