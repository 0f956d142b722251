/** Recognizing infinitives and imperatives by their endings, where no list could hold them all. */
import { ADJECTIVE, INFINITIVE, PLURAL_IMPERATIVE } from '../lexicon/verb-endings.ts';
import { isListed } from '../tags.ts';

const INFINITIVE_MIN = 4;
const ADJECTIVE_MIN = 5;

/** купить, записаться, найти, испечь */
export function isInfinitive(word: string): boolean {
  if (isListed(word, 'listed-infinitive')) return true;
  if (word.length < INFINITIVE_MIN || !INFINITIVE.test(word)) return false;
  return !isListed(word, 'not-infinitive');
}

/** What people tell themselves to do: купи, позвоните. Other imperatives are orders to a machine. */
export function isImperative(word: string): boolean {
  if (isListed(word, 'listed-imperative')) return true;
  return isListed(PLURAL_IMPERATIVE.exec(word)?.[1] ?? '', 'listed-imperative');
}

/** важная, рабочий: may stand before the noun that a title is about. */
export const looksLikeAdjective = (word: string): boolean =>
  word.length >= ADJECTIVE_MIN && ADJECTIVE.test(word);
