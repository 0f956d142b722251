import type { Item } from '../../../grammar/item.ts';
import type { Role } from '../../lexicon/role-words.ts';
import { hasTag } from '../../tags.ts';
import { isPast } from '../finite-verbs.ts';
import { isAddress, isCall, openingEnd } from '../talk/frame.ts';
import { isAction, isFact, roleAt } from '../view.ts';

/** So much may be between a name and what is asked of its bearer. */
const OPENING_ITEMS_MAX = 12;
const ASKING: ReadonlySet<Role | null> = new Set<Role>([
  'remind',
  'create',
  'schedule',
  'put',
  'reserve',
  'need',
]);

/** "ребят забрать из садика": what is done may be done to them. */
const isObject = (item: Item | undefined): boolean => hasTag(item, 'called-object');

const asks = (items: readonly Item[], at: number, item: Item): boolean =>
  ASKING.has(roleAt(item)) ||
  item.word === ',' ||
  (hasTag(item, 'not') && hasTag(items[at + 1], 'forget'));

const isEmpty = (item: Item): boolean => isFact(item) || isAddress(item) || roleAt(item) === 'soft';

/** Behind the name before `from`, by which somebody is called: is anything asked of him? */
export function requestFollows(items: readonly Item[], from: number): boolean {
  const called = items[from - 1];
  let isTimed = false;
  for (let at = from; at < items.length && at - from < OPENING_ITEMS_MAX; at += 1) {
    const item = items[at];
    if (item === undefined) return false;
    if (asks(items, at, item)) return true;
    if (isAction(item) && !isPast(item.word)) return isTimed || !isObject(called);
    isTimed ||= isFact(item);
    const end = openingEnd(items, at);
    if (end > at) at = end - 1;
    // "ребят завтра созвон"
    else if (!isEmpty(item)) return isCall(called);
  }
  return false;
}
