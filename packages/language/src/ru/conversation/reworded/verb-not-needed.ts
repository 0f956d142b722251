import type { ObjectHandle, ReadOperation } from '@planerka/contracts';
import { isFinite, isPast } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isAction, isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { operationsOf } from '../conversation.ts';
import { knownAs } from '../objects/known-as.ts';
import { beginsLikeVerb, sharedLetters } from '../objects/noun-of-verb.ts';
import { VOWELS } from '../objects/same-act-phrases.ts';
import type { Reader } from '../words.ts';
import { MAY_BE_UNNEEDED, VERB_UNNEEDED } from './verb-not-needed-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 140;
/** So much of a verb the other one of its pair has, too, where the reason names the thing as well. */
const ROOT_MIN = 3;

/** What is told ahead of it, and the verb of what need not be done; null where it is not said so. */
export function unneededVerb(said: string): { readonly why: string; readonly verb: string } | null {
  const text = said.trim();
  if (text.length > CHARS_MAX || !MAY_BE_UNNEEDED.test(text)) return null;
  for (const pattern of VERB_UNNEEDED) {
    const { why, verb } = pattern.exec(text)?.groups ?? {};
    if (why === undefined || verb === undefined) continue;
    const { items } = readText(why);
    const isTold = items.some(({ word }) => isPast(word) || isFinite(word));
    const isMore = items.some((item) => isAction(item) || isInfinitive(item.word));
    return isTold && !isMore && !items.some(isFact) ? { why, verb: verb.toLowerCase() } : null;
  }
  return null;
}

/**
 * "заказчик оплатил, проверять не надо" where «проверить оплату» stands: the one that is to be done by that verb goes, which
 * is asked about. Null where nothing is, or several are and the reason names none of them.
 */
export const verbNotNeeded: Reader = ({ said, thread }) => {
  if (thread === null) return null;
  const found = unneededVerb(said);
  if (found === null) return null;
  const { why, verb } = found;
  const named = wordsIn(why);
  const tasks = thread.candidates.filter(({ kind }) => kind === 'task');
  const known = new Set(named.flatMap((word) => knownAs([word], thread)));
  const isNamed = (task: ObjectHandle): boolean => known.has(task);
  const byVerb = tasks.filter((task) => isByVerb(task, verb));
  const byBoth = tasks.filter((task) => isNamed(task) && isAlike(task, verb));
  const [only, ...others] = byBoth.length > 0 ? byBoth : byVerb;
  if (only === undefined || others.length > 0) return null;
  const operation: ReadOperation = {
    operation: { type: 'update_status', status: 'cancelled', task: only.number },
    confidence: GUESS,
  };
  return operationsOf([operation], true);
};

const verbOf = ({ title = '' }: ObjectHandle): string => wordsIn(title).find(isInfinitive) ?? '';
const bones = (word: string): string => word.replace(VOWELS, '');

/** "проверять" of "проверить", "забирать" of "забрать", "звонить" of "позвонить". */
function isByVerb(task: ObjectHandle, verb: string): boolean {
  const own = verbOf(task);
  return own !== '' && (beginsLikeVerb(verb, own) || bones(own) === bones(verb));
}

/** "заезжать" of "заехать". */
const isAlike = (task: ObjectHandle, verb: string): boolean =>
  isByVerb(task, verb) || sharedLetters(verbOf(task), verb) >= ROOT_MIN;
