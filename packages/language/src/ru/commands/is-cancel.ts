import type { Item } from '../../grammar/item.ts';
import { PhraseList } from '../../grammar/phrase-list.ts';
import { CANCEL_PHRASES, STAYING_PHRASES, UNDOING_PHRASES } from './cancel-phrases.ts';
import { isMark, roleAt } from './view.ts';
import { hasTag } from '../tags.ts';

const wordOf = ({ word }: Item): string => word;
const CANCELS = new PhraseList(CANCEL_PHRASES, { wordOf });
const STAYING = new PhraseList(STAYING_PHRASES, { wordOf });
const UNDOING = new PhraseList(UNDOING_PHRASES, { wordOf });
const WORDS_MAX = 6;

/** Is the whole utterance a wish to drop what is going on? */
export const isCancel = (words: readonly Item[]): boolean => saysOneOf(CANCELS, words);

/** Does it leave as it is what is being asked about? */
export const leavesAsIs = (words: readonly Item[]): boolean => saysOneOf(STAYING, words);

/** Does it take back what was just done? "не надо" and "забудь" only drop what is asked. */
export const takesBack = (words: readonly Item[]): boolean => saysOneOf(UNDOING, words);

function saysOneOf(phrases: PhraseList, words: readonly Item[]): boolean {
  if (words.length === 0 || words.length > WORDS_MAX * 2) return false;
  const said = words.filter((item) => !isMark(item) && roleAt(item) !== 'soft');
  if (said.length === 0 || said.length > WORDS_MAX) return false;
  // soft words around it change nothing
  const rest = said.filter((item) => !hasTag(item, 'beside-cancel'));
  return phrases.isWhole(said) || phrases.isWhole(rest);
}
