import type { Item } from '../../../grammar/item.ts';
import { hasTag } from '../../tags.ts';
import { isMark } from '../view.ts';

/** Where the last "хотя" or "впрочем" stands; -1 where none does. "хотя бы час" asks for less. */
export const hesitationAt = (words: readonly Item[]): number =>
  words.findLastIndex((word, at) => {
    const isLess = hasTag(words[at + 1], 'at-least') && at + 2 < words.length;
    return hasTag(word, 'hesitation') && !isLess;
  });

/**
 * What is said behind "хотя", where something is said ahead of it: it decides, whatever was said before, and a "хотя"
 * that nothing stands behind leaves all open. Null where nobody hesitates.
 */
export function behindHesitation(words: readonly Item[]): readonly Item[] | null {
  const said = words.filter((word) => !isMark(word));
  const at = hesitationAt(said);
  return at > 0 ? said.slice(at + 1) : null;
}

/** "ладно", "давай" behind "нет, хотя": it is wanted after all, or may be. */
export const mayYield = (word: Item | undefined): boolean =>
  YIELDING.some((tag) => word !== undefined && hasTag(word, tag));
const YIELDING = ['yielding', 'yes', 'weak-yes', 'taking-away'] as const;
