import { PhraseList } from '../../grammar/phrase-list.ts';
import { readText } from '../grammar.ts';
import { INSTEAD_PHRASES } from './cancel-phrases.ts';
import { plainWord } from './view.ts';

const INSTEAD = new PhraseList(INSTEAD_PHRASES, { wordOf: plainWord });

/** "ой, не надо, лучше созвон завтра в 10": what is wanted instead; null where nothing is refused first. */
export function saidInstead(text: string): string | null {
  const { words } = readText(text);
  const spoken = words.filter(({ word }) => word !== ',');
  const end = INSTEAD.endAt(spoken, 0);
  const first = spoken[end];
  return end === 0 || first === undefined ? null : text.slice(first.from);
}
