import { answerWords } from './answer-words.ts';
import { cardWords } from './card-words.ts';
import type { Dictionary } from './dictionary.ts';
import { doorWords } from './door-words.ts';
import { objectLabel, titled } from './name-object.ts';
import { noticeWords } from './notice-words.ts';
import { tokens } from './ru-tokens.ts';
import { ru } from './ru.ts';
import { surfaceWords } from './surface-words.ts';

/** Every message in Russian. */
export const ruMessages: Dictionary = {
  ...answerWords,
  ...surfaceWords,
  ...cardWords,
  ...noticeWords,
  ...doorWords,
  verbatim: ({ text }) => text,
  confirm: ({ what }, { words }) => ru.questions.confirm(words(what)),
  bulk: ({ what, targets }, { words }) => ru.operations.bulk(words(what), targets.map(titled)),
  bulk_done: ({ done }, { words }) => ru.operations.bulkDone(done.map(words)),
  lines: ({ lines }, { words }) => lines.map(words).join('\n'),
  token_unreadable: ({ token }) => tokens.unreadable(token),
  token_version: ({ token }) => tokens.version(token),
  token_operation: ({ token }) => tokens.operation(token),
  token_field: ({ token, field }) => tokens.field(token, field),
  token_missing: ({ kind, number }) => tokens.missing(objectLabel(kind, number)),
  token_too_many: ({ most }) => tokens.tooMany(most),
  token_no_room: () => tokens.noRoom,
  with_words: ({ said, words: own }, { words }) =>
    ru.refused.withWords(said.map(words).join('\n'), own),
};
