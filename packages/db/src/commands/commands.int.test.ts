import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  command,
  envelope,
  type Kernel,
  NOON,
  operation,
  startKernel,
} from '../../../../test/rig/kernel.ts';

// cites: C4-blank, C8-create-event
let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());

const DURATIONS = ['15 минут', '30 минут', '45 минут', '60 минут', '90 минут'];

// cites: C6-optional
describe('task_create', () => {
  it('writes a task without a time to the Inbox', async () => {
    const who = await kernel.story();
    const done = await who
      .when(command('task_create', { title: 'купить молоко' }))
      .thenDone('Записал задачу «купить молоко» (TASK-001).\nВо Входящих.');
    expect(done.receipt.objects).toMatchObject([{ kind: 'task', number: 1, revision: 1 }]);
    const inbox = await kernel.reader.inboxPage(who.context.workspace, {
      limit: 10,
      offset: 0,
      oldest: false,
    });
    expect(inbox).toMatchObject({ total: 1, items: [{ title: 'купить молоко', status: 'todo' }] });
  });

  it('keeps every optional field', async () => {
    const who = await kernel.story();
    await who.given(operation({ type: 'project_create', title: 'Ремонт' }));
    await who
      .when(
        command('task_create', {
          title: 'сдать отчёт',
          planned_at: '2026-02-26T18:00:00+03:00',
          due_date: '2026-02-27',
          duration_minutes: 45,
          tags: ['работа'],
          priority: 'high',
          project: 'Ремонт',
          remind_before_minutes: [30],
        }),
      )
      .thenDone(
        [
          'Записал задачу «сдать отчёт» (TASK-001).',
          'Когда: завтра, 18:00.',
          'Срок: послезавтра.',
          'Длительность: 45 мин.',
          'Приоритет: высокий.',
          'Теги: #работа.',
          'Напомнить за 30 мин.',
          'Проект: «Ремонт» (PLAN-001).',
        ].join('\n'),
      );
    const [, entry] = await who.journal();
    expect(entry?.after).toMatchObject({
      planned_on: null,
      planned_at: '2026-02-26T15:00:00.000Z',
      due_on: '2026-02-27',
      due_at: null,
      tags: ['работа'],
      priority: 'high',
      project_id: expect.any(String),
      project_name: null,
    });
    expect(
      (
        await kernel.reader.inboxPage(who.context.workspace, {
          limit: 10,
          offset: 0,
          oldest: false,
        })
      ).total,
    ).toBe(0);
  });

  it('keeps a repetition with its wall time and zone', async () => {
    const who = await kernel.story();
    await who
      .when(
        command('task_create', {
          title: 'зарядка',
          planned_at: '2026-02-26T08:00:00+03:00',
          recurrence: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
        }),
      )
      .thenJournals([
        {
          after: expect.objectContaining({
            recurrence_rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
            recurrence_time: '08:00',
            recurrence_zone: 'Europe/Moscow',
          }) as never,
        },
      ]);
  });

  it('asks for the title, word for word', async () => {
    const who = await kernel.story();
    await who.when(command('task_create', {})).thenAsks('Как назвать задачу?', []);
  });

  it('counts blank fields as missing', async () => {
    const who = await kernel.story();
    const blank = { title: '   ', planned_at: '', tags: [' '] } as never;
    await who.when(command('task_create', blank)).thenAsks('Как назвать задачу?');
  });

  it('asks for the day of a time, offering days that fit', async () => {
    const who = await kernel.story();
    await who
      .when(command('task_create', { title: 'отчёт', planned_time: '11:00' }))
      .thenAsks('На какой день запланировать задачу?', [
        'завтра, 26 февраля',
        'пятница, 27 февраля',
        'суббота, 28 февраля',
        'воскресенье, 1 марта',
      ]);
    const other = await kernel.story();
    await other
      .when(
        command('task_create', {
          title: 'отчёт',
          planned_window: { from: '2026-02-23', to: '2026-03-01' },
        }),
      )
      .thenAsks('На какой день запланировать задачу?', [
        'сегодня, 25 февраля',
        'завтра, 26 февраля',
        'пятница, 27 февраля',
        'суббота, 28 февраля',
        'воскресенье, 1 марта',
      ]);
  });

  it('joins a time said first with the day that answers', async () => {
    const who = await kernel.story();
    const asked = await who
      .when(command('task_create', { title: 'отчёт', planned_time: '21:30' }))
      .thenAsks('На какой день запланировать задачу?');
    await who
      .when({ type: 'choice', draft_id: asked.draft_id, choice_id: 'd:2026-02-25' })
      .thenDone('Записал задачу «отчёт» (TASK-001).\nКогда: сегодня, 21:30.');
  });

  it('says that a date does not exist and asks for the day', async () => {
    const who = await kernel.story();
    const notes = [{ code: 'NO_SUCH_DATE', position: 0, text: '31 сентября' } as const];
    const asked = await who
      .when(command('task_create', { title: 'отчёт' }, { notes }))
      .thenAsks('На какой день запланировать задачу?');
    expect(asked.lead).toBe('Даты «31 сентября» не бывает.');
  });

  it('says that a weekday contradicts its date', async () => {
    const who = await kernel.story();
    const notes = [
      { code: 'WEEKDAY_MISMATCH', position: 0, date: '2026-03-05', weekday: 5 } as const,
    ];
    await who
      .when(command('task_create', { title: 'отчёт', planned_at: '2026-03-05' }, { notes }))
      .thenDone(
        [
          'Обратите внимание: это четверг, 5 марта, а не пятница.',
          'Записал задачу «отчёт» (TASK-001).',
          'Когда: четверг, 5 марта.',
        ].join('\n'),
      );
  });
});

