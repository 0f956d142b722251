import { isInfinitive } from '../../commands/verb-forms.ts';
import { readText } from '../../grammar.ts';
import { BETWEEN_PARTS, TASKS_NOUN, WITH_NOUN } from '../acts/list-phrases.ts';
import { ADDING } from '../projects/into-shown-phrases.ts';

const partsOf = (said: string): string[] => said.split(BETWEEN_PARTS);
const isToDo = (part: string): boolean => isInfinitive(readText(part).words[0]?.word ?? '');

/** Does each part of a list say something to be done? */
export const isAllToDo = (said: string): boolean => partsOf(said).every(isToDo);

/** Behind `verb` what is said is a task, or as many as say something to be done. */
export function asTasks(said: string, verb: string): string {
  const isSeveral = partsOf(said).filter(isToDo).length > 1;
  // "добавь задачу" names one already
  const adding = WITH_NOUN.test(verb) ? ADDING.trim() : verb;
  return isSeveral && !WITH_NOUN.test(said) ? `${adding} ${TASKS_NOUN} ${said}` : `${verb} ${said}`;
}
