import type { OperationOf } from '@planerka/plan';
import { nameObject, nameOf } from './name-object.ts';
import type { OperationWords } from './operation-telling.ts';
import { frameInWords, lineInWords, priceInWords, QUOTE_STATES } from './production-words.ts';

type Production = 'project_frame' | 'set_line' | 'set_item_price' | 'quote_state';

/** What is said of the operations that change a production project. */
export const PRODUCTION_WORDS = {
  project_frame: {
    noun: { nominative: 'правка проекта', accusative: 'правку проекта' },
    did: 'Условия проекта изменены',
    value: {
      unclear: 'Не понял, что записать в проект.',
      example:
        'Скажите, например: «Валюта проекта Съёмка — евро» или «Календарь проекта Съёмка: пн-пт».',
      over: 'Столько в проект не входит: не больше {most}.',
    },
    retell: (operation, { target }) =>
      `записать${target === null ? '' : ` для ${nameOf(target)}`}: ${frameInWords(operation)}`,
    applied: (operation, { target }) =>
      `Записал для ${nameOf(target)}: ${frameInWords(operation)}.`,
  },
  set_line: {
    noun: { nominative: 'правка сметы', accusative: 'правку сметы' },
    did: 'Строка сметы изменена',
    value: {
      unclear: 'Не понял, что записать в строку сметы.',
      example: 'Скажите, например: «LINE-003 цена 1450,50» или «LINE-003 количество 6».',
      over: 'Столько в строку не входит: не больше {most}.',
    },
    retell: (operation, { target }) =>
      `записать в смету${target === null ? '' : ` ${nameObject(target)}`}: ${lineInWords(operation)}`,
    applied: (operation, { target }) => `Записал для ${nameOf(target)}: ${lineInWords(operation)}.`,
  },
  set_item_price: {
    noun: { nominative: 'цена позиции', accusative: 'цену позиции' },
    did: 'Цена позиции изменена',
    value: {
      unclear: 'Не понял цену позиции.',
      example: 'Скажите, например: «цена позиции Стена 12000».',
      over: 'Столько в цену не входит: не больше {most}.',
    },
    retell: (operation, { target }) =>
      `записать${target === null ? '' : ` для ${nameOf(target)}`}: ${priceInWords(operation)}`,
    applied: (operation, { target }) =>
      `Записал для ${nameOf(target)}: ${priceInWords(operation)}.`,
  },
  quote_state: {
    noun: { nominative: 'отметка КП', accusative: 'отметку КП' },
    did: 'КП отмечено',
    value: {
      unclear: 'Не понял, что стало с КП.',
      example: 'Скажите, например: «КП отправлено» или «КП отклонено: дорого».',
      over: 'Столько сюда не входит: не больше {most}.',
    },
    retell: ({ state }, { target }) =>
      `отметить${target === null ? '' : ` для ${nameOf(target)}`}: КП ${QUOTE_STATES[state]}`,
    applied: ({ state }, { target }) => `КП для ${nameOf(target)}: ${QUOTE_STATES[state]}.`,
  },
} as const satisfies { readonly [T in Production]: OperationWords<OperationOf<T>> };
