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
