import type { Item } from '../../../grammar/item.ts';
import { fold } from '../../../grammar/scan.ts';
import { factOf } from '../../../time/frame.ts';
import { isAction, isFact } from '../view.ts';
import { IN_QUOTES, MIND_CHANGED, RATHER, SAID_OTHERWISE, THEN } from './mind-changed-phrases.ts';

/**
 * "педикюр лучше на вторник", "йога это в восемь вечера": said of what was settled before. It may stand
 * under another name, so nothing new is made of it unasked. The words that say so, which are no part of a
 * title; null where nothing was changed, or an order says what to do.
 */
export function changingWords(text: string, items: readonly Item[]): readonly Item[] | null {
  if (items.some(isAction)) return null;
  const begin = items[0]?.from ?? 0;
  const said = fold(text.slice(begin, items.at(-1)?.to ?? begin)).replace(IN_QUOTES, blank);
  const words = MIND_CHANGED.exec(said);
  // "а в четверг тогда созвон в 11 на полчаса": a day, an hour and a length are all of something new
  if (words !== null && THEN.test(words[0]) && saysAllOfIt(items)) return null;
  if (words !== null) {
    const [from, to] = [begin + words.index, begin + words.index + words[0].length];
    return items.filter((item) => item.from >= from && item.to <= to);
  }
  if (SAID_OTHERWISE.some((pattern) => pattern.test(said))) return [];
  const rather = RATHER.exec(said);
  const corrects = items.some(
    (item) => isFact(item) && rather !== null && item.from < begin + rather.index,
  );
  return rather === null || corrects ? null : [];
}

const saysAllOfIt = (items: readonly Item[]): boolean => {
  const kinds = items.flatMap((item) => factOf(item)?.kind ?? []);
  const isAtHour = kinds.some((kind) => kind === 'clock' || kind === 'moment');
  const isOnDay = kinds.some((kind) => kind === 'day' || kind === 'moment');
  return isOnDay && isAtHour && kinds.some((kind) => kind === 'length' || kind === 'for-number');
};

/** Places in the text stay what they were. */
const blank = (quoted: string): string => ' '.repeat(quoted.length);
