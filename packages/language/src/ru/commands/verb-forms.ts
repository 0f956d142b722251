/** Recognizing infinitives and imperatives by their endings, where no list could hold them all. */
import type { Item } from '../../grammar/item.ts';
import { UNKNOWN } from '../../grammar/kind-table.ts';
import { remembering } from '../../grammar/remembering.ts';
import { ADJECTIVE, INFINITIVE, POLITE_ORDER } from '../lexicon/verb-endings.ts';
import { hasTag, isListed } from '../tags.ts';

const INFINITIVE_MIN = 4;
const ADJECTIVE_MIN = 5;

/** купить, записаться, найти, испечь */
export const isInfinitive = remembering((word: string): boolean => {
  if (isListed(word, 'listed-infinitive')) return true;
  if (word.length < INFINITIVE_MIN || !INFINITIVE.test(word)) return false;
  return !isListed(word, 'not-infinitive');
});

/** What people tell themselves to do: купи, позвоните. Other imperatives are orders to a machine. */
export const isImperative = (word: string): boolean => isListed(word, 'listed-imperative');

/** Either of them; the tags that the item bears spare a look-up. */
export function isVerbToDo(item: Item): boolean {
  if (hasTag(item, 'listed-imperative') || hasTag(item, 'listed-infinitive')) return true;
  if (item.word.length < INFINITIVE_MIN || !INFINITIVE.test(item.word)) return false;
  return !hasTag(item, 'not-infinitive');
}

const POLITE_MIN = 6;

/** "соизвольте", "позвольте", "благословите": a plural order that nothing else is known of. */
export const isPoliteOrder = (item: Item): boolean =>
  item.kind === UNKNOWN &&
  item.word.length >= POLITE_MIN &&
  POLITE_ORDER.test(item.word) &&
  !isVerbToDo(item);

/** Does the word make an infinitive behind it an order to us: "прошу записать", "соизвольте записать"? */
export const isRequesting = (item: Item): boolean =>
  hasTag(item, 'requesting') || isPoliteOrder(item);

/** важная, рабочий: may be before the noun that a title is about. */
export const looksLikeAdjective = (word: string): boolean =>
  word.length >= ADJECTIVE_MIN && ADJECTIVE.test(word);
