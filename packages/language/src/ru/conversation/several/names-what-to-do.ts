import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { actsIn } from '../objects/same-act.ts';
import { isSameVerb } from '../objects/same-verb.ts';

const isToDo = (words = ''): boolean => isInfinitive(wordsIn(words)[0] ?? '');

/** "переименуй первую в съездить и забрать корм": what is to be done is the new name, and nothing besides. */
export function namesWhatToDo(
  operations: readonly ReadOperation[],
  rest: readonly string[],
): boolean {
  const isNamed = operations.some(
    ({ operation }) => operation.type === 'rename' && isToDo(operation.title),
  );
  return isNamed && isToDo(rest[0]);
}

/** Is it the verb of something that was spoken of here? Alone it is no other thing. */
export const isVerbOfKnown = (word: string, { candidates }: ThreadHints): boolean =>
  isInfinitive(word) &&
  candidates.some(({ title = '' }) => actsIn(title).some((act) => isSameVerb(word, act)));
