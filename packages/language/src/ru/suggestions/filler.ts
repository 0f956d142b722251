import type { Item } from '../../grammar/item.ts';
import { PhraseList } from '../../grammar/phrase-list.ts';
import { QUOTED } from '../../grammar/scan.ts';
import { isAction } from '../commands/view.ts';
import { CLOSING_FILLERS, OPENING_FILLERS } from './filler-phrases.ts';
import { rewritten } from './rewritten.ts';
import type { FindIn } from './seen-title.ts';
import { capitalized } from './stretches.ts';

const CONFIDENCE = 0.85;
const plain = (item: Item): string => (item.flags & QUOTED ? '' : item.word);
const OPENING = new PhraseList(OPENING_FILLERS, { wordOf: plain });
const CLOSING = new PhraseList(CLOSING_FILLERS, { wordOf: plain });

/** Where what is to be done begins; 0 where the fillers before it belong to something else. */
function startOf(words: readonly Item[]): number {
  let at = 0;
  for (;;) {
    const end = OPENING.endAt(words, at);
    if (end > at) at = end;
    else if (at > 0 && words[at]?.word === ',') at += 1;
    else break;
  }
  return isAction(words[at]) ? at : 0;
}

/** The items that say nothing behind the start, with the commas around them. */
function emptyBehind(words: readonly Item[], start: number): ReadonlySet<Item> {
  const empty = new Set<Item>();
  for (let at = start + 1; at < words.length; at += 1) {
    const end = CLOSING.endAt(words, at);
    if (end === at) continue;
    const isBetween = words[at - 1]?.word === ',' && words[end]?.word === ',';
    const from = words[at - 1]?.word === ',' ? at - 1 : at;
    for (const item of words.slice(from, isBetween ? end + 1 : end)) empty.add(item);
    at = end - 1;
  }
  return empty;
}

/** "надо бы позвонить маме, пожалуйста" */
export const filler: FindIn = ({ text, words }) => {
  const start = startOf(words);
  const empty = emptyBehind(words, start);
  if (start === 0 && empty.size === 0) return null;
  let kept = '';
  let to = words[start]?.from ?? 0;
  for (const item of words.slice(start)) {
    if (!empty.has(item)) kept += text.slice(to, item.to);
    to = item.to;
  }
  return rewritten(text, capitalized(kept.trim()), CONFIDENCE);
};
