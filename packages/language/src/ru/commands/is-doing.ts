import type { Item } from '../../grammar/item.ts';
import { DOING } from '../lexicon/verb-endings.ts';
import { hasTag } from '../tags.ts';

/** "уборка", "мытьё": what is done rather than a thing. */
export const isDoing = (item: Item): boolean => hasTag(item, 'doing-noun') || DOING.test(item.word);
