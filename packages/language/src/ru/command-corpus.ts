import type { Entities, Intent } from '@planerka/contracts';

/** One command as it should be understood; instants without seconds and offset for reading. */
export interface Expected {
  readonly intent: Intent;
  readonly entities: Entities;
}

const task = (entities: Entities): Expected => ({ intent: 'task_create', entities });
const block = (entities: Entities): Expected => ({ intent: 'timeblock_create', entities });
const at = (local: string): string => `${local}:00+03:00`;

/**
 * Utterances and the commands in them, at the instant and zone of the phrase corpus (Tuesday,
 * 15 September 2026, 10:30 in Moscow). Those under `acted` are surely commands (0.75 and more),
 * those under `asked` are confirmed first.
 */
export const ACTED: readonly (readonly [string, readonly Expected[]])[] = [
  // contract 6 and 7, word for word
  ['Создай задачу купить молоко', [task({ title: 'купить молоко' })]],
  [
    'Добавь задачу позвонить маме завтра',
    [task({ title: 'позвонить маме', planned_at: '2026-09-16' })],
  ],
  ['Создай задачу', [task({})]],
  [
    'Задача: подготовить отчет, в пятницу',
    [task({ title: 'подготовить отчет', planned_at: '2026-09-18' })],
  ],
  [
    'Поставь блок на завтра в 14:00 на 60 минут',
    [block({ start_at: at('2026-09-16T14:00'), duration_minutes: 60 })],
  ],
  ['Поставь блок', [block({})]],
  ['Поставь блок на 60', [block({ duration_minutes: 60 })]],
  ['Поставь блок завтра в 9', [block({ start_at: at('2026-09-16T09:00') })]],
  ['Поставь блок на 60, время потом', [block({ duration_minutes: 60 })]],
  // asking for a task
  [
    'добавь таск помыть машину в субботу',
    [task({ title: 'помыть машину', planned_at: '2026-09-19' })],
  ],
  ['новая задача: заказать торт', [task({ title: 'заказать торт' })]],
  ['запиши купить корм коту', [task({ title: 'купить корм коту' })]],
  [
    'надо отвезти шины на склад в четверг',
    [task({ title: 'отвезти шины на склад', planned_at: '2026-09-17' })],
  ],
  [
    'мне нужно в пятницу забрать паспорт',
    [task({ title: 'забрать паспорт', planned_at: '2026-09-18' })],
  ],
  [
    'не забыть полить цветы вечером',
    [task({ title: 'полить цветы', planned_at: at('2026-09-15T19:00') })],
  ],
  ['можешь добавить задачу погулять с собакой', [task({ title: 'погулять с собакой' })]],
  ['привет, запиши, пожалуйста, вынести мусор', [task({ title: 'вынести мусор' })]],
  [
    'ну, это, добавь задачу, эээ, постирать шторы завтра',
    [task({ title: 'постирать шторы', planned_at: '2026-09-16' })],
  ],
  // bare statements
  ['купить хлеб завтра', [task({ title: 'купить хлеб', planned_at: '2026-09-16' })]],
  [
    'Завтра утром отвезти кота к ветеринару',
    [task({ title: 'отвезти кота к ветеринару', planned_at: at('2026-09-16T09:00') })],
  ],
  ['позвони в банк в 15', [task({ title: 'позвони в банк', planned_time: '15:00' })]],
  [
    'оплатить квартиру до 25 сентября',
    [task({ title: 'оплатить квартиру', due_date: '2026-09-25' })],
  ],
  [
    'сдать отчёт до пятницы 18:00',
    [task({ title: 'сдать отчёт', due_date: at('2026-09-18T18:00') })],
  ],
  [
    'разобрать шкаф на неделе',
    [task({ title: 'разобрать шкаф', planned_window: { from: '2026-09-15', to: '2026-09-20' } })],
  ],
  [
    'в отпуск с 10 по 20 октября',
    [task({ title: 'в отпуск', planned_at: '2026-10-10', due_date: '2026-10-20' })],
  ],
  [
    'писать диплом завтра с 10 до 12',
    [task({ title: 'писать диплом', planned_at: at('2026-09-16T10:00'), duration_minutes: 120 })],
  ],
  [
    'с понедельника бегать по утрам',
    [task({ title: 'бегать', planned_at: at('2026-09-21T09:00'), recurrence: 'FREQ=DAILY' })],
  ],
  [
    'пить витамины каждый день в 8',
    [
      task({
        title: 'пить витамины',
        planned_at: at('2026-09-16T08:00'),
        recurrence: 'FREQ=DAILY',
      }),
    ],
  ],
  [
    'позвонить бабушке по воскресеньям',
    [
      task({
        title: 'позвонить бабушке',
        planned_at: '2026-09-20',
        recurrence: 'FREQ=WEEKLY;BYDAY=SU',
      }),
    ],
  ],
  // reminders
  [
    'напомни завтра в 9 принять таблетку',
    [task({ title: 'принять таблетку', planned_at: at('2026-09-16T09:00') })],
  ],
  [
    'напомни через 20 минут выключить суп',
    [task({ title: 'выключить суп', planned_at: at('2026-09-15T10:50') })],
  ],
  [
    'напомни, что в четверг надо вернуть книги',
    [task({ title: 'вернуть книги', planned_at: '2026-09-17' })],
  ],
  [
    'напоминай каждый понедельник сдавать отчёт',
    [
      task({
        title: 'сдавать отчёт',
        planned_at: '2026-09-21',
        recurrence: 'FREQ=WEEKLY;BYDAY=MO',
      }),
    ],
  ],
  [
    'созвон с Леной завтра в 10 на час, напомни за 15 минут',
    [
      block({
        title: 'созвон с Леной',
        start_at: at('2026-09-16T10:00'),
        duration_minutes: 60,
        remind_before_minutes: [15],
      }),
    ],
  ],
  [
    'задача сдать проект в пятницу, напомни за день и за час',
    [task({ title: 'сдать проект', planned_at: '2026-09-18', remind_before_minutes: [1440, 60] })],
  ],
  // timeblocks and meetings
  [
    'забронируй время завтра с 10 до 12',
    [
      block({
        start_at: at('2026-09-16T10:00'),
        end_at: at('2026-09-16T12:00'),
        duration_minutes: 120,
      }),
    ],
  ],
  [
    'выдели полтора часа на спорт в субботу в 11',
    [block({ title: 'спорт', start_at: at('2026-09-19T11:00'), duration_minutes: 90 })],
  ],
  [
    'поставь блок «Глубокая работа» завтра в 9 на 2 часа',
    [
      block({
        title: '«Глубокая работа»',
        start_at: at('2026-09-16T09:00'),
        duration_minutes: 120,
      }),
    ],
  ],
  ['блок на отчёт завтра', [block({ title: 'отчёт', planned_at: '2026-09-16' })]],
  ['поставь блок до пятницы на час', [block({ due_date: '2026-09-18', duration_minutes: 60 })]],
  [
    'встреча с юристом в четверг в 15:00 на час',
    [block({ title: 'встреча с юристом', start_at: at('2026-09-17T15:00'), duration_minutes: 60 })],
  ],
  [
    'назначь собрание на понедельник в 11',
    [block({ title: 'собрание', start_at: at('2026-09-21T11:00') })],
  ],
  [
    'созвониться с подрядчиком завтра в 5 на полчаса',
    [
      block({
        title: 'созвониться с подрядчиком',
        start_at: at('2026-09-16T17:00'),
        duration_minutes: 30,
      }),
    ],
  ],
  [
    'важная рабочая встреча завтра в 10',
    [block({ title: 'важная рабочая встреча', start_at: at('2026-09-16T10:00') })],
  ],
  [
    'appointment с врачом завтра в 12',
    [block({ title: 'appointment с врачом', start_at: at('2026-09-16T12:00') })],
  ],
  [
    'тренировка в субботу с 9 до 10:30',
    [
      block({
        title: 'тренировка',
        start_at: at('2026-09-19T09:00'),
        end_at: at('2026-09-19T10:30'),
        duration_minutes: 90,
      }),
    ],
  ],
  [
    'созвон по вторникам в 18 на час',
    [
      block({
        title: 'созвон',
        start_at: at('2026-09-15T18:00'),
        duration_minutes: 60,
        recurrence: 'FREQ=WEEKLY;BYDAY=TU',
      }),
    ],
  ],
  // an impossible end is the runtime's to refuse, an overnight one is the next day's
  [
    'поставь блок завтра с 18:00 до 17:00',
    [block({ start_at: at('2026-09-16T18:00'), end_at: at('2026-09-16T17:00') })],
  ],
  [
    'поставь блок завтра с 22:00 до 00:30',
    [
      block({
        start_at: at('2026-09-16T22:00'),
        end_at: at('2026-09-17T00:30'),
        duration_minutes: 150,
      }),
    ],
  ],
  // start, end and duration that disagree are left as said
  [
    'поставь блок завтра с 10 до 12 на час',
    [
      block({
        start_at: at('2026-09-16T10:00'),
        end_at: at('2026-09-16T12:00'),
        duration_minutes: 60,
      }),
    ],
  ],
  // the meeting is not what is planned
  [
    'подготовиться к встрече завтра',
    [task({ title: 'подготовиться к встрече', planned_at: '2026-09-16' })],
  ],
  [
    'купить подарок к встрече в субботу',
    [task({ title: 'купить подарок к встрече', planned_at: '2026-09-19' })],
  ],
  // fields
  ['срочно позвонить в страховую', [task({ title: 'позвонить в страховую', priority: 'high' })]],
  [
    'добавь задачу с низким приоритетом разобрать почту',
    [task({ title: 'разобрать почту', priority: 'low' })],
  ],
  ['первый приоритет: починить кран', [task({ title: 'починить кран', priority: 'high' })]],
  ['купить краску #ремонт #дача', [task({ title: 'купить краску', tags: ['ремонт', 'дача'] })]],
  ['добавь задачу помыть окна, тег дом', [task({ title: 'помыть окна', tags: ['дом'] })]],
  [
    'добавь в проект ремонт выбрать обои завтра',
    [task({ title: 'выбрать обои', project: 'ремонт', planned_at: '2026-09-16' })],
  ],
  // titles keep their words
  ['купить 5 яблок', [task({ title: 'купить 5 яблок' })]],
  ['прочитать 1984', [task({ title: 'прочитать 1984' })]],
  ['задача «найти песню завтра»', [task({ title: '«найти песню завтра»' })]],
  ['позвонить по номеру 8 800 555 35 35', [task({ title: 'позвонить по номеру 8 800 555 35 35' })]],
  [
    'купить вечернее платье в пятницу',
    [task({ title: 'купить вечернее платье', planned_at: '2026-09-18' })],
  ],
  ['Купить Хлеб и Сыр завтра', [task({ title: 'Купить Хлеб и Сыр', planned_at: '2026-09-16' })]],
  [
    'отправить отчёт за август до пятницы',
    [task({ title: 'отправить отчёт за август', due_date: '2026-09-18' })],
  ],
  [
    'заказать столик на 6 человек на завтра на 19:00',
    [task({ title: 'заказать столик на 6 человек', planned_at: at('2026-09-16T19:00') })],
  ],
  [
    'купить хлеб завтра и молоко',
    [task({ title: 'купить хлеб и молоко', planned_at: '2026-09-16' })],
  ],
  [
    'созвон с Машей, завтра в 10, обсудить бюджет',
    [
      block({ title: 'созвон с Машей', start_at: at('2026-09-16T10:00') }),
      task({ title: 'обсудить бюджет' }),
    ],
  ],
  // several commands in one breath
  [
    'завтра в десять созвон с командой на час, потом купить хлеб и ещё напомни в пятницу оплатить интернет',
    [
      block({ title: 'созвон с командой', start_at: at('2026-09-16T10:00'), duration_minutes: 60 }),
      task({ title: 'купить хлеб' }),
      task({ title: 'оплатить интернет', planned_at: '2026-09-18' }),
    ],
  ],
  [
    'купить хлеб, забрать посылку и полить цветы',
    [
      task({ title: 'купить хлеб' }),
      task({ title: 'забрать посылку' }),
      task({ title: 'полить цветы' }),
    ],
  ],
  [
    'купить хлеб завтра и позвонить маме в пятницу',
    [
      task({ title: 'купить хлеб', planned_at: '2026-09-16' }),
      task({ title: 'позвонить маме', planned_at: '2026-09-18' }),
    ],
  ],
  ['сходить в магазин и купить хлеб', [task({ title: 'сходить в магазин и купить хлеб' })]],
  [
    'завтра в 10 созвон на час, в 12 обед с мамой, в 15 забрать заказ',
    [
      block({ title: 'созвон', start_at: at('2026-09-16T10:00'), duration_minutes: 60 }),
      task({ title: 'обед с мамой', planned_at: at('2026-09-16T12:00') }),
      task({ title: 'забрать заказ', planned_at: at('2026-09-16T15:00') }),
    ],
  ],
  [
    '1. купить хлеб\n2. молоко\n3. позвонить маме завтра',
    [
      task({ title: 'купить хлеб' }),
      task({ title: 'молоко' }),
      task({ title: 'позвонить маме', planned_at: '2026-09-16' }),
    ],
  ],
  [
    'создай блок завтра в 10 на час и задачу купить хлеб',
    [
      block({ start_at: at('2026-09-16T10:00'), duration_minutes: 60 }),
      task({ title: 'купить хлеб' }),
    ],
  ],
];

