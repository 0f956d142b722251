import type { Item } from '../../../grammar/item.ts';
import { PhraseList } from '../../../grammar/phrase-list.ts';
import { hasTag } from '../../tags.ts';
import { isMark } from '../view.ts';
import { HEDGE_PHRASES, LEADING_HEDGE_PHRASES, LENGTH_HEDGE_PHRASES } from './hedge-phrases.ts';

const wordOf = ({ word }: Item): string => word;
const ALWAYS = new PhraseList(HEDGE_PHRASES, { wordOf });
const LEADING = new PhraseList(LEADING_HEDGE_PHRASES, { wordOf });
const OF_LENGTH = new PhraseList(LENGTH_HEDGE_PHRASES, { wordOf });

/** The end of the hedge that begins at `at`; `at` where there is none. */
function endOfHedge(
  words: readonly Item[],
  at: number,
  { isLength, isFirst }: { isLength: boolean; isFirst: boolean },
): number {
  const end = Math.max(
    ALWAYS.endAt(words, at),
    isFirst ? LEADING.endAt(words, at) : at,
    isLength ? OF_LENGTH.endAt(words, at) : at,
  );
  if (end > at) return end;
  const item = words[at];
  const isHedge =
    hasTag(item, 'hedge') ||
    (isFirst && hasTag(item, 'leading-hedge')) ||
    (isLength && hasTag(item, 'length-hedge'));
  return isHedge ? at + 1 : at;
}

/** "после обеда лучше", "утром лучше всего": last of all it corrects nothing. */
function withoutPreference(words: readonly Item[]): readonly Item[] {
  const last = words.findLastIndex((item) => !isMark(item) && !hasTag(item, 'most-of-all'));
  return last > 0 && hasTag(words[last], 'rather') ? words.slice(0, last) : words;
}

/**
 * The text of an answer without the words that carry nothing; the text itself when nothing else
 * was said.
 */
export function withoutHedges(text: string, said: readonly Item[], isLength: boolean): string {
  const words = withoutPreference(said);
  const pieces: string[] = [];
  let from = -1;
  const close = (at: number): void => {
    if (from >= 0) pieces.push(text.slice(from, at));
    from = -1;
  };
  for (let at = 0; at < words.length; ) {
    const isFirst = pieces.length === 0 && from < 0;
    const start = words[at]?.from ?? text.length;
    const end = endOfHedge(words, at, { isLength, isFirst });
    if (end > at) close(start);
    else if (from < 0 && !isMark(words[at])) from = start;
    at = Math.max(end, at + 1);
  }
  close(words.length < said.length ? (words.at(-1)?.to ?? 0) : text.length);
  const core = pieces.join(' ').trim();
  return core === '' || pieces.length === 0 ? text : core;
}
