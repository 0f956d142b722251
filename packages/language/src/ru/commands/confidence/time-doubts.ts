import type { Item } from '../../../grammar/item.ts';
import { type Frame, factOf } from '../../../time/frame.ts';
import { hasTag } from '../../tags.ts';
import { isFinite } from '../finite-verbs.ts';
import type { Head } from '../head/head.ts';
import { isDescribing } from '../talk/agreement.ts';
import { isToldWithin } from '../told/comments.ts';
import { isAction, isWord } from '../view.ts';
import type { Doubt } from './confidence.ts';

/** "хлеб пусть Маша принесёт": it is said to her, or for the plan. */
const tellsAnother = (left: readonly Item[]): boolean => {
  const isLet = (item: Item): boolean => hasTag(item, 'hortative');
  return left.slice(1).some(isLet) && !left.some((item) => isAction(item) && !isLet(item));
};

/** What is told within the words, and times that what is to be done can hardly have. */
export function timeDoubts(head: Head, left: readonly Item[], frame: Frame | null): Doubt[] {
  const doubts: Doubt[] = [];
  const isNoun = head.act === 'nominal';
  const isDescribed = isNoun && (isDescribing(left, frame) || tellsAnother(left));
  if (isToldWithin(left) || isDescribed) doubts.push('told');
  const tells = isNoun || left.some((item) => isWord(item) && isFinite(item.word));
  if (isPastDay(frame) && tells) doubts.push('past');
  // "отпуск с десятого по двадцатое" takes all of them, "собрать справки" any
  const isStretch = frame?.dayEnd != null && frame.repeats.length === 0;
  if (isStretch && left.some(isAction)) doubts.push('stretch');
  // "создай задачу найти флориста на понедельник": of a task that is ordered as one it is the day
  if (head.noun === null && isWantedFor(left, frame)) doubts.push('stretch');
  return doubts;
}

/** "найти ещё одного официанта на субботу": by when it is to be found, or for when somebody is wanted. */
function isWantedFor(left: readonly Item[], frame: Frame | null): boolean {
  const verb = left.find(isAction);
  if (frame === null || frame.day === null || frame.clock !== null || verb === undefined)
    return false;
  const day = frame.used.find((item) => factOf(item)?.kind === 'day');
  const isFor = hasTag(day?.parts[0], 'onto') && hasTag(verb, 'searching-verb');
  const object = left.findLast((item) => item.to < (day?.from ?? 0));
  return isFor && object !== undefined && object !== verb && isWord(object);
}

/** "кошка вчера рожать начала": told of what has been, whatever it sounds like. */
const isPastDay = (frame: Frame | null): boolean =>
  [frame?.day, frame?.due?.day].some((day) => day?.kind === 'relative' && day.days < 0);
