/** What others do on a day to come at an hour: "мама прилетает в воскресенье в 14:20". */
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { hasTag, type Tag } from '../../tags.ts';
import { isPast, isSecondPerson } from '../finite-verbs.ts';
import { isAction, isAsked, isFact, isMark, isWord } from '../view.ts';
import { slotsOf } from './time-slots.ts';
import { NOT_A_PLAN } from './visits.ts';

/** Longer tales are no appointments. */
const WORDS_MAX = 8;
/** Who it is, and what they do. */
const WORDS_MIN = 2;

/** When a place is open, what is only wished or goes on now, and what is said to somebody. */
const NOT_APPOINTED: readonly Tag[] = [
  ...NOT_A_PLAN,
  'open-hours',
  'would',
  'doing-now',
  'talked-to',
];

/**
 * Is it told what takes place on a day to come at an hour, or who comes at an hour? People tell a planner of that to
 * have it written, and a planner that is not sure asks.
 */
export function isToldAppointment(items: readonly Item[]): boolean {
  const words = items.filter((item) => isWord(item) && !isFact(item));
  const named = words.filter(
    (item) => !hasTag(item, 'conjunction') && !hasTag(item, 'preposition'),
  );
  if (named.length < WORDS_MIN || words.length > WORDS_MAX || isAsked(items)) return false;
  const isOther = (item: Item): boolean =>
    NOT_APPOINTED.some((tag) => hasTag(item, tag)) ||
    isPast(item.word) ||
    isSecondPerson(item.word) ||
    isAction(item);
  // "люблю тебя, завтра в шесть целую": more than one thing is told
  if (words.some(isOther) || items.some((item) => isMark(item) || isOver(item))) return false;
  // "до шести" tells until when
  const slots = new Set(items.flatMap((item) => [...slotsOf(item)]));
  if (!slots.has('clock') || slots.has('repeat')) return false;
  return slots.has('day') || words.some((item) => hasTag(item, 'arriving-then'));
}

/** "вчера" */
function isOver(item: Item): boolean {
  const fact = factOf(item);
  return fact?.kind === 'day' && fact.day.kind === 'relative' && fact.day.days < 0;
}
