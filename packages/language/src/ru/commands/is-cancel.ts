import type { Item } from '../../grammar/item.ts';
import { PhraseList } from '../../grammar/phrase-list.ts';
import { CANCEL_PHRASES } from './cancel-phrases.ts';
import { isMark, roleAt } from './view.ts';
import { hasTag } from '../tags.ts';

const CANCELS = new PhraseList(CANCEL_PHRASES, { wordOf: ({ word }) => word });
const WORDS_MAX = 6;

/** Is the whole utterance a wish to drop what is going on? */
export function isCancel(words: readonly Item[]): boolean {
  if (words.length === 0 || words.length > WORDS_MAX * 2) return false;
  const said = words.filter((item) => !isMark(item) && roleAt(item) !== 'soft');
  if (said.length === 0 || said.length > WORDS_MAX) return false;
  // soft words around it change nothing
  const rest = said.filter((item) => !hasTag(item, 'beside-cancel'));
  return CANCELS.isWhole(said) || CANCELS.isWhole(rest);
}
