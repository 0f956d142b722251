import { randomUUID } from 'node:crypto';
import { type Operation, RetryableError } from '@planerka/contracts';
import { createWorkspaceDirectory, type WorkspaceDirectory } from '@planerka/db';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  command,
  type Kernel,
  NOON,
  operation,
  type Story,
  startKernel,
} from '../../../../test/rig/kernel.ts';
import type { Panel } from '../wire/panel.ts';
import { readPanel } from './read-panel.ts';

const BOT_ID = 7;
let chatId = 1000;
let kernel: Kernel;
let directory: WorkspaceDirectory;
let story: Story;

beforeAll(async () => {
  kernel = await startKernel();
  directory = createWorkspaceDirectory(kernel.connection.db, randomUUID);
});
afterAll(() => kernel.stop());

beforeEach(async () => {
  chatId += 1;
  kernel.clock.now = NOON;
  const workspace = await directory.forChat(BOT_ID, chatId, {
    kind: 'personal',
    timezone: 'Europe/Moscow',
    created_at: NOON,
  });
  story = await kernel.story({
    workspace,
    actor: { id: `telegram:${chatId}`, may_undo_others: false },
    thread: `telegram:${BOT_ID}:${chatId}:0`,
  });
});

async function ready(): Promise<Extract<Panel, { state: 'ready' }>> {
  const panel = await readPanel({
    reader: kernel.reader,
    directory,
    clock: { now: () => kernel.clock.now },
    defaultTimezone: 'Europe/Moscow',
    botId: BOT_ID,
    chatId,
  });
  if (panel.state !== 'ready') throw new Error('the database is away');
  return panel;
}

test('an empty plan', async () => {
  expect(await ready()).toEqual({
    state: 'ready',
    today: { day: '2026-02-25', label: 'среда, 25 февраля', items: [], more: 0 },
    ahead: [],
    inbox: { items: [], total: 0 },
    question: null,
    changes: [],
    timezone: 'Europe/Moscow',
  });
});

test('a crowded day is shown in part, and says how much more it holds', async () => {
  for (let number = 1; number <= 17; number += 1) {
    await story.given(
      command('task_create', { title: `пробная ${number}`, planned_at: '2026-02-27' }),
    );
  }
  const { ahead } = await ready();
  expect(ahead.map(({ day, items, more }) => [day, items.length, more])).toEqual([
    ['2026-02-27', 15, 2],
  ]);
});

test('tasks and blocks stand on their days, in the order of the day', async () => {
  await story.given(
    command('timeblock_create', {
      title: 'созвон',
      start_at: '2026-02-25T18:00:00+03:00',
      duration_minutes: 90,
    }),
    command('task_create', { title: 'весь день', planned_at: '2026-02-25' }),
    command('task_create', {
      title: 'отчёт',
      planned_at: '2026-02-25T15:00:00+03:00',
      due_date: '2026-02-27T18:00:00+03:00',
      duration_minutes: 45,
      priority: 'high',
      tags: ['работа'],
    }),
    command('task_create', {
      title: 'в один день',
      planned_at: '2026-03-02',
      due_date: '2026-03-02',
    }),
    command('task_create', { title: 'нескоро', planned_at: '2026-06-01' }),
  );
  const { today, ahead } = await ready();
  expect(today.items.map(({ time, title }) => [time, title])).toEqual([
    ['весь день', 'весь день'],
    ['15:00', 'отчёт'],
    ['18:00–19:30', 'созвон'],
  ]);
  expect(today.items[1]).toMatchObject({
    kind: 'task',
    number: 'TASK-002',
    details: ['45 мин', 'высокий приоритет', '#работа'],
  });
  expect(today.items[2]).toMatchObject({
    kind: 'timeblock',
    number: null,
    details: ['блок', '1 ч 30 мин'],
  });
  expect(ahead.map(({ label, items }) => [label, items.map(({ time }) => time)])).toEqual([
    ['пятница, 27 февраля', ['срок 18:00']],
    ['понедельник, 2 марта', ['весь день']],
  ]);
});

test('a block that runs over midnight stands on both days in turn', async () => {
  await story.given(
    command('timeblock_create', { start_at: '2026-02-25T23:00:00+03:00', duration_minutes: 120 }),
  );
  expect((await ready()).today.items).toMatchObject([{ time: '23:00–01:00', title: 'Блок' }]);
  kernel.clock.now = '2026-02-25T21:30:00.000Z';
  const next = await ready();
  expect(next.today).toMatchObject({ day: '2026-02-26', items: [{ time: '23:00–01:00' }] });
});

test('tomorrow is called so', async () => {
  await story.given(command('task_create', { title: 'хлеб', planned_at: '2026-02-26' }));
  expect((await ready()).ahead[0]?.label).toBe('завтра, четверг, 26 февраля');
});

test('the Inbox has what has no time, newest first', async () => {
  await story.given(
    command('task_create', { title: 'молоко' }),
    command('task_create', { title: 'хлеб' }),
  );
  expect((await ready()).inbox).toMatchObject({
    total: 2,
    items: [
      { title: 'хлеб', number: 'TASK-002', time: null },
      { title: 'молоко', number: 'TASK-001', time: null },
    ],
  });
});

