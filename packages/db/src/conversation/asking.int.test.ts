import type { Operation } from '@planerka/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  command,
  type Kernel,
  NOON,
  operation,
  type Story,
  startKernel,
} from '../../../../test/rig/kernel.ts';

// cites: K-missing-argument, K8-9-no-silent-fallback, K8-10-validated, D-past, D-bounds
let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());

const task = command('task_create', {
  title: 'Отчёт',
  planned_at: '2026-02-26T10:00:00+03:00',
});
const inbox = command('task_create', { title: 'Молоко' });
const block = command('timeblock_create', {
  title: 'Созвон',
  start_at: '2026-02-26T14:00:00+03:00',
  duration_minutes: 60,
});
const project = operation({ type: 'project_create', title: 'Ремонт' });

async function withPlan(): Promise<Story> {
  return await (await kernel.story()).given(task, block, project);
}

const DAYS = [
  'сегодня, 25 февраля',
  'завтра, 26 февраля',
  'пятница, 27 февраля',
  'суббота, 28 февраля',
];

interface Missing {
  readonly op: Operation;
  readonly asks: string;
  readonly labels: readonly string[];
  /** Answered by a choice. */
  readonly choice?: { readonly id: string; readonly says: string };
  /** Answered by words. */
  readonly words?: { readonly read: Operation; readonly says: string };
}

const missing: readonly Missing[] = [
  {
    op: { type: 'reschedule', task: 1 },
    asks: 'На когда перенести?',
    labels: DAYS,
    choice: {
      id: 'd:2026-02-27',
      says: 'Перенёс задачу «Отчёт» (TASK-001).\nКогда: послезавтра, 10:00.',
    },
    words: {
      read: { type: 'reschedule', planned_at: '2026-02-28', planned_time: '12:00' },
      says: 'Перенёс задачу «Отчёт» (TASK-001).\nКогда: суббота, 28 февраля, 12:00.',
    },
  },
  {
    op: { type: 'reschedule', timeblock: 1, planned_at: null },
    asks: 'На когда перенести?',
    labels: DAYS,
    choice: {
      id: 'd:2026-02-27',
      says: 'Перенёс блок «Созвон» (BLOCK-001).\nКогда: послезавтра, 14:00–15:00 (1 ч).',
    },
  },
  {
    op: { type: 'rename', task: 1 },
    asks: 'Как назвать по-новому?',
    labels: [],
    words: {
      read: { type: 'rename', title: 'Сводка' },
      says: 'Переименовал задачу «Отчёт» (TASK-001): теперь «Сводка».',
    },
  },
  {
    op: { type: 'set_priority', task: 1 },
    asks: 'Какой приоритет поставить?',
    labels: ['высокий', 'средний', 'низкий'],
    choice: { id: 'p:medium', says: 'Поставил средний приоритет задаче «Отчёт» (TASK-001).' },
    words: {
      read: { type: 'set_priority', priority: 'low' },
      says: 'Поставил низкий приоритет задаче «Отчёт» (TASK-001).',
    },
  },
  {
    op: { type: 'set_duration', task: 1 },
    asks: 'Сколько минут это займёт?',
    labels: ['15 минут', '30 минут', '45 минут', '60 минут', '90 минут'],
    choice: { id: 'm:45', says: 'Изменил длительность задачи «Отчёт» (TASK-001): 45 мин.' },
    words: {
      read: { type: 'set_duration', duration_minutes: 20 },
      says: 'Изменил длительность задачи «Отчёт» (TASK-001): 20 мин.',
    },
  },
  {
    // Longer than what? The task has no duration yet.
    op: { type: 'set_duration', task: 1, by_minutes: 30 },
    asks: 'Сколько минут это займёт?',
    labels: ['15 минут', '30 минут', '45 минут', '60 минут', '90 минут'],
    choice: { id: 'm:90', says: 'Изменил длительность задачи «Отчёт» (TASK-001): 1 ч 30 мин.' },
  },
  {
    op: { type: 'set_due', task: 1 },
    asks: 'Какой срок поставить?',
    labels: DAYS,
    choice: {
      id: 'd:2026-02-27',
      says: 'Срок задачи «Отчёт» (TASK-001): послезавтра.',
    },
    words: {
      read: { type: 'set_due', due_date: '2026-02-28' },
      says: 'Срок задачи «Отчёт» (TASK-001): суббота, 28 февраля.',
    },
  },
  {
    op: { type: 'set_reminders', timeblock: 1 },
    asks: 'За сколько напомнить?',
    labels: ['за 10 мин', 'за 30 мин', 'за 1 ч', 'за 1 день'],
    choice: { id: 'm:60', says: 'Напомню о блоке «Созвон» (BLOCK-001) за 1 ч.' },
    words: {
      read: { type: 'set_reminders', remind_before_minutes: [15] },
      says: 'Напомню о блоке «Созвон» (BLOCK-001) за 15 мин.',
    },
  },
  {
    op: { type: 'snooze', task: 1 },
    asks: 'На сколько отложить напоминание?',
    labels: ['10 мин', '1 ч', '3 ч'],
    choice: {
      id: 'm:60',
      says: 'Напомню о задаче «Отчёт» (TASK-001) снова: сегодня, 13:00.',
    },
  },
  {
    op: { type: 'move_to_project', task: 1 },
    asks: 'В какой проект перенести?',
    labels: ['«Ремонт» (PLAN-001)'],
    choice: {
      id: 'project:1',
      says: 'Перенёс задачу «Отчёт» (TASK-001) в проект «Ремонт» (PLAN-001).',
    },
  },
  {
    // A name that no project bears only proposes.
    op: { type: 'move_to_project', task: 1, project_title: 'сад' },
    asks: 'В какой проект перенести?',
    labels: ['«Ремонт» (PLAN-001)'],
  },
  {
    op: { type: 'link_task', timeblock: 1, task_title: 'отчёт' },
    asks: 'К какой задаче привязать?',
    labels: ['«Отчёт» (TASK-001)'],
    choice: {
      id: 'task:1',
      says: 'Привязал блок «Созвон» (BLOCK-001) к задаче «Отчёт» (TASK-001).',
    },
  },
  {
    op: { type: 'subtask_add', task: 1 },
    asks: 'Как назвать подзадачу?',
    labels: [],
    words: {
      read: { type: 'subtask_add', title: 'Черновик' },
      says: 'Добавил подзадачу «Черновик» (TASK-002) к задаче «Отчёт» (TASK-001).',
    },
  },
  {
    op: { type: 'project_create' },
    asks: 'Как назвать проект?',
    labels: [],
    words: {
      read: { type: 'project_create', title: 'Дача' },
      says: 'Создал проект «Дача» (PLAN-002).',
    },
  },
];

