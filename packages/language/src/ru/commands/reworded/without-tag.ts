import type { Item } from '../../../grammar/item.ts';
import { hasTag } from '../../tags.ts';
import { isAction, isAsked, isMark, roleAt } from '../view.ts';

/**
 * "в субботу разобрать шкаф, лады?": only a nod is asked for, so that it is no question. The items
 * without it, or as they are.
 */
export function withoutTag(items: readonly Item[]): readonly Item[] {
  if (!isAsked(items)) return items;
  const at = items.findLastIndex((item, i) => i < items.length - 1 && isMark(item));
  const tag = items.slice(at + 1, -1);
  if (at < 1 || tag.length === 0 || tag.length > TAG_WORDS_MAX) return items;
  if (!tag.every((item) => hasTag(item, 'tag-word')) || !tag.some(isNod)) return items;
  const before = items.slice(0, at);
  const isRequest = before.some((item) => isAction(item) || ASKING.has(roleAt(item) ?? ''));
  return isRequest && !before.some((item) => hasTag(item, 'question-word')) ? before : items;
}
const TAG_WORDS_MAX = 3;
const ASKING: ReadonlySet<string> = new Set(['need', 'remind', 'create', 'schedule', 'reserve']);

/** "ну да?" is a nod, "ну?" is none. */
const isNod = (item: Item): boolean => hasTag(item, 'nod');
