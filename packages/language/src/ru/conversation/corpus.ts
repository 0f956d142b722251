import type { DayPlanAct, ObjectSet, Operation, Query } from '@planerka/contracts';

/** What phrases do to things that exist, read at `CORPUS_NOW` in `CORPUS_ZONE`. */
export interface ExpectedOperation {
  readonly operation: Operation;
  readonly mention?: string;
  readonly kind?: string;
  readonly bulk?: string;
  readonly set?: ObjectSet;
  readonly names?: readonly string[];
  readonly several?: number;
  readonly on?: string;
  readonly at?: string;
  readonly ordinal?: number;
  readonly same?: true;
  readonly half_open?: true;
  /** It is likely only, so the person is asked first. */
  readonly isConfirmed?: true;
}

export const OPERATIONS: readonly (readonly [readonly ExpectedOperation[], readonly string[]])[] = [
  [
    [{ operation: { type: 'reschedule', planned_at: '2026-09-16' } }],
    [
      'перенеси на завтра',
      'перенеси это на завтра',
      'давай лучше завтра',
      'отложи на завтра',
      'перенеси ⟨1⟩ на завтра',
      'завтра лучше',
    ],
  ],
  [[{ operation: { type: 'reschedule', shift_minutes: 60 } }], ['сдвинь на час позже']],
  [
    [{ operation: { type: 'reschedule', shift_minutes: -30 }, mention: 'созвон' }],
    ['сдвинь созвон на полчаса раньше'],
  ],
  [
    [
      {
        operation: { type: 'reschedule', planned_at: '2026-09-18T15:00:00+03:00' },
        mention: 'созвон',
      },
    ],
    ['перенеси созвон на пятницу в 15'],
  ],
  [
    [{ operation: { type: 'reschedule', planned_at: '2026-09-18' }, mention: 'с Леной' }],
    ['перенеси встречу с Леной на пятницу'],
  ],
  [
    [{ operation: { type: 'reschedule', planned_at: '2026-09-18' }, mention: 'встречу' }],
    ['перенеси встречу на пятницу'],
  ],
  [
    [
      {
        operation: { type: 'reschedule', planned_at: '2026-09-18' },
        mention: 'встречу',
        on: '2026-09-16',
      },
    ],
    [
      'перенеси встречу в среду на пятницу',
      'перенеси встречу 16 сентября на 18 сентября',
      'перенеси встречу завтра на пятницу',
    ],
  ],
  [
    [{ operation: { type: 'delete' }, mention: 'планёрку', on: '2026-09-22' }],
    ['планёрку 22 сентября отмени', 'удали планёрку 22 сентября'],
  ],
  [
    [{ operation: { type: 'delete' }, mention: 'планёрку', on: '2026-09-16' }],
    ['отмени завтрашнюю планёрку', 'удали планёрку завтра'],
  ],
  [
    [
      {
        operation: { type: 'reschedule', planned_at: '2026-09-21' },
        mention: 'уколы',
        on: '2026-09-16',
      },
    ],
    ['перенеси завтрашние уколы на понедельник', 'завтрашние уколы перенеси на понедельник'],
  ],
  [
    [
      {
        operation: { type: 'reschedule', planned_at: '2026-09-22T12:00:00+03:00' },
        mention: 'хор',
        on: '2026-09-22',
      },
    ],
    ['перенеси хор 22 сентября на 12:00', 'хор 22 сентября перенеси на 12:00'],
  ],
  [
    [{ operation: { type: 'reschedule', planned_time: '17:00' }, mention: 'созвон', at: '16:00' }],
    ['перенеси созвон в 16 на 17'],
  ],
  [
    [
      {
        operation: { type: 'reschedule', planned_time: '17:00' },
        mention: 'созвон',
        at: '16:00',
        half_open: true,
      },
    ],
    ['созвон в четыре перенеси на пять'],
  ],
  [
    [{ operation: { type: 'delete' }, mention: 'созвон', at: '10:00' }],
    ['отмени созвон в 10', 'созвон в 10 отмени'],
  ],
  [
    [
      {
        operation: { type: 'reschedule', planned_at: '2026-09-16' },
        set: { of: 'both', state: 'open', window: { from: '2026-09-15', to: '2026-09-15' } },
      },
    ],
    ['остальное на сегодня перенеси на завтра', 'перенеси остальное на сегодня на завтра'],
  ],
  [
    [{ operation: { type: 'copy', planned_at: '2026-09-18' }, mention: 'созвон с Леной' }],
    ['продублируй созвон с Леной на пятницу', 'скопируй созвон с Леной на пятницу'],
  ],
  [
    [{ operation: { type: 'delete' }, mention: 'вторую', ordinal: 2 }],
    ['удали вторую', 'вторую удали'],
  ],
  [
    [
      {
        operation: { type: 'reschedule', planned_at: '2026-09-16' },
        mention: 'третью',
        ordinal: 3,
      },
    ],
    ['перенеси третью на завтра', 'третью перенеси на завтра'],
  ],
  [
    [{ operation: { type: 'swap', with_title: 'английский' }, mention: 'йогу' }],
    ['поменяй местами йогу и английский', 'поменяй йогу и английский местами'],
  ],
  [
    [{ operation: { type: 'swap', with_title: 'массаж' }, mention: 'созвон с Кириллом' }],
    ['поменяй местами созвон с Кириллом и массаж'],
  ],
  [[{ operation: { type: 'swap', task: 1, with: 2 } }], ['поменяй местами TASK-001 и TASK-002']],
  [
    [{ operation: { type: 'block_task', task: 12, reason: 'ждём договор' } }],
    ['TASK-012 заблокирована: ждём договор', 'заблокируй TASK-012, потому что ждём договор'],
  ],
  [
    [{ operation: { type: 'block_task', reason: 'нет доступа' }, mention: 'ремонт' }],
    ['приостанови задачу ремонт: нет доступа', 'задача ремонт на паузе: нет доступа'],
  ],
  [
    [{ operation: { type: 'unblock_task', task: 12 } }],
    ['можно продолжать TASK-012', 'разблокируй TASK-012', 'сними TASK-012 с паузы'],
  ],
  [
    [{ operation: { type: 'add_note', text: 'спросить про аванс' }, mention: 'договору' }],
    ['добавь заметку к договору: спросить про аванс', 'заметка к договору: спросить про аванс'],
  ],
  [
    [{ operation: { type: 'attach_source', task: 1 } }],
    ['прикрепи фото к TASK-001', 'приложи это к задаче 1'],
  ],
  [
    [{ operation: { type: 'attach_source' }, mention: 'договору' }],
    ['прикрепи скан к договору', 'приложи файл к договору'],
  ],
  [
    [{ operation: { type: 'add_note', task: 1, text: 'взять паспорт' } }],
    ['комментарий к TASK-001: взять паспорт', 'добавь комментарий к задаче 1: взять паспорт'],
  ],
  [
    [{ operation: { type: 'reschedule', planned_at: '2026-09-16' }, several: 2 }],
    ['обе перенеси на завтра', 'перенеси обе на завтра'],
  ],
  [
    [{ operation: { type: 'delete' }, bulk: 'today', on: '2026-09-16' }],
    ['удали все задачи на завтра'],
  ],
  [
    [
      {
        operation: { type: 'delete' },
        set: { of: 'both', state: 'open', window: { from: '2026-09-16', to: '2026-09-16' } },
      },
    ],
    ['удали всё на завтра'],
  ],
  [
    [
      {
        operation: { type: 'delete' },
        set: { of: 'tasks', state: 'open', window: { from: '2027-03-05', to: '2027-03-05' } },
      },
    ],
    ['удали задачи 5 марта'],
  ],
  [
    [
      {
        operation: { type: 'update_status', status: 'done' },
        set: { of: 'tasks', state: 'open', project: 'Гараж' },
      },
    ],
    ['отметь все задачи проекта Гараж сделанными', 'отметь задачи проекта Гараж сделанными'],
  ],
  [
    [
      {
        operation: { type: 'update_status', status: 'done' },
        set: {
          of: 'both',
          state: 'open',
          window: { from: '2026-09-15', to: '2026-09-15' },
          except: ['занавесок', 'гаража'],
        },
      },
    ],
    [
      'отметь всё на сегодня сделанным, кроме занавесок и гаража',
      'отметь сделанным всё на сегодня кроме занавесок и гаража',
      'пометь всё на сегодня выполненным, помимо занавесок и гаража',
    ],
  ],
  [
    [
      {
        operation: { type: 'update_status', status: 'done' },
        set: {
          of: 'both',
          state: 'open',
          window: { from: '2026-09-15', to: '2026-09-15' },
          except_places: [1],
        },
      },
    ],
    [
      'отметь сделанным всё на сегодня кроме первого',
      'отметь всё на сегодня готовым, кроме первой',
    ],
  ],
  [
    [
      {
        operation: { type: 'reschedule', planned_at: '2026-09-18' },
        set: {
          of: 'tasks',
          state: 'open',
          window: { from: '2026-09-16', to: '2026-09-16' },
          except_places: [2, 3],
        },
      },
    ],
    ['перенеси все задачи с завтра на пятницу, кроме второй и третьей'],
  ],
  [
    [{ operation: { type: 'delete' }, set: { of: 'tasks', state: 'open', tag: 'баня' } }],
    ['удали все задачи с тегом баня', 'удали все с меткой баня'],
  ],
  [
    [
      {
        operation: { type: 'reschedule', planned_at: '2026-09-18' },
        set: {
          of: 'both',
          state: 'open',
          window: { from: '2026-09-16', to: '2026-09-16' },
          except: ['аптеки', 'почты'],
        },
      },
    ],
    ['перенеси всё с завтра на пятницу кроме аптеки и почты'],
  ],
  [
    [
      {
        operation: { type: 'delete' },
        set: {
          of: 'both',
          state: 'open',
          window: { from: '2026-09-16', to: '2026-09-16' },
          hours: { from: '17:00' },
        },
      },
    ],
    ['убери всё на завтра вечером'],
  ],
  [
    [
      {
        operation: { type: 'reschedule', shift_minutes: 60 },
        set: { of: 'timeblocks', state: 'open', window: { from: '2026-09-16', to: '2026-09-16' } },
      },
    ],
    ['сдвинь все завтрашние встречи на час позже'],
  ],
  [
    [
      {
        operation: { type: 'update_status', status: 'done' },
        set: { of: 'tasks', state: 'open', about: 'гаражу' },
      },
    ],
    ['отметь всё по гаражу сделанным'],
  ],
  [
    [
      {
        operation: { type: 'set_priority', priority: 'high' },
        set: { of: 'tasks', state: 'open', window: { from: '2026-09-16', to: '2026-09-16' } },
      },
    ],
    ['поставь всем задачам на завтра высокий приоритет'],
  ],
  [
    [
      {
        operation: { type: 'reschedule', planned_at: '2026-09-16' },
        set: { of: 'tasks', state: 'open', window: { from: '2025-09-15', to: '2026-09-15' } },
      },
    ],
    ['перенеси всё несделанное на завтра', 'все незакрытые задачи перенеси на завтра'],
  ],
  [
    [
      {
        operation: { type: 'reschedule', planned_at: '2026-09-16' },
        set: {
          of: 'tasks',
          state: 'open',
          window: { from: '2025-09-15', to: '2026-09-15' },
          except: ['плинтуса'],
        },
      },
    ],
    ['перенеси всё несделанное на завтра кроме плинтуса'],
  ],
  [
    [
      {
        operation: { type: 'update_status', status: 'done' },
        mention: 'окна, обои и плинтус',
        names: ['окна', 'обои', 'плинтус'],
      },
    ],
    ['отметь окна, обои и плинтус сделанными'],
  ],
  [
    [{ operation: { type: 'reschedule', planned_at: '2026-09-16' }, bulk: 'inbox' }],
    ['все входящие на завтра', 'разнеси входящие на завтра'],
  ],
  [
    [
      {
        operation: { type: 'reschedule', planned_at: '2026-09-16T10:00:00+03:00' },
        half_open: true,
      },
    ],
    ['давай завтра в 10'],
  ],
  [[{ operation: { type: 'reschedule', planned_at: '2026-09-18' } }], ['нет, лучше в пятницу']],
  [
    [{ operation: { type: 'update_status', status: 'done' } }],
    ['отметь сделанным', 'готово', 'сделал', 'закрой задачу', 'уже сделал'],
  ],
  [
    [{ operation: { type: 'update_status', status: 'done' }, mention: 'молоко' }],
    ['отметь молоко', 'отметь молоко сделанным', 'отметь задачу молоко выполненной'],
  ],
  [
    [{ operation: { type: 'update_status', status: 'done' }, mention: 'отчёт' }],
    ['сделала отчёт', 'отчёт готов'],
  ],
  [
    [{ operation: { type: 'update_status', status: 'done' }, mention: 'удалить старые фото' }],
    ['удалить старые фото сделано', 'удалить старые фото готово'],
  ],
  [
    [{ operation: { type: 'update_status', status: 'done' }, mention: 'отменить подписку' }],
    ['отменить подписку выполнено'],
  ],
  [
    [{ operation: { type: 'update_status', status: 'done' }, mention: 'купить хлеб' }],
    ['закрой задачу купить хлеб'],
  ],
  [[{ operation: { type: 'update_status', status: 'done' }, isConfirmed: true }], ['закрой']],
  [[{ operation: { type: 'update_status', status: 'in_progress' } }], ['начал']],
  [
    [{ operation: { type: 'update_status', status: 'in_progress' }, mention: 'отчёт' }],
    ['начал отчёт', 'взял в работу отчёт'],
  ],
  [
    [{ operation: { type: 'update_status', status: 'cancelled' }, mention: 'хлеб' }],
    ['сними задачу хлеб', 'отмени задачу хлеб'],
  ],
  [
    [{ operation: { type: 'update_status', status: 'cancelled' } }],
    ['больше не нужно', 'не актуально'],
  ],
  [
    [{ operation: { type: 'update_status', status: 'cancelled' }, mention: 'отчёт' }],
    ['отчёт больше не нужен'],
  ],
  [[{ operation: { type: 'update_status', status: 'todo' } }], ['верни в работу']],
  [
    [{ operation: { type: 'update_status', status: 'todo' }, mention: 'хлеб' }],
    ['верни задачу хлеб в работу'],
  ],
  [[{ operation: { type: 'rename', title: 'купить кефир' } }], ['переименуй в купить кефир']],
  [
    [{ operation: { type: 'rename', title: 'батон' }, mention: 'хлеб', kind: 'task' }],
    ['переименуй задачу хлеб в батон'],
  ],
  [
    [{ operation: { type: 'rename', title: 'позвонить маме завтра' } }],
    ['назови иначе: позвонить маме завтра'],
  ],
  [
    [{ operation: { type: 'set_priority', priority: 'high' } }],
    ['сделай срочной', 'поставь высокий приоритет'],
  ],
  [
    [{ operation: { type: 'set_priority', priority: 'high' }, mention: 'хлеб', kind: 'task' }],
    ['сделай задачу хлеб важной', 'поставь задаче хлеб высокий приоритет'],
  ],
  [[{ operation: { type: 'set_priority', priority: 'low' } }], ['приоритет низкий']],
  [
    [{ operation: { type: 'set_priority', priority: null } }],
    ['убери приоритет', 'без приоритета'],
  ],
  [[{ operation: { type: 'set_tags', add: ['дом'] } }], ['добавь тег дом', 'добавь #дом']],
  [
    [{ operation: { type: 'set_tags', add: ['дом'] }, mention: 'ремонт', kind: 'task' }],
    ['добавь тег дом к задаче ремонт'],
  ],
  [[{ operation: { type: 'set_tags', remove: ['дом'] } }], ['убери тег дом', 'убери #дом']],
  [
    [{ operation: { type: 'set_tags', tags: [] } }],
    ['убери теги', 'убери все теги', 'сними метки', 'очисти теги', 'без тегов'],
  ],
  [
    [{ operation: { type: 'set_tags', tags: [] }, mention: 'ремонт' }],
    ['убери теги с задачи ремонт', 'очисти все теги с задачи ремонт'],
  ],
  [[{ operation: { type: 'set_tags', tags: ['дом', 'дача'] } }], ['поменяй теги на дом и дача']],
  [
    [{ operation: { type: 'set_category', category: 'дом' } }],
    ['отнеси к категории дом', 'перенеси в категорию дом', 'поменяй категорию на дом'],
  ],
  [[{ operation: { type: 'set_category', category: 'работа' } }], ['поставь категорию работа']],
  [
    [{ operation: { type: 'set_category', category: 'Домашние дела' } }],
    ['отнеси к категории «Домашние дела»', 'Поставь категорию Домашние дела'],
  ],
  [
    [{ operation: { type: 'set_category', category: 'дом' }, mention: 'хлеб' }],
    ['отнеси задачу хлеб к категории дом', 'поставь категорию дом задаче хлеб'],
  ],
  [
    [{ operation: { type: 'set_category', category: null } }],
    ['убери категорию', 'сними категорию', 'без категории', 'убери категорию дом'],
  ],
  [
    [{ operation: { type: 'set_category', category: null }, mention: 'хлеб' }],
    ['убери категорию с задачи хлеб', 'убери категорию у задачи хлеб'],
  ],
  [[{ operation: { type: 'set_tags', add: ['дом'] } }], ['#дом']],
  [[{ operation: { type: 'set_tags', add: ['дом'] }, isConfirmed: true }], ['тег дом']],
  [[{ operation: { type: 'set_duration', duration_minutes: 90 } }], ['на полтора часа']],
  [[{ operation: { type: 'set_duration', duration_minutes: 30 } }], ['сократи до 30 минут']],
  [[{ operation: { type: 'set_duration', by_minutes: -15 } }], ['сократи на 15 минут']],
  [[{ operation: { type: 'set_duration', by_minutes: 30 } }], ['продли на полчаса']],
  [
    [
      {
        operation: { type: 'set_duration', end_at: '2026-09-15T17:00:00+03:00' },
        mention: 'созвон',
      },
    ],
    ['продли созвон до 17:00'],
  ],
  [
    [{ operation: { type: 'set_due', due_date: '2026-09-18' } }],
    ['срок до пятницы', 'поставь срок до пятницы', 'перенеси срок на пятницу'],
  ],
  [[{ operation: { type: 'set_due', due_date: null } }], ['убери срок']],
  [
    [{ operation: { type: 'set_reminders', remind_before_minutes: [30] } }],
    [
      'напомни за полчаса',
      'напомни лучше за полчаса',
      'напомни уж за полчаса',
      'за полчаса напомни',
      'лучше за полчаса',
      'давай лучше за полчаса',
    ],
  ],
  [
    [{ operation: { type: 'set_reminders', remind_before_minutes: [1440, 60] } }],
    ['напомни за день и за час'],
  ],
  [
    [{ operation: { type: 'set_reminders', remind_before_minutes: [60] }, mention: 'созвоне' }],
    ['напомни о созвоне за час'],
  ],
  [
    [
      {
        operation: { type: 'set_reminders', remind_before_minutes: [60] },
        mention: 'счёт',
        kind: 'task',
      },
    ],
    ['напомни о задаче счёт за час'],
  ],
  [[{ operation: { type: 'set_reminders', remind_before_minutes: [] } }], ['не напоминай']],
  [
    [{ operation: { type: 'move_to_project', project_title: 'ремонт' } }],
    ['перенеси в проект ремонт'],
  ],
  [
    [{ operation: { type: 'move_to_project', project_title: 'дом' }, mention: 'хлеб' }],
    ['перенеси задачу хлеб в проект дом'],
  ],
  [[{ operation: { type: 'move_to_project', project: null } }], ['убери из проекта']],
  [[{ operation: { type: 'link_task', task_title: 'отчёт' } }], ['привяжи к задаче отчёт']],
  [[{ operation: { type: 'link_task', timeblock: 7, task: 42 } }], ['привяжи блок 7 к задаче 42']],
  [[{ operation: { type: 'pin' } }], ['закрепи']],
  [[{ operation: { type: 'unpin' } }], ['открепи']],
  [[{ operation: { type: 'pin' }, mention: 'отчёт', kind: 'task' }], ['закрепи задачу отчёт']],
  [[{ operation: { type: 'focus' }, mention: 'отчёт', kind: 'task' }], ['открой задачу отчёт']],
  [[{ operation: { type: 'focus' }, mention: 'отчёт' }], ['открой отчёт']],
  [
    [{ operation: { type: 'focus' }, mention: 'ремонт', kind: 'project' }],
    ['открой проект ремонт', 'зайди в проект ремонт'],
  ],
  [[{ operation: { type: 'delete' } }], ['удали']],
  [[{ operation: { type: 'delete' }, mention: 'хлеб', kind: 'task' }], ['удали задачу хлеб']],
  [[{ operation: { type: 'delete' }, kind: 'task' }], ['удали задачу', 'удали эту задачу']],
  [
    [{ operation: { type: 'delete' }, kind: 'timeblock' }],
    ['удали блок', 'удали этот блок', 'удали последнее событие'],
  ],
  [
    [{ operation: { type: 'reschedule', planned_at: '2026-09-16' }, kind: 'timeblock' }],
    ['перенеси блок на завтра'],
  ],
  [
    [{ operation: { type: 'rename', title: 'отчёт' }, kind: 'timeblock' }],
    ['переименуй блок в отчёт'],
  ],
  [[{ operation: { type: 'delete' }, mention: 'созвон с Леной' }], ['удали созвон с Леной']],
  [[{ operation: { type: 'snooze', minutes: 60 } }], ['отложи на час']],
  [
    [{ operation: { type: 'reschedule', shift_minutes: 60 }, mention: 'встречу' }],
    ['отложи встречу на час'],
  ],
  [
    [{ operation: { type: 'snooze', until: '2026-09-16T09:00:00+03:00' } }],
    ['напомни об этом завтра утром', 'напомни об этом завтра', 'напомни мне завтра про это'],
  ],
  [
    [{ operation: { type: 'snooze', until: '2026-09-15T15:00:00+03:00' } }],
    ['напомни о ней сегодня в 15:00'],
  ],
  [[{ operation: { type: 'snooze', minutes: 60 } }], ['напомни об этом через час']],
  [[{ operation: { type: 'snooze' } }], ['напомни позже']],
  [[{ operation: { type: 'project_create', title: 'Ремонт' } }], ['создай проект Ремонт']],
  [
    [{ operation: { type: 'rename', title: 'Дача' }, kind: 'project' }],
    ['переименуй проект в Дача'],
  ],
  [
    [{ operation: { type: 'project_frame', currency: 'GBP' }, mention: 'Афиша', kind: 'project' }],
    ['валюта проекта Афиша — фунты'],
  ],
  [
    [{ operation: { type: 'project_archive' }, mention: 'ремонт' }],
    ['проект ремонт в архив', 'архивируй проект ремонт'],
  ],
  [
    [{ operation: { type: 'subtask_add', title: 'купить плитку' } }],
    ['добавь подзадачу купить плитку', 'добавь сюда подзадачу купить плитку'],
  ],
  [
    [{ operation: { type: 'subtask_add', title: 'купить клей' }, mention: 'ремонт' }],
    ['добавь подзадачу купить клей к задаче ремонт'],
  ],
  [
    [{ operation: { type: 'subtask_add', title: 'вызвать замерщика', task: 12 } }],
    [
      'добавь подзадачу вызвать замерщика к TASK-012',
      'добавь подзадачу вызвать замерщика в TASK-012',
      'создай подзадачу вызвать замерщика для TASK-12',
      'добавь к TASK-012 ещё подзадачу вызвать замерщика',
      'добавь к TASK-012 ещё одну подзадачу вызвать замерщика',
      'запиши шаг вызвать замерщика к #12',
      'добавь пункт вызвать замерщика к № 12',
      'добавь подзадачу вызвать замерщика к таске 12',
      'добавь подзадачу вызвать замерщика к таску 12',
      'добавь подзадачу «вызвать замерщика» к TASK-012',
      'добавь подзадачу к TASK-012 вызвать замерщика',
      'добавь подзадачу TASK-012 вызвать замерщика',
      'добавь подзадачу к задаче 12 вызвать замерщика',
      'добавь в TASK-012 подзадачу вызвать замерщика',
      'добавь к TASK-012 подзадачу вызвать замерщика',
    ],
  ],
  [
    [{ operation: { type: 'subtask_add', title: 'собрать вещи к поездке', task: 4 } }],
    ['добавь подзадачу собрать вещи к поездке к TASK-004'],
  ],
  [
    [{ operation: { type: 'subtask_add', title: 'выписать цифры из TASK-008', task: 4 } }],
    ['добавь подзадачу выписать цифры из TASK-008 к TASK-004'],
  ],
  [
    [{ operation: { type: 'subtask_add', title: 'сравнить с TASK-008' } }],
    ['добавь подзадачу сравнить с TASK-008'],
  ],
  [
    [
      {
        operation: { type: 'subtask_add', title: 'сослаться к TASK-008 к TASK-004' },
        isConfirmed: true,
      },
    ],
    ['добавь подзадачу сослаться к TASK-008 к TASK-004'],
  ],
  [
    [{ operation: { type: 'subtask_add', title: '+7 911 000-11-22', task: 4 } }],
    ['добавь подзадачу +7 911 000-11-22 к TASK-004'],
  ],
  [
    [{ operation: { type: 'rename', task: 4, title: '+7 911 000-11-22 Игорь' } }],
    ['переименуй TASK-004 в +7 911 000-11-22 Игорь'],
  ],
  [
    [{ operation: { type: 'subtask_tick', done: true }, mention: 'купить клей' }],
    ['отметь подзадачу купить клей'],
  ],
  [
    [{ operation: { type: 'list_add', list: 'Список покупок', items: ['молоко'] } }],
    ['добавь в список покупок молоко', '(добавь в список покупок молоко)'],
  ],
  [[{ operation: { type: 'list_clear' } }], ['очисти купленное']],
  [
    [{ operation: { type: 'update_status', status: 'done' }, bulk: 'overdue' }],
    ['закрой все просроченные'],
  ],
  [
    [{ operation: { type: 'reschedule', planned_at: '2026-09-16' }, bulk: 'overdue' }],
    ['перенеси все просроченные на завтра'],
  ],
  [[{ operation: { type: 'delete' }, bulk: 'done' }], ['удали все сделанные']],
  [
    [{ operation: { type: 'delete' }, bulk: 'open' }],
    ['удали все задачи', 'удали все мои задачи', 'удали все дела'],
  ],
  [
    [{ operation: { type: 'update_status', status: 'done' }, bulk: 'open' }],
    ['отметь все задачи сделанными'],
  ],
  [[{ operation: { type: 'delete' }, bulk: 'today' }], ['удали все задачи на сегодня']],
  [
    [
      {
        operation: { type: 'delete' },
        set: { of: 'both', state: 'open', window: { from: '2026-09-15', to: '2026-09-15' } },
      },
    ],
    ['удали всё на сегодня', 'отмени всё на сегодня'],
  ],
  [
    [{ operation: { type: 'update_status', status: 'done' }, bulk: 'today' }],
    [
      'отметь всё на сегодня сделанным',
      'закрой все задачи на сегодня',
      'закрой все на сегодня',
      'закрой всё сегодня',
    ],
  ],
  [
    [{ operation: { type: 'reschedule', planned_at: '2026-09-16' }, bulk: 'today' }],
    ['перенеси все задачи с сегодня на завтра'],
  ],
  [
    [{ operation: { type: 'reschedule', task: 42, planned_at: '2026-09-16' } }],
    [
      'перенеси TASK-042 на завтра',
      'перенеси задачу 42 на завтра',
      'перенеси задачу сорок два на завтра',
      'перенеси задачу номер сорок два на завтра',
      'перенеси 42 на завтра',
      'перенеси сорок два на завтра',
    ],
  ],
  [[{ operation: { type: 'update_status', task: 12, status: 'done' } }], ['закрой #12']],
  [[{ operation: { type: 'delete' }, mention: 'созвон' }], ['отмени созвон', 'убери созвон']],
  [
    [
      { operation: { type: 'reschedule', planned_at: '2026-09-18' }, mention: 'созвон' },
      { operation: { type: 'update_status', status: 'done' }, mention: 'молоко' },
    ],
    ['перенеси созвон на пятницу и отметь молоко сделанным'],
  ],
  [
    [{ operation: { type: 'reschedule', planned_at: '2026-09-16' }, mention: 'встречу' }],
    ['перенести встречу на завтра'],
  ],
  [
    [{ operation: { type: 'reschedule', planned_at: '2026-09-16' }, mention: 'созвон' }],
    ['можешь перенести созвон на завтра?', 'Перенеси, пожалуйста, созвон на завтра.'],
  ],
  [[{ operation: { type: 'snooze', until: '2026-09-15T19:00:00+03:00' } }], ['отложи до вечера']],
  [[{ operation: { type: 'snooze', until: '2026-09-15T18:00:00+03:00' } }], ['отложи до 18:00']],
  [
    [
      { operation: { type: 'reschedule', planned_at: '2026-09-16T15:00:00+03:00' } },
      { operation: { type: 'set_duration', duration_minutes: 60 }, same: true },
    ],
    ['перенеси на завтра в 15 на час'],
  ],
  [
    [
      { operation: { type: 'reschedule', task: 42, planned_at: '2026-09-16' } },
      { operation: { type: 'reschedule', task: 43, planned_at: '2026-09-16' } },
    ],
    [
      'перенеси TASK-042 и TASK-043 на завтра',
      'перенеси задачи 42 и 43 на завтра',
      'перенеси задачи сорок два и сорок три на завтра',
      'перенеси 42, 43 на завтра',
    ],
  ],
  [
    [{ operation: { type: 'set_recurrence', rrule: 'FREQ=WEEKLY;BYDAY=WE' } }],
    [
      'повторяй каждую среду',
      'пусть повторяется по средам',
      'поставь повтор каждую среду',
      'теперь по средам',
      'давай каждую среду',
      'можешь повторять её каждую среду?',
    ],
  ],
  [
    [
      {
        operation: {
          type: 'set_recurrence',
          rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
          planned_time: '09:00',
        },
        mention: 'созвон',
      },
    ],
    [
      'повторяй созвон по будням в 9 утра',
      'пусть созвон повторяется по будням в 9 утра',
      'созвон пусть повторяется по будням в 9 утра',
    ],
  ],
  [
    [{ operation: { type: 'set_recurrence', rrule: 'FREQ=WEEKLY;BYDAY=TU' }, mention: 'созвон' }],
    ['перенеси созвон на каждый вторник'],
  ],
  [
    [{ operation: { type: 'set_recurrence', rrule: 'FREQ=DAILY', from_date: '2026-09-21' } }],
    ['повторяй каждый день с понедельника'],
  ],
  [
    [{ operation: { type: 'set_recurrence', rrule: 'FREQ=DAILY;UNTIL=20260918' } }],
    ['повторяй каждый день до пятницы'],
  ],
  [
    [{ operation: { type: 'set_recurrence', rrule: 'FREQ=DAILY;INTERVAL=2' } }],
    ['повторяй через день'],
  ],
  [
    [{ operation: { type: 'set_recurrence', rrule: 'FREQ=WEEKLY' } }],
    ['сделай её еженедельной', 'повторяй раз в неделю'],
  ],
  [
    [
      {
        operation: {
          type: 'set_recurrence',
          rrule: 'FREQ=WEEKLY;BYDAY=WE',
          planned_time: '10:00',
        },
      },
      { operation: { type: 'set_duration', duration_minutes: 60 }, same: true },
    ],
    ['повторяй каждую среду с 10 до 11'],
  ],
  [
    [
      { operation: { type: 'set_recurrence', task: 42, rrule: 'FREQ=MONTHLY' } },
      { operation: { type: 'set_recurrence', task: 43, rrule: 'FREQ=MONTHLY' } },
    ],
    ['повторяй задачи 42 и 43 каждый месяц'],
  ],
  // an RRULE cannot leave a day out
  [
    [{ operation: { type: 'set_recurrence' } }],
    ['повторяй', 'повторяй каждый день кроме 6 марта', 'сделай регулярной'],
  ],
  [
    [{ operation: { type: 'set_recurrence', rrule: null } }],
    [
      'больше не повторяй',
      'не повторяй больше',
      'убери повтор',
      'отмени повтор',
      'сделай её разовой',
      'без повтора',
      'хватит повторять',
      'пусть больше не повторяется',
    ],
  ],
  [
    [{ operation: { type: 'set_recurrence', rrule: null }, mention: 'созвон' }],
    ['сделай созвон разовым', 'не повторяй созвон'],
  ],
  [
    [
      { operation: { type: 'update_status', status: 'done' }, mention: 'молоко' },
      { operation: { type: 'delete' }, mention: 'хлеб' },
    ],
    ['молоко отметь, хлеб удали', 'молоко отметь и хлеб удали', 'отметь молоко, хлеб удали'],
  ],
  // what names nothing is about what was named before it
  [
    [
      { operation: { type: 'update_status', status: 'done' }, mention: 'молоко' },
      {
        operation: { type: 'reschedule', planned_at: '2026-09-16' },
        mention: 'молоко',
        same: true,
      },
    ],
    [
      'закрой молоко и перенеси на завтра',
      'закрой молоко, перенеси на завтра',
      'закрой молоко и перенеси молоко на завтра',
    ],
  ],
  [
    [
      { operation: { type: 'reschedule', planned_at: '2026-09-16' } },
      { operation: { type: 'set_priority', priority: 'high' }, same: true },
    ],
    ['перенеси на завтра и поставь высокий приоритет'],
  ],
  [
    [
      { operation: { type: 'update_status', status: 'done', task: 42 } },
      { operation: { type: 'update_status', status: 'done', task: 43 } },
      { operation: { type: 'reschedule', planned_at: '2026-09-16', task: 42 } },
      { operation: { type: 'reschedule', planned_at: '2026-09-16', task: 43 } },
    ],
    ['закрой задачи 42 и 43 и перенеси на завтра'],
  ],
  [
    [
      { operation: { type: 'update_status', status: 'done' }, bulk: 'overdue' },
      { operation: { type: 'delete' }, bulk: 'overdue', same: true },
    ],
    ['закрой просроченные и удали'],
  ],
  [
    [{ operation: { type: 'set_duration', duration_minutes: 60 } }],
    ['займёт час', 'это займёт час', 'поставь длительность час'],
  ],
  [[{ operation: { type: 'set_duration', duration_minutes: 30 } }], ['займёт полчаса']],
  [
    [{ operation: { type: 'set_duration', duration_minutes: 60 }, mention: 'созвон' }],
    ['созвон займёт час'],
  ],
  // the dative before its verb
  [
    [{ operation: { type: 'set_priority', priority: 'high' }, mention: 'созвону' }],
    ['созвону поставь высокий приоритет'],
  ],
  [
    [{ operation: { type: 'set_tags', add: ['дом'] }, mention: 'молоку' }],
    ['молоку добавь тег дом'],
  ],
  [
    [{ operation: { type: 'set_due', due_date: '2026-09-18' }, mention: 'хлебу' }],
    ['хлебу поставь срок до пятницы'],
  ],
  [
    [{ operation: { type: 'set_reminders', remind_before_minutes: [60] }, mention: 'созвону' }],
    ['созвону добавь напоминание за час'],
  ],
  [
    [{ operation: { type: 'rename', title: 'планёрка' }, mention: 'созвону' }],
    ['созвону поменяй название на планёрка'],
  ],
  [
    [{ operation: { type: 'set_priority', priority: 'high', task: 42 } }],
    ['задаче 42 поставь высокий приоритет'],
  ],
  // an object's number or a row of the list on the screen: asked about
  [
    [{ operation: { type: 'update_status', status: 'done', task: 3 }, isConfirmed: true }],
    ['закрой 3'],
  ],
  [[{ operation: { type: 'update_status', status: 'done', tasks: [3, 4] } }], ['закрой 3 и 4']],
  [[{ operation: { type: 'delete', tasks: [3, 4] } }], ['удали 3 и 4']],
  // more than one message tells of
  [
    [
      {
        operation: {
          type: 'update_status',
          status: 'done',
          tasks: [21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31],
        },
      },
    ],
    ['закрой задачи 21, 22, 23, 24, 25, 26, 27, 28, 29, 30 и 31'],
  ],
  [
    [
      { operation: { type: 'update_status', status: 'done', task: 42 } },
      { operation: { type: 'update_status', status: 'done', task: 43 } },
    ],
    ['закрой 42 и 43', 'отметь задачи 42 и 43 сделанными', 'задачи 42 и 43 готовы'],
  ],
  [
    [{ operation: { type: 'update_status', status: 'done' }, mention: 'купить хлеб завтра' }],
    ['закрой задачу «купить хлеб завтра»'],
  ],
  [[{ operation: { type: 'rename', title: 'Купить хлеб' } }], ['переименуй в «Купить хлеб»']],
  [
    [{ operation: { type: 'set_tags', remove: ['дом'] }, mention: 'ремонт' }],
    ['убери метку дом с задачи ремонт'],
  ],
  [
    [{ operation: { type: 'reschedule', planned_time: '19:00' } }],
    ['давай в 7 вечера', 'перенеси на вечер'],
  ],
  [
    [{ operation: { type: 'reschedule', planned_time: '15:00' }, mention: 'вечерний созвон' }],
    ['перенеси вечерний созвон на 15'],
  ],
  [
    [{ operation: { type: 'reschedule', planned_time: '15:00' }, mention: 'созвона' }],
    ['поменяй время созвона на 15:00'],
  ],
  [
    [
      {
        operation: { type: 'reschedule', planned_at: '2026-09-18' },
        mention: 'отчёт',
        kind: 'task',
      },
    ],
    ['измени дату задачи отчёт на пятницу'],
  ],
  [
    [{ operation: { type: 'move_to_project', project: null }, mention: 'хлеб' }],
    ['вынеси из проекта задачу хлеб'],
  ],
  [
    [
      { operation: { type: 'reschedule', planned_at: '2026-09-16' }, mention: 'созвон' },
      {
        operation: { type: 'set_reminders', remind_before_minutes: [60] },
        mention: 'созвон',
        same: true,
      },
    ],
    ['перенеси созвон на завтра, напомни за час'],
  ],
  [[{ operation: { type: 'reschedule' } }], ['перенеси на следующую неделю']],
  [
    [{ operation: { type: 'reschedule', planned_at: '2026-09-21' }, mention: 'созвон' }],
    ['перенеси созвон с пятницы на понедельник'],
  ],
  [
    [{ operation: { type: 'reschedule', planned_at: null }, kind: 'task' }],
    ['убери задачу во входящие'],
  ],
  [[{ operation: { type: 'delete' }, bulk: 'overdue' }], ['удали просроченные задачи']],
  [
    [{ operation: { type: 'reschedule', planned_at: '2026-09-16' }, bulk: 'inbox' }],
    ['перенеси входящие на завтра'],
  ],
  [
    [{ operation: { type: 'set_tags', add: ['дом'] }, mention: 'хлеб', kind: 'task' }],
    ['добавь задаче хлеб тег дом'],
  ],
  [[{ operation: { type: 'link_task', task: null } }], ['отвяжи блок от задачи']],
  [[{ operation: { type: 'unfocus' } }], ['выйди из задачи']],
  [
    [{ operation: { type: 'subtask_tick', done: false }, mention: 'клей' }],
    ['сними отметку с подзадачи клей'],
  ],
  [
    [{ operation: { type: 'project_archive' }, mention: 'дача', isConfirmed: true }],
    ['закрой проект дача'],
  ],
  [[{ operation: { type: 'reschedule', shift_minutes: -15 } }], ['на 15 минут раньше']],
  [
    [{ operation: { type: 'set_reminders', remind_before_minutes: [60] } }],
    ['поставь напоминание за час'],
  ],
  [
    [{ operation: { type: 'set_reminders', remind_before_minutes: [] }, mention: 'созвоне' }],
    ['убери напоминание о созвоне'],
  ],
  [
    [
      {
        operation: { type: 'reschedule', planned_at: '2026-09-16', scope: 'this' },
        mention: 'созвон',
      },
    ],
    ['перенеси только этот созвон на завтра'],
  ],
  [
    [{ operation: { type: 'delete', scope: 'following' }, mention: 'созвон' }],
    ['удали этот созвон и все следующие'],
  ],
  [[{ operation: { type: 'delete', scope: 'all' } }], ['удали всю серию']],
  [
    [{ operation: { type: 'reschedule', shift_minutes: 60, scope: 'all' }, mention: 'планёрки' }],
    ['перенеси все повторения планёрки на час позже'],
  ],
  [
    [
      {
        operation: { type: 'reschedule', shift_minutes: 60, scope: 'following' },
        mention: 'тренировки',
      },
    ],
    ['сдвинь эту и следующие тренировки на час'],
  ],
  [
    [{ operation: { type: 'delete' }, mention: 'проверить ссылки' }],
    ['удалить пункт проверить ссылки из чеклиста задачи релиз'],
  ],
  [
    [{ operation: { type: 'reschedule', planned_at: '2026-09-16' }, mention: 'созвон с юристом' }],
    ['созвон с юристом перенеси на завтра', 'созвон с юристом на завтра перенеси'],
  ],
  [[{ operation: { type: 'delete' }, mention: 'хлеб', kind: 'task' }], ['задачу про хлеб удали']],
  [
    [{ operation: { type: 'update_status', status: 'done' }, mention: 'молоко' }],
    ['молоко отметь', 'молоко отметь сделанным'],
  ],
  [[{ operation: { type: 'update_status', task: 42, status: 'done' } }], ['задачу 42 закрой']],
  [
    [{ operation: { type: 'rename', title: 'оплата' }, mention: 'счёт' }],
    ['счёт переименуй в оплата'],
  ],
  [[{ operation: { type: 'delete' }, mention: 'хлеб', isConfirmed: true }], ['забудь про хлеб']],
  [
    [{ operation: { type: 'delete' }, mention: 'хлеб', kind: 'task', isConfirmed: true }],
    ['забудь о задаче хлеб'],
  ],
  [[{ operation: { type: 'delete' }, bulk: 'inbox', isConfirmed: true }], ['очисти входящие']],
  [
    [{ operation: { type: 'update_status', status: 'cancelled' }, isConfirmed: true }],
    ['сними с меня задачу'],
  ],
  [[{ operation: { type: 'focus' } }], ['открой']],
  [
    [{ operation: { type: 'reschedule', planned_time: '15:00' }, mention: 'созвон' }],
    ['поменяй созвон на 15:00'],
  ],
  [[{ operation: { type: 'reschedule', planned_time: '15:00' } }], ['поменяй на 15:00']],
];