test('the open question with its choices, until it expires', async () => {
  await story.given(
    command(
      'timeblock_create',
      { start_at: '2026-02-26T09:00:00+03:00' },
      { said: 'блок завтра в 9' },
    ),
  );
  expect((await ready()).question).toEqual({
    question: 'На сколько минут поставить блок?',
    choices: ['15 минут', '30 минут', '45 минут', '60 минут', '90 минут'],
    said: ['блок завтра в 9'],
    until: '12:15',
  });
  kernel.clock.now = '2026-02-25T09:15:01.000Z';
  expect((await ready()).question).toBeNull();
});

test('the journal: one change an action, newest first, and what is undone at present', async () => {
  await story.propose(
    command('task_create', { title: 'молоко' }),
    command('task_create', { title: 'хлеб' }),
  );
  await story.propose({ type: 'undo' });
  await story.propose({ type: 'redo' });
  const shape = async () =>
    (await ready()).changes.map(({ action, undone, lines }) => [action, undone, lines.length]);
  const done = await shape();
  expect(done.slice(0, 2).map(([action]) => action)).toEqual(['redo', 'undo']);
  expect(done.slice(2).every(([action, undone]) => action === 'do' && undone === false)).toBe(true);
  await story.propose({ type: 'undo' });
  const changes = (await ready()).changes;
  expect(changes[0]).toMatchObject({ action: 'undo', by: 'Вы', at: '12:00' });
  expect(changes.filter(({ undone }) => undone)).toMatchObject([{ action: 'do' }]);
  expect(changes.at(-1)?.lines[0]).toBe('задача «молоко» (TASK-001)');
});

test('a change of another day and of somebody else says so', async () => {
  await story
    .as({ actor: { id: 'agent:sample', may_undo_others: false } })
    .given(command('task_create', { title: 'молоко' }));
  kernel.clock.now = '2026-02-26T09:00:00.000Z';
  expect((await ready()).changes).toMatchObject([{ by: 'agent:sample', at: '25 февраля, 12:00' }]);
});

test('each change says what was done, and to what', async () => {
  await story.given(command('task_create', { title: 'отчёт' }));
  const acts: Operation[] = [
    { type: 'focus', task: 1 },
    { type: 'pin', task: 1 },
    { type: 'reschedule', task: 1, planned_at: '2026-02-26' },
    { type: 'set_tags', task: 1, add: ['работа'] },
    { type: 'update_status', task: 1, status: 'done' },
    { type: 'unfocus' },
    { type: 'unpin' },
    { type: 'delete', task: 1 },
  ];
  for (const operation of acts) {
    await story.propose({
      type: 'operation',
      read: { operation, confidence: 1 },
      refs: [],
      suggested: [],
      said: 'проба',
    });
  }
  const { changes } = await ready();
  expect(changes.map(({ what, lines }) => `${what}: ${lines.join('; ')}`).reverse()).toEqual([
    'Записано: задача «отчёт» (TASK-001)',
    'Открыто: задача «отчёт» (TASK-001)',
    'Закреплено: задача «отчёт» (TASK-001)',
    'Перенесено: задача «отчёт» (TASK-001), завтра',
    'Теги изменены: задача «отчёт» (TASK-001), завтра',
    'Отмечено сделанным: задача «отчёт» (TASK-001), завтра',
    'Закрыто: задача «отчёт» (TASK-001)',
    'Откреплено: задача «отчёт» (TASK-001)',
    'Удалено: задача «отчёт» (TASK-001), завтра',
  ]);
});

test('settings are changes too', async () => {
  await story.propose({
    type: 'settings',
    timezone: 'Asia/Omsk',
    working_hours: { from: '08:00', to: '17:00' },
  });
  const { changes, timezone } = await ready();
  expect(timezone).toBe('Asia/Omsk');
  expect(changes[0]?.lines).toEqual(['часовой пояс Омск', 'обычные часы']);
});

test('while the database is away the panel says so', async () => {
  const away = () => Promise.reject(new RetryableError('DATABASE_AWAY', 'no answer'));
  const panel = await readPanel({
    reader: kernel.reader,
    directory: { ...directory, forChat: away },
    clock: { now: () => NOON },
    defaultTimezone: 'Europe/Moscow',
    botId: BOT_ID,
    chatId,
  });
  expect(panel).toEqual({ state: 'unavailable' });
});

test("a person's block is in the history: that it stands, that it goes on, and what was taken back", async () => {
  await story.given(
    command('task_create', { title: 'отчёт' }),
    operation({ type: 'block_task', task: 1, reason: 'ждём договор' }),
    operation({ type: 'unblock_task', task: 1 }),
    operation({ type: 'block_task', task: 1 }),
    { type: 'undo' },
  );
  const { changes } = await ready();
  expect(changes.map(({ what, undone }) => [what, undone])).toEqual([
    ['Отменено', false],
    ['Остановлено', true],
    ['Можно продолжать', false],
    ['Остановлено', false],
    ['Записано', false],
  ]);
  for (const { by, lines } of changes) {
    expect([by, lines]).toEqual(['Вы', ['задача «отчёт» (TASK-001)']]);
  }
});
