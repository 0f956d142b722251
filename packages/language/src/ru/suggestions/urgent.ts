import type { Item } from '../../grammar/item.ts';
import { isWord, says } from '../commands/view.ts';
import type { FindIn } from './seen-title.ts';
import { trimmedEnd } from './stretches.ts';

const CONFIDENCE = 0.8;

/** "горит: сдать акт", "отчёт горит", "критично обновить сервер"; a lamp that burns is no hurry. */
function isAtEdge(words: readonly Item[], at: number): boolean {
  if (at !== 0 && at !== words.length - 1) return false;
  return !words.some((item) => says(item, 'burning')) && !says(words[at + 1], 'judging');
}

/** "не срочно", "если срочно понадобится" */
const isTurned = (words: readonly Item[], at: number): boolean =>
  words.slice(0, at).some((item) => says(item, 'no-order'));

/** "отправить срочно акт": no priority was set, and the words ask for the highest. */
export const urgent: FindIn = ({ words: all, known }) => {
  if (known.priority) return null;
  const words = trimmedEnd(all);
  const at = words.findIndex(
    (item, i) =>
      says(item, 'no-waiting') || (says(item, 'no-waiting-at-edge') && isAtEdge(words, i)),
  );
  // alone it names nothing that could be urgent
  if (at < 0 || isTurned(words, at) || words.filter(isWord).length < 2) return null;
  return {
    type: 'set_priority',
    confidence: CONFIDENCE,
    isConfirmed: true,
    payload: { priority: 'high' },
  };
};