export const QUERIES: readonly (readonly [Query, readonly string[]])[] = [
  [
    { type: 'agenda', window: { from: '2026-09-16', to: '2026-09-16' } },
    [
      'а завтра?',
      'ну и завтра?',
      'что там завтра',
      'какой у меня план на завтра',
      'что у меня завтра',
      'какие планы на завтра',
      'покажи задачи на завтра',
      'покажи, что на завтра',
      'глянь, что у меня на завтра',
      'посмотри какие дела на завтра',
      'есть ли встречи завтра?',
      'что мне надо сделать завтра',
      'чем я занят завтра',
      'что завтра?',
      'что мне завтра делать',
    ],
  ],
  [
    { type: 'agenda', window: { from: '2026-09-15', to: '2026-09-15' } },
    [
      'что у меня сегодня',
      'что у меня',
      'задачи на сегодня',
      'что по плану на сегодня',
      'мой день',
      'что на сегодня',
    ],
  ],
  [
    { type: 'agenda', window: { from: '2026-09-15', to: '2026-09-15' }, hours: { from: '17:00' } },
    ['что у меня вечером?'],
  ],
  [
    {
      type: 'agenda',
      window: { from: '2026-09-16', to: '2026-09-16' },
      hours: { from: '04:00', to: '12:00' },
    },
    ['что у меня завтра утром', 'что завтра утром?'],
  ],
  [
    {
      type: 'agenda',
      window: { from: '2026-09-16', to: '2026-09-16' },
      hours: { from: '15:00', to: '15:01' },
      asks: 'busy',
    },
    ['занята ли я завтра в 15?', 'я завтра в 15 занят?', 'я занят завтра в 15?'],
  ],
  [
    {
      type: 'agenda',
      window: { from: '2026-09-16', to: '2026-09-16' },
      hours: { from: '12:00', to: '18:00' },
      asks: 'free',
    },
    ['я завтра после обеда свободна?', 'свободен ли я завтра после обеда?'],
  ],
  [
    { type: 'agenda', window: { from: '2026-09-15', to: '2026-09-20' } },
    ['что у меня на неделе', 'а на неделе?'],
  ],
  [
    { type: 'agenda', window: { from: '2026-09-18', to: '2026-09-18' } },
    ['какие у меня задачи на пятницу'],
  ],
  [
    { type: 'agenda', window: { from: '2026-09-19', to: '2026-09-20' } },
    ['что запланировано на выходные'],
  ],
  [
    { type: 'reminders' },
    [
      'какие у меня напоминания?',
      'покажи все напоминания',
      'мои напоминания',
      'есть ли напоминания?',
      'о чём ты мне напомнишь?',
      'что ты напомнишь?',
    ],
  ],
  [
    { type: 'tasks' },
    ['сколько у меня дел?', 'сколько всего задач', 'сколько задач у меня осталось?'],
  ],
  [
    { type: 'find', mention: 'вызвать мастера' },
    ['я не забыл вызвать мастера', 'я не забыла вызвать мастера', 'я записывал вызвать мастера'],
  ],
  [
    { type: 'overdue' },
    ['что просрочено', 'покажи просроченные задачи', 'какие дела просрочены', 'что я не успел'],
  ],
  [{ type: 'find', mention: 'созвон с Леной' }, ['когда созвон с Леной?']],
  [{ type: 'find', mention: 'стоматолог' }, ['когда у меня стоматолог']],
  [
    {
      type: 'agenda',
      window: { from: '2026-09-16', to: '2026-09-16' },
      mention: 'созвон',
      likewise: 'созвон созвониться',
    },
    ['во сколько завтра созвон'],
  ],
  [{ type: 'find', mention: 'созвон' }, ['когда у меня следующий созвон']],
  [
    { type: 'find', mention: 'отчёт' },
    ['где задача про отчёт', 'найди задачу про отчёт', 'покажи задачу отчёт'],
  ],
  [
    { type: 'free', window: { from: '2026-09-18', to: '2026-09-18' } },
    ['когда я свободен в пятницу'],
  ],
  [
    { type: 'free', window: { from: '2026-09-16', to: '2026-09-16' }, duration_minutes: 60 },
    ['есть ли свободный час завтра'],
  ],
  [
    { type: 'free', window: { from: '2026-09-16', to: '2026-09-16' }, duration_minutes: 120 },
    ['есть ли у меня два часа завтра'],
  ],
  [
    { type: 'free', window: { from: '2026-09-15', to: '2026-09-20' }, duration_minutes: 120 },
    ['когда у меня окно на два часа на этой неделе', 'найди два часа на этой неделе'],
  ],
  [{ type: 'free', window: { from: '2026-09-16', to: '2026-09-16' } }, ['я свободна завтра?']],
  [
    {
      type: 'agenda',
      window: { from: '2026-09-16', to: '2026-09-16' },
      hours: { from: '15:00', to: '15:01' },
      asks: 'free',
    },
    [
      'я свободен завтра в 15?',
      'завтра в 15 я буду свободна?',
      'буду ли я завтра в 15 свободен',
      'смогу ли я завтра в 15:00?',
      'получится завтра в 15 созвониться?',
      'могу я завтра в 15 прийти?',
    ],
  ],
  [
    {
      type: 'agenda',
      window: { from: '2026-09-18', to: '2026-09-18' },
      hours: { from: '16:00', to: '18:00' },
      asks: 'free',
    },
    ['свободны ли мы в пятницу с 16 до 18', 'я успею в пятницу с 16 до 18?'],
  ],
  [
    { type: 'agenda', window: { from: '2026-09-15', to: '2026-09-28' }, asks: 'first' },
    [
      'какая следующая встреча?',
      'какое у меня ближайшее событие',
      'с кем у меня следующая встреча',
      'что у меня ближайшее',
      'когда ближайшее мероприятие',
    ],
  ],
  [
    { type: 'agenda', window: { from: '2026-09-17', to: '2026-09-17' }, asks: 'first' },
    ['во сколько в четверг первая встреча?', 'какое в четверг первое дело'],
  ],
  [
    {
      type: 'agenda',
      window: { from: '2026-09-19', to: '2026-09-19' },
      hours: { from: '17:00' },
    },
    [
      'есть что-нибудь в субботу вечером',
      'в субботу вечером что-то есть?',
      'у меня что-то намечается на вечер субботы?',
      'ничего нет в субботу вечером?',
      'в субботу вечером какие-то планы?',
      'у меня на вечер субботы что-то стоит',
      'на вечер субботы что-нибудь есть',
    ],
  ],
  [
    { type: 'agenda', window: { from: '2026-09-16', to: '2026-09-16' } },
    [
      'куда мне завтра?',
      'где мне завтра быть',
      'с кем встреча завтра',
      'что из завтрашнего ещё не сделано',
      'что я должна была сделать завтра?',
      'есть ли у меня что-либо завтра',
    ],
  ],
  [
    { type: 'find', mention: 'примерки платья', asks: 'until' },
    [
      'сколько до примерки платья',
      'сколько ещё времени до примерки платья?',
      'сколько дней осталось до примерки платья',
      'долго ещё до примерки платья',
    ],
  ],
  [
    { type: 'find', mention: 'педсовет', asks: 'until' },
    [
      'через сколько педсовет',
      'через сколько минут у нас начнётся педсовет?',
      'как скоро педсовет',
      'скоро ли педсовет?',
      'а скоро педсовет?',
      'сколько ещё ждать педсовет',
    ],
  ],
  [
    { type: 'find', mention: 'педсовет', asks: 'start' },
    [
      'когда начнётся педсовет',
      'во сколько начинается педсовет?',
      'в котором часу стартует завтра педсовет',
      'со скольки педсовет',
    ],
  ],
  [
    { type: 'find', mention: 'педсовет', asks: 'end' },
    [
      'во сколько заканчивается педсовет',
      'когда кончится педсовет?',
      'до скольки педсовет',
      'до которого часа у меня педсовет',
    ],
  ],
  [
    { type: 'find', mention: 'педсовет', asks: 'length' },
    [
      'сколько длится педсовет',
      'как долго продлится педсовет?',
      'сколько времени займёт педсовет',
      'сколько у нас идёт педсовет?',
    ],
  ],
  [
    { type: 'find', mention: 'заплатить за гараж' },
    ['до какого числа заплатить за гараж', 'к какому сроку надо заплатить за гараж?'],
  ],
  [
    { type: 'find', mention: 'логопед' },
    [
      'можешь напомнить, когда у меня логопед?',
      'не подскажешь, во сколько логопед?',
      'а ты не помнишь, когда логопед?',
    ],
  ],
  [
    { type: 'agenda', window: { from: '2026-09-18', to: '2026-09-18' }, mention: 'логопед' },
    ['мне в пятницу во сколько логопед?'],
  ],
  [
    { type: 'find', mention: 'заплатить за кружок' },
    ['я не забыла заплатить за кружок?', 'не забыл ли я заплатить за кружок'],
  ],
  [{ type: 'find', mention: 'Егора' }, ['что я записала про Егора?']],
  [{ type: 'find', mention: 'Жанной' }, ['какие встречи с Жанной']],
  [{ type: 'find', mention: 'с Жанной' }, ['когда я встречаюсь с Жанной']],
  [
    { type: 'tasks', due: true, window: { from: '2026-09-15', to: '2026-09-18' } },
    [
      'что сдать до пятницы',
      'что надо успеть к пятнице?',
      'что надо отправить до пятницы',
      'что вернуть к пятнице?',
      'что мне нужно закончить до пятницы',
    ],
  ],
  [
    { type: 'tasks', due: true, window: { from: '2026-09-15', to: '2026-09-20' } },
    [
      'дедлайны на этой неделе',
      'какие у меня сроки на этой неделе?',
      'какие сроки горят на этой неделе',
      'что сдавать на этой неделе',
    ],
  ],
  [
    { type: 'tasks', due: true, window: { from: '2027-03-01', to: '2027-03-31' } },
    ['дедлайны в марте', 'какие дедлайны в марте?', 'покажи сроки на март'],
  ],
  [
    { type: 'tasks', priority: 'high', window: { from: '2026-09-16', to: '2026-09-16' } },
    ['срочные задачи на завтра', 'что важного завтра?', 'какие важные дела на завтра'],
  ],
  [
    { type: 'tasks', mention: 'Клавы' },
    ['что мне сделать для Клавы', 'какие дела для Клавы?', 'задачи для Клавы'],
  ],
  [
    { type: 'tasks', mention: 'огороду' },
    [
      'что осталось по огороду',
      'какие задачи по огороду остались?',
      'что ещё нужно сделать по огороду',
      'сколько дел по огороду осталось',
    ],
  ],
  [{ type: 'tasks', mention: 'садом' }, ['какие дела связаны с садом']],
  [
    {
      type: 'tasks',
      mention: 'огороду',
      window: { from: '2026-09-19', to: '2026-09-20' },
    },
    ['что сделать по огороду на выходных?'],
  ],
  [{ type: 'tasks', mention: 'написать' }, ['кому надо написать?', 'кому я должна написать']],
  [
    { type: 'free', window: { from: '2026-09-15', to: '2026-09-20' } },
    ['когда у меня есть окно на неделе', 'когда у меня есть свободные часы на этой неделе'],
  ],
  [
    { type: 'free', window: { from: '2026-09-16', to: '2026-09-16' } },
    ['свободное время завтра', 'есть ли у меня завтра время', 'сколько свободного времени завтра'],
  ],
  [
    { type: 'free', window: { from: '2026-09-16', to: '2026-09-16' }, duration_minutes: 90 },
    ['найди окно на полтора часа завтра'],
  ],
  [
    { type: 'load', window: { from: '2026-09-15', to: '2026-09-20' } },
    ['сколько у меня на неделе'],
  ],
  [
    { type: 'load', window: { from: '2026-09-16', to: '2026-09-16' } },
    ['сколько дел на завтра', 'сколько у меня встреч завтра', 'насколько я занят завтра'],
  ],
  [
    { type: 'load', window: { from: '2026-09-18', to: '2026-09-18' } },
    ['сколько часов занято в пятницу'],
  ],
  [
    { type: 'next' },
    [
      'что дальше',
      'что мне делать дальше',
      'чем заняться',
      'чем мне сейчас заняться?',
      'с чего начать',
    ],
  ],
  [
    { type: 'urgent' },
    [
      'что срочно',
      'что срочного',
      'что горит',
      'какие срочные задачи',
      'срочные дела',
      'что важного осталось?',
      'есть ли что-то важное?',
      'важные задачи',
      'что у меня из срочного',
      'важные дела на сегодня',
      'что важно',
      'что самое срочное',
    ],
  ],
  [
    { type: 'inbox' },
    [
      'разбери входящие',
      'что во входящих',
      'входящие',
      'покажи инбокс',
      'открой входящие',
      'а что у меня без срока?',
      'что есть без даты?',
      'какие дела без даты',
      'без дня что лежит?',
      'что висит без сроков?',
      'что осталось без числа?',
    ],
  ],
  [
    { type: 'agenda', window: { from: '2026-09-18', to: '2026-09-18' } },
    [
      'с кем я вижусь в пятницу?',
      'с кем у меня встречи в пятницу?',
      'с кем я в пятницу созваниваюсь?',
      'кто у меня в пятницу?',
      'кто ко мне в пятницу приходит?',
      'кого я жду в пятницу?',
    ],
  ],
  [{ type: 'projects' }, ['мои проекты', 'покажи проекты', 'какие у меня проекты']],
  [{ type: 'projects', mention: 'ремонт' }, ['что в проекте ремонт', 'задачи проекта ремонт']],
  [{ type: 'projects', mention: 'дача' }, ['покажи проект дача']],
  [
    { type: 'history' },
    [
      'что я делал',
      'история',
      'что изменилось',
      'что ты записал',
      'а что ты только что поменял?',
      'что ты сейчас удалил',
    ],
  ],
  [
    { type: 'done', window: { from: '2026-09-14', to: '2026-09-14' } },
    ['что я сделал вчера', 'что я вчера сделала?', 'что я успел в понедельник', 'итоги вчера'],
  ],
  [
    { type: 'done', window: { from: '2026-09-15', to: '2026-09-15' } },
    [
      'что я сегодня сделал?',
      'сколько задач я сегодня закрыл?',
      'что я сделал',
      'подведи итоги дня',
    ],
  ],
  [
    { type: 'done', window: { from: '2026-09-14', to: '2026-09-15' } },
    ['что сделано на этой неделе'],
  ],
  [
    { type: 'week_review' },
    [
      'итоги недели',
      'подведи итоги недели',
      'как прошла неделя',
      'обзор недели',
      'покажи обзор недели',
      'недельный обзор',
    ],
  ],
  [
    { type: 'done', window: { from: '2026-09-09', to: '2026-09-15' } },
    ['что я успела за неделю?', 'что я сделал за последние семь дней'],
  ],
  [
    { type: 'done', window: { from: '2026-09-07', to: '2026-09-13' } },
    ['что сделано на прошлой неделе', 'итоги прошлой недели'],
  ],
  [{ type: 'done', window: { from: '2026-09-01', to: '2026-09-01' } }, ['что я сделал 1 сентября']],
  [
    { type: 'done', latest: true, mention: 'газон' },
    [
      'когда последний раз стригли газон',
      'когда я стриг газон?',
      'я постриг газон?',
      'давно ли я стриг газон',
    ],
  ],
  [
    { type: 'tasks', tag: 'дом' },
    ['что с тегом дом', 'покажи задачи с тегом дом', 'задачи с меткой дом'],
  ],
  [{ type: 'tasks', due: true }, ['какие у меня дедлайны', 'покажи сроки', 'дедлайны']],
  [
    { type: 'tasks' },
    [
      'покажи все открытые задачи',
      'какие задачи открытые',
      'покажи все задачи',
      'мои задачи',
      'покажи мне мои дела',
      'какие у меня есть задачи',
      'а что ещё осталось',
    ],
  ],
  [
    { type: 'projects', mention: 'Ремонт' },
    ['что за задачи в проекте Ремонт', 'какие дела по проекту Ремонт?'],
  ],
  [{ type: 'find', mention: 'Павла' }, ['что я жду от Павла?', 'что мы ждём от Павла']],
  [
    { type: 'find', mention: 'Тамаре' },
    ['что у меня по Тамаре?', 'что по Тамаре', 'что там по Тамаре'],
  ],
  [{ type: 'find', mention: 'костюма' }, ['какая заметка у костюма?', 'какие подзадачи у костюма']],
  [{ type: 'agenda', window: { from: '2026-09-14', to: '2026-09-14' } }, ['что у меня было вчера']],
  [
    { type: 'agenda', window: { from: '2026-09-15', to: '2026-09-15' } },
    ['что осталось на сегодня', 'какой у меня сегодня день'],
  ],
  [{ type: 'find', mention: 'день рождения Пушкина' }, ['когда день рождения Пушкина']],
  [
    { type: 'agenda', window: { from: '2026-09-21', to: '2026-09-21' } },
    ['расписание на понедельник'],
  ],
  [
    { type: 'agenda', window: { from: '2026-09-15', to: '2026-09-21' } },
    ['покажи мне план на неделю'],
  ],
  [
    { type: 'free', window: { from: '2026-09-15', to: '2026-09-21' }, duration_minutes: 60 },
    ['когда я могу поставить встречу на час'],
  ],
  [{ type: 'agenda', window: { from: '2026-09-15', to: '2026-09-17' } }, ['план на три дня']],
];

