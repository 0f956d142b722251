import type { Operation, ReadOperation } from '@planerka/contracts';

/** What is read of a phrase: the operation with the words, places or days that tell its object. */
export type Told = Operation & Pick<ReadOperation, 'mention' | 'shown' | 'on' | 'set' | 'names'>;

/** What was spoken of: these tasks, and blocks of time. */
export const TASKS = [
  'побелить потолок',
  'забрать анализы',
  'сдать курсовую',
  'отнести бельё в химчистку',
] as const;
export const BLOCKS = ['массаж', 'приём у логопеда', 'рейс в Омск'] as const;

const at = (planned_at: string) => ({ type: 'reschedule', planned_at }) as const;
const later = (minutes: number) => ({ type: 'reschedule', shift_minutes: minutes }) as const;
const DONE = { type: 'update_status', status: 'done' } as const;
const DELETE = { type: 'delete' } as const;
const lasts = (minutes: number) => ({ type: 'set_duration', duration_minutes: minutes }) as const;

const FRIDAY = '2026-09-18';
const SATURDAY = '2026-09-19';

/** What others have done to the times of what is planned. */
export const NEWS: readonly (readonly [string, readonly Told[]])[] = [
  ['логопед перенёс приём на пятницу', [{ ...at(FRIDAY), mention: 'приём' }]],
  ['логопед передвинул нас на пятницу', [{ ...at(FRIDAY), mention: 'логопед' }]],
  ['перенесли массаж на субботу', [{ ...at(SATURDAY), mention: 'массаж' }]],
  ['позвонили насчёт массажа, перенесли на субботу', [{ ...at(SATURDAY), mention: 'массажа' }]],
  ['массаж отложили до субботы', [{ ...at(SATURDAY), mention: 'массаж' }]],
  ['рейс задержат на три часа', [{ ...later(180), mention: 'рейс' }]],
  ['рейс опаздывает на сорок минут', [{ ...later(40), mention: 'рейс' }]],
  ['массаж придётся перенести на субботу', [{ ...at(SATURDAY), mention: 'массаж' }]],
  ['массаж придётся отменить', [{ ...DELETE, mention: 'массаж' }]],
  [
    'массажа завтра не будет, массажистка уехала',
    [{ ...DELETE, mention: 'массажа', on: '2026-09-16' }],
  ],
  [
    'срок сдачи курсовой сдвинули до субботы',
    [{ type: 'set_due', due_date: SATURDAY, mention: 'сдать курсовой' }],
  ],
  [
    'курсовую можно сдать до субботы',
    [{ type: 'set_due', due_date: SATURDAY, mention: 'курсовую сдать' }],
  ],
  ['массаж займёт часа два', [{ ...lasts(120), mention: 'массаж' }]],
  ['на потолок нужно часа три', [{ ...lasts(180), mention: 'потолок' }]],
  ['Марина забрала анализы', [{ ...DONE, mention: 'анализы' }]],
  ['потолок можно не белить', [{ type: 'update_status', status: 'cancelled', mention: 'потолок' }]],
];

/** Told of the same words, and nothing that a plan would change by. */
export const NO_NEWS: readonly string[] = [
  'потолок почти побелен',
  'потолок почти готов',
  'Марина заберёт анализы',
  'сосед отнёс шкаф на балкон',
  'театр перенёс премьеру на субботу',
  'поезд задержали на час',
  'они перенесли склад в Тулу',
  'потолок побелит брат',
  'логопед заболел',
  'потолок обвалился',
  'бельё подорожало',
  'анализы потерялись',
];

/** Several things are said in one breath, each of an object of its own. */
export const EACH_ITS_OWN: readonly (readonly [string, readonly Told[]])[] = [
  [
    'потолок побелил, анализы на завтра',
    [
      { ...DONE, mention: 'потолок' },
      { ...at('2026-09-16'), mention: 'анализы' },
    ],
  ],
  [
    'анализы забрала и бельё отнесла',
    [
      { ...DONE, mention: 'анализы' },
      { ...DONE, mention: 'бельё' },
    ],
  ],
  ['анализы забрали, бельё ещё нет', [{ ...DONE, mention: 'анализы' }]],
  ['анализы забрали, бельё нет', [{ ...DONE, mention: 'анализы' }]],
  [
    'потолок готов, бельё удали',
    [
      { ...DONE, mention: 'потолок' },
      { ...DELETE, mention: 'бельё' },
    ],
  ],
  [
    'массаж на пятницу, а бельё убери',
    [
      { ...at(FRIDAY), mention: 'массаж' },
      { ...DELETE, mention: 'бельё' },
    ],
  ],
  [
    'отмени приём в пятницу, а в субботу массаж',
    [
      { ...DELETE, mention: 'приём', on: FRIDAY },
      { ...DELETE, mention: 'массаж', on: SATURDAY },
    ],
  ],
];

