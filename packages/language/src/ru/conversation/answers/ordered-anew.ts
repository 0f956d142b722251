import type { Item } from '../../../grammar/item.ts';
import { hesitationAt } from '../../commands/answers/hesitation.ts';
import { isRefused } from '../../commands/answers/refused.ts';
import { isMark, roleAt } from '../../commands/view.ts';
import { hasTag } from '../../tags.ts';

/** "удаляй, удаляй", "нет, хотя удали": the loss that is asked about, ordered once more. */
export function isOrderedAnew(text: string, words: readonly Item[]): boolean {
  const at = hesitationAt(words);
  const behind = words.slice(at + 1);
  const isOrdered = behind.some((item) => hasTag(item, 'taking-away')) && behind.every(isBeside);
  const ahead = words.slice(0, Math.max(at, 0));
  const saysNothing = ahead.every((item) => isBeside(item) || hasTag(item, 'no'));
  return isOrdered && (saysNothing || isRefused(text, ahead, { about: '', isThere: true }));
}

const isBeside = (item: Item): boolean =>
  isMark(item) || roleAt(item) === 'soft' || hasTag(item, 'yielding') || ordersAnew(item);

/** Said of the order itself, and of nothing that it may be done to. */
export const ordersAnew = (item: Item): boolean =>
  ORDERED_ANEW.some((tag) => hasTag(item, tag) && !hasTag(item, 'no'));
const ORDERED_ANEW = ['taking-away', 'told-before', 'beside-consent', 'beside-yes', 'yes'] as const;
