import {
  CONFIDENCE,
  type InterpretRequest,
  InterpretResponse,
  OPERATION_TYPES,
  type Operation,
  type PendingOperationQuestion,
  type PendingQuestion,
  type ThreadHints,
} from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../corpus.ts';
import { BACK, DAYS_TO_PLAN, OPERATIONS, PLAN_ACTS, QUERIES, REDO, UNDO } from './corpus.ts';
import { NO_DAYS_TO_PLAN, NO_PLAN_ACTS, NOT_OPERATIONS, NOT_QUERIES } from './negative-corpus.ts';
import { PRODUCTION_EDITS } from './projects/production-edit-corpus.ts';

const HUB: ThreadHints = { room: { kind: 'hub' }, candidates: [], operations: [] };
const WORKROOM: ThreadHints = {
  room: { kind: 'workroom', object: { kind: 'task', number: 7, title: 'ремонт' } },
  candidates: [],
  default_task_id: 7,
  operations: [],
};

const read = (text: string, more: Partial<InterpretRequest> = {}) =>
  interpretUtterance(
    {
      trace_id: 'trace-1',
      source: { channel: 'telegram_voice' },
      now_iso: CORPUS_NOW,
      text,
      thread: HUB,
      ...more,
    },
    { timezone: CORPUS_ZONE },
  );

const each = <Value>(groups: readonly (readonly [Value, readonly string[]])[]) =>
  groups.flatMap(([value, phrases]) => phrases.map((phrase) => [phrase, value] as const));

describe('operations', () => {
  it.each(each(OPERATIONS))('%s', (text, expected) => {
    const { response, unsure, foreign } = read(text);
    expect(InterpretResponse.parse(response)).toEqual(response);
    expect(response.kind).toBe('operations');
    expect(response.envelopes).toEqual([]);
    const found = response.operations?.map(({ confidence, ...one }) =>
      confidence < CONFIDENCE.act ? { ...one, isConfirmed: true } : one,
    );
    expect(found).toEqual(expected);
    expect(foreign).toBe(false);
    expect(unsure).toBe(expected.some(({ isConfirmed }) => isConfirmed));
  });

  it.each(NOT_OPERATIONS)('%s is none', (text) => {
    expect(['commands', 'none']).toContain(read(text).response.kind);
  });

  it('are found by every kind of operation that exists', () => {
    const types = new Set([
      ...each(OPERATIONS).flatMap(([, list]) => list.map((one) => one.operation.type)),
      ...PRODUCTION_EDITS.map(([{ operation }]) => operation.type),
    ]);
    expect([...types].sort()).toEqual([...OPERATION_TYPES].sort());
  });

  it('stand beside what the same breath asks to create', () => {
    const { response } = read('перенеси созвон на завтра и купи хлеб');
    expect(response.operations?.map(({ mention }) => mention)).toEqual(['созвон']);
    expect(response.envelopes.map(({ command }) => command.entities)).toEqual([
      { title: 'купи хлеб' },
    ]);
  });

  it.each(['закрой', 'назад', 'выйди'])('%s leaves a Workroom that is open', (text) => {
    expect(read(text, { thread: WORKROOM }).response.operations?.[0]?.operation).toEqual({
      type: 'unfocus',
    });
  });

  it('read a lone "закрой" in the Hub as a likely completion, "назад" as taking back', () => {
    const { response, unsure } = read('закрой');
    expect(response.operations?.[0]?.operation).toEqual({ type: 'update_status', status: 'done' });
    expect(unsure).toBe(true);
    expect(read('назад').response.kind).toBe('undo');
  });

  it('put a reminder off only where an object is in view', () => {
    expect(
      read('напомни через час', { thread: WORKROOM }).response.operations?.[0]?.operation,
    ).toEqual({ type: 'snooze', minutes: 60 });
    expect(read('напомни через час').response.kind).toBe('commands');
  });

  it('keep numbers and placeholders that belong to a new title', () => {
    const operations = (text: string) =>
      read(text).response.operations?.map((one) => one.operation);
    expect(operations('переименуй задачу 42 в отчёт по задаче 7')).toEqual([
      { type: 'rename', task: 42, title: 'отчёт по задаче 7' },
    ]);
    expect(operations('переименуй в отчёт по ⟨1⟩')).toEqual([
      { type: 'rename', title: 'отчёт по ⟨1⟩' },
    ]);
    expect(operations('добавь подзадачу сверить с TASK-005 к задаче 42')).toEqual([
      { type: 'subtask_add', task: 42, title: 'сверить с TASK-005' },
    ]);
  });

  it('say which kind is meant where its word was said, and no kind for words of either', () => {
    expect(read('переименуй проект в Дача').response.operations).toEqual([
      { operation: { type: 'rename', title: 'Дача' }, confidence: 0.95, kind: 'project' },
    ]);
    const kindOf = (text: string) => read(text).response.operations?.[0]?.kind;
    expect(kindOf('переименуй задачу хлеб в батон')).toBe('task');
    expect(kindOf('сдвинь блок на час')).toBe('timeblock');
    for (const either of ['перенеси встречу на завтра', 'перенеси это дело на завтра', 'удали']) {
      expect(kindOf(either)).toBeUndefined();
    }
  });

  it('make a task with a placeholder in its title, and none of words that are about the object', () => {
    expect(read('напомни завтра позвонить по ⟨1⟩').response.kind).toBe('commands');
    const { response, unsure } = read('⟨1⟩ подождёт до завтра');
    expect([response.kind, unsure]).toEqual(['none', true]);
  });

  it('leave placeholders of tokens to those who made them', () => {
    expect(read('перенеси ⟨1⟩ и ⟨2⟩ на завтра').response.operations).toEqual([
      { operation: { type: 'reschedule', planned_at: '2026-09-16' }, confidence: 0.95 },
    ]);
  });
});

