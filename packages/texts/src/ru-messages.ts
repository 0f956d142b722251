import { decisionWords, seriesWords } from './decision-words.ts';
import type { Dictionary } from './dictionary.ts';
import { told } from './lists.ts';
import { titled } from './name-object.ts';
import { ru } from './ru.ts';
import { sharedWords } from './shared-words.ts';

/** Every message in Russian. */
export const ruMessages: Dictionary = {
  ...decisionWords,
  ...seriesWords,
  ...sharedWords,
  verbatim: ({ text }) => text,
  confirm: ({ what }, { words }) => ru.questions.confirm(words(what)),
  bulk: ({ what, targets }, { words }) => ru.operations.bulk(words(what), targets.map(titled)),
  bulk_done: ({ done }, { words }) => ru.operations.bulkDone(done.map(words)),
  lines: ({ lines }, { words }) => told(lines.map(words)),
  with_words: ({ said, words: own }, { words }) => ru.refused.withWords(told(said.map(words)), own),
};