// cites: C7-nothing-before
describe('timeblock_create', () => {
  it('asks for the duration first, then for the start, then writes', async () => {
    const who = await kernel.story();
    const first = await who
      .when(command('timeblock_create', {}))
      .thenAsks('На сколько минут поставить блок?', DURATIONS);
    const second = await who
      .when({ type: 'choice', draft_id: first.draft_id, choice_id: 'm:60' })
      .thenAsks('На какое время поставить блок?', [
        'сегодня, 12:30',
        'сегодня, 14:00',
        'сегодня, 15:30',
        'сегодня, 17:00',
      ]);
    const start = second.choices[1];
    const done = await who
      .when({ type: 'choice', draft_id: second.draft_id, choice_id: start?.id ?? '' })
      .thenDone('Поставил блок BLOCK-001.\nКогда: сегодня, 14:00–15:00 (1 ч).');
    expect(done.receipt.objects).toMatchObject([{ kind: 'timeblock', number: 1 }]);
  });

  it('never falls into the Inbox, whatever is missing', async () => {
    const who = await kernel.story();
    await who
      .when(command('timeblock_create', { title: 'созвон' }))
      .thenAsks('На сколько минут поставить блок?');
    await who.given({ type: 'cancel', said: 'отмена' });
    await who
      .when(command('timeblock_create', { title: 'созвон', duration_minutes: 30 }))
      .thenAsks('На какое время поставить блок?');
    expect(
      (
        await kernel.reader.inboxPage(who.context.workspace, {
          limit: 10,
          offset: 0,
          oldest: false,
        })
      ).total,
    ).toBe(0);
  });

  it.each([
    [
      'start and end give the duration',
      { start_at: '2026-02-26T14:00:00+03:00', end_at: '2026-02-26T15:30:00+03:00' },
      'завтра, 14:00–15:30 (1 ч 30 мин)',
    ],
    [
      'end and duration give the start',
      { end_at: '2026-02-26T15:30:00+03:00', duration_minutes: 30 },
      'завтра, 15:00–15:30 (30 мин)',
    ],
    [
      'an end over midnight',
      { start_at: '2026-02-26T22:00:00+03:00', end_at: '2026-02-26T00:30:00+03:00' },
      'завтра, 22:00 – послезавтра, 00:30 (2 ч 30 мин)',
    ],
    [
      'a day and a time apart',
      { planned_at: '2026-02-26', planned_time: '09:00', duration_minutes: 60 },
      'завтра, 09:00–10:00 (1 ч)',
    ],
  ])('takes %s', async (_, entities, when) => {
    const who = await kernel.story();
    await who
      .when(command('timeblock_create', entities))
      .thenDone(`Поставил блок BLOCK-001.\nКогда: ${when}.`);
  });

  it.each([
    ['zero', { duration_minutes: 0 }, 'DURATION_OUT_OF_RANGE'],
    ['negative', { duration_minutes: -30 }, 'DURATION_OUT_OF_RANGE'],
    ['more than a day', { duration_minutes: 1441 }, 'DURATION_OUT_OF_RANGE'],
    [
      'an end long before the start',
      { start_at: '2026-02-26T14:00:00+03:00', end_at: '2026-02-26T09:00:00+03:00' },
      'END_BEFORE_START',
    ],
    [
      'an end days before the start',
      { start_at: '2026-02-26T14:00:00+03:00', end_at: '2026-02-23T15:00:00+03:00' },
      'END_BEFORE_START',
    ],
    [
      'an end at the start',
      { start_at: '2026-02-26T14:00:00+03:00', end_at: '2026-02-26T14:00:00+03:00' },
      'END_BEFORE_START',
    ],
  ] as const)('refuses %s with its reason', async (_, entities, code) => {
    const who = await kernel.story();
    const refused = await who.when(command('timeblock_create', entities)).thenRefused(code);
    expect(refused.recovery).not.toBe('');
  });

  it('asks for the duration when start, end and duration disagree', async () => {
    const who = await kernel.story();
    const asked = await who
      .when(
        command('timeblock_create', {
          start_at: '2026-02-26T14:00:00+03:00',
          end_at: '2026-02-26T16:00:00+03:00',
          duration_minutes: 60,
        }),
      )
      .thenAsks('На сколько минут поставить блок?', ['60 минут', '120 минут']);
    await who
      .when({ type: 'choice', draft_id: asked.draft_id, choice_id: 'm:60' })
      .thenDone('Поставил блок BLOCK-001.\nКогда: завтра, 14:00–15:00 (1 ч).');
  });

  it('offers free starts only, in the working hours of the person', async () => {
    const who = await kernel.story();
    await who.given(
      { type: 'settings', working_hours: { from: '14:00', to: '18:00' } },
      command('timeblock_create', {
        title: 'занято',
        start_at: '2026-02-26T14:00:00+03:00',
        duration_minutes: 120,
      }),
    );
    await who
      .when(command('timeblock_create', { planned_at: '2026-02-26', duration_minutes: 60 }))
      .thenAsks('На какое время поставить блок?', ['завтра, 16:00']);
  });

  it('writes over another block and names it', async () => {
    const who = await kernel.story();
    await who.given(
      command('timeblock_create', {
        title: 'созвон',
        start_at: '2026-02-26T14:00:00+03:00',
        duration_minutes: 60,
      }),
    );
    await who
      .when(
        command('timeblock_create', {
          start_at: '2026-02-26T14:30:00+03:00',
          duration_minutes: 60,
        }),
      )
      .thenDone(
        [
          'Поставил блок BLOCK-002.',
          'Когда: завтра, 14:30–15:30 (1 ч).',
          'Пересекается по времени: «созвон», 14:00–15:00.',
        ].join('\n'),
      );
  });

  it('sees the overlap of two blocks of one breath', async () => {
    const who = await kernel.story();
    const block = { start_at: '2026-02-26T14:00:00+03:00', duration_minutes: 60 };
    const [, second] = await who.propose(
      command('timeblock_create', { title: 'первый', ...block }),
      command('timeblock_create', { title: 'второй', ...block }),
    );
    expect(second).toMatchObject({
      status: 'done',
      user_message: expect.stringContaining('Пересекается по времени: «первый»') as string,
    });
  });
});

