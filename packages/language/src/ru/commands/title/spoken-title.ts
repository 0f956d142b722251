import type { Item } from '../../../grammar/item.ts';
import { QUOTED } from '../../../grammar/scan.ts';
import { isFirstPlural } from '../finite-verbs.ts';
import { isAction, isFact, isWord, says } from '../view.ts';

/**
 * "кота давай уж повезём", "логопеда двигаем", "никак": is the name of what would be planned a sentence about
 * oneself, or a turn of speech? Then something may have been said of what stands, and it is asked about. Who says
 * first what he does and then where ("едем к врачу") plans it.
 */
export function isSpokenTitle(items: readonly Item[]): boolean {
  if (items.some(isAction)) return false;
  return items.some((item, at) => {
    if (!isWord(item) || isFact(item) || (item.flags & QUOTED) !== 0) return false;
    if (says(item, 'turn-of-speech')) return true;
    const isOfMyself = says(item, 'of-myself') || says(item, 'own-deed');
    if (isOfMyself) return at > 0 || items.length === 1;
    return isOfUs(item, items[at - 1]) && !says(items[0], 'preposition');
  });
}

/** "логопеда двигаем"; "с отелем" ends alike, and "на дачу выезжаем" tells of a plan. */
const isOfUs = (item: Item, before: Item | undefined): boolean =>
  before !== undefined &&
  isFirstPlural(item.word) &&
  !says(item, 'own-plan') &&
  !says(before, 'preposition');
