import type { Item } from '../../grammar/item.ts';
import { HEDGE_PAIRS, LENGTH_HEDGE_PAIRS } from './answer-words.ts';
import { hasTag } from '../tags.ts';

/**
 * The text of an answer without the words that carry nothing; the text itself when nothing else
 * was said.
 */
export function withoutHedges(text: string, words: readonly Item[], isLength: boolean): string {
  const pieces: string[] = [];
  let from = -1;
  const end = (at: number): void => {
    if (from >= 0) pieces.push(text.slice(from, at));
    from = -1;
  };
  for (let at = 0; at < words.length; at += 1) {
    const item = words[at];
    if (item === undefined) break;
    const pair = `${item.word} ${words[at + 1]?.word ?? ''}`;
    const isPair = HEDGE_PAIRS.has(pair) || (isLength && LENGTH_HEDGE_PAIRS.has(pair));
    const isLeading = pieces.length === 0 && from < 0 && hasTag(item, 'leading-hedge');
    if (
      isPair ||
      isLeading ||
      hasTag(item, 'hedge') ||
      (isLength && hasTag(item, 'length-hedge'))
    ) {
      end(item.from);
      if (isPair) at += 1;
    } else if (from < 0) {
      from = item.from;
    }
  }
  end(text.length);
  const core = pieces.join(' ').trim();
  return core === '' || pieces.length === 0 ? text : core;
}
