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
const item = (fields: Of<'set_item_price'>, mention?: string): Read => ({
  operation: { type: 'set_item_price', ...fields },
  ...(mention === undefined ? {} : { mention }),
});
const quote = (fields: Of<'quote_state'>, mention?: string): Read => ({
  operation: { type: 'quote_state', ...fields },
  ...(mention === undefined ? {} : { mention }),
});

/** What a person puts into an estimate, and says of a quote. */
export const PRODUCTION_EDITS: readonly (readonly [Read, readonly string[]])[] = [
  [
    line({ line: 3, cost: '1450.50' }),
    [
      'LINE-003 цена 1450,50',
      'цена LINE-3: 1 450,50',
      'line-003 стоит 1450.50',
      'поставь LINE-003 цену 1450,50',
    ],
  ],
  [
    line({ line: 12, cost: '900', currency: 'RUB' }),
    ['LINE-012: цена 900 ₽', 'LINE-12 по 900 рублей'],
  ],
  [line({ line: 4, cost: '12000' }), ['LINE-004 цена 12 тыс', 'цена LINE-4 12 тысяч']],
  [line({ line: 4, cost: '1500', currency: 'EUR' }), ['LINE-004 цена 1,5 тыс евро']],
  [
    line({ line: 5, quantity: '6' }),
    ['LINE-005 количество 6', 'количество LINE-5: 6 шт', 'LINE-005, количество 6 листов'],
  ],
  [
    line({ line: 5, quantity: '6.5', cost: '80' }),
    ['LINE-005: 6,5 м по 80', 'LINE-5 6,5 м² по 80'],
  ],
  [
    line({ line_title: 'Брус', cost: '310' }),
    ['строка Брус: цена 310', 'цена строки «Брус» 310', 'цена строки Брус: 310'],
  ],
  [
    line({ line_title: 'Стекло', quantity: '2' }),
    ['строка Стекло: количество 2', 'количество строки Стекло 2 шт'],
  ],
  [line({ line_title: 'Брус', cost: '310' }, 'Витрина'), ['строка Брус проекта Витрина: цена 310']],
  [
    item({ item: 2, price: '45000' }),
    ['цена ITEM-002 45000', 'ITEM-2 цена 45 тыс', 'цена позиции ITEM-002: 45 000'],
  ],
  [
    item({ item_title: 'Подиум', price: '45000', currency: 'RUB' }),
    [
      'цена позиции Подиум 45000 руб',
      'цена продажи позиции «Подиум»: 45 000 ₽',
      'позиция Подиум: цена 45000 рублей',
    ],
  ],
  [
    quote({ state: 'sent' }),
    [
      'КП отправлено',
      'КП уже отправлено клиенту',
      'коммерческое предложение выслано',
      'коммерческое ушло заказчику',
    ],
  ],
  [
    quote({ state: 'sent' }, 'Витрина'),
    ['КП проекта Витрина отправлено', 'отправила КП проекта Витрина клиенту'],
  ],
  [
    quote({ state: 'accepted' }),
    ['КП принято', 'клиент принял КП', 'заказчик согласовал коммерческое предложение'],
  ],
  [
    quote({ state: 'accepted', version: 2 }),
    ['КП, версия 2 принято', 'клиент подписал КП версия 2'],
  ],
  [
    quote({ state: 'accepted_in_part', lines: [1, 3] }),
    [
      'клиент принял строки 1 и 3',
      'КП принято частично: строки 1, 3',
      'заказчик согласовал только пункты 1 и 3',
    ],
  ],
  [
    quote({ state: 'declined', reason: 'дорого' }),
    ['КП отклонено: дорого', 'клиент отклонил КП, дорого', 'заказчик отказался от КП: дорого'],
  ],
  [quote({ state: 'declined' }), ['КП отклонено', 'клиент не принял КП']],
  [
    {
      operation: { type: 'project_frame', overview: 'подиум 3 на 2, доставка и монтаж' },
      mention: 'Витрина',
    },
    [
      'заявка проекта Витрина: подиум 3 на 2, доставка и монтаж',
      'бриф для проекта «Витрина»: подиум 3 на 2, доставка и монтаж',
    ],
  ],
];

/** What only looks like it. */
export const NO_PRODUCTION_EDITS: readonly string[] = [
  'отправить КП клиенту',
  'отправил КП клиенту',
  'мы уже отправили КП',
  'отправь КП клиенту завтра',
  'напомни отправить КП',
  'отправлю КП вечером',
  'подготовить КП к пятнице',
  'узнать цену фанеры',
  'цена билета 1200',
  'цена фанеры 1450',
  'купить 6 листов фанеры по 1450',
  'стоимость ремонта 300 тысяч',
  'строка в отчёте: цена вопроса',
  'LINE-003',
  'проверить LINE-003',
  'LINE-003 цена завтра',
  'LINE-003 цена 12 яблок',
  'клиент принял приглашение',
  'клиент отказался от встречи',
  'заказчик принял работу',
  'принять строки отчёта',
  'позиция вратаря',
  'цена позиции на рынке растёт',
  'заявка на отпуск',
  'заявка в ЖЭК: починить кран',
  'задание по математике: номера 5 и 6',
  'количество гостей 12',
];
