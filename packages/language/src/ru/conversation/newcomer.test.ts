import type { InterpretRequest } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../index.ts';

type Thread = NonNullable<InterpretRequest['thread']>;

const TUESDAY = '2026-09-15T12:00:00+03:00';
const SPOKEN_OF: Thread['candidates'] = [
  { kind: 'project', number: 1, title: 'поездка' },
  { kind: 'task', number: 12, title: 'оформить визу' },
  { kind: 'task', number: 11, title: 'посмотреть маршрут' },
  { kind: 'timeblock', number: 2, title: 'плавание' },
];
const HUB: Thread = { room: { kind: 'hub' }, candidates: SPOKEN_OF, operations: [] };
const IN_VIEW: Thread = { ...HUB, default_task_id: 11 };
const DRAFT = '0191d7a0-0000-7000-8000-000000000001';
const YES_NO = [
  { id: 'yes', label: 'Да' },
  { id: 'no', label: 'Нет' },
];

function read(text: string, more: Partial<InterpretRequest> = {}, now_iso = TUESDAY) {
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 't', source, now_iso, text, thread: HUB, ...more };
  return interpretUtterance(request, { timezone: 'Europe/Moscow' }).response;
}

const envelope = (entities: object) => ({
  trace_id: 't',
  source: { channel: 'telegram_text' as const },
  command: { intent: 'task_create' as const, confidence: 0.6, entities },
});
const OPEN: ReadonlyArray<readonly [string, Partial<InterpretRequest>]> = [
  [
    'a yes or no of something new',
    {
      pending: {
        draft_id: DRAFT,
        envelope: envelope({ title: 'помыть окна' }),
        question: { code: 'CONFIRM', clarifying_question: 'Правильно понял?', choices: YES_NO },
      },
    },
  ],
  [
    'a day',
    {
      pending: {
        draft_id: DRAFT,
        envelope: envelope({ title: 'помыть окна', planned_time: '16:00' }),
        question: { code: 'DAY', clarifying_question: 'На какой день?', choices: [] },
      },
    },
  ],
  [
    'whether to delete',
    {
      pending_operation: {
        draft_id: DRAFT,
        operation: { type: 'delete', task: 9 },
        question: {
          code: 'CONFIRM',
          clarifying_question: 'Удалить «помыть окна»?',
          choices: YES_NO,
        },
      },
    },
  ],
];

const START: Partial<InterpretRequest> = {
  pending: {
    draft_id: DRAFT,
    envelope: {
      ...envelope({}),
      command: {
        intent: 'timeblock_create',
        confidence: 0.9,
        entities: { title: 'звонок', duration_minutes: 30 },
      },
    },
    question: { code: 'START', clarifying_question: 'На какое время?', choices: [] },
  },
};

describe('is read the same whatever is asked', () => {
  const said = [
    'визу до пятницы',
    'плавание на полчаса позже',
    'а плавание на среду',
    'маршрут посмотрела',
    'напоминай за 20 минут',
    'TASK-077',
    'что дальше?',
  ];
  it.each(OPEN.flatMap(([asked, more]) => said.map((text) => [asked, text, more] as const)))(
    'while %s is asked: %s',
    (_, text, more) => {
      const { operations, query, settings, envelopes } = read(text);
      expect(read(text, more)).toMatchObject({ envelopes });
      expect(read(text, more).operations).toEqual(operations);
      expect(read(text, more)).toMatchObject({ ...(query && { query }) });
      expect(read(text, more).settings).toBe(settings);
    },
  );
});

it.each([
  ['TASK-011', { type: 'find', mention: 'посмотреть маршрут' }],
  ['задача 12?', { type: 'find', mention: 'оформить визу' }],
  ['TASK-077', { type: 'find', mention: 'TASK-077' }],
  ['блок 9', { type: 'find', mention: 'BLOCK-009' }],
  ['PLAN-007', { type: 'project', number: 7 }],
  ['покажи проект', { type: 'projects', mention: 'поездка' }],
  ['что там по проекту?', { type: 'projects', mention: 'поездка' }],
])('%s is shown', (text, query) => {
  expect(read(text)).toMatchObject({ kind: 'query', query, envelopes: [] });
});

