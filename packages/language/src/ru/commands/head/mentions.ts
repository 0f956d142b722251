import type { Item } from '../../../grammar/item.ts';
import type { Role } from '../../lexicon/role-words.ts';
import { hasTag } from '../../tags.ts';
import { isFact, roleAt } from '../view.ts';

/** Is a word of one of the roles in `items[from..)`? */
export function mentions(
  items: readonly Item[],
  from: number,
  ...wanted: readonly Role[]
): boolean {
  for (let at = from; at < items.length; at += 1) {
    const role = roleAt(items[at]);
    if (role !== null && wanted.includes(role)) return true;
  }
  return false;
}

/** Is an object named that is there already? A verb about it edits. */
export const namesObject = (items: readonly Item[], from: number): boolean =>
  mentions(items, from, 'task', 'reminder', 'block', 'part', 'meeting', 'event', 'list');

/** Does the segment name a time? Orders to devices hardly ever do. */
export const isDated = (items: readonly Item[]): boolean => items.some(isFact);

/** "громкость на 50", "поставь на паузу": talk to another program. */
export const isDeviceTalk = (items: readonly Item[], from: number): boolean =>
  mentions(items, from, 'device');

/** An undated order about a lamp or a door is one for the house, not for the plan. */
export const isHouseTalk = (items: readonly Item[], from: number): boolean =>
  mentions(items, from, 'device') || (mentions(items, from, 'fixture') && !isDated(items));

/** "таймер": always another program's, dated or not. */
export const isTimerTalk = (items: readonly Item[], from: number): boolean =>
  items.slice(from).some((item) => hasTag(item, 'timer'));