describe('a start in the past', () => {
  const past = { start_at: '2026-02-25T09:00:00+03:00', duration_minutes: 60 };
  const question = 'Это время уже прошло: сегодня, 09:00. Всё равно записать?';

  it('asks once, and a yes writes', async () => {
    const who = await kernel.story();
    const asked = await who
      .when(command('timeblock_create', past))
      .thenAsks(question, ['Да', 'Нет']);
    await who
      .when({ type: 'choice', draft_id: asked.draft_id, choice_id: 'yes' })
      .thenDone('Поставил блок BLOCK-001.\nКогда: сегодня, 09:00–10:00 (1 ч).');
  });

  it('asks for another time after a no, and keeps the rest', async () => {
    const who = await kernel.story();
    const asked = await who.when(command('timeblock_create', past)).thenAsks(question);
    await who
      .when({ type: 'choice', draft_id: asked.draft_id, choice_id: 'no' })
      .thenAsks('На какое время поставить блок?');
  });

  it('counts the running minute as now', async () => {
    const who = await kernel.story();
    kernel.clock.now = '2026-02-25T09:00:40.000Z';
    await who
      .when(
        command('timeblock_create', {
          start_at: '2026-02-25T12:00:00+03:00',
          duration_minutes: 30,
        }),
      )
      .thenDone('Поставил блок BLOCK-001.\nКогда: сегодня, 12:00–12:30 (30 мин).');
    kernel.clock.now = NOON;
  });

  it('asks about a task of yesterday too', async () => {
    const who = await kernel.story();
    const asked = await who
      .when(command('task_create', { title: 'отчёт', planned_at: '2026-02-24' }))
      .thenAsks('Это время уже прошло: вчера. Всё равно записать?');
    await who
      .when({ type: 'choice', draft_id: asked.draft_id, choice_id: 'no' })
      .thenRefused('CANCELLED');
  });
});