describe('questions about the plan', () => {
  it.each(each(QUERIES))('%s', (text, query) => {
    expect(read(text).response).toEqual({
      kind: 'query',
      envelopes: [],
      query,
      interpreter: 'rules',
    });
  });

  it.each(NOT_QUERIES)('%s is none', (text) => {
    expect(read(text).response.query).toBeUndefined();
  });
});

describe('a plan of a day', () => {
  const days = DAYS_TO_PLAN.flatMap(([day, phrases]) =>
    phrases.map((text) => [text, day] as const),
  );
  it.each(days)('%s', (text, day) => {
    const expected = { kind: 'day_plan', envelopes: [], day, interpreter: 'rules' };
    expect(read(text).response).toEqual(expected);
  });

  const acts = Object.entries(PLAN_ACTS).flatMap(([act, phrases]) =>
    phrases.map((text) => [text, act] as const),
  );
  it.each(acts)('%s is said to it', (text, act) => {
    const expected = { kind: 'day_plan', envelopes: [], plan_act: act, interpreter: 'rules' };
    expect(read(text).response).toEqual(expected);
  });

  it.each(NO_PLAN_ACTS)('%s decides nothing about it', (text) => {
    expect(read(text).response.plan_act).toBeUndefined();
  });

  it.each(NO_DAYS_TO_PLAN)('%s is none', (text) => {
    expect(read(text).response.kind).not.toBe('day_plan');
  });
});

describe('undo and redo', () => {
  it.each(UNDO)('%s', (text) => {
    expect(read(text).response.kind).toBe('undo');
  });

  it.each(BACK)('%s', (text) => {
    expect(read(text).response.kind).toBe('back');
  });

  it.each(REDO)('%s', (text) => {
    expect(read(text).response.kind).toBe('redo');
  });

  it('keep "отмени" as a word of taking back', () => {
    expect(read('отмени').response.kind).toBe('undo');
    expect(read('не надо').response.kind).toBe('cancel');
  });
});

type Question = PendingOperationQuestion['question'];

const asked = (
  operation: Operation,
  code: Question['code'],
  choices: Question['choices'] = [],
): PendingOperationQuestion => ({
  draft_id: '0191d7a0-0000-7000-8000-000000000001',
  operation,
  question: { code, clarifying_question: '?', choices },
});

const WHICH = asked({ type: 'reschedule', planned_at: '2026-09-16' }, 'TARGET', [
  { id: 'task:3', label: 'Купить молоко (TASK-003)' },
  { id: 'task:4', label: 'Купить хлеб (TASK-004)' },
  { id: 'none_of_these', label: 'Ни одна из них' },
]);
const YES_NO = [
  { id: 'yes', label: 'Да' },
  { id: 'no', label: 'Нет' },
];

/** What an answer comes to: a choice, the operation, or the kind of reading it is instead. */
function answer(text: string, pending: PendingOperationQuestion) {
  const { response } = read(text, { pending_operation: pending });
  expect(InterpretResponse.parse(response)).toEqual(response);
  if (response.kind !== 'answer') return response.kind;
  if (response.choice_id !== undefined) return response.choice_id;
  const found = response.operations?.[0];
  return found?.mention ?? found?.operation;
}