it.each(['задача 11 класс выучить', 'проект сдать'])('%s is not', (text) => {
  expect(read(text).kind).not.toBe('query');
});

it.each([
  ['добавь заметку: не дороже сорока', { type: 'add_note', text: 'не дороже сорока' }],
  ['подзадача написать гиду', { type: 'subtask_add', title: 'написать гиду' }],
  ['шаг: сравнить цены', { type: 'subtask_add', title: 'сравнить цены' }],
])('%s goes to what is in view', (text, operation) => {
  expect(read(text, { thread: IN_VIEW }).operations).toMatchObject([{ operation }]);
});

it.each([
  ['покажи её', { type: 'find', mention: 'посмотреть маршрут' }],
  ['покажи эту задачу', { type: 'find', mention: 'посмотреть маршрут' }],
  ['какая у меня неделя?', { type: 'agenda' }],
  ['какой у меня самый важный таск?', { type: 'urgent' }],
  ['когда в следующий раз плавание?', { type: 'find', mention: 'плавание' }],
])('%s is asked of the plan', (text, query) => {
  expect(read(text, { thread: IN_VIEW }).query).toMatchObject(query);
});

it('an order that names another thing is no answer to which one is meant', () => {
  const operation = { type: 'set_priority', priority: 'high' } as const;
  const choices = [
    { id: 'task:1', label: '«купить шторы» (TASK-001)' },
    { id: 'none_of_these', label: 'Ни одна из них' },
  ];
  const question = { code: 'TARGET' as const, clarifying_question: 'Какую задачу?', choices };
  const pending_operation = { draft_id: DRAFT, operation, question };
  expect(read('визу оформит муж, вычёркивай', { pending_operation }).operations).toMatchObject([
    { operation: { type: 'delete' }, mention: 'визу' },
  ]);
  expect(read('про визу', { pending_operation })).toMatchObject({ kind: 'answer' });
});

it.each([
  ['ой, не с Инной, с Аней', { type: 'rename', title: 'созвон с Аней' }],
  ['созвон всё-таки в 15', { type: 'reschedule', planned_time: '15:00' }],
  ['предупреди меня за полчаса до созвона', { type: 'set_reminders', remind_before_minutes: [30] }],
  ['сделай BLOCK-003 на полтора часа', { type: 'set_duration', duration_minutes: 90 }],
])('of a call that was spoken of: %s', (text, operation) => {
  const candidates = [{ kind: 'timeblock' as const, number: 3, title: 'созвон с Инной' }];
  const thread = { ...HUB, candidates, default_timeblock_id: 3 };
  expect(read(text, { thread }).operations).toMatchObject([{ operation }]);
});

it.each(['хотя нет, хватит часа', 'ой, на час', 'нет, лучше на час'])(
  'while its hour is asked, %s says how long',
  (text) => {
    const entities = { title: 'стирка', duration_minutes: 120 };
    const asked = { code: 'START' as const, clarifying_question: 'На какое время?', choices: [] };
    const draft = { ...envelope(entities).command, intent: 'timeblock_create' as const };
    const pending = {
      draft_id: DRAFT,
      envelope: { ...envelope(entities), command: draft },
      question: asked,
    };
    expect(read(text, { pending }).envelopes.map(({ command }) => command.entities)).toEqual([
      { ...entities, duration_minutes: 60 },
    ]);
  },
);

it.each([
  ['скинь его на послезавтра', { type: 'reschedule', planned_at: '2026-09-17' }],
  ['в среду его не будет', { type: 'delete' }],
])('of the timeblock in view: %s', (text, operation) => {
  const thread = { ...HUB, default_timeblock_id: 2 };
  expect(read(text, { thread }).operations).toMatchObject([{ operation }]);
});

