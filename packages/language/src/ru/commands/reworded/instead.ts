import { PhraseList } from '../../../grammar/phrase-list.ts';
import { readText } from '../../grammar.ts';
import { INSTEAD_OPENS, INSTEAD_PHRASES } from '../answers/cancel-phrases.ts';
import { plainWord } from '../view.ts';

const INSTEAD = new PhraseList(INSTEAD_PHRASES, { wordOf: plainWord });

/**
 * "ой, не надо, лучше созвон завтра в 10": what is wanted instead, however often something is refused before
 * it; null where nothing is.
 */
export function saidInstead(text: string): string | null {
  // Few utterances begin so, and the others need not be read twice.
  if (!INSTEAD_OPENS.test(text)) return null;
  const spoken = readText(text).words.filter(({ word }) => word !== ',');
  let end = 0;
  for (let next = INSTEAD.endAt(spoken, end); next > end; next = INSTEAD.endAt(spoken, end))
    end = next;
  const first = spoken[end];
  return end === 0 || first === undefined ? null : text.slice(first.from);
}
