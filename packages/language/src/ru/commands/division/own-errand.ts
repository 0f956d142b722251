import type { Item } from '../../../grammar/item.ts';
import { DATIVE_ONLY } from '../../lexicon/verb-endings.ts';
import { hasTag } from '../../tags.ts';
import { isAction, isWord } from '../view.ts';
import { isObject } from './done-to.ts';

export const isJoined = (item: Item | undefined): boolean =>
  item?.meaning === null && (hasTag(item, 'and') || hasTag(item, 'and-too'));

/**
 * "купить маме хлеб", "забрать форму и кроссовки": what is for somebody or of several things is an errand of its
 * own, and no more of what is before it.
 */
export function isOwnErrand(items: readonly Item[]): boolean {
  const [first, ...rest] = items.slice(items.findIndex(isAction) + 1);
  const [second] = rest;
  if (first === undefined || second === undefined || rest.some(isAction)) return false;
  const isForThem = DATIVE_ONLY.test(first.word) && isWord(second) && isObject(second);
  return isForThem || rest.some((item, at) => isJoined(item) && at < rest.length - 1);
}

/** "позвонить Борису и обсудить": one reaches somebody to talk. */
export const isTalk = (last: Item, item: Item): boolean =>
  hasTag(last, 'reaching-verb') && hasTag(item, 'talking-verb');

/**
 * "встретиться с Олей обсудить отпуск", "позвонить ортодонту записать дочку": the verb at `at` says what one meets or
 * calls for. A record is made by itself: "позвонить Паше записать видео".
 */
export function isMatterOf(last: Item, items: readonly Item[], at: number): boolean {
  const item = items[at];
  const before = items[at - 1];
  if (item === undefined || before === undefined) return false;
  const isMet = isTalk(last, item) && !hasTag(last, 'loosely-governing');
  if (isMet && hasTag(item, 'matter-verb')) return true;
  if (!hasTag(last, 'calling-verb') || !isObject(before)) return false;
  // "позвонить маме заказать торт" may be two things, "позвонить в кафе заказать торт" is one
  const isOrdered = hasTag(item, 'ordered-there') && items.slice(0, at).some(isInto);
  if (!isOrdered && !hasTag(item, 'called-for')) return false;
  return !items.slice(at + 1, at + RECORD_REACH).some((next) => hasTag(next, 'recorded'));
}
const RECORD_REACH = 3;
const isInto = (item: Item): boolean => hasTag(item, 'in');