describe('what an operation lacks', () => {
  for (const { op, asks, labels } of missing) {
    it(`${JSON.stringify(op)} is asked for`, async () => {
      await (await withPlan()).when(operation(op)).thenAsks(asks, labels);
    });
  }

  const byChoice = missing.flatMap(({ op, asks, choice }) =>
    choice ? [{ op, asks, choice }] : [],
  );
  for (const { op, asks, choice } of byChoice) {
    it(`${JSON.stringify(op)} is answered by a choice`, async () => {
      const story = await withPlan();
      const { draft_id } = await story.when(operation(op)).thenAsks(asks);
      const answer = { type: 'choice', draft_id, choice_id: choice.id } as const;
      await story.when(answer).thenDone(choice.says);
      await story.when(answer).thenRefused('STALE_BUTTON');
    });
  }

  const byWords = missing.flatMap(({ op, asks, words }) => (words ? [{ op, asks, words }] : []));
  for (const { op, asks, words } of byWords) {
    it(`${JSON.stringify(op)} is answered by words`, async () => {
      const story = await withPlan();
      const { draft_id } = await story.when(operation(op)).thenAsks(asks);
      const read = { operation: words.read, confidence: 0.9 };
      await story
        .when({ type: 'operation_answer', draft_id, read, said: 'ответ' })
        .thenDone(words.says);
    });
  }

  it('a day is never guessed for an hour or a shift alone', async () => {
    const story = await (await kernel.story()).given(inbox);
    const { draft_id } = await story
      .when(operation({ type: 'reschedule', task: 1, planned_time: '11:00' }))
      .thenAsks('На какой день перенести?', [
        'завтра, 26 февраля',
        'пятница, 27 февраля',
        'суббота, 28 февраля',
        'воскресенье, 1 марта',
      ]);
    await story
      .when({ type: 'choice', draft_id, choice_id: 'd:2026-02-26' })
      .thenDone('Перенёс задачу «Молоко» (TASK-001).\nКогда: завтра, 11:00.');
    const other = await (await kernel.story()).given(inbox);
    await other
      .when(operation({ type: 'reschedule', task: 1, shift_minutes: 60 }))
      .thenAsks('На когда перенести?', DAYS);
  });

  it('an answer does not move the operation to another object', async () => {
    const story = await (await kernel.story()).given(task, inbox);
    const { draft_id } = await story
      .when(operation({ type: 'rename', task: 1 }))
      .thenAsks('Как назвать по-новому?');
    const read = {
      operation: { type: 'rename', task: 2, title: 'Сводка' },
      confidence: 1,
    } as const;
    await story
      .when({ type: 'operation_answer', draft_id, read, said: 'Сводка' })
      .thenDone('Переименовал задачу «Отчёт» (TASK-001): теперь «Сводка».');
    const [entry] = (await story.journal()).slice(-1);
    expect(entry?.operation).toEqual({ type: 'rename', task: 1, title: 'Сводка' });
  });
});

