import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { BESIDE_WILL, MAY_MOVE, WILL_DO } from './remark-behind-phrases.ts';
import type { PlainOrder } from './reworded.ts';

/** Longer texts are stories. */
const CHARS_MAX = 140;

/**
 * "катю перенеси на понедельник утром, с утра позвоню": the move alone; what somebody says that he will do himself, of
 * nothing that is named, is no second order. Where a part of the day may belong to either, it is asked about. Null for
 * everything else.
 */
export function withoutRemark(said: string): PlainOrder | null {
  const verb = said.length > CHARS_MAX ? null : MAY_MOVE.exec(said);
  if (verb === null || /[?\n]/u.test(said)) return null;
  const from = verb.index + verb[0].length;
  const tail = said.slice(from);
  const items = readText(tail).items.filter((item) => !isMark(item));
  const times = items.findIndex((item) => !isFact(item));
  const [first, last] = [items[0], items[times - 1]];
  if (times < 1 || first === undefined || last === undefined) return null;
  const rest = items.slice(times);
  const own = rest.filter((item) => !isFact(item) && !BESIDE_WILL.has(item.word));
  const [will, ...more] = own;
  if (will === undefined || more.length > 0 || !WILL_DO.test(will.word)) return null;
  const when = items.slice(0, times);
  const isTwice = when.length > 2 && when.slice(-2).every(isDaypart);
  // "на понедельник утром, с утра позвоню": the second one is of what is told
  const kept = isTwice ? when.at(-2) : last;
  if (kept === undefined) return null;
  const order = said.slice(0, from + kept.to);
  const isParted = said
    .slice(from + kept.to)
    .trimStart()
    .startsWith(',');
  const isOpen = !isTwice && !isParted && when.length > 1 && isDaypart(last);
  return isOpen ? { order, most: GUESS } : { order };
}

const isDaypart = (item: Item): boolean => factOf(item)?.kind === 'daypart';
