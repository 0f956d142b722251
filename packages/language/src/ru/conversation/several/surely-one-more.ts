import type { InterpretRequest } from '@planerka/contracts';
import { fold } from '../../../grammar/scan.ts';
import { isFinite } from '../../commands/finite-verbs.ts';
import { isInfinitive, isVerbToDo, looksLikeAdjective } from '../../commands/verb-forms.ts';
import { isAction, isFact, isMark, roleAt } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { verbsOfNoun } from '../../lexicon/act-nouns.ts';
import { isListed } from '../../tags.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { isVerb } from '../lexicon.ts';
import { isKnownName } from './is-known-name.ts';
import {
  DONE_FOR,
  DONE_TO,
  GETTING,
  NAME_MORE,
  NAMED_TO,
  NOT_BOUGHT,
  NOT_DONE_FOR,
  NOT_DONE_TO,
  TO_SOMEBODY,
  TOLD_TO,
} from './surely-one-more-phrases.ts';

/**
 * "и шпатель" behind "купить валик": only a name, in the form in which the task in view has what it is done to, and
 * borne by nothing that is known. Another form may be whom it is for, how it is done, or no name at all.
 */
export function isSurelyMore(said: string, thread: InterpretRequest['thread']): boolean {
  const name = NAME_MORE.exec(said)?.groups?.name;
  const title = titleInView(thread);
  if (name === undefined || title === undefined) return false;
  const [verb = '', ...object] = wordsIn(title);
  const named = wordsIn(name);
  if (!isInfinitive(verb) || !isName(name) || isKnownName(named, thread)) return false;
  const isGiven = TO_SOMEBODY.has(verb);
  // what two words say of two things would be lost with one of them
  if (isGiven) return isDoneFor(object) && isDoneFor(named) && isToldTo(name);
  return GETTING.has(verb) && isDoneTo(object) && isDoneTo(named) && isGot(name);
}

/** "и рыбалке" behind "позвонить брату": nobody is named to whom one calls. */
export function isOddlyTold(said: string, thread: InterpretRequest['thread']): boolean {
  const name = NAME_MORE.exec(said)?.groups?.name;
  const [verb = ''] = wordsIn(titleInView(thread) ?? '');
  return name !== undefined && TO_SOMEBODY.has(verb) && !isToldTo(name);
}

const titleInView = (thread: InterpretRequest['thread']): string | undefined =>
  thread?.candidates.find(
    ({ kind, number }) => kind === 'task' && number === thread.default_task_id,
  )?.title;

const isName = (name: string): boolean =>
  readText(name)
    .items.filter((item) => !isMark(item))
    .every(
      (item) =>
        !isFact(item) &&
        !isAction(item) &&
        !isVerb(item.word) &&
        !isVerbToDo(item) &&
        !isFinite(item.word) &&
        roleAt(item) === null,
    );

const isDoneFor = ([only = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && DONE_FOR.test(only) && !NOT_DONE_FOR.test(only);

const isToldTo = (name: string): boolean =>
  NAMED_TO.test(name) || TOLD_TO.has(fold(name.toLowerCase()));

/** "и Антон", "и сосед", "и концерт", "и ужас": neither persons nor events nor moods are got. */
function isGot(name: string): boolean {
  const word = fold(name.split(/\s+/u).at(-1) ?? '');
  if (name !== name.toLowerCase() || NOT_BOUGHT.has(word)) return false;
  const isListedApart = NOT_GOT.some((list) => isListed(word, list));
  return !isListedApart && verbsOfNoun(word).length === 0;
}
const NOT_GOT = ['kin', 'told-for-itself', 'weather'] as const;

/** "шпатель", "белый шпатель": of two words the first is an adjective, and never the last. */
function isDoneTo(words: readonly string[]): boolean {
  const name = words.at(-1) ?? '';
  const ahead = words.slice(0, -1);
  if (words.length > 2 || !ahead.every(looksLikeAdjective)) return false;
  return !looksLikeAdjective(name) && DONE_TO.test(name) && !NOT_DONE_TO.test(name);
}
