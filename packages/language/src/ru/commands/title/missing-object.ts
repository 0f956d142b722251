import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { readText } from '../../grammar.ts';
import { REFLEXIVE_INFINITIVE } from '../../lexicon/verb-endings.ts';
import { hasTag } from '../../tags.ts';
import type { CommandReading } from '../read-command.ts';
import { isInfinitive } from '../verb-forms.ts';
import { ledBy } from './title.ts';

/** "заказать", "отвезти в банк": something that the title does not name is ordered, or brought there. */
export function lacksObject(title: string): boolean {
  const [verb = '', ...more] = title.toLowerCase().split(' ');
  if (!isInfinitive(verb) || REFLEXIVE_INFINITIVE.test(verb)) return false;
  if (more.length === 0) return true;
  const [first, next] = readText(title).items;
  return hasTag(first, 'bringing-verb') && hasTag(next, 'preposition');
}

/** "ей сказать, чтоб зашла", "с ней поговорить": who it is done to is only pointed back to. */
function pointsBack(title: string): boolean {
  const { items } = readText(title);
  const at = hasTag(items[0], 'preposition') ? 1 : 0;
  const isAhead = hasTag(items[at], 'somebody-said') && isInfinitive(items[at + 1]?.word ?? '');
  const isBehind = isInfinitive(items[0]?.word ?? '') && hasTag(items[1], 'somebody-said');
  return isAhead || isBehind;
}

/**
 * "двери выбрали белые, надо заказать": what is to be done is done to something that only the reason names, so
 * that it leads the title; null where the title names it, and of a reason with a time of its own.
 */
export function ledByReason(
  { title, description }: CommandReading,
  told: readonly Item[],
  words: readonly string[],
): { readonly title: string; readonly description: string | null } | null {
  if (title === null || words.length === 0) return null;
  if (!lacksObject(title) && !pointsBack(title)) return null;
  if (told.some((item) => factOf(item) !== null)) return null;
  return ledBy(words.join(', '), title, description);
}
