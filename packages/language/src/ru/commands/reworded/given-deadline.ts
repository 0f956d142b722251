import { isSomebody, isToldTo } from '../../conversation/several/fits-in-place.ts';
import { isInfinitive } from '../verb-forms.ts';
import { GIVES_DEADLINE, ONESELF, SETS } from './given-deadline-phrases.ts';

/** What is said in such an order is short. */
const CHARS_MAX = 120;

/**
 * "доверенности дай срок 20 марта" as "доверенности поставь срок 20 марта"; null for everything else. "дай клиенту срок" gives
 * it to a person, and "попросить шефа дай срок" is a request in its own words.
 */
export function givenDeadline(text: string): string | null {
  if (text.length > CHARS_MAX || text.includes('\n')) return null;
  const { ahead = '', between = '', field, rest } = GIVES_DEADLINE.exec(text.trim())?.groups ?? {};
  if (field === undefined) return null;
  const words = `${ahead}${between}`.split(/\s+/u).filter((word) => word !== '');
  const isOfTask = words.every((word) => !isInfinitive(word.toLowerCase()) && !isPerson(word));
  return isOfTask ? `${ahead}${SETS} ${between}${field}${rest}` : null;
}

const isPerson = (word: string): boolean =>
  ONESELF.has(word.toLowerCase()) || isToldTo(word) || isSomebody(word);
