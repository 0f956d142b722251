/** What an action is done to, and for whom. */
import type { Item } from '../../../grammar/item.ts';
import { GIVEN_TO, MAY_BE_GIVEN_TO } from '../../lexicon/verb-endings.ts';
import { hasTag } from '../../tags.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt } from '../view.ts';

/** Prepositions and the like that are no object by themselves. */
export const isObject = (item: Item | undefined): boolean => {
  if (item === undefined || isFact(item) || isMark(item)) return false;
  if (item.meaning !== null || !isWord(item)) return item.meaning !== null;
  const role = roleAt(item);
  if (role === 'soft' || role === 'sequel' || role === 'chat') return false;
  return !hasTag(item, 'binding') && !hasTag(item, 'and') && !isAction(item);
};

/** "ножи отдать деду наточить": what one gives somebody a thing for. */
export function isGivenToDo(items: readonly Item[], verb: number, to: number): boolean {
  const [giving, whom, action, next] = items.slice(verb, Math.min(verb + 4, to));
  if (giving === undefined || whom === undefined || action === undefined) return false;
  if (hasTag(action, 'reaching-verb') || isObject(next)) return false;
  // "соседке отдать лейку взять у неё чеснок": who gets it stands before the verb
  if (GIVEN_TO.test(items[verb - 1]?.word ?? '')) return false;
  const isGiven = hasTag(giving, 'giving-verb') || hasTag(giving, 'sending-verb');
  return isGiven && MAY_BE_GIVEN_TO.test(whom.word) && isWord(whom) && isInfinitive(action.word);
}
