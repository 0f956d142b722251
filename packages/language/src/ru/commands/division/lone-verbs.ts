/** Verbs that stand alone behind a comma: whole by themselves, or done to what stands before them. */
import type { Item } from '../../../grammar/item.ts';
import { REFLEXIVE_INFINITIVE } from '../../lexicon/verb-endings.ts';
import { hasTag } from '../../tags.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction } from '../view.ts';
import { isContent, type Stretch } from './stretches.ts';

/** "подстричься", "поужинать": done to nothing. */
export const isSelfSufficient = (item: Item | undefined): boolean =>
  item !== undefined && (REFLEXIVE_INFINITIVE.test(item.word) || hasTag(item, 'objectless-verb'));

const isBetweenVerbs = (item: Item | undefined): boolean =>
  item?.word === ',' || hasTag(item, 'and');

/** Is there something behind the verbs in a row from `at` on that they may all be done to? */
export function hasSharedObject(items: readonly Item[], from: number): boolean {
  let at = from;
  while (isAction(items[at]) || isBetweenVerbs(items[at])) at += 1;
  const behind = items[at];
  return isAction(items[at - 1]) && behind !== undefined && isContent(behind);
}

/**
 * "постирать шторы, погладить": a verb alone that wants an object is done to what was said before it. "побегать"
 * is whole by itself, "погладить в пятницу" has a time of its own, and of verbs alone each is another thing.
 */
export function goesOnWith(items: readonly Item[], left: Stretch, right: Stretch): boolean {
  if (!left.acts || left.hasOneWord || right.isTimed || !right.hasOneWord) return false;
  const verb = items.slice(right.from, right.to).find(isContent);
  if (verb === undefined || !isAction(verb) || !isInfinitive(verb.word)) return false;
  if (isSelfSufficient(verb) || hasTag(verb, 'going-verb')) return false;
  return !hasSharedObject(items, right.from);
}