it.each([
  ['визу оформить до пятницы', { type: 'set_due', due_date: '2026-09-18' }],
  ['маршрут посмотреть в среду', { type: 'reschedule', planned_at: '2026-09-16' }],
])('a title in another order is no new one: %s', (text, operation) => {
  expect(read(text)).toMatchObject({ kind: 'operations', envelopes: [] });
  expect(read(text).operations).toMatchObject([{ operation }]);
});

it.each([
  ['вечера', '18:00'],
  ['утром', '06:00'],
  ['нет, вечером', '18:00'],
])('of an hour that was said, %s says the half', (text, clock) => {
  const entities = { title: 'встреча', start_at: '2026-09-16T06:00:00+03:00' };
  const asked = { code: 'DURATION' as const, clarifying_question: 'Сколько?', choices: [] };
  const command = { ...envelope(entities).command, intent: 'timeblock_create' as const };
  const pending = {
    draft_id: DRAFT,
    envelope: { ...envelope(entities), command },
    question: asked,
  };
  const [found] = read(text, { pending }).envelopes;
  expect(found?.command.entities).toEqual({
    ...entities,
    start_at: `2026-09-16T${clock}:00+03:00`,
  });
});

it.each([
  ['после обеда лучше', '2026-09-15T14:00:00+03:00'],
  ['завтра в пять лучше', '2026-09-16T17:00:00+03:00'],
  ['завтра утром лучше всего', '2026-09-16T09:00:00+03:00'],
])('while the hour of something new is asked, %s is that hour', (text, start_at) => {
  const { operations, envelopes } = read(text, {
    thread: { ...HUB, default_timeblock_id: 2 },
    ...START,
  });
  expect(operations).toBeUndefined();
  expect(envelopes.map(({ command }) => command.entities)).toMatchObject([{ start_at }]);
});

it.each(['на час позже', 'на полчаса пораньше'])(
  'while something new is asked about, %s moves nothing that stands in view',
  (text) => {
    const thread = { ...HUB, default_timeblock_id: 2 };
    expect(read(text, { thread }).operations).toMatchObject([
      { operation: { type: 'reschedule' } },
    ]);
    for (const [, more] of OPEN.slice(0, 2)) {
      expect(read(text, { thread, ...more }).operations).toBeUndefined();
    }
    expect(read(text, { thread, ...START }).operations).toBeUndefined();
  },
);

it.each(['скинь это на почту', 'кинь его на карту'])('%s is for somebody else', (text) => {
  expect(read(text, { thread: IN_VIEW }).operations).toBeUndefined();
});

it('what is split may be said first', () => {
  const text = 'маршрут длинный, разбей его на части: посмотреть карту, отметить стоянки';
  expect(read(text).operations).toMatchObject([
    { operation: { type: 'subtask_add', title: 'посмотреть карту' }, mention: 'маршрут' },
    { operation: { type: 'subtask_add', title: 'отметить стоянки' } },
  ]);
});

it('«в него:» right behind a project is the project’s', () => {
  const { envelopes } = read('в него: купить карту, собрать аптечку');
  expect(envelopes.map(({ command }) => command.entities)).toMatchObject([
    { title: 'купить карту', project: 'поездка' },
    { title: 'собрать аптечку', project: 'поездка' },
  ]);
});

it.each([
  ['2026-11-28T12:00:00+03:00', { from: '2026-11-28', to: '2026-11-29' }],
  ['2026-11-29T12:00:00+03:00', { from: '2026-11-29', to: '2026-11-29' }],
  ['2026-11-26T12:00:00+03:00', { from: '2026-11-28', to: '2026-11-29' }],
])('the weekend that is asked about at %s', (now, window) => {
  expect(read('что на выходных?', {}, now).query).toEqual({ type: 'agenda', window });
});