describe('answers about an operation', () => {
  it.each<[string, unknown]>([
    ['1', 'task:3'],
    ['вторая', 'task:4'],
    ['последняя', 'task:4'],
    ['молоко', 'task:3'],
    ['та, которая про хлеб', 'task:4'],
    ['TASK-004', 'task:4'],
    ['Купить хлеб (TASK-004)', 'task:4'],
    ['ни одна из них', 'none_of_these'],
    ['другая', 'none_of_these'],
    ['отчёт по продажам', 'отчёт по продажам'],
    ['задача 9', { type: 'reschedule', planned_at: '2026-09-16', task: 9 }],
    ['отмена', 'cancel'],
    ['что у меня завтра?', 'query'],
    ['удали задачу отчёт', 'operations'],
    ['создай задачу позвонить маме', 'commands'],
    ['спасибо', 'none'],
    ['верни как было', 'undo'],
  ])('which: %s', (text, expected) => {
    expect(answer(text, WHICH)).toEqual(expected);
  });

  const when = asked({ type: 'reschedule', task: 3 }, 'WHEN', [
    { id: 'd:0', label: 'сегодня, 15 сентября' },
    { id: 'd:1', label: 'завтра, 16 сентября' },
  ]);
  it.each<[string, unknown]>([
    ['1', 'd:0'],
    ['на пятницу', { type: 'reschedule', task: 3, planned_at: '2026-09-18' }],
    ['в пятницу в 15', { type: 'reschedule', task: 3, planned_at: '2026-09-18T15:00:00+03:00' }],
    ['на час позже', { type: 'reschedule', task: 3, shift_minutes: 60 }],
    ['в 19:00', { type: 'reschedule', task: 3, planned_time: '19:00' }],
    ['без даты', { type: 'reschedule', task: 3, planned_at: null }],
    ['не знаю', 'none'],
    ['купить хлеб завтра', 'commands'],
  ])('when: %s', (text, expected) => {
    expect(answer(text, when)).toEqual(expected);
  });

  it('a deadline', () => {
    const due = asked({ type: 'set_due', task: 3 }, 'WHEN');
    expect(answer('до пятницы', due)).toEqual({ type: 'set_due', task: 3, due_date: '2026-09-18' });
    expect(answer('без срока', due)).toEqual({ type: 'set_due', task: 3, due_date: null });
  });

  it.each<[string, unknown]>([
    ['Позвонить маме завтра', { type: 'rename', task: 3, title: 'Позвонить маме завтра' }],
    ['удалить старые файлы', { type: 'rename', task: 3, title: 'удалить старые файлы' }],
    ['«Отчёт»', { type: 'rename', task: 3, title: 'Отчёт' }],
    ['что у меня завтра?', 'query'],
    ['закрой задачу отчёт', 'operations'],
    ['не надо', 'cancel'],
  ])('a new title: %s', (text, expected) => {
    expect(answer(text, asked({ type: 'rename', task: 3 }, 'NEW_TITLE'))).toEqual(expected);
  });

  it.each<[string, unknown]>([
    ['полтора часа', 90],
    ['45', 45],
    ['на 20 минут', 20],
  ])('minutes: %s', (text, minutes) => {
    const duration = asked({ type: 'set_duration', task: 3 }, 'MINUTES');
    expect(answer(text, duration)).toEqual({
      type: 'set_duration',
      task: 3,
      duration_minutes: minutes,
    });
    const snooze = asked({ type: 'snooze', task: 3 }, 'MINUTES');
    expect(answer(text, snooze)).toEqual({ type: 'snooze', task: 3, minutes });
  });

  it.each<[string, unknown]>([
    ['высокий', 'high'],
    ['срочно', 'high'],
    ['низкий приоритет', 'low'],
    ['не срочно', 'low'],
    ['обычный', 'medium'],
    ['без приоритета', null],
  ])('a priority: %s', (text, priority) => {
    const pending = asked({ type: 'set_priority', task: 3 }, 'PRIORITY');
    expect(answer(text, pending)).toEqual({ type: 'set_priority', task: 3, priority });
  });

  it('a project or a task, by a choice, a number or a name', () => {
    const project = asked({ type: 'move_to_project', task: 3 }, 'PROJECT', [
      { id: 'project:1', label: 'Ремонт (PLAN-001)' },
      { id: 'project:2', label: 'Дача (PLAN-002)' },
    ]);
    expect(answer('дача', project)).toBe('project:2');
    expect(answer('в ремонт', project)).toBe('project:1');
    expect(answer('PLAN-009', project)).toEqual({ type: 'move_to_project', task: 3, project: 9 });
    expect(answer('работа', project)).toEqual({
      type: 'move_to_project',
      task: 3,
      project_title: 'работа',
    });
    expect(answer('без проекта', project)).toEqual({
      type: 'move_to_project',
      task: 3,
      project: null,
    });
    const task = asked({ type: 'link_task', timeblock: 2 }, 'LINKED_TASK');
    expect(answer('отчёт', task)).toEqual({ type: 'link_task', timeblock: 2, task_title: 'отчёт' });
    expect(answer('задача 5', task)).toEqual({ type: 'link_task', timeblock: 2, task: 5 });
  });

  it.each(['CONFIRM', 'BULK', 'STEPS', 'PAST'] as const)('yes and no: %s', (code) => {
    const pending = asked({ type: 'reschedule', task: 3, planned_at: '2026-09-14' }, code, YES_NO);
    expect(answer('да', pending)).toBe('yes');
    expect(answer('ага, давай', pending)).toBe('yes');
    expect(answer('нет', pending)).toBe('no');
    expect(answer('нет, на пятницу', pending)).toEqual({
      type: 'reschedule',
      task: 3,
      planned_at: '2026-09-18',
    });
    expect(answer('может быть когда-то', pending)).toBe('none');
  });

  it('one of a series, in words', () => {
    const pending = asked({ type: 'reschedule', task: 3, planned_at: '2026-09-18' }, 'SERIES', [
      { id: 'scope:this', label: 'Только этот, 17 сентября' },
      { id: 'scope:following', label: 'Этот и следующие' },
      { id: 'scope:all', label: 'Все' },
    ]);
    expect(answer('только этот', pending)).toBe('scope:this');
    expect(answer('этот', pending)).toBe('scope:this');
    expect(answer('этот и следующие', pending)).toBe('scope:following');
    expect(answer('следующие', pending)).toBe('scope:following');
    expect(answer('все', pending)).toBe('scope:all');
    expect(answer('всю серию', pending)).toBe('scope:all');
    expect(answer('3', pending)).toBe('scope:all');
    expect(answer('да все перенеси, и этот и дальше', pending)).toBe('scope:all');
    expect(answer('этот и дальше', pending)).toBe('scope:following');
    expect(answer('этот раз только, остальные оставь', pending)).toBe('scope:this');
    expect(answer('ну только этот на пятницу перенеси', pending)).toBe('scope:this');
  });

  it.each([
    'воду маме это не задача, убери её',
    'все дела на завтра перенеси на послезавтра',
    'посылка это не моё дело, её муж заберёт',
    'надо ещё эту полку повесить завтра',
    'только посылку не удаляй',
    'все уже сделала',
  ])('of one of a series nothing is said: %s', (text) => {
    const pending = asked({ type: 'delete', task: 3 }, 'SERIES', [
      { id: 'scope:this', label: 'Только этот, 17 сентября' },
      { id: 'scope:following', label: 'Этот и следующие' },
    ]);
    const found = answer(text, pending);
    expect(['scope:this', 'scope:following']).not.toContain(found);
  });
});

