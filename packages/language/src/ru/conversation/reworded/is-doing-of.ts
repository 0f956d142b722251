import { isShortPassive } from '../../commands/finite-verbs.ts';
import { VERB_SUFFIX } from '../objects/named-run-phrases.ts';
import { sharedLetters } from '../objects/noun-of-verb.ts';
import { passivesOf } from '../objects/passives-of.ts';
import { pastsOf } from '../objects/pasts-of.ts';
import { BY_POST, GAVE, GOT, TO_GET, TO_GIVE } from './got-phrases.ts';

/** "посмотрел" of "посмотреть", "заправлена" of "заправить", "взяла" of "купить": was that done? */
export function isDoingOf(word: string, verb: string): boolean {
  if (pastsOf(verb).includes(word) || passivesOf(verb).includes(word)) return true;
  if (TO_GET.test(verb) && GOT.test(word)) return true;
  const isGiven = TO_GIVE.test(verb) && GAVE.test(word);
  if (isGiven && BY_POST.test(verb) === BY_POST.test(word)) return true;
  const stem = verb.replace(VERB_SUFFIX, '');
  return isShortPassive(word) && sharedLetters(word, verb) >= Math.max(STEM_MIN, stem.length - 1);
}
const STEM_MIN = 4;
