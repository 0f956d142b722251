import type { Item } from '../../grammar/item.ts';
import { QUOTED } from '../../grammar/scan.ts';
import { isWord, says } from '../commands/view.ts';
import { rewritten } from './rewritten.ts';
import type { FindIn } from './seen-title.ts';

const CONFIDENCE = 0.9;
const CYRILLIC = /^\p{Script=Cyrillic}+$/u;

/** "купить купить"; "Дюран Дюран" is a name, "чуть чуть" an expression. */
function isDoubled(text: string, before: Item | undefined, item: Item): boolean {
  if (before === undefined || before.word !== item.word || item.glued) return false;
  if (!isWord(item) || (item.flags & QUOTED) !== 0 || !CYRILLIC.test(item.word)) return false;
  return !says(item, 'doubled-on-purpose') && !/\p{Lu}/u.test(text.charAt(item.from));
}

/** The same word twice running, as it is typed or heard by mistake. */
export const doubled: FindIn = ({ text, words }) => {
  let kept = '';
  let to = 0;
  words.forEach((item, at) => {
    if (!isDoubled(text, words[at - 1], item)) kept += text.slice(to, item.to);
    to = item.to;
  });
  return rewritten(text, kept + text.slice(to), CONFIDENCE);
};
