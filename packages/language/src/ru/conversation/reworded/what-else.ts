import { isInfinitive } from '../../commands/verb-forms.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { MAY_ASK_MORE, WHAT_ELSE, WHAT_IS } from './what-else-phrases.ts';

/**
 * "в четверг значит электрик и ламинат, что ещё": the question about that day, since what is named is there
 * already. Null for all else: "завтра спросить у мамы что ещё" is to be done.
 */
export function whatElse(said: string): string | null {
  if (!MAY_ASK_MORE.test(said)) return null;
  const { when, named = '', joint } = WHAT_ELSE.exec(said.trim())?.groups ?? {};
  if (when === undefined) return null;
  const isToDo = joint === undefined && wordsIn(named).some(isInfinitive);
  return isToDo ? null : WHAT_IS(when);
}
