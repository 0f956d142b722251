import type { Item } from '../../grammar/item.ts';
import type { Made } from '../../grammar/rule.ts';
import { NO_GENITIVE_ENDING, VERB_AFTER_DAY } from '../lexicon/word-endings.ts';
import { ACC, DAT, GEN, NEUTER, NOM } from '../morphology.ts';
import { hasTag } from '../tags.ts';
import { opensClause } from './context.ts';
import { day } from './make.ts';

/**
 * "пятнадцатого", "на пятое", "к третьему": a day of a month by its number; "в восьмом" is none, and
 * "первого ребёнка в сад" begins with an ordinal of something else.
 */
export function dayByOrdinal(
  item: Item,
  pointed: boolean,
  isFirst: boolean,
  after: Item | null,
): Made | null {
  // "с первого раза", "на первое время"
  if (hasTag(after, 'counted-by-ordinal')) return null;
  const isGenitive = (item.flags & GEN) !== 0;
  const alone = opensClause(after) || (isGenitive && VERB_AFTER_DAY.test(after?.word ?? ''));
  if (!hasDayForm(item, { pointed, alone })) return null;
  const isOfNoun = after !== null && !NO_GENITIVE_ENDING.test(after.word);
  const sure = alone || item.value >= 13;
  if (!pointed && !sure && !isFirst && (isOfNoun || !isGenitive)) return null;
  return day({ kind: 'of-month', day: item.value, which: 'plain' }, [], sure);
}

/** "пятое", "пятого"; behind a preposition "пятому", too, and without one "пятое" only by itself. */
function hasDayForm(
  { flags }: Item,
  { pointed, alone }: { readonly pointed: boolean; readonly alone: boolean },
): boolean {
  if ((flags & NEUTER) === 0) return false;
  const cases = pointed ? GEN | NOM | ACC | DAT : alone ? GEN | NOM : GEN;
  return (flags & cases) !== 0;
}
