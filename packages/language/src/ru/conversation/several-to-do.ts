import { isInfinitive } from '../commands/verb-forms.ts';
import { readText } from '../grammar.ts';

const partsOf = (said: string): string[] => said.split(/,\s*|\s+и\s+|\n+/u);
const isToDo = (part: string): boolean => isInfinitive(readText(part).words[0]?.word ?? '');

/** Does each part of a list say something to be done? */
export const isAllToDo = (said: string): boolean => partsOf(said).every(isToDo);

/** Behind `verb` what is said is a task, or as many as say something to be done. */
export function asTasks(said: string, verb: string): string {
  const isSeveral = partsOf(said).filter(isToDo).length > 1;
  return isSeveral && !WITH_NOUN.test(said) ? `${verb} задачи ${said}` : `${verb} ${said}`;
}

const WITH_NOUN = /^(?:\p{L}+\s+)?(?:задачи|задачу|дела|дело)(?!\p{L})/iu;
