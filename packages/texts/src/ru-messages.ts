import { answerWords } from './answer-words.ts';
import { cardWords } from './card-words.ts';
import { changeSetWords } from './change-set-words.ts';
import { commandWords } from './command-words.ts';
import { dayPlanWords } from './day-plan-words.ts';
import { decisionWords, seriesWords } from './decision-words.ts';
import type { Catalogue, Dictionary } from './dictionary.ts';
import { doorWords } from './door-words.ts';
import { toldMessages, upperFirst } from './lists.ts';
import { objectLabel, titled } from './name-object.ts';
import { noticeWords } from './notice-words.ts';
import { operationWords } from './operation-words.ts';
import { counted } from './plural.ts';
import { productionReplies } from './production-replies.ts';
import { refusalWords } from './refusal-words.ts';
import { sheetWordsOfProject } from './sheet-words.ts';
import { shorten } from './shorten.ts';
import { suggestionWords } from './suggestion-words.ts';
import { surfaceWords } from './surface-words.ts';
import type { Filled, Misfits } from './template.ts';
import { undoWords } from './undo-words.ts';
import { withWords } from './with-words.ts';

/** A title on a button, in UTF-16 units. */
const NAMED_MAX_UNITS = 30;

const words = {
  ...answerWords,
  ...cardWords,
  ...commandWords,
  ...changeSetWords,
  ...dayPlanWords,
  ...doorWords,
  ...noticeWords,
  ...decisionWords,
  ...seriesWords,
  ...operationWords,
  ...productionReplies,
  ...refusalWords,
  ...sheetWordsOfProject,
  ...suggestionWords,
  ...surfaceWords,
  ...undoWords,
  verbatim: '{text}',
  really: ({ what }, { words }) => `${upperFirst(words(what))}?`,
  confirm: 'Правильно понял: {what:message}?',
  confirm_all: ({ what }, { words }) =>
    ['Правильно понял?', ...what.map((each) => `• ${words(each)}`)].join('\n'),
  label_only_this: ({ title }) => `Только «${shorten(title, NAMED_MAX_UNITS)}»`,
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
  token_unreadable:
    'Не разобрал метку {token}\nНичего не сделал: закройте скобку и кавычки или уберите метку.',
  token_version: 'Метка {token} не той версии, понимаю только v:1. Ничего не сделал.',
  token_operation:
    'Такого действия нет: {token}\nНичего не сделал: исправьте type или уберите метку.',
  token_field:
    'В метке {token} неверно поле[ {field}]. Ничего не сделал: исправьте его или уберите метку.',
  token_missing: ({ kind, number }) =>
    `${objectLabel(kind, number)} здесь нет. Ничего не сделал: проверьте номер и отправьте ещё раз.`,
  token_too_many:
    'В одном сообщении не больше {most} меток с действиями. Ничего не сделал: отправьте их по частям.',
  token_no_room:
    'Текст слишком длинный: названия из меток в него не помещаются. Ничего не сделал: сократите его или уберите метку.',
  with_words: ({ said, words: own }, { words }) => withWords(toldMessages(said, words), own),
} as const satisfies Dictionary;

/** Every message in Russian; the compiler names a template that asks for what its data does not hold. */
export const ruMessages: Filled<Dictionary, Misfits<typeof words, Catalogue>> = words;