export const ASKED: readonly (readonly [string, readonly Expected[]])[] = [
  ['молоко', [task({ title: 'молоко' })]],
  ['хлеб и сыр', [task({ title: 'хлеб и сыр' })]],
  ['оплата интернета', [task({ title: 'оплата интернета' })]],
  [
    'напомни о задаче отчёт за час',
    [task({ title: 'о задаче отчёт', remind_before_minutes: [60] })],
  ],
  ['поставь чайник', [task({ title: 'чайник' })]],
];

/** Recognized as somebody else's business: nothing is written, no model is asked. */
export const FOREIGN: readonly string[] = [
  'привет',
  'доброе утро',
  'спокойной ночи',
  'спасибо большое',
  'как дела?',
  'до свидания',
  'включи музыку',
  'выключи свет на кухне',
  'какая погода',
  'погода на завтра',
  'поставь таймер на 10 минут',
  'сделай погромче',
  'следующий трек',
  'что у меня сегодня',
  'покажи задачи на завтра',
  'какие задачи просрочены',
  'задачи на сегодня',
  'сколько времени',
  'когда созвон с Леной?',
  'есть ли встречи завтра?',
  'перенеси созвон на завтра',
  'удали задачу купить хлеб',
  'отметь задачу молоко выполненной',
  'переименуй задачу хлеб в батон',
  'добавь подзадачу купить клей к задаче ремонт',
  'создай проект дача',
  'закрыть дверь гаража',
  'помощь',
];

/** Understood as nothing, but not recognized: a model may look at it. */
export const UNREAD: readonly string[] = ['завтра в 9', 'я сегодня устал', 'завтра будет дождь'];

export const CANCELS: readonly string[] = [
  'отмена',
  'отмени',
  'не надо',
  'Не надо!',
  'всё, не надо',
  'нет, отмена',
  'передумал',
  'забудь',
];
