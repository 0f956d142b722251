import type { Item } from '../../../grammar/item.ts';
import { QUOTED } from '../../../grammar/scan.ts';
import { hasTag } from '../../tags.ts';
import { isFirstPlural } from '../finite-verbs.ts';
import { isAction, isFact, isWord, says } from '../view.ts';

const isPlainWord = (item: Item): boolean =>
  isWord(item) && !isFact(item) && (item.flags & QUOTED) === 0;

/** "наберу", "двигаем": what somebody says of himself, or of himself and others. */
const isOfMyself = (item: Item): boolean => says(item, 'of-myself') || says(item, 'own-deed');

/**
 * "кота давай повезём", "никак", "заберу": is the name of what would be planned a turn of speech, or a verb of one's own
 * and nothing else? Something may have been said of what stands, and it is asked about.
 */
export function isTurnOfSpeech(items: readonly Item[]): boolean {
  if (items.some(isAction)) return false;
  const words = items.filter(isPlainWord);
  const [only, ...more] = words;
  if (only !== undefined && more.length === 0 && items.length === 1 && isOfMyself(only))
    return true;
  // "не сдам": what one will not do is no plan
  if (only !== undefined && more.length === 1 && hasTag(only, 'not')) return true;
  return words.some((item) => says(item, 'turn-of-speech'));
}

/**
 * "логопеда двигаем", "маме позвоню": is it a sentence about oneself that begins with what it is about? Where something
 * bears that name already, it may be said of that. Who says first what he does ("едем к врачу") plans it.
 */
export function isOfOneself(items: readonly Item[]): boolean {
  if (items.some(isAction)) return false;
  return items.some((item, at) => {
    if (at === 0 || !isPlainWord(item)) return false;
    return isOfMyself(item) || (isOfUs(item, items[at - 1]) && !says(items[0], 'preposition'));
  });
}

/** "логопеда двигаем"; "с отелем" ends alike, and "на дачу выезжаем" tells of a plan. */
const isOfUs = (item: Item, before: Item | undefined): boolean =>
  before !== undefined &&
  isFirstPlural(item.word) &&
  !says(item, 'own-plan') &&
  !says(before, 'preposition');
