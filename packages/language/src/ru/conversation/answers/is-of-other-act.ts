import type { Operation } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isVerbOfOrder } from '../acts/order-word.ts';
import { wordsOf } from '../lexicon.ts';
import { isSameWord, wordsIn } from './choice-by-words.ts';

/** "мастера вызвать можно закрыть", where it is asked which one is to go: what is done to it is something else. */
export function isOfOtherAct(words: readonly Item[], label: string, operation: Operation): boolean {
  if (operation.type !== 'delete') return false;
  const own = wordsIn(label);
  return words.some(
    (item) =>
      (isVerbOfOrder(item) || wordsOf('done-at-end')?.has(item.word) === true) &&
      !DROPPING.some((name) => wordsOf(name)?.has(item.word) === true) &&
      !own.some((word) => isSameWord(word, item.word)),
  );
}
/** Classes of the verbs by which something goes. */
const DROPPING = ['delete', 'remove', 'drop', 'cancel'];
