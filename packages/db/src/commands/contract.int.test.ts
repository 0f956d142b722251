import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, type Kernel, startKernel } from '../../../../test/rig/kernel.ts';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());

describe('task_create (contract 6)', () => {
  it('writes a task without a time to the Inbox', async () => {
    const who = await kernel.story();
    const done = await who
      .when(command('task_create', { title: 'купить молоко' }))
      .thenDone('Записал задачу «купить молоко» (TASK-001).\nВо Входящих.');
    expect(done.receipt.objects).toMatchObject([{ kind: 'task', number: 1, revision: 1 }]);
    const inbox = await kernel.reader.inbox(who.context.workspace, 10);
    expect(inbox).toMatchObject({ total: 1, tasks: [{ title: 'купить молоко', status: 'todo' }] });
  });

  it('writes a day and keeps it out of the Inbox', async () => {
    const who = await kernel.story();
    await who
      .when(command('task_create', { title: 'позвонить маме', planned_at: '2026-02-26' }))
      .thenJournals([
        {
          type: 'task_created',
          after: expect.objectContaining({ planned_on: '2026-02-26', planned_at: null }) as never,
        },
      ]);
    expect((await kernel.reader.inbox(who.context.workspace, 10)).total).toBe(0);
  });

  it('asks for the title, word for word', async () => {
    const who = await kernel.story();
    await who.when(command('task_create', {})).thenAsks('Как назвать задачу?', []);
  });

  it('counts a blank title as missing (contract 4)', async () => {
    const who = await kernel.story();
    await who.when(command('task_create', { title: '   ' })).thenAsks('Как назвать задачу?');
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
  });
});

describe('timeblock_create (contract 7)', () => {
  it('asks for the duration first, then for the start, then writes', async () => {
    const who = await kernel.story();
    const first = await who
      .when(command('timeblock_create', {}))
      .thenAsks('На сколько минут поставить блок?', [
        '15 минут',
        '30 минут',
        '45 минут',
        '60 минут',
        '90 минут',
      ]);
    const second = await who
      .when({ type: 'choice', draft_id: first.draft_id, choice_id: 'm:60' })
      .thenAsks('На какое время поставить блок?', [
        'сегодня, 25 февраля, 12:30',
        'сегодня, 25 февраля, 14:00',
        'сегодня, 25 февраля, 15:30',
        'сегодня, 25 февраля, 17:00',
      ]);
    const start = second.choices[1];
    const done = await who
      .when({ type: 'choice', draft_id: second.draft_id, choice_id: start?.id ?? '' })
      .thenDone('Поставил блок.\nКогда: среда, 25 февраля 2026, 14:00–15:00 (1 ч).');
    expect(done.receipt.objects).toMatchObject([{ kind: 'timeblock', number: 1 }]);
  });
});

describe('undo and redo', () => {
  it('takes a creation back, brings it again, and revisions only rise', async () => {
    const who = await kernel.story();
    await who.given(command('task_create', { title: 'купить хлеб' }));
    await who
      .when({ type: 'undo' })
      .thenJournals([{ action: 'undo', type: 'change_undone', after: null, revision: 2 }]);
    expect((await kernel.reader.inbox(who.context.workspace, 10)).total).toBe(0);
    await who.when({ type: 'undo' }).thenRefused('NOTHING_TO_UNDO');
    await who
      .when({ type: 'redo' })
      .thenJournals([{ action: 'redo', type: 'change_redone', revision: 3, before: null }]);
    expect((await kernel.reader.inbox(who.context.workspace, 10)).tasks).toMatchObject([
      { title: 'купить хлеб', number: 1, revision: 3 },
    ]);
    await who.when({ type: 'redo' }).thenRefused('NOTHING_TO_REDO');
  });
});