describe('what cannot be', () => {
  const refused: ReadonlyArray<
    readonly [Operation, 'DURATION_OUT_OF_RANGE' | 'END_BEFORE_START', string]
  > = [
    [
      { type: 'set_duration', timeblock: 1, duration_minutes: 0 },
      'DURATION_OUT_OF_RANGE',
      'Длительность должна быть от 1 минуты до 24 часов, а получилось: 0 мин.',
    ],
    [
      { type: 'set_duration', timeblock: 1, by_minutes: -90 },
      'DURATION_OUT_OF_RANGE',
      'Длительность должна быть от 1 минуты до 24 часов, а получилось: -30 мин.',
    ],
    [
      { type: 'set_duration', task: 1, duration_minutes: 1441 },
      'DURATION_OUT_OF_RANGE',
      'Длительность должна быть от 1 минуты до 24 часов, а получилось: 24 ч 1 мин.',
    ],
    [
      { type: 'set_duration', timeblock: 1, end_at: '2026-02-26T13:00:00+03:00' },
      'END_BEFORE_START',
      'Конец раньше начала: завтра, 14:00 – завтра, 13:00.',
    ],
  ];
  for (const [op, code, message] of refused) {
    it(`${JSON.stringify(op)} is refused with the reason`, async () => {
      const outcome = await (await withPlan()).when(operation(op)).thenRefused(code);
      expect(outcome.user_message).toBe(message);
    });
  }

  it('a refused answer leaves its question open', async () => {
    const story = await withPlan();
    const asked = await story
      .when(operation({ type: 'set_duration', task: 1 }))
      .thenAsks('Сколько минут это займёт?');
    const read = {
      operation: { type: 'set_duration', duration_minutes: 0 },
      confidence: 1,
    } as const;
    const outcomes = await story.propose({
      type: 'operation_answer',
      draft_id: asked.draft_id,
      read,
      said: 'ноль',
    });
    expect(outcomes).toMatchObject([
      { status: 'refused', code: 'DURATION_OUT_OF_RANGE' },
      { status: 'question', clarifying_question: 'Сколько минут это займёт?', follow_up: true },
    ]);
  });

  it('tags that were not said are asked for in a whole phrase', async () => {
    const outcome = await (await withPlan())
      .when(operation({ type: 'set_tags', task: 1 }))
      .thenRefused('NOT_UNDERSTOOD');
    expect(outcome.recovery).toBe('Скажите целиком, например: «Добавь тег дом».');
  });

  it('nothing pinned, nothing open', async () => {
    const story = await withPlan();
    const unpin = await story.when(operation({ type: 'unpin' })).thenRefused('NO_CHANGE');
    expect(unpin.user_message).toBe('Здесь ничего не закреплено.');
    const close = await story.when(operation({ type: 'unfocus' })).thenRefused('NO_CHANGE');
    expect(close.user_message).toBe('Сейчас ничего не открыто.');
  });
});