/** A note behind an order is of the same object. */
export const NOTED: readonly (readonly [string, readonly Told[]])[] = [
  [
    'бельё на завтра и добавь заметку: пятно на рукаве',
    [
      { ...at('2026-09-16'), mention: 'бельё' },
      { type: 'add_note', text: 'пятно на рукаве', mention: 'бельё' },
    ],
  ],
];

/** What is denied beside an order is none of it. */
export const DENIED: readonly (readonly [string, readonly Told[]])[] = [
  ['удали не потолок, а бельё', [{ ...DELETE, mention: 'бельё' }]],
  ['удали бельё, но не потолок', [{ ...DELETE, mention: 'бельё' }]],
  ['отметь не бельё, а анализы', [{ ...DONE, mention: 'анализы' }]],
  ['перенеси бельё не на пятницу, а на субботу', [{ ...at(SATURDAY), mention: 'бельё' }]],
  ['перенеси бельё на субботу, а не на пятницу', [{ ...at(SATURDAY), mention: 'бельё' }]],
  [
    'всё удали, кроме белья',
    [{ ...DELETE, set: { of: 'tasks', state: 'open', except: ['белья'] } }],
  ],
  [
    'все кроме последней на пятницу',
    [{ ...at(FRIDAY), set: { of: 'tasks', state: 'open', except_places: [-1] } }],
  ],
];

/** Places of the list that was shown last, and what tells one of it. */
export const PLACES: readonly (readonly [string, readonly Told[]])[] = [
  ['первую и вторую удали', [{ ...DELETE, shown: { places: [1, 2] } }]],
  ['первые три на субботу', [{ ...at(SATURDAY), shown: { places: [1, 2, 3] } }]],
  ['последнюю на субботу', [{ ...at(SATURDAY), shown: { places: [-1] } }]],
  ['предпоследняя готова', [{ ...DONE, shown: { places: [-2] } }]],
  ['вторую и третью сделала', [{ ...DONE, shown: { places: [2, 3] } }]],
  ['то, что вечером, удали', [{ ...DELETE, shown: { hours: { from: '17:00' } } }]],
  [
    'ту, которая в девять, перенеси на субботу',
    [{ ...at(SATURDAY), shown: { hours: { from: '09:00', to: '09:01' } } }],
  ],
  ['ту, что про бельё, удали', [{ ...DELETE, mention: 'бельё' }]],
];

/** What corrects the block that was written last: it begins at ten and lasts an hour. */
export const CORRECTED: readonly (readonly [string, Operation])[] = [
  ['рано, давай в двенадцать', { type: 'reschedule', planned_time: '12:00' }],
  ['поздновато, на час раньше', later(-60)],
  ['в другой день, в субботу', at(SATURDAY)],
  ['слишком долго, сорока минут хватит', lasts(40)],
  ['нет, через неделю после этого', later(7 * 1440)],
  ['нет, я говорила в двенадцать', { type: 'reschedule', planned_time: '12:00' }],
  ['на полчаса дольше', { type: 'set_duration', by_minutes: 30 }],
  ['его же на час позже', later(60)],
  ['назови лучше растяжка', { type: 'rename', title: 'растяжка' }],
];

/** How urgent, how often, whose: of what was spoken of. */
export const FIELDS: readonly (readonly [string, readonly Told[]])[] = [
  [
    'забрать анализы это очень срочно',
    [{ type: 'set_priority', priority: 'high', mention: 'забрать анализы' }],
  ],
  ['потолок не горит', [{ type: 'set_priority', priority: 'low', mention: 'потолок' }]],
  ['бельё подождёт', [{ type: 'set_priority', priority: 'low', mention: 'бельё' }]],
  [
    'массаж теперь по пятницам',
    [{ type: 'set_recurrence', rrule: 'FREQ=WEEKLY;BYDAY=FR', mention: 'массаж' }],
  ],
  [
    'за два часа напомни про массаж',
    [{ type: 'set_reminders', remind_before_minutes: [120], mention: 'массаж' }],
  ],
  ['сократи массаж до часа', [{ ...lasts(60), mention: 'массаж' }]],
  ['массаж подлиннее на полчаса', [{ type: 'set_duration', by_minutes: 30, mention: 'массаж' }]],
  ['поставь на бельё тег быт', [{ type: 'set_tags', add: ['быт'], mention: 'бельё' }]],
];

/** Said of something new, or of nothing: none of them touches what stands. */
export const OTHERWISE: readonly string[] = [
  'купить не краску, а лак',
  'рано встать завтра',
  'это не задача, а мысль вслух',
  'шторы теперь синие',
  'запиши купить мел, но не цветной',
  'шторы подождут',
  'за час до выхода напомни взять зонт',
];
