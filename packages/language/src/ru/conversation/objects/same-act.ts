import { isInfinitive } from '../../commands/verb-forms.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { beginsLikeVerb, sharedLetters } from './noun-of-verb.ts';
import {
  ACT_PREFIX,
  FETCHING,
  GOING,
  OWN_ENDING,
  OWN_STEMS,
  PAIRS,
  REFLEXIVE,
  VOWELS,
  WILL,
  WILL_DO,
  WILL_ENDING,
} from './same-act-phrases.ts';

/** So many letters two verbs of one root have in common at least: "купал" and "купить" have fewer. */
const ROOT_MIN = 4;
/** And so many behind one and the same prefix. */
const ROOT_BEHIND_PREFIX_MIN = 2;

const bones = (verb: string): string =>
  verb.replace(REFLEXIVE, '').replace(WILL_ENDING, WILL).replace(VOWELS, '');
const rootOf = (verb: string): string => verb.replace(ACT_PREFIX, '');

/**
 * "забирать", "заберёт" of "забрать", "чистить" of "почистить", "относить" of "отнести": the same done once more, or
 * by somebody else. Whoever goes for a thing does to it what was to be done there.
 */
export function isSameAct(act: string, verb: string): boolean {
  if (act === verb || PAIRS.some((pair) => pair.has(act) && pair.has(verb))) return true;
  if (isInfinitive(act) && beginsLikeVerb(act, verb)) return true;
  if (GOING.test(act) && (GOING.test(verb) || FETCHING.test(verb))) return true;
  const [own, other] = [rootOf(act), rootOf(verb)];
  const isAlike = (a: string, b: string): boolean =>
    bones(a) === bones(b) || sharedLetters(a, b) >= ROOT_MIN;
  // "провожать" of "проводить": with one prefix, the beginning of the root tells enough
  const prefix = act.length - own.length;
  const isOfOnePrefix =
    prefix > 0 && act.slice(0, prefix) === verb.slice(0, verb.length - other.length);
  if (isOfOnePrefix && sharedLetters(own, other) >= ROOT_BEHIND_PREFIX_MIN) return true;
  return (
    bones(act) === bones(verb) || isAlike(own, other) || isAlike(act, other) || isAlike(own, verb)
  );
}

/**
 * "заберу" of "забирать", "почищу" of "чистить": the very deed, told of oneself. Whoever comes or leaves does nothing
 * of it by that.
 */
export function isOwnAct(said: string, act: string): boolean {
  const stem = said.replace(REFLEXIVE, '').replace(OWN_ENDING, '');
  const hardened = OWN_STEMS.filter(([own]) => stem.endsWith(own)).map(
    ([own, hard]) => stem.slice(0, stem.length - own.length) + hard,
  );
  const told = [stem, ...hardened].flatMap((each) => WILL_DO.map((ending) => each + ending));
  const goes = (verbs: readonly string[]): boolean => verbs.some((verb) => GOING.test(verb));
  if (goes(told) || goes([act])) return goes(told) && goes([act]);
  return told.some((verb) => isSameAct(verb, act));
}

/** The verbs of what is to be done; none of them is one where it is only named. */
export const actsIn = (title: string): readonly string[] => wordsIn(title).filter(isInfinitive);
