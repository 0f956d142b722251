import type { InterpretRequest } from '@planerka/contracts';
import { isFinite } from '../../commands/finite-verbs.ts';
import { isInfinitive, isVerbToDo } from '../../commands/verb-forms.ts';
import { isAction, isFact, isMark, roleAt } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { isVerb } from '../lexicon.ts';
import { isDoneFor, isDoneTo, isGot, isToldTo } from './fits-in-place.ts';
import { isKnownName } from './is-known-name.ts';
import { GETTING, NAME_MORE, TO_SOMEBODY } from './surely-one-more-phrases.ts';

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
