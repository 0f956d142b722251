import { PhraseList } from '../../grammar/phrase-list.ts';
import { plainWord, says } from '../commands/view.ts';
import type { FindIn } from './seen-title.ts';
import { SOMEDAY_PHRASES } from './someday-phrases.ts';

const CONFIDENCE = 0.7;
const PHRASES = new PhraseList(SOMEDAY_PHRASES, { wordOf: plainWord });

/** "съездить когда-нибудь на Байкал": it may wait for any day. */
export const somedayWords: FindIn = ({ words, known }) => {
  if (known.someday || words.some((item) => says(item, 'whether-ever'))) return null;
  const isSaid = words.some((_, at) => {
    const end = PHRASES.endAt(words, at);
    // alone the phrase says nothing of what may wait
    return end > at && end - at < words.length;
  });
  return isSaid
    ? { type: 'defer_task', confidence: CONFIDENCE, payload: { strategy: 'someday' } }
    : null;
};
