import type { Dictionary } from './dictionary.ts';
import { titled } from './name-object.ts';
import { ru } from './ru.ts';

/** Every message in Russian. */
export const ruMessages: Dictionary = {
  verbatim: ({ text }) => text,
  confirm: ({ what }, { words }) => ru.questions.confirm(words(what)),
  bulk: ({ what, targets }, { words }) => ru.operations.bulk(words(what), targets.map(titled)),
  bulk_done: ({ done }, { words }) => ru.operations.bulkDone(done.map(words)),
  lines: ({ lines }, { words }) => lines.map(words).join('\n'),
  with_words: ({ said, words: own }, { words }) =>
    ru.refused.withWords(said.map(words).join('\n'), own),
};
