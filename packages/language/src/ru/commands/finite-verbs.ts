/** Recognizing what was and what others do by the endings of verbs, where no list could hold them. */

import { remembering } from '../../grammar/remembering.ts';
import {
  FIRST_PERSON,
  FIRST_PLURAL,
  FIRST_SINGULAR,
  FORBIDDEN,
  NOUN_ENDINGS_LIKE_PAST,
  NOUN_IN_OL,
  OVERDONE,
  PAST,
  PAST_AFTER_CONSONANT,
  PAST_OF_STEM,
  PRESENT,
  REFLEXIVE_PAST,
  REFLEXIVE_PRESENT,
  SECOND_PERSON,
  SHORT_PASSIVE,
  WENT,
} from '../lexicon/verb-endings.ts';
import { isListed } from '../tags.ts';

const LENGTH_MIN = 4;

/** Is the word a form of a noun that only looks like a past tense? */
function looksLikePast(word: string): boolean {
  if (isListed(word, 'like-past')) return true;
  const stem = word.slice(0, -1);
  if (NOUN_ENDINGS_LIKE_PAST.some((ending) => isListed(stem + ending, 'like-past'))) return true;
  return NOUN_ENDINGS_LIKE_PAST.slice(1, 3).some((ending) => isListed(word + ending, 'like-past'));
}

/** прошла, забыл, отменили, началось */
export const isPast = remembering((word): boolean => {
  if (isListed(word, 'irregular-past') || isListed(word, 'short-past')) return true;
  if (word.length < LENGTH_MIN) return false;
  if (REFLEXIVE_PAST.test(word)) return true;
  const stem = PAST_OF_STEM.exec(word)?.[1];
  if (stem !== undefined && isListed(stem, 'irregular-past')) return true;
  if (WENT.test(word) || PAST_AFTER_CONSONANT.test(word)) return true;
  return PAST.test(word) && !NOUN_IN_OL.test(word) && !looksLikePast(word);
});

/** обещают, придёт, работает, начинается */
export const isThirdPerson = remembering((word): boolean => {
  if (word.length < LENGTH_MIN) return false;
  if (REFLEXIVE_PRESENT.test(word)) return true;
  return PRESENT.test(word) && !isListed(word, 'like-present') && !isCompoundNoun(word);
});

const PREFIX = { min: 2, max: 6 };
const NOUN_MIN = 5;

/** "худсовет", "авиабилет": behind a prefix a noun that only looks like a verb. */
function isCompoundNoun(word: string): boolean {
  for (let at = PREFIX.min; at <= PREFIX.max && word.length - at >= NOUN_MIN; at += 1)
    if (isListed(word.slice(at), 'compounded')) return true;
  return false;
}

/** Does the word tell what somebody else does, or what has been? */
export const isFinite = remembering((word): boolean => isPast(word) || isThirdPerson(word));

/** помнишь, купишь: somebody is spoken to. */
export const isSecondPerson = (word: string): boolean =>
  word.length >= LENGTH_MIN && SECOND_PERSON.test(word) && !isListed(word, 'like-second');

/** стою, жду, рисую: somebody tells what he is doing. */
export const isDoingNow = (word: string): boolean =>
  isListed(word, 'doing-now') || (FIRST_PERSON.test(word) && !isListed(word, 'own-plan'));

/** проспим, опоздаем: beside "точно" or "не" somebody foretells what will become of him. */
export const isFirstPlural = (word: string): boolean =>
  word.length > LENGTH_MIN && FIRST_PLURAL.test(word) && !isListed(word, 'like-first-plural');

/** пойду, сделаю, успеем: what somebody himself does or will do; nouns look like it, too. */
export const isOwnVerb = (word: string): boolean =>
  (word.length >= LENGTH_MIN && FIRST_SINGULAR.test(word)) || isFirstPlural(word);

/** трогай, волнуйся: behind "не" somebody is told what not to do. */
export const isForbidden = (word: string): boolean => FORBIDDEN.test(word);

/** подписана, закрыто, сданы */
export function isShortPassive(word: string): boolean {
  if (isListed(word, 'short-masculine') || OVERDONE.test(word)) return true;
  const stem = SHORT_PASSIVE.exec(word)?.[1];
  if (stem === undefined || word.length < PASSIVE_MIN || isListed(word, 'appointed')) return false;
  return !NOUN_ENDINGS_LIKE_PAST.some((ending) => isListed(stem + ending, 'like-short'));
}
const PASSIVE_MIN = 5;
