import type { Item } from '../../grammar/item.ts';
import { QUOTED } from '../../grammar/scan.ts';
import { isFinite } from '../commands/finite-verbs.ts';
import { isAction, isWord, roleAt, says } from '../commands/view.ts';
import type { FindIn } from './seen-title.ts';
import { splitInto } from './split-into.ts';
import { isOfNumber, stretchesOf, textOf, trimmedEnd } from './stretches.ts';

const CONFIDENCE = 0.78;
const PARTS_MIN = 3;
const HEAD_WORDS_MAX = 6;
const PART_WORDS_MAX = 8;

/** The colon that opens the list; -1 where there is none, or more than one. */
function colonIn(words: readonly Item[]): number {
  const colons = words.flatMap((item, at) => {
    const isColon = item.word === ':' && (item.flags & QUOTED) === 0 && !isOfNumber(words, at);
    return isColon ? [at] : [];
  });
  const [at = -1, ...more] = colons;
  // a colon right before its word is of an address or a ratio
  return more.length > 0 || words[at + 1]?.glued === true ? -1 : at;
}

/** Said of the whole, or told: no part of it. */
const isPart = (part: readonly Item[]): boolean =>
  part.filter(isWord).length <= PART_WORDS_MAX &&
  part.some((item) => isWord(item)) &&
  part.every((item) => !says(item, 'clause-opening') && !(isWord(item) && isFinite(item.word)));

/** "встреча: Иванов, Петров, Сидоров": who comes is no part of it. */
const isGathering = (head: readonly Item[]): boolean =>
  head.some((item) => roleAt(item) === 'meeting' || roleAt(item) === 'event');

/** "Собрать чемодан: паспорт, зарядка, аптечка" */
export const listAfterColon: FindIn = ({ text, words }) => {
  const at = colonIn(words);
  const head = words.slice(0, Math.max(0, at)).filter(isWord);
  const headWords = head.length;
  if (at < 0 || isGathering(head) || headWords === 0 || headWords > HEAD_WORDS_MAX) return null;
  const parts = stretchesOf(trimmedEnd(words.slice(at + 1)));
  const least = parts.every(([first]) => isAction(first)) ? 2 : PARTS_MIN;
  if (parts.length < least || !parts.every(isPart)) return null;
  return splitInto(
    parts.map((part) => textOf(text, part)),
    CONFIDENCE,
  );
};
