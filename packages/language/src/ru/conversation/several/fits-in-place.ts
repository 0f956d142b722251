import { fold } from '../../../grammar/scan.ts';
import { isInfinitive, looksLikeAdjective } from '../../commands/verb-forms.ts';
import { verbsOfNoun } from '../../lexicon/act-nouns.ts';
import { isListed } from '../../tags.ts';
import { GOING } from '../objects/same-act-phrases.ts';
import {
  CAPITAL,
  CASE_ENDING,
  CASE_LAST,
  formOf,
  HIMSELF,
  INTO,
  IS_THERE,
  KINDS_OF_THINGS,
  NO_PLACE,
  STEM_LAST,
  TO_BE_THERE,
  TOLD_BY_MEANS,
  WITH,
  WITH_WHOM,
} from './same-of-another-phrases.ts';
import {
  BY_TRADE,
  DONE_FOR,
  DONE_TO,
  GETTING,
  HOW_OR_WHERE,
  NAMED_TO,
  NOT_BOUGHT,
  NOT_DONE_FOR,
  NOT_DONE_TO,
  TO_SOMEBODY,
  TOLD_TO,
} from './surely-one-more-phrases.ts';

/** How well one name stands in the place of another: it is that kind of thing, or it may be. */
export type Fit = 'surely' | 'perhaps';

/** "и Антон", "и сосед", "и концерт", "и ужас": neither persons nor events nor moods are got. */
export function isGot(name: string): boolean {
  const word = fold(name.split(/\s+/u).at(-1) ?? '');
  return name === name.toLowerCase() && !isEventOrPerson(word) && !isListedApart(word);
}

const isListedApart = (word: string): boolean => NOT_GOT.some((list) => isListed(word, list));
const NOT_GOT = ['kin', 'told-for-itself', 'weather'] as const;

const isEventOrPerson = (word: string): boolean =>
  NOT_BOUGHT.has(word) || isByTrade(word) || isListed(word, 'kin') || verbsOfNoun(word).length > 0;

/** "шпатель", "белый шпатель": of two words the first is an adjective, and never the last. */
export function isDoneTo(words: readonly string[]): boolean {
  const name = words.at(-1) ?? '';
  const ahead = words.slice(0, -1);
  if (words.length > 2 || !ahead.every(looksLikeAdjective)) return false;
  return !looksLikeAdjective(name) && DONE_TO.test(name) && !NOT_DONE_TO.test(name);
}

export const isDoneFor = ([only = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && DONE_FOR.test(only) && !NOT_DONE_FOR.test(only);

export const isToldTo = (name: string): boolean =>
  NAMED_TO.test(name) || TOLD_TO.has(fold(name.toLowerCase()));

const isCapital = (name: string): boolean => CAPITAL.test(name);

/** "нотариусом", "бабушку": as it is listed, but for what it ends in. */
const STEMS: readonly string[] = [...BY_TRADE, ...TOLD_TO].map((word) =>
  word.replace(STEM_LAST, ''),
);
const isByTrade = (word: string): boolean =>
  STEMS.some((stem) => word.startsWith(stem) && CASE_ENDING.test(word.slice(stem.length)));

/** A name of one's own, a relative, or who somebody is by what they do, in whatever form. */
export const isSomebody = (name: string): boolean =>
  isCapital(name) || isByTrade(fold(name)) || isListed(fold(name), 'kin');

/** Of which kind a thing is by its name: -1 where that is not known. */
const kindOf = (name: string): number => KINDS_OF_THINGS.findIndex((kind) => kind.test(fold(name)));

/**
 * What is named instead, behind the verb of a title and in the form of what stands there: whom one calls is somebody,
 * what one buys is no event, and a person stands for a person only. Null where it is surely of another kind.
 */
export function fitBehindVerb(verb: string, stands: string, name: string): Fit | null {
  const [said = '', ...more] = name.split(/\s+/u).reverse();
  // "а Оле подарок", "а Петю в школу": two things are named
  if (!more.every((word) => looksLikeAdjective(fold(word)) && !isCapital(word))) return null;
  if (TO_SOMEBODY.has(verb)) return isToldTo(name) && isDoneFor([fold(stands)]) ? 'surely' : null;
  const kinds = [kindOf(stands), kindOf(said)] as const;
  if (kinds[0] >= 0 && kinds[0] === kinds[1]) return 'surely';
  if (isSomebody(stands) || isSomebody(said)) {
    const isForm = formOf(fold(said)) !== 'to';
    return isForm && isSomebody(stands) && isSomebody(said) ? 'surely' : null;
  }
  if (!isGot(said)) return null;
  return GETTING.has(verb) && isThing(stands) && isThing(said) ? 'surely' : 'perhaps';
}

/** In the form of what is got, or in the other one that it may have: "хлеб", "рыбу". */
const isThing = (word: string): boolean =>
  !looksLikeAdjective(word) && !isInfinitive(word) && isTold(formOf(fold(word)));
const isTold = (form: ReturnType<typeof formOf>): boolean => form === 'to' || form === 'whom';

/** "лучше пирог", "пиццу" of "суши", "папе" of "маме": one word in the place of the only thing that the verb is done to. */
export function standsFor(verb: string, stands: string, name: string): boolean {
  const [known, said] = [formOf(fold(stands)), formOf(fold(name))];
  if (!GETTING.has(verb)) return known === said && fitBehindVerb(verb, stands, name) === 'surely';
  // "суши" has no forms
  const isGotThen = known === null || isTold(known);
  if (HOW_OR_WHERE.has(fold(name)) || HOW_OR_WHERE.has(fold(stands))) return false;
  return isGotThen && !isSomebody(stands) && isGot(name) && isThing(name);
}

/**
 * What is named behind the same preposition: with whom one meets, or at whose place, is somebody, and where one goes is
 * a place. Of anything else it may be how, when or by what: "с ноутбуком", "по телефону". Null where it surely is.
 */
export function fitBehindSame(verb: string, preposition: string, name: string): Fit | null {
  const named = name.split(/\s+/u).slice(1);
  if (TOLD_BY_MEANS.has(preposition) || named.some((word) => HIMSELF.has(fold(word)))) return null;
  // "а с мамой обед": whom one is with, and then what it is
  if (WITH.has(preposition) && !named.every((word) => WITH_WHOM.test(fold(word)))) return null;
  const last = named.at(-1) ?? '';
  if (isSomebody(last)) return isInfinitive(verb) && isSelf(verb, last) ? null : 'surely';
  const isPlace = !IS_THERE.test(fold(last)) && !NO_PLACE.has(fold(last));
  return GOING.test(verb) && INTO.has(preposition) && isPlace ? 'surely' : 'perhaps';
}
/** "записаться к терапевту", "а к маме": one is put down with whoever is known by a trade. */
const isSelf = (verb: string, name: string): boolean =>
  TO_BE_THERE.test(verb) && !BY_TRADE.has(fold(name).replace(CASE_LAST, ''));
