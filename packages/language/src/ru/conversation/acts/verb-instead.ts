import type { Operation } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { COUNTS, PREPOSITIONS, RATHER } from '../../lexicon/correcting-words.ts';
import { isGot, isToldTo } from '../several/fits-in-place.ts';
import { GETTING, TO_SOMEBODY } from '../several/surely-one-more-phrases.ts';
import { adjectivesAlike, type Word, wordsOfTitle } from './span-alike.ts';
import {
  ABOUT,
  KINDS_OF_ADJECTIVES,
  SAME_AS_BEFORE,
  TAKE,
  TO_WHOM,
  WHAT,
} from './verb-instead-phrases.ts';

/**
 * "лучше написать", "нет, лучше написать ей" behind "позвонить маме": another verb for the same, where the two take the same
 * form behind them. Null for every other verb, which may be something else to do.
 */
export function verbInstead(title: string, right: readonly Item[]): Operation | null {
  const [said, ...more] = right.filter(({ word }) => !SAME_AS_BEFORE.has(word));
  const [first, object, ...behind] = wordsOfTitle(title);
  if (said === undefined || more.length > 0 || first === undefined || object === undefined)
    return null;
  const [verb, old] = [said.word, first.word.toLowerCase()];
  if (verb === old) return null;
  const isToldSo =
    TO_SOMEBODY.has(verb) && TO_SOMEBODY.has(old) && isToldTo(title.slice(object.from, object.to));
  const isGotSo = GETTING.has(verb) && GETTING.has(old) && areGot([object, ...behind], title);
  const isOfIt = right.every((item) => item === said || (isToldSo ? TO_WHOM : WHAT).has(item.word));
  if (!(isToldSo || isGotSo) || !isOfIt) return null;
  const next = /^\p{Lu}/u.test(title) ? `${verb.slice(0, 1).toUpperCase()}${verb.slice(1)}` : verb;
  const end = isToldSo && !isOnlyAbout(behind, title) ? object.to : title.length;
  return { type: 'rename', title: `${next}${title.slice(first.to, end)}` };
}

/** "написать маме письмо" asks for something that no call has; "написать маме про дачу" and "маме завтра" do not. */
function isOnlyAbout([next]: readonly Word[], title: string): boolean {
  if (next === undefined || ABOUT.has(next.word)) return true;
  return readText(title.slice(next.from)).items.every(isFact);
}

/** What stands behind the verb, up to a preposition, is bought and ordered: "белый торт", but neither "сына" nor "кредит". */
function areGot(words: readonly Word[], title: string): boolean {
  const end = words.findIndex(({ word }) => PREPOSITIONS.has(word));
  const object = end < 0 ? words : words.slice(0, end);
  return object.every(({ from, to }) => isGot(title.slice(from, to)));
}

/**
 * "лучше купить" of «взять палатку», "нет, рабочую" of «купить красную краску»: what is named may be another thing to do,
 * or another word altogether, and is asked about.
 */
export function mayBeAnother(title: string, right: string): boolean {
  const said = wordsOfTitle(right).filter(({ word }) => !SAME_AS_BEFORE.has(word));
  const [only, ...more] = said;
  if (only === undefined || more.length > 0) return false;
  const [verb, , ...behind] = wordsOfTitle(title);
  if (GETTING.has(only.word)) return only.word === TAKE || verb?.word === TAKE;
  // «написать маме письмо»: the letter is left out of a call
  if (TO_SOMEBODY.has(only.word)) return !isOnlyAbout(behind, title);
  const [alike] = adjectivesAlike(title, right);
  return alike !== undefined && !COUNTS.test(only.word) && !areOfOneKind(alike.word, only.word);
}

const areOfOneKind = (a: string, b: string): boolean =>
  KINDS_OF_ADJECTIVES.some((kind) => kind.test(a) && kind.test(b));

/** "лучше купить его", "лучше позвонить": by itself such a verb names nothing to be done. */
export function isVerbRather(text: string): boolean {
  const said = text.trim();
  const lead = RATHER.exec(said)?.[0];
  if (lead === undefined) return false;
  const [only, ...more] = wordsOfTitle(said.slice(lead.length)).filter(
    ({ word }) => !SAME_AS_BEFORE.has(word),
  );
  const isVerb = only !== undefined && (GETTING.has(only.word) || TO_SOMEBODY.has(only.word));
  return isVerb && more.length === 0;
}