export const UNDO: readonly string[] = [
  'верни как было',
  'отмени последнее',
  'отмени последнее действие',
  'верни все как было',
  'откати',
];
export const REDO: readonly string[] = ['отмени отмену', 'повтори'];

/** What goes one step the other way, whatever the last step was. */
export const BACK: readonly string[] = [
  'верни',
  'ой, верни, пожалуйста',
  'верни её, она ещё будет',
  'нет, верни прежнее название',
  'верни прежнее время',
  'верни на прежний день',
  'верни обычный приоритет',
  'верни, как называлось',
  'поставь как стояло',
  'пожалуйста, верни ту, что удалил',
  'верни удалённую задачу',
  'ай, восстанови последнюю',
  'восстанови',
  'вернуть, я передумала',
];

/** Days that shall be planned: the day, and how it is said at `CORPUS_NOW`. */
export const DAYS_TO_PLAN: readonly (readonly [string, readonly string[]])[] = [
  [
    '2026-09-15',
    [
      'спланируй день',
      'Спланируй мне день, пожалуйста',
      'распланируй день',
      'разложи день',
      'распиши день по часам',
      'спланируй сегодня',
      'составь план на день',
      'составь план дня',
      'помоги спланировать день',
      'давай спланируем день',
      'разложите задачи на сегодня',
      'спланировать рабочий день',
    ],
  ],
  [
    '2026-09-16',
    [
      'разложи завтра',
      'спланируй завтрашний день',
      'завтра распланируй',
      'разложи дела на завтра',
      'предложи план на завтра',
      'составь мне расписание на завтра',
      'спланируй мой день на среду',
    ],
  ],
  ['2026-09-18', ['распланируй пятницу', 'разложи задачи на пятницу']],
  ['2026-09-20', ['спланируй день на 20 сентября']],
];

/** What is said to the plan of a day that was shown. */
export const PLAN_ACTS: Readonly<Record<DayPlanAct, readonly string[]>> = {
  accept: [
    'прими план',
    'Принимаю план!',
    'план принимаю',
    'план подходит',
    'этот план годится',
    'беру этот план',
    'ну давай, делаем по этому плану',
    'согласна с планом дня',
  ],
  other: [
    'другой вариант',
    'дай другой вариант',
    'покажи ещё один вариант плана',
    'предложи другой план, пожалуйста',
    'а можно другой вариант?',
  ],
  each: ['план по одной', 'прими план по одной задаче', 'давай план по пунктам'],
  reject: [
    'план не нужен',
    'не надо плана',
    'не принимаю этот план',
    'отклони план',
    'план не подходит',
  ],
};
