import type { Item } from '../../../grammar/item.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { isQuoted } from '../clause.ts';
import { kindOfNoun, ORDINALS, POINTING } from '../lexicon.ts';
import { MOST } from './in-view-phrases.ts';

/** "вторую", "третью задачу": which one of a list is meant; null where anything else names it. */
export function ordinalIn(items: readonly Item[], used: ReadonlySet<Item>): number | null {
  const [only, ...more] = items.filter(
    (item) =>
      !used.has(item) &&
      !isFact(item) &&
      !isMark(item) &&
      !MOST.has(item.word) &&
      (isQuoted(item) || !(POINTING.has(item.word) || kindOfNoun(item.word) !== null)),
  );
  if (only === undefined || more.length > 0 || isQuoted(only)) return null;
  return placeOf(only.word);
}

/** "первого", "третью": the place that an ordinal tells, counted from 1; null for other words. */
export function placeOf(word: string): number | null {
  const at = ORDINALS.stems.findIndex(
    (stem) => word.startsWith(stem) && ORDINALS.endings.test(word.slice(stem.length)),
  );
  return at < 0 ? null : at + 1;
}
