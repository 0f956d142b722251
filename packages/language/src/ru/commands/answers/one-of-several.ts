import { ALL_BUT, ONLY_ONE, type PendingChoice } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { DIGITS } from '../../../grammar/scan.ts';
import { choiceByPlace } from '../../conversation/answers/choice-by-place.ts';
import { choiceByWords } from '../../conversation/answers/choice-by-words.ts';
import { readText } from '../../grammar.ts';
import { isPast } from '../finite-verbs.ts';
import { isMark } from '../view.ts';
import { choiceFor, letters, readConsent } from './consent.ts';
import {
  ALL_ALONE,
  ALREADY,
  DENIED_AHEAD,
  ENOUGH,
  JOINT,
  LEAVE_ONLY,
  NOTHING_MORE,
  ONLY_OTHERWISE,
  ONLY_SAID,
  UNWANTED,
  WHOLE_OF_IT,
} from './one-of-several-phrases.ts';

/** One with another is two: of so many the other one is what is left. */
const PAIR = 2;

/**
 * The choice that is meant where one question asks about several new things: one of them by its place ("первое"),
 * "только" with its words, or by what is not wanted ("без второго"); all of them ("оба"). Null for everything
 * else: a bare yes, a bare number of the listed choices, another time.
 */
export function oneOfSeveral(
  text: string,
  words: readonly Item[],
  choices: readonly PendingChoice[],
): string | null {
  const single = choices.filter(({ id }) => id.startsWith(ONLY_ONE)).map(named);
  if (single.length < PAIR || words.some((word) => (word.flags & DIGITS) !== 0)) return null;
  const consent = readConsent(text, words);
  const whole = letters(consent === null ? text : consent.rest).replace(JOINT, '');
  const said = cutEnough(whole, single).replace(NOTHING_MORE, '').replace(LEAVE_ONLY, '');
  // "муки не надо, больше ничего": nobody knows whether the other one is wanted
  if (said !== whole && said.search(UNWANTED) >= 0) return null;
  if (ONLY_OTHERWISE.test(said) || (said !== whole && WHOLE_OF_IT.test(said))) return null;
  if (WHOLE_OF_IT.test(said)) return consent?.wanted === 'no' ? null : choiceFor('yes', choices);
  const isUnwanted = said.search(UNWANTED) >= 0;
  if (!isUnwanted && isToldOrDenied(text.trim(), said !== whole)) return null;
  const bare = letters(said.replace(UNWANTED, ' ').replace(ONLY_SAID, ' '));
  if (isUnwanted && WHOLE_OF_IT.test(bare)) return choiceFor('no', choices);
  const isSingled = isUnwanted || said !== whole || said.search(ONLY_SAID) >= 0;
  const meant = meantBy(bare, single, isSingled);
  if (meant === null) return null;
  return isUnwanted ? allBut(meant, single) : meant.id;
}

/** What is left without the one: the other of two, or all but it. */
function allBut(meant: PendingChoice, single: readonly PendingChoice[]): string {
  const [other, ...more] = single.filter(({ id }) => id !== meant.id);
  return more.length === 0 && other !== undefined
    ? other.id
    : `${ALL_BUT}${meant.id.slice(ONLY_ONE.length)}`;
}

/** "контору уже всё", "нет, мастера хватит", "мастер это всё": said of what is over, or of what is not meant. */
function isToldOrDenied(text: string, isCut: boolean): boolean {
  if (ALREADY.test(text)) return true;
  const isOnly = text.search(ONLY_SAID) >= 0;
  return isCut && !isOnly && (DENIED_AHEAD.test(text) || ALL_ALONE.test(text));
}

/** "только ёлки хватит", "первого хватит": "ёлки хватит" may say that there is enough of it. */
function cutEnough(whole: string, single: readonly PendingChoice[]): string {
  const cut = whole.replace(ENOUGH, '');
  if (cut === whole) return whole;
  return cut.search(ONLY_SAID) >= 0 || meantBy(letters(cut), single, false) !== null ? cut : whole;
}

/** By its place, or where one alone is wanted by its words; "только позвонили из конторы" tells of something. */
function meantBy(
  bare: string,
  single: readonly PendingChoice[],
  isSingled: boolean,
): PendingChoice | null {
  const place = readText(bare).words.filter((word) => !isMark(word));
  const placed = choiceByPlace(place, single, single);
  if (placed !== null || !isSingled || place.some(({ word }) => isPast(word))) return placed;
  return choiceByWords(bare, single);
}

/** The choice with its whole title: on a button it is cut. */
function named(choice: PendingChoice): PendingChoice {
  return { ...choice, label: choice.entities?.title ?? choice.label };
}
