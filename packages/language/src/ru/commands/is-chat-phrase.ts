import type { Item } from '../../grammar/item.ts';
import { PhraseList } from '../../grammar/phrase-list.ts';
import { CHAT_PHRASES } from './chat-phrases.ts';
import { isMark } from './view.ts';

const PHRASES = new PhraseList(CHAT_PHRASES, { wordOf: ({ word }) => word });
const WORDS_MAX = 6;

/** The words that items were read from: a time of several words is one item. */
export const leavesOf = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => (item.parts.length === 0 ? [item] : leavesOf(item.parts)));

/** "до свидания", "как дела": a whole utterance of talk. */
export function isChatPhrase(items: readonly Item[]): boolean {
  const words = leavesOf(items).filter((item) => !isMark(item));
  return words.length <= WORDS_MAX && PHRASES.isWhole(words);
}
