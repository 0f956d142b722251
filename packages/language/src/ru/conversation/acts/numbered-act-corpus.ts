import type { Operation } from '@planerka/contracts';

const FRIDAY = '2026-09-18';

/**
 * On Tuesday, 15 September 2026, where three tasks, two timeblocks and the project "Дача" were spoken of: what is done
 * to the second task or to the second timeblock, named by its number or its place anywhere in the utterance.
 */
export const NUMBERED_ACTS: ReadonlyArray<readonly [Operation, readonly string[]]> = [
  [
    { type: 'subtask_add', title: 'взвесить стопки', task: 2 },
    [
      'к TASK-002 добавь подзадачу взвесить стопки',
      'для задачи номер два заведи подзадачу взвесить стопки',
      'в задачу номер два включи подзадачу взвесить стопки',
      'добавь ко второй задаче подзадачу взвесить стопки',
      'под TASK-2 запиши шаг: взвесить стопки',
    ],
  ],
  [
    { type: 'add_note', task: 2, text: 'вход со двора' },
    [
      'в TASK-2 допиши: вход со двора',
      'TASK-002 заметка вход со двора',
      'запиши в задачу 2: вход со двора',
      'ко второй задаче припиши, что вход со двора',
    ],
  ],
  [{ type: 'add_note', task: 2, text: 'уценка 30%' }, ['к задаче 2 заметка: уценка 30%']],
  [
    { type: 'add_note', task: 2, text: 'код 18 (гараж)' },
    ['TASK-2 заметка код 18 (гараж)', 'в TASK-2 допиши: код 18 (гараж)'],
  ],
  [
    { type: 'add_note', task: 2, text: 'спросить вахту' },
    ['(к задаче 2 добавь заметку спросить вахту)'],
  ],
  [
    { type: 'set_priority', priority: 'high', task: 2 },
    ['задаче 2 поставь высокий', 'пометь вторую задачу как срочную', 'у TASK-2 приоритет высокий'],
  ],
  [
    { type: 'set_tags', add: ['дом'], task: 2 },
    ['на вторую задачу поставь метку дом', 'TASK-2 #дом'],
  ],
  [
    { type: 'set_due', due_date: FRIDAY, task: 2 },
    ['у задачи 2 срок до пятницы', 'второй задаче поставь срок пятница'],
  ],
  [
    { type: 'reschedule', planned_at: FRIDAY, task: 2 },
    [
      'задачу 2 надо сделать в пятницу',
      'поставь задачу 2 на пятницу',
      'задачу два перенести бы на пятницу',
      'TASK-2 давай в пятницу',
    ],
  ],
  [{ type: 'reschedule', planned_at: null, task: 2 }, ['с задачи 2 сними дату']],
  [
    { type: 'set_duration', duration_minutes: 40, task: 2 },
    ['на TASK-2 заложи сорок минут', 'у задачи номер 2 длительность 40 минут'],
  ],
  [
    { type: 'rename', title: 'отвезти бумагу', task: 2 },
    [
      'задачу 2 переименуй в отвезти бумагу',
      'у второй задачи поменяй название на отвезти бумагу',
      'вторая задача теперь называется отвезти бумагу',
    ],
  ],
  [
    { type: 'update_status', status: 'in_progress', task: 2 },
    ['TASK-002 взял в работу', 'начал задачу 2'],
  ],
  [{ type: 'copy', planned_at: FRIDAY, task: 2 }, ['с TASK-2 сделай копию на пятницу']],
  [
    { type: 'set_recurrence', rrule: 'FREQ=WEEKLY;BYDAY=FR', task: 2 },
    ['задача 2 каждую пятницу', 'задачу 2 повторяй по пятницам'],
  ],
  [
    { type: 'move_to_project', project_title: 'Дача', task: 2 },
    ['вторую задачу отнеси к проекту Дача', 'задаче номер два назначь проект Дача'],
  ],
  [{ type: 'move_to_project', project: null, task: 2 }, ['вынь задачу 2 из проекта Дача']],
  [{ type: 'delete', task: 2 }, ['вторую задачу выкинь', 'задачу номер два убери совсем']],
  [
    { type: 'set_reminders', remind_before_minutes: [20], timeblock: 2 },
    ['за двадцать минут до блока 2 напомни', 'к BLOCK-002 добавь напоминание за 20 минут'],
  ],
  [{ type: 'reschedule', shift_minutes: -30, timeblock: 2 }, ['блок 2 на полчаса раньше']],
  [
    { type: 'reschedule', planned_time: '12:30', timeblock: 2 },
    ['у блока 2 поменяй время на 12:30', 'у второго блока начало в 12:30'],
  ],
  [
    { type: 'set_duration', end_at: '2026-09-15T18:00:00+03:00', timeblock: 2 },
    ['блок 2 до 18:00'],
  ],
  [{ type: 'rename', title: 'летучка', timeblock: 2 }, ['второму блоку дай название летучка']],
];