describe('confidence', () => {
  const task = { title: 'молоко', planned_at: '2026-02-26' };

  it('writes nothing under 0.40', async () => {
    const who = await kernel.story();
    await who
      .when(command('task_create', task, { confidence: 0.39 }))
      .thenRefused('NOT_UNDERSTOOD');
  });

  it('asks what misses first, then confirms once, between 0.40 and 0.75', async () => {
    const who = await kernel.story();
    const first = await who
      .when(command('task_create', { title: 'молоко', planned_time: '21:00' }, { confidence: 0.6 }))
      .thenAsks('На какой день запланировать задачу?');
    const second = await who
      .when({ type: 'choice', draft_id: first.draft_id, choice_id: 'd:2026-02-26' })
      .thenAsks('Правильно понял: задача «молоко», завтра, 21:00?', ['Да', 'Нет']);
    await who
      .when({ type: 'choice', draft_id: second.draft_id, choice_id: 'yes' })
      .thenJournals([{ type: 'task_created' }]);
  });

  it('drops the draft after a no and quotes the words', async () => {
    const who = await kernel.story();
    const asked = await who
      .when(command('task_create', task, { confidence: 0.6, said: 'молоко завтра' }))
      .thenAsks('Правильно понял: задача «молоко», завтра?');
    const refused = await who
      .when({ type: 'choice', draft_id: asked.draft_id, choice_id: 'no' })
      .thenRefused('CANCELLED');
    expect(refused.user_message).toContain('«молоко завтра»');
  });

  it('acts from 0.75', async () => {
    const who = await kernel.story();
    await who
      .when(command('task_create', task, { confidence: 0.75 }))
      .thenJournals([{ type: 'task_created' }]);
  });
});

describe('several readings', () => {
  it('always asks which is meant', async () => {
    const who = await kernel.story();
    const other = envelope('task_create', { title: 'отчёт', planned_at: '2026-02-25' });
    const entities = { title: 'отчёт', planned_at: '2026-03-04' };
    const asked = await who
      .when(command('task_create', entities, { readings: [other] }))
      .thenAsks('Можно понять по-разному. Как правильно?', [
        'задача «отчёт», среда, 4 марта',
        'задача «отчёт», сегодня',
      ]);
    await who
      .when({ type: 'choice', draft_id: asked.draft_id, choice_id: 'r:1' })
      .thenDone('Записал задачу «отчёт» (TASK-001).\nКогда: сегодня.');
  });
});

describe('what a gateway must not hand in', () => {
  it.each([
    ['create_event', { intent: 'create_event', confidence: 1, entities: {} }, 'INTENT_NOT_ALLOWED'],
    [
      'an unknown field',
      { intent: 'task_create', confidence: 1, entities: { titel: 'x' } },
      'INVALID_COMMAND',
    ],
    [
      'a confidence over 1',
      { intent: 'task_create', confidence: 7, entities: {} },
      'INVALID_COMMAND',
    ],
    [
      'an impossible day',
      { intent: 'task_create', confidence: 1, entities: { title: 'x', planned_at: '2026-02-31' } },
      'INVALID_COMMAND',
    ],
    [
      'a time without a zone',
      { intent: 'timeblock_create', confidence: 1, entities: { start_at: '2026-02-26T14:00:00' } },
      'INVALID_COMMAND',
    ],
    ['no command at all', null, 'INVALID_COMMAND'],
  ] as const)('refuses %s', async (_, raw, code) => {
    const who = await kernel.story();
    const envelope = { trace_id: 't', source: { channel: 'cli' }, command: raw };
    await who.when({ type: 'command', envelope, said: 'слова' }).thenRefused(code);
  });
});