describe('while a command is being asked about', () => {
  const pending = (code: PendingQuestion['question']['code']): PendingQuestion => ({
    draft_id: '0191d7a0-0000-7000-8000-000000000001',
    envelope: {
      trace_id: 'trace-0',
      source: { channel: 'cli' },
      command: { intent: 'task_create', confidence: 0.95, entities: {} },
    },
    question: { code, clarifying_question: '?', choices: [] },
  });

  it.each<[string, string]>([
    ['что у меня завтра?', 'query'],
    ['отметь задачу молоко сделанной', 'operations'],
    ['перенеси задачу 42 на завтра', 'operations'],
    ['верни как было', 'undo'],
    ['удалить старые файлы', 'answer'],
    ['отметь день рождения мамы', 'operations'],
    ['созвон с Леной завтра в 15', 'commands'],
    ['назови её молоко', 'answer'],
    ['покажи что записал', 'none'],
    ['а завтра что?', 'query'],
    ['потом скажу', 'none'],
    ['пока не знаю', 'none'],
    ['позже решу', 'none'],
    ['потом помыть', 'answer'],
    ['что ты умеешь?', 'none'],
    ['почему ты спрашиваешь', 'none'],
    ['у меня вечером есть окно?', 'query'],
    ['что подарить маме', 'answer'],
    ['узнать, сколько стоит ремонт', 'answer'],
  ])('a title: %s', (text, kind) => {
    expect(read(text, { pending: pending('TITLE') }).response.kind).toBe(kind);
  });

  it.each<[string, string]>([
    ['завтра', 'answer'],
    ['что у меня завтра?', 'query'],
    ['перенеси молоко на завтра', 'operations'],
  ])('a day: %s', (text, kind) => {
    expect(read(text, { pending: pending('DAY') }).response.kind).toBe(kind);
  });
});

