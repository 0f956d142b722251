import type { Item } from '../../grammar/item.ts';
import { isMark, takeAll } from './view.ts';
import { hasTag } from '../tags.ts';

const LATER_PAIRS = new Set([
  'не знаю',
  'не решил',
  'не решила',
  'не важно',
  'не определено',
  'еще не',
]);

/** Takes such phrases out of a command. */
export function takeLaterPhrases(items: readonly Item[], taken: Set<Item>): void {
  items.forEach((item, at) => {
    if (!hasTag(item, 'later-what') || item.meaning !== null) return;
    let end = at + 1;
    let found = false;
    for (let next = items[end]; next !== undefined; next = items[end]) {
      const { word } = next;
      const pair = `${word} ${items[end + 1]?.word ?? ''}`;
      if (LATER_PAIRS.has(pair)) {
        end += 2;
        found = true;
      } else if (hasTag(next, 'later-on')) {
        end += 1;
        found = true;
      } else if (!found && (isMark(next) || hasTag(next, 'later-between'))) {
        end += 1;
      } else {
        break;
      }
    }
    if (!found) return;
    takeAll(items, at, end, taken);
  });
}
