import { answerWords } from './answer-words.ts';
import { cardWords } from './card-words.ts';
import { commandWords } from './command-words.ts';
import { decisionWords, seriesWords } from './decision-words.ts';
import type { Dictionary } from './dictionary.ts';
import { doorWords } from './door-words.ts';
import { toldMessages, upperFirst } from './lists.ts';
import { objectLabel, titled } from './name-object.ts';
import { noticeWords } from './notice-words.ts';
import { operationWords } from './operation-words.ts';
import { counted } from './plural.ts';
import { refusalWords } from './refusal-words.ts';
import { tokens } from './ru-tokens.ts';
import { surfaceWords } from './surface-words.ts';
import { undoWords } from './undo-words.ts';
import { withWords } from './with-words.ts';

/** Every message in Russian. */
export const ruMessages: Dictionary = {
  ...answerWords,
  ...cardWords,
  ...commandWords,
  ...doorWords,
  ...noticeWords,
  ...decisionWords,
  ...seriesWords,
  ...operationWords,
  ...refusalWords,
  ...surfaceWords,
  ...undoWords,
  verbatim: ({ text }) => text,
  really: ({ what }, { words }) => `${upperFirst(words(what))}?`,
  confirm: ({ what }, { words }) => `Правильно понял: ${words(what)}?`,
  bulk: ({ what, targets }, { words }) =>
    [
      `${upperFirst(words(what))}: ${counted(targets.length, 'задача', 'задачи', 'задач')}. Всё верно?`,
      ...targets.map((target) => `• ${titled(target)}`),
    ].join('\n'),
  bulk_done: ({ done }, { words }) =>
    [
      `Готово, ${counted(done.length, 'изменение', 'изменения', 'изменений')}:`,
      ...done.map((each) => `• ${words(each).split('\n')[0] ?? ''}`),
    ].join('\n'),
  lines: ({ lines }, { words }) => toldMessages(lines, words),
  token_unreadable: ({ token }) => tokens.unreadable(token),
  token_version: ({ token }) => tokens.version(token),
  token_operation: ({ token }) => tokens.operation(token),
  token_field: ({ token, field }) => tokens.field(token, field),
  token_missing: ({ kind, number }) => tokens.missing(objectLabel(kind, number)),
  token_too_many: ({ most }) => tokens.tooMany(most),
  token_no_room: () => tokens.noRoom,
  with_words: ({ said, words: own }, { words }) => withWords(toldMessages(said, words), own),
};
