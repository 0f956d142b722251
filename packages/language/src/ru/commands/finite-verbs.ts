/** Recognizing what was and what others do by the endings of verbs, where no list could hold them. */
import { looksLikePast, looksLikePresent, PAST_FORMS } from './finite-words.ts';

const PAST = /[аеиоуыяю]л[аои]?$/;
const REFLEXIVE_PAST = /л(?:ся|ась|ось|ись)$/;
const PAST_OF_STEM = /^(.+)л[аои]$/;
const WENT = /шл[аои]$/;
/** перенесли, смогла, замёрзли: no vowel before the ending. */
const AFTER_CONSONANT =
  /(?:нес|вез|мог|лег|рос|тер|мер|греб|берег|пек|тек|сек|жг|жег|стриг|лез|полз|грыз|мерз)л[аои]$/;
const PRESENT = /(?:[еи]т|[уюая]т)$/;
const REFLEXIVE_PRESENT = /[еиуюая]тся$/;
const LENGTH_MIN = 4;
const SHORT_PAST = new Set('был ел ела ели пил пила спал пал дал дала дали'.split(' '));

/** прошла, забыл, отменили, началось */
export function isPast(word: string): boolean {
  if (PAST_FORMS.has(word) || SHORT_PAST.has(word)) return true;
  if (word.length < LENGTH_MIN) return false;
  if (REFLEXIVE_PAST.test(word)) return true;
  const stem = PAST_OF_STEM.exec(word)?.[1];
  if (stem !== undefined && PAST_FORMS.has(stem)) return true;
  if (WENT.test(word) || AFTER_CONSONANT.test(word)) return true;
  return PAST.test(word) && !looksLikePast(word);
}

/** обещают, придёт, работает, начинается */
export function isThirdPerson(word: string): boolean {
  if (word.length < LENGTH_MIN) return false;
  if (REFLEXIVE_PRESENT.test(word)) return true;
  return PRESENT.test(word) && !looksLikePresent(word);
}

/** Does the word tell what somebody else does, or what has been? */
export const isFinite = (word: string): boolean => isPast(word) || isThirdPerson(word);