/** Something new, or nothing at all, though a number is in it. */
export const NO_NUMBERED_ACTS: readonly string[] = [
  'добавь задачу разобрать третью полку',
  'добавь задачу 5 отжиманий',
  'что там в задаче номер два?',
  'задача 1 позвонить маме в пять',
  'к вечеру второй задаче не до меня',
];

/** How "йога", "созвон с Глебом" and "забрать шубу" are now. */
export const TOLD_NOW: ReadonlyArray<readonly [Operation, readonly string[]]> = [
  [
    { type: 'reschedule', planned_time: '12:00' },
    [
      'созвон с Глебом в 12 будет',
      'йога теперь в 12',
      'йога у нас в 12',
      'йога стартует в 12:00',
      'будет йога в 12:00',
    ],
  ],
  [
    { type: 'reschedule', planned_at: FRIDAY },
    [
      'йога у меня в пятницу, а не завтра',
      'в пятницу у нас йога',
      'шуба будет в пятницу',
      'наверное йога будет в пятницу',
    ],
  ],
  [
    { type: 'set_duration', duration_minutes: 90 },
    ['йога идёт полтора часа', 'йога будет длиться полтора часа', 'йога всего полтора часа'],
  ],
  [{ type: 'reschedule', shift_minutes: -30 }, ['йогу подвинули на полчаса раньше']],
  [{ type: 'set_duration', end_at: '2026-09-15T21:00:00+03:00' }, ['йога будет до 21:00']],
  [{ type: 'set_recurrence', rrule: 'FREQ=WEEKLY;BYDAY=FR' }, ['йога по пятницам теперь']],
];

/** Of these nothing is done. */
export const NOT_TOLD_NOW: readonly string[] = [
  'йога была вчера в 12',
  'йога в пятницу?',
  'йога не в пятницу',
  'йога может быть в пятницу',
  'Маша хочет йогу в пятницу',
  'у Маши йога в пятницу',
  'йогу хотят перенести на пятницу',
  'йога идёт уже час',
  'шуба стоит 40 минут',
];

/** Told of a note, a name or a project of what has a number, or of when something was done: asked, and never done. */
export const UNSURE_OF_NUMBERED: readonly string[] = [
  'у задачи 3 примечание сотри',
  'удали комментарий у TASK-2',
  'у второй задачи описание больше не нужно',
  'задача 1 текст показала Ире',
  'задачу 3 убери из проекта Дача в понедельник',
];
/** What is done to a note or a name of what has a number is no value of it. */
export const NO_VALUES: readonly string[] = [
  'у задачи 3 заметку поправь',
  'из задачи 1 заметку выкинь',
  'задаче 1 комментарий не надо',
  'задаче 2 название не трогай',
  'у третьей задачи пометку пока оставь',
  'задачу 1 дописать к среде сценарий',
  'задачу 3 допиши завтра',
];
/** What looks alike, and is a value. */
export const VALUES: ReadonlyArray<readonly [Operation, readonly string[]]> = [
  [
    { type: 'add_note', text: 'не стучать после десяти', task: 2 },
    ['задаче 2 заметка не стучать после десяти'],
  ],
  [{ type: 'rename', title: 'снять занавески', task: 1 }, ['задаче 1 название снять занавески']],
  [
    { type: 'rename', title: 'не забыть про утюг', task: 1 },
    ['задаче 1 название: не забыть про утюг'],
  ],
  [
    { type: 'move_to_project', project_title: 'Дача', task: 3 },
    ['задачу 3 убери из проекта Ванная в проект Дача', 'задачу 3 вынеси из проекта Ванная в Дача'],
  ],
];

/** Told of yoga and a call with the day on which they were moved, or how long they go on: asked. */
export const MAYBE_TOLD_NOW: readonly string[] = [
  'йогу вчера перенесли',
  'созвон с Глебом позавчера сдвинули',
  'йогу в прошлый вторник передвинули',
  'йогу переставили в пятницу',
  'йога идёт 25 минут',
  'созвон с Глебом проходит полчаса',
];
