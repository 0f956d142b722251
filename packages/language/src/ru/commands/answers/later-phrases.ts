import type { Item } from '../../../grammar/item.ts';
import { PhraseList } from '../../../grammar/phrase-list.ts';
import { hasTag } from '../../tags.ts';
import { isMark, takeAll } from '../view.ts';

/** Promises of more words than one. */
const PROMISES = new PhraseList(
  [
    'не знаю|решил|решила|важно|определено',
    'еще не',
    'подбери|подберешь|выбери|предложи|назначь|реши|определи|найди ты? сам|сама|сами?',
    'на твое|ваше усмотрение',
  ],
  { wordOf: ({ word }) => word },
);

/** Takes such phrases out of a command. */
export function takeLaterPhrases(items: readonly Item[], taken: Set<Item>): void {
  items.forEach((item, at) => {
    if (!hasTag(item, 'later-what') || item.meaning !== null) return;
    let end = at + 1;
    let found = false;
    for (let next = items[end]; next !== undefined; next = items[end]) {
      const promised = PROMISES.endAt(items, end);
      if (promised > end) {
        end = promised;
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
