/** A wish in the middle of what is wished: "шторы мне надо постирать". */
import type { Item } from '../../../grammar/item.ts';
import { hasTag, type Tag } from '../../tags.ts';
import { isFinite, isPast } from '../finite-verbs.ts';
import { openingEnd } from '../talk/frame.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt, says } from '../view.ts';

const isInfinitiveToDo = (item: Item): boolean => isAction(item) && isInfinitive(item.word);

const BINDING: readonly Tag[] = ['subordinating', 'saying', 'you', 'holding', 'feeling'];

/** Behind one of these the wish is part of what is asked or told: "узнать, что нужно взять". */
const binds = (item: Item): boolean =>
  isAction(item) ||
  BINDING.some((tag) => hasTag(item, tag)) ||
  (isWord(item) && isFinite(item.word));

/** Words that only soften a wish: "мне", "бы", "же", "будет". */
const softens = (item: Item | undefined): boolean =>
  hasTag(item, 'beside-wish') || (item !== undefined && roleAt(item) === 'soft');

/** How many items at `at` say that something has to be done; 0 where none do. */
function wishLength(items: readonly Item[], at: number): number {
  const [first, second] = [items[at], items[at + 1]];
  if (hasTag(first, 'inner-wish')) return 1;
  if (hasTag(first, 'well') && hasTag(second, 'would')) return 2;
  const isForgetting = hasTag(second, 'forget') && !isPast(second?.word ?? '');
  return hasTag(first, 'not') && isForgetting ? 2 : 0;
}

/** "кота надо к ветеринару": a place needs no verb. */
const namesPlace = (behind: readonly Item[]): boolean =>
  hasTag(behind[0], 'placing') && behind.length > 1;

/** "главное не забыть", "дай мне не забыть", "милая не дай забыть": nothing that has to be done. */
const isNothing = (item: Item): boolean => EMPTY.some((tag) => says(item, tag));
const EMPTY: readonly Tag[] = ['only-this', 'letting', 'called-last'];

/**
 * Takes the wish and what softens it where its object stands before it; false where there is none.
 * Nothing is taken behind an action, a conjunction or a verb of saying.
 */
export function takeInnerWish(items: readonly Item[], taken: Set<Item>): boolean {
  const left = items.filter((item) => !taken.has(item) && !isMark(item));
  let isSomething = false;
  for (let at = 0; at < left.length; at += 1) {
    const item = left[at];
    if (item === undefined) return false;
    const length = isSomething ? wishLength(left, at) : 0;
    const end = openingEnd(left, at);
    if (length === 0 && end > at) {
      at = end - 1;
      continue;
    }
    if (length === 0) {
      if (binds(item)) return false;
      isSomething ||= isWord(item) && !isFact(item) && !softens(item) && !isNothing(item);
      continue;
    }
    if (hasTag(left[at - 1], 'not')) return false;
    let to = at + length;
    // "не дай мне забыть"
    while (softens(left[to]) || (length === 2 && hasTag(left[to], 'forget'))) to += 1;
    const behind = left.slice(to).filter((word) => !isFact(word));
    const verb = behind.find(isInfinitiveToDo);
    // "не забудь напомнить мне" asks us
    if (verb === undefined ? !namesPlace(behind) : roleAt(verb) === 'remind') return false;
    let from = at;
    while (softens(left[from - 1])) from -= 1;
    for (const word of left.slice(from, to)) taken.add(word);
    return true;
  }
  return false;
}