describe('the past', () => {
  it('a move into it is asked about once, as at creation', async () => {
    const story = await withPlan();
    const { draft_id } = await story
      .when(operation({ type: 'reschedule', task: 1, planned_at: '2026-02-25T09:00:00+03:00' }))
      .thenAsks('Это время уже прошло: сегодня, 09:00. Всё равно перенести?', ['Да', 'Нет']);
    await story
      .when({ type: 'choice', draft_id, choice_id: 'yes' })
      .thenDone('Перенёс задачу «Отчёт» (TASK-001).\nКогда: сегодня, 09:00.');
  });

  it('a no asks for the time anew', async () => {
    const story = await withPlan();
    const { draft_id } = await story
      .when(operation({ type: 'reschedule', timeblock: 1, planned_at: '2026-02-24' }))
      .thenAsks('Это время уже прошло: вчера, 14:00. Всё равно перенести?');
    const [again] = await story.propose({ type: 'choice', draft_id, choice_id: 'no' });
    expect(again).toMatchObject({ status: 'question', clarifying_question: 'На когда перенести?' });
    await story
      .when({ type: 'choice', draft_id, choice_id: 'd:2026-02-27' })
      .thenDone('Перенёс блок «Созвон» (BLOCK-001).\nКогда: послезавтра, 14:00–15:00 (1 ч).');
  });

  it('a due day that is over is asked about, a reminder in the past is asked anew', async () => {
    const story = await withPlan();
    const due = await story
      .when(operation({ type: 'set_due', task: 1, due_date: '2026-02-20' }))
      .thenAsks('Этот срок уже прошёл: пятница, 20 февраля. Всё равно поставить?');
    await story
      .when({ type: 'choice', draft_id: due.draft_id, choice_id: 'yes' })
      .thenDone('Срок задачи «Отчёт» (TASK-001): пятница, 20 февраля.');
    await story
      .when(operation({ type: 'snooze', task: 1, until: NOON.replace('T09', 'T08') }))
      .thenAsks('Это время уже прошло. На сколько отложить напоминание?');
  });
});

