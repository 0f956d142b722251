import { type Item, leavesOf } from '../../../grammar/item.ts';
import { PhraseList } from '../../../grammar/phrase-list.ts';
import { isMark } from '../view.ts';
import { CHAT_PHRASES } from './chat-phrases.ts';

const PHRASES = new PhraseList(CHAT_PHRASES, { wordOf: ({ word }) => word });
const WORDS_MAX = 6;

/** "до свидания", "как дела": a whole utterance of talk. */
export function isChatPhrase(items: readonly Item[]): boolean {
  const words = items.flatMap(leavesOf).filter((item) => !isMark(item));
  return words.length <= WORDS_MAX && PHRASES.isWhole(words);
}