describe('the order said again as the answer', () => {
  it.each<[string, PendingOperationQuestion, Operation]>([
    [
      'перенеси на завтра',
      asked({ type: 'reschedule', task: 3 }, 'WHEN'),
      { type: 'reschedule', task: 3, planned_at: '2026-09-16' },
    ],
    [
      'перенеси на субботу',
      asked({ type: 'reschedule', task: 3, planned_at: '2026-09-18' }, 'CONFIRM', YES_NO),
      { type: 'reschedule', task: 3, planned_at: '2026-09-19' },
    ],
    [
      'поставь высокий приоритет',
      asked({ type: 'set_priority', task: 3 }, 'PRIORITY'),
      { type: 'set_priority', task: 3, priority: 'high' },
    ],
    [
      'переименуй в хлеб',
      asked({ type: 'rename', task: 3 }, 'NEW_TITLE'),
      { type: 'rename', task: 3, title: 'хлеб' },
    ],
    [
      'повторяй по средам в 9 утра',
      asked({ type: 'set_recurrence', task: 3 }, 'WHEN'),
      {
        type: 'set_recurrence',
        task: 3,
        rrule: 'FREQ=WEEKLY;BYDAY=WE',
        planned_time: '09:00',
      },
    ],
    [
      'по будням',
      asked({ type: 'set_recurrence', task: 3 }, 'WHEN'),
      { type: 'set_recurrence', task: 3, rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR' },
    ],
  ])('%s', (text, pending, operation) => {
    expect(answer(text, pending)).toEqual(operation);
  });

  it.each([
    'перенеси созвон на завтра',
    'перенеси задачу 42 на завтра',
    'перенеси просроченные на завтра',
    'удали',
  ])('%s is another order', (text) => {
    expect(answer(text, asked({ type: 'reschedule', task: 3 }, 'WHEN'))).toBe('operations');
  });

  it('words that are neither may go to a model', () => {
    const pending_operation = asked({ type: 'reschedule', task: 3 }, 'WHEN');
    const isUnsure = (text: string) => read(text, { pending_operation }).unsure;
    expect(isUnsure('у меня окно послезавтра')).toBe(true);
    expect(isUnsure('создай задачу купить хлеб завтра')).toBe(false);
    expect(isUnsure('послезавтра')).toBe(false);
  });
});

describe('something new, and behind it an order about what exists', () => {
  it.each([
    ['купить лук и перенеси стирку на субботу', 'купить лук', 'стирку'],
    [
      'встреча с риелтором в пятницу в 12 на час и перенеси окна на четверг',
      'встреча с риелтором',
      'окна',
    ],
    ['созвон завтра в 10 на полчаса, отложи банк до пятницы', 'созвон', 'банк'],
    ['помыть пол и сдвинь планёрку на час позже', 'помыть пол', 'планёрку'],
    ['добавь задачу забрать куртку, перекинь отчёт на среду', 'забрать куртку', 'отчёт'],
  ])('%s: neither is lost', (text, title, mention) => {
    const { response } = read(text);
    expect(response.kind).toBe('operations');
    expect(response.envelopes.map(({ command }) => command.entities.title)).toEqual([title]);
    expect(response.operations?.map((one) => [one.operation.type, one.mention])).toEqual([
      ['reschedule', mention],
    ]);
  });

  it.each(['купить лук и перенести стирку на субботу', 'помыть пол и отложить денег на отпуск'])(
    '%s: an infinitive is something new as well',
    (text) => {
      expect(read(text).response.kind).toBe('commands');
    },
  );

  it.each([
    'встреча завтра в 12 на час и перенеси окна на завтра',
    'встреча завтра и перенеси окна на завтра',
  ])('%s: tomorrow is tomorrow, whatever else is', (text) => {
    const [moved] = read(text).response.operations ?? [];
    expect(moved?.operation).toEqual({ type: 'reschedule', planned_at: '2026-09-16' });
  });
});
