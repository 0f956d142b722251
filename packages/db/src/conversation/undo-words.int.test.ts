import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  command,
  type Kernel,
  operation,
  type Story,
  startKernel,
  type Wish,
} from '../../../../test/rig/kernel.ts';

// cites: K-undo-reason, K-undo-every-operation
let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());

const task = command('task_create', { title: 'Отчёт', planned_at: '2026-02-26T10:00:00+03:00' });
const project = operation({ type: 'project_create', title: 'Ремонт' });
const other = (story: Story): Story =>
  story.as({ actor: { id: 'person:2', may_undo_others: false }, thread: 'second' });
const agent = (story: Story): Story =>
  story.as({ actor: { id: 'agent:1', may_undo_others: false }, thread: 'third', door: 'mcp' });

describe('what an undo says', () => {
  const told: ReadonlyArray<readonly [Wish, string, string]> = [
    [
      operation({ type: 'reschedule', task: 1, planned_at: '2026-02-27' }),
      'Отменил перенос: задача «Отчёт» (TASK-001).',
      'Вернул перенос: задача «Отчёт» (TASK-001).',
    ],
    [
      operation({ type: 'update_status', task: 1, status: 'done' }),
      'Отменил смену статуса: задача «Отчёт» (TASK-001).',
      'Вернул смену статуса: задача «Отчёт» (TASK-001).',
    ],
    [
      operation({ type: 'rename', task: 1, title: 'Сводка' }),
      'Отменил переименование: задача «Отчёт» (TASK-001).',
      'Вернул переименование: задача «Сводка» (TASK-001).',
    ],
    [
      operation({ type: 'delete', project: 1 }),
      'Отменил удаление: проект «Ремонт» (PLAN-001).',
      'Вернул удаление: проект «Ремонт» (PLAN-001).',
    ],
    [
      operation({ type: 'focus', task: 1 }),
      'Отменил открытие: задача «Отчёт» (TASK-001).',
      'Вернул открытие: задача «Отчёт» (TASK-001).',
    ],
    [
      operation({ type: 'pin', project: 1 }),
      'Отменил закрепление: проект «Ремонт» (PLAN-001).',
      'Вернул закрепление: проект «Ремонт» (PLAN-001).',
    ],
    [
      operation({ type: 'project_create', title: 'Дача' }),
      'Отменил: проект «Дача» (PLAN-002).',
      'Вернул: проект «Дача» (PLAN-002).',
    ],
    [
      operation({ type: 'subtask_add', task: 1, title: 'Плитка' }),
      'Отменил: задача «Плитка» (TASK-002).',
      'Вернул: задача «Плитка» (TASK-002).',
    ],
  ];
  for (const [wish, undone, redone] of told) {
    it(`is told: ${undone}`, async () => {
      const story = await (await kernel.story()).given(task, project, wish);
      await story.when({ type: 'undo' }).thenDone(undone);
      await story.when({ type: 'redo' }).thenDone(redone);
    });
  }
});

describe('an undo that may not be', () => {
  it('says what has changed since and by whom, in people’s words', async () => {
    const story = await (await kernel.story()).given(task);
    const [first] = await story.propose(
      operation({ type: 'set_due', task: 1, due_date: '2026-02-27' }),
    );
    if (first?.status !== 'done') throw new Error('done');
    await story.given(operation({ type: 'rename', task: 1, title: 'Сводка' }));
    await other(story).given(operation({ type: 'set_priority', task: 1, priority: 'high' }));
    await agent(story).given(operation({ type: 'update_status', task: 1, status: 'in_progress' }));
    const refused = await story
      .when({ type: 'undo', change_ids: [first.receipt.change_id] })
      .thenRefused('REVISION_MISMATCH');
    expect(refused).toMatchObject({
      user_message:
        'С тех пор это изменили: смена статуса (агент), смена приоритета (другой участник) и переименование (вы).',
      recovery: 'Сначала отмените более поздние изменения.',
    });
  });

  it('because something already belongs to what would be gone', async () => {
    const story = await (await kernel.story()).given(project);
    await other(story).given(task, operation({ type: 'move_to_project', task: 1, project: 1 }));
    const refused = await story.when({ type: 'undo' }).thenRefused('REVISION_MISMATCH');
    expect(refused.user_message).toBe('К этому уже относится задача «Отчёт» (TASK-001).');
    await other(story).given({ type: 'undo' });
    await story.when({ type: 'undo' }).thenDone('Отменил: проект «Ремонт» (PLAN-001).');
    const back = await other(story).when({ type: 'redo' }).thenRefused('REVISION_MISMATCH');
    expect(back.user_message).toBe('Того, к чему это относилось, больше нет.');
  });

  it('reaches any depth over all doors, newest first', async () => {
    const story = await (await kernel.story()).given(task);
    const elsewhere = story.as({ thread: 'topic', door: 'web' });
    for (const [index, title] of ['А', 'Б', 'В', 'Г'].entries()) {
      await (index % 2 === 0 ? story : elsewhere).given(
        operation({ type: 'rename', task: 1, title }),
      );
    }
    for (const title of ['В', 'Б', 'А', 'Отчёт']) {
      await elsewhere
        .when({ type: 'undo' })
        .thenDone(`Отменил переименование: задача «${title}» (TASK-001).`);
    }
    await story
      .when({ type: 'undo' })
      .thenDone('Отменил: задача «Отчёт» (TASK-001), завтра, 10:00.');
    await story.when({ type: 'undo' }).thenRefused('NOTHING_TO_UNDO');
  });
});
