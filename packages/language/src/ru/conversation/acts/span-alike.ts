import { fold } from '../../../grammar/scan.ts';
import { isInfinitive, looksLikeAdjective } from '../../commands/verb-forms.ts';
import {
  ALIKE_ENDINGS,
  COUNTS,
  FOR_WHOM,
  LISTED,
  POINTS_AT,
  PREPOSITIONS,
  WHAT_OR_WHOM,
} from '../../lexicon/correcting-words.ts';
import { isSameWord } from '../answers/choice-by-words.ts';

export interface Place {
  readonly from: number;
  readonly to: number;
}

export interface Word extends Place {
  readonly word: string;
}

export const wordsOfTitle = (text: string): readonly Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: fold(word),
    from: index,
    to: index + word.length,
  }));

/** "Диме и Лене": one word each, and no more than a list. Empty for everything else. */
function namesIn(right: string): readonly string[] {
  const names = right.split(LISTED).map((name) => fold(name.trim()));
  return names.every((name) => /^[a-zЀ-ӿ]{2,}$/u.test(name)) ? names : [];
}

/** Are all of them names of their own: "Диме и Лене"? */
export const areNames = (right: string): boolean =>
  right.split(LISTED).every((name) => /^\p{Lu}\p{Ll}+$/u.test(name.trim()));

/**
 * "точнее Диме и Лене" of «купить подарок Диме»: the one word that is said again beside more, or else the one that ends
 * as one of the new ones does ("бабушке и деду"). What stands in a list there, or behind a preposition, is no such word.
 */
export function spanAlike(title: string, right: string): Place | null {
  const names = namesIn(right);
  const words = wordsOfTitle(title);
  const [verb, ...others] = words;
  if (verb === undefined || names.length === 0) return null;
  if (names.some(isInfinitive)) return otherVerb(words, names);
  if (names.some((name) => PREPOSITIONS.has(name))) return null;
  const free = others.filter(({ from, to }, at) => {
    const before = words[at]?.word ?? '';
    const isListed =
      LISTED.test(title.slice(to, to + 3)) || LISTED.test(title.slice(from - 3, from));
    return !PREPOSITIONS.has(before) && !isListed;
  });
  const again = words.filter(({ word }) => names.some((name) => isSameWord(word, name)));
  if (again.length > 0) return onlyOne(again.filter((word) => free.includes(word)));
  if (!isInfinitive(verb.word)) return null;
  const alike = free.filter(({ word }) => names.some((name) => endAlike(word, name)));
  // "деду" may be for whom, as "Диме" is, or what, as "муку" is
  const isOpen = alike.some(({ word }) => WHAT_OR_WHOM.test(word)) && free.some(isForWhom);
  return isOpen ? null : onlyOne(alike);
}
const isForWhom = ({ word }: Word): boolean => FOR_WHOM.test(word);

/** "точнее написать" of «позвонить Марине»: something else is done to it. */
function otherVerb(words: readonly Word[], [name, ...more]: readonly string[]): Place | null {
  const [verb, ...others] = words;
  if (verb === undefined || name === undefined || more.length > 0 || others.length === 0)
    return null;
  const isOnly = isInfinitive(verb.word) && !others.some(({ word }) => isInfinitive(word));
  return isOnly ? { from: verb.from, to: verb.to } : null;
}

export function onlyOne([only, ...more]: readonly Word[]): Place | null {
  return only === undefined || more.length > 0 ? null : { from: only.from, to: only.to };
}

/** Do both end as a name in the same case may: "Андрею", "Алексею"? */
export const endAlike = (a: string, b: string): boolean =>
  ALIKE_ENDINGS.some((ending) => ending.test(a) && ending.test(b));

/** The adjectives of «купить белую краску» that end as "бежевую" does, which may be said in the place of one. */
export function adjectivesAlike(title: string, right: string): readonly Word[] {
  const [name, ...more] = wordsOfTitle(right);
  if (name === undefined || more.length > 0 || !looksLikeAdjective(name.word)) return [];
  const ending = name.word.slice(-ADJECTIVE_ENDING);
  const isCount = COUNTS.test(name.word);
  return wordsOfTitle(title).filter(
    ({ word }, at) =>
      at > 0 &&
      looksLikeAdjective(word) &&
      word.endsWith(ending) &&
      (isCount ? COUNTS.test(word) : !POINTS_AT.test(name.word)),
  );
}

/** "нет, другую": one word that says which, and nothing that a title could bear. */
export function onlyPoints(right: string): boolean {
  const [word, ...more] = wordsOfTitle(right);
  return word !== undefined && more.length === 0 && POINTS_AT.test(word.word);
}
const ADJECTIVE_ENDING = 2;
