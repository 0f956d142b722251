import type { Item } from '../../grammar/item.ts';
import { isMark, takeAll } from './view.ts';

/** "время потом", "название позже", "когда - не знаю": promises to say more, which say nothing now. */
const WHAT = new Set(
  'время времени дата дату когда день название имя длительность остальное час'.split(' '),
);
const LATER = new Set(
  'потом позже уточню скажу решу решим допишу напишу неважно любое любой'.split(' '),
);
/** Words between: "время пока не знаю". */
const BETWEEN = new Set(['пока', 'будет', 'еще', 'я']);
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
    if (!WHAT.has(item.word) || item.meaning !== null) return;
    let end = at + 1;
    let found = false;
    for (let next = items[end]; next !== undefined; next = items[end]) {
      const { word } = next;
      const pair = `${word} ${items[end + 1]?.word ?? ''}`;
      if (LATER_PAIRS.has(pair)) {
        end += 2;
        found = true;
      } else if (LATER.has(word)) {
        end += 1;
        found = true;
      } else if (!found && (isMark(next) || BETWEEN.has(word))) {
        end += 1;
      } else {
        break;
      }
    }
    if (!found) return;
    takeAll(items, at, end, taken);
  });
}
