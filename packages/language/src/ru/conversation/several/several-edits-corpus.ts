import type { Operation } from '@planerka/contracts';

interface Read {
  readonly operation: Operation;
  readonly mention?: string;
}

type Of<T extends Operation['type']> = Omit<Extract<Operation, { type: T }>, 'type'>;

const line = (fields: Of<'set_line'>, mention?: string): Read => ({
  operation: { type: 'set_line', ...fields },
  ...(mention === undefined ? {} : { mention }),
});
const frame = (mention: string, fields: Of<'project_frame'>): Read => ({
  operation: { type: 'project_frame', ...fields },
  mention,
});
const price = (fields: Of<'set_item_price'>): Read => ({
  operation: { type: 'set_item_price', ...fields },
});

/** Several edits in one sentence, on Wednesday, 25 February 2026. */
export const SEVERAL_EDITS: readonly (readonly [readonly Read[], readonly string[]])[] = [
  [
    [line({ line: 3, cost: '900.50' }), line({ line: 4, quantity: '6' })],
    [
      'LINE-003 цена 900,50, LINE-004 количество 6',
      'LINE-003 цена 900,50; LINE-004 количество 6 шт',
      'цена LINE-3: 900,50, а LINE-004 количество 6',
      'LINE-003 цена 900,50\nLINE-004 количество 6',
    ],
  ],
  [
    [line({ line: 3, cost: '900', quantity: '6' })],
    ['LINE-003 цена 900, количество 6', 'LINE-003 цена 900 и количество 6'],
  ],
  [
    [line({ line_title: 'Стекло', cost: '900' }), line({ line_title: 'Рама', quantity: '2' })],
    ['строка Стекло: цена 900, строка Рама: количество 2'],
  ],
  [
    [line({ line_title: 'Стекло', cost: '900', quantity: '4' })],
    ['строка Стекло: цена 900, количество 4'],
  ],
  [
    [
      line({ line_title: 'сварка', quantity: '8' }),
      line({ line_title: 'эмаль', quantity: '3', cost: '500' }),
    ],
    ['смета: сварка 8 часов, эмаль 3 банки по 500', 'В смете: сварка 8 ч; эмаль 3 банки по 500'],
  ],
  [
    [
      line({ line_title: 'Рама', quantity: '2' }, 'Витрина'),
      line({ line_title: 'Стекло', cost: '900' }, 'Витрина'),
    ],
    ['смета проекта Витрина: Рама 2 шт, Стекло по 900'],
  ],
  [
    [frame('Витрина', { currency: 'EUR', start_on: '2026-03-16', workdays: [1, 2, 3, 4, 5] })],
    [
      'валюта проекта Витрина — евро, старт 16 марта, календарь: пн-пт',
      'валюта проекта Витрина: евро; старт проекта Витрина 16 марта; календарь проекта Витрина: пн-пт',
    ],
  ],
  [
    [frame('Витрина', { client: 'Галерея', seller: 'ИП Анна' })],
    ['клиент проекта Витрина: Галерея, исполнитель проекта Витрина: ИП Анна'],
  ],
  [
    [price({ item: 2, price: '45000' }), line({ line: 4, cost: '120' })],
    ['цена ITEM-002 45000, LINE-004 цена 120'],
  ],
];

/** Where a part of them is no edit none is made, and how one is said is told. */
export const HALF_EDITS: readonly string[] = [
  'LINE-003 цена 900, позвонить клиенту',
  'LINE-003 цена 900, LINE-004 цена завтра',
  'LINE-003 цена 900, потом посмотрим',
  'строка Стекло: цена 900, строка Рама: количество неизвестно',
  'смета: сварка 8 часов, эмаль посчитать',
];

/** What only looks like it. */
export const NO_SEVERAL_EDITS: readonly string[] = [
  'смета: сделать до пятницы',
  'смета: купить 3 ручки по 50, позвонить Анне',
  'валюта проекта Витрина — евро, старт когда-нибудь',
  'каркас 8 часов, грунт 3 банки по 500',
  'молоко 2 литра, хлеб 3 штуки по 50',
];
