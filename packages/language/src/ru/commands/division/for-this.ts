import type { Item } from '../../../grammar/item.ts';
import { emptyFrame, factOf } from '../../../time/frame.ts';
import { hasTag } from '../../tags.ts';
import type { CommandReading } from '../read-command.ts';
import { isAction, isMark, isWord } from '../view.ts';

/** What takes place, and what has to be done for it. */
export interface ForThis {
  readonly event: readonly Item[];
  readonly tasks: readonly Item[];
}

/**
 * "в четверг ревизия в десять, к этому надо подготовить накладные и пересчитать склад": where what takes place on its
 * day ends and what is to be done for it begins; null where nothing is said so.
 */
export function forThisIn(items: readonly Item[]): ForThis | null {
  const at = items.findIndex((item, i) => hasTag(item, 'towards') && isForThis(items, i + 1));
  if (at < 2) return null;
  const ahead = items.slice(0, at);
  let end = at;
  while (end > 0 && (isMark(items[end - 1]) || hasTag(items[end - 1], 'conjunction'))) end -= 1;
  const isOnDay = ahead.some((item) => SAYS_DAY.has(factOf(item)?.kind ?? ''));
  const isNamed = ahead.some((item) => !isMark(item) && factOf(item) === null);
  if (!isOnDay || !isNamed || ahead.some(isAction) || ahead.some((item) => hasTag(item, 'wish')))
    return null;
  return { event: items.slice(0, end), tasks: items.slice(at + 2) };
}
const SAYS_DAY: ReadonlySet<string> = new Set(['day', 'moment']);

/** "к этому надо ...", "к ней надо распечатать ...", but not "к ней надо съездить", which is said of somebody. */
function isForThis(items: readonly Item[], at: number): boolean {
  if (!asks(items, at + 1)) return false;
  if (hasTag(items[at], 'this-dative')) return true;
  const verb = items.findIndex((item, i) => i > at && isAction(item));
  const object = items[verb + 1];
  if (!hasTag(items[at], 'for-it') || verb < 0 || object === undefined) return false;
  const isOfSomebody = OF_SOMEBODY.some((tag) => hasTag(items[verb], tag));
  const isVisit = items.slice(0, at).some((item) => hasTag(item, 'arriving-then'));
  return isWord(object) && !hasTag(object, 'preposition') && !isOfSomebody && !isVisit;
}
const OF_SOMEBODY = ['going-verb', 'reaching-verb', 'dative-verb'] as const;

/** "надо подготовить", "ещё надо" */
const asks = (items: readonly Item[], from: number): boolean =>
  items.slice(from, from + WISH_REACH).some((item) => hasTag(item, 'wish'));
const WISH_REACH = 3;

/** What is done for it is done by its day, where no other time is said. */
export function dueByEvent(reading: CommandReading, event: CommandReading): CommandReading {
  const { frame } = event;
  const isTimed = reading.frame !== null && reading.frame.used.length > 0;
  if (frame === null || frame.day === null || isTimed) return reading;
  const due = { day: frame.day, clock: frame.clock, daypart: null, period: null };
  return { ...reading, frame: { ...emptyFrame(), due } };
}