describe('confidence', () => {
  it('under 0.40 nothing is done', async () => {
    const story = await withPlan();
    await story
      .when(operation({ type: 'delete', task: 1 }, { confidence: 0.39 }))
      .thenRefused('NOT_UNDERSTOOD');
  });

  const retold: ReadonlyArray<readonly [Operation, string]> = [
    [{ type: 'delete', task: 1 }, 'удалить задачу «Отчёт» (TASK-001)'],
    [
      { type: 'update_status', task: 1, status: 'done' },
      'отметить сделанной задачу «Отчёт» (TASK-001)',
    ],
    [
      { type: 'reschedule', task: 1, planned_at: '2026-02-27' },
      'перенести задачу «Отчёт» (TASK-001) на послезавтра',
    ],
    [
      { type: 'reschedule', timeblock: 1, shift_minutes: 60 },
      'перенести блок «Созвон» (BLOCK-001) на 1 ч позже',
    ],
    [
      { type: 'rename', task: 1, title: 'Сводка' },
      'переименовать задачу «Отчёт» (TASK-001) в «Сводка»',
    ],
    [
      { type: 'set_priority', task: 1, priority: 'high' },
      'поставить высокий приоритет задаче «Отчёт» (TASK-001)',
    ],
    [{ type: 'set_tags', task: 1, add: ['дом'] }, 'изменить теги задачи «Отчёт» (TASK-001) #дом'],
    [
      { type: 'set_duration', timeblock: 1, by_minutes: -15 },
      'сделать блок «Созвон» (BLOCK-001) на 15 мин короче',
    ],
    [
      { type: 'set_due', task: 1, due_date: '2026-02-27' },
      'поставить задаче «Отчёт» (TASK-001) срок на послезавтра',
    ],
    [
      { type: 'set_reminders', timeblock: 1, remind_before_minutes: [30] },
      'напомнить о блоке «Созвон» (BLOCK-001) за 30 мин',
    ],
    [
      { type: 'snooze', task: 1, minutes: 10 },
      'напомнить о задаче «Отчёт» (TASK-001) через 10 мин',
    ],
    [{ type: 'focus', project: 1 }, 'открыть проект «Ремонт» (PLAN-001)'],
    [{ type: 'pin', task: 1 }, 'закрепить задачу «Отчёт» (TASK-001)'],
    [{ type: 'project_archive', project: 1 }, 'убрать в архив проект «Ремонт» (PLAN-001)'],
    [{ type: 'project_create', title: 'Дача' }, 'создать проект «Дача»'],
    [
      { type: 'subtask_add', task: 1, title: 'Черновик' },
      'добавить подзадачу «Черновик» к задаче «Отчёт» (TASK-001)',
    ],
    [
      { type: 'move_to_project', task: 1, project: 1 },
      'перенести задачу «Отчёт» (TASK-001) в проект «Ремонт» (PLAN-001)',
    ],
    [
      { type: 'link_task', timeblock: 1, task: 1 },
      'привязать блок «Созвон» (BLOCK-001) к задаче «Отчёт» (TASK-001)',
    ],
  ];
  for (const [op, words] of retold) {
    it(`to 0.75 it is retold first: ${words}`, async () => {
      const story = await withPlan();
      const { draft_id } = await story
        .when(operation(op, { confidence: 0.6 }))
        .thenAsks(`Правильно понял: ${words}?`, ['Да', 'Нет']);
      const [done] = await story.propose({ type: 'choice', draft_id, choice_id: 'yes' });
      expect(done?.status).toBe('done');
    });
  }

  it('a no leaves everything, and quotes the words', async () => {
    const story = await withPlan();
    const { draft_id } = await story
      .when(operation({ type: 'delete', task: 1 }, { confidence: 0.6, said: 'убери это' }))
      .thenAsks('Правильно понял: удалить задачу «Отчёт» (TASK-001)?');
    const left = await story
      .when({ type: 'choice', draft_id, choice_id: 'no' })
      .thenRefused('CANCELLED');
    expect(left.user_message).toBe('Хорошо, оставил как есть. Вы сказали: «убери это».');
  });

  it('another value in the place of what was retold is done, unless something is lost by it', async () => {
    const story = await withPlan();
    const retells = operation({ type: 'rename', task: 1, title: 'Сводка' }, { confidence: 0.6 });
    const asked = 'Правильно понял: переименовать задачу «Отчёт» (TASK-001) в «Сводка»?';
    const renamed = await story.when(retells).thenAsks(asked);
    const title = { operation: { type: 'rename', title: 'Итог' }, confidence: 1 } as const;
    await story
      .when({ type: 'operation_answer', draft_id: renamed.draft_id, read: title, said: 'Итог' })
      .thenDone('Переименовал задачу «Отчёт» (TASK-001): теперь «Итог».');
    const done = operation({ type: 'update_status', task: 1, status: 'done' }, { confidence: 0.6 });
    const marked = await story
      .when(done)
      .thenAsks('Правильно понял: отметить сделанной задачу «Итог» (TASK-001)?');
    const status = { type: 'update_status', status: 'cancelled' } as const;
    const read = { operation: status, confidence: 1 };
    const [outcome] = await story.propose({
      type: 'operation_answer',
      draft_id: marked.draft_id,
      read,
      said: 'сними',
    });
    expect(outcome?.status).not.toBe('done');
  });

  it('what is missing is asked first, and the doubt stays for the end', async () => {
    const story = await withPlan();
    const { draft_id } = await story
      .when(operation({ type: 'rename', task: 1 }, { confidence: 0.6 }))
      .thenAsks('Как назвать по-новому?');
    const read = { operation: { type: 'rename', title: 'Сводка' }, confidence: 1 } as const;
    await story
      .when({ type: 'operation_answer', draft_id, read, said: 'Сводка' })
      .thenAsks('Правильно понял: переименовать задачу «Отчёт» (TASK-001) в «Сводка»?');
  });

  it('a doubtful creation that is left takes no number', async () => {
    const story = await withPlan();
    const { draft_id } = await story
      .when(operation({ type: 'project_create', title: 'Дача' }, { confidence: 0.6 }))
      .thenAsks('Правильно понял: создать проект «Дача»?');
    await story.given({ type: 'choice', draft_id, choice_id: 'no' });
    await story
      .when(operation({ type: 'project_create', title: 'Сад' }))
      .thenDone('Создал проект «Сад» (PLAN-002).');
  });
});
