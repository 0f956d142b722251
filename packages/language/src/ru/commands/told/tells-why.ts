import type { Item } from '../../../grammar/item.ts';
import { AWAITS_INFINITIVE } from '../../lexicon/verb-endings.ts';
import { hasTag } from '../../tags.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord } from '../view.ts';
import { isConsequence } from './consequence.ts';

/** Longer clauses are looked at by what they tell. */
const ITEMS_MAX = 10;

/**
 * "..., без них торт не начать", "..., она не успеет высохнуть", "..., она потом занята": why it is asked
 * for, in a clause whose verb is nothing to be done.
 */
export function tellsWhy(items: readonly Item[], from: number): boolean {
  const end = items.findIndex((item, at) => at >= from && isMark(item) && !item.glued);
  const own = items.slice(from, end < 0 ? items.length : end);
  if (own.length < 3 || own.length > ITEMS_MAX) return false;
  return isConsequence(own, items.slice(0, from)) || isOfIt(own);
}

/**
 * "оно не успеет высохнуть", "она потом занята": of what is asked for, by a pronoun, and nothing to be done.
 */
function isOfIt(own: readonly Item[]): boolean {
  if (!hasTag(own[0], 'third-person') || own.some(isFact)) return false;
  const verb = own.findIndex(isAction);
  if (verb < 0) return true;
  const before = own.slice(1, verb).filter((item) => !hasTag(item, 'clause-adverb'));
  const [first, ...others] = before.filter((item) => !hasTag(item, 'not'));
  return (
    first !== undefined &&
    others.length === 0 &&
    awaits(first) &&
    isInfinitive(own[verb]?.word ?? '')
  );
}

const awaits = (item: Item): boolean =>
  isWord(item) && AWAITS_INFINITIVE.test(item.word) && !hasTag(item, 'ordered-by-other');
