import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  command,
  type Kernel,
  operation,
  type Story,
  startKernel,
  type Wish,
} from '../../../../test/rig/kernel.ts';
import { replay } from '../../../../test/rig/replay.ts';

// cites: K-bulk, K-steps
let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());

/** Written at their time: a past one is asked about only by hand. */
async function overdueStory(titles: readonly string[]): Promise<Story> {
  const story = await kernel.story();
  for (const title of titles) {
    const [asked] = await story.propose(
      command('task_create', { title, planned_at: '2026-02-24' }),
    );
    if (asked?.status !== 'question') throw new Error('a day in the past is asked about');
    await story.given({ type: 'choice', draft_id: asked.draft_id, choice_id: 'yes' });
  }
  return story;
}

const close: Wish = operation({ type: 'update_status', status: 'done' }, { bulk: 'overdue' });
const yes = (draft_id: string): Wish => ({ type: 'choice', draft_id, choice_id: 'yes' });
const no = (draft_id: string): Wish => ({ type: 'choice', draft_id, choice_id: 'no' });
const subtask = (task: number, title: string): Wish =>
  operation({ type: 'subtask_add', task, title });

async function statuses(story: Story): Promise<Record<string, string>> {
  const objects = [...replay(await story.journal()).values()];
  return Object.fromEntries(
    objects.flatMap((object) =>
      object.kind === 'task' ? [[object.row.title, object.row.status] as const] : [],
    ),
  );
}

describe('a set at once', () => {
  it('lists exactly what would change, asks once, changes exactly that in one change', async () => {
    const story = await overdueStory(['А', 'Б', 'В']);
    await story.given(command('task_create', { title: 'Не просрочена' }));
    const { draft_id } = await story
      .when(close)
      .thenAsks(
        'Отметить сделанными: 3 задачи. Всё верно?\n• «А» (TASK-001)\n• «Б» (TASK-002)\n• «В» (TASK-003)',
        ['Да', 'Нет'],
      );
    const done = await story
      .when(yes(draft_id))
      .thenDone(
        'Готово, 3 изменения:\n• Отметил сделанной задачу «А» (TASK-001).\n• Отметил сделанной задачу «Б» (TASK-002).\n• Отметил сделанной задачу «В» (TASK-003).',
      );
    expect(done.receipt.objects).toHaveLength(3);
    expect(await statuses(story)).toEqual({
      А: 'done',
      Б: 'done',
      В: 'done',
      'Не просрочена': 'todo',
    });
    await story
      .when({ type: 'undo' })
      .thenJournals([{ action: 'undo' }, { action: 'undo' }, { action: 'undo' }]);
  });

  it('of more than 200 the rest is counted, in the question and in the answer', async () => {
    const story = await kernel.story();
    await story.given(
      ...Array.from({ length: 203 }, (_, index) =>
        command('task_create', { title: `Дело ${index + 1}` }),
      ),
    );
    const [asked] = await story.propose(
      operation({ type: 'set_priority', priority: 'high' }, { bulk: 'inbox' }),
    );
    if (asked?.status !== 'question') throw new Error('a set is asked about');
    const LEFT = 'Ещё 3 задачи останутся как есть: за один раз меняю не больше 200.';
    const lines = asked.clarifying_question.split('\n');
    expect(lines[0]).toBe('Поставить высокий приоритет: 200 задач. Всё верно?');
    expect(lines.slice(-2)).toEqual(['• «Дело 200» (TASK-200)', LEFT]);
    const [done] = await story.propose(yes(asked.draft_id));
    if (done?.status !== 'done') throw new Error('a yes changes them');
    expect(done.receipt.objects).toHaveLength(200);
    expect(done.user_message.split('\n').at(-1)).toBe(LEFT);
  });

  it('several operations of one utterance are refused whole when one names nothing', async () => {
    const story = await kernel.story();
    await story.given(command('task_create', { title: 'А' }));
    const before = await story.journal();
    const outcomes = await story.propose(
      operation({ type: 'delete', task: 1 }),
      operation({ type: 'delete', task: 77 }),
      operation({ type: 'update_status', task: 1, status: 'done' }),
    );
    expect(outcomes).toMatchObject([{ status: 'refused', code: 'UNKNOWN_TARGET' }]);
    expect(await story.journal()).toEqual(before);
  });

  it('a set of one is asked about too: the person has not seen which one it is', async () => {
    const story = await overdueStory(['А']);
    await story.when(close).thenAsks('Отметить сделанными: 1 задача. Всё верно?\n• «А» (TASK-001)');
  });

  it('names steps that go with their task, and asks nothing about them apart', async () => {
    const story = await overdueStory(['А', 'Б']);
    await story.given(subtask(1, 'Шаг'));
    const { draft_id } = await story
      .when(close)
      .thenAsks(
        'Отметить сделанными: 3 задачи. Всё верно?\n• «А» (TASK-001)\n• «Шаг» (TASK-003)\n• «Б» (TASK-002)',
      );
    await story
      .when(yes(draft_id))
      .thenDone(
        'Готово, 2 изменения:\n• Отметил сделанной задачу «А» (TASK-001).\n• Отметил сделанной задачу «Б» (TASK-002).',
      );
  });

  it('a step that is in the set itself is changed once', async () => {
    const story = await overdueStory(['А']);
    await story.given(subtask(1, 'Шаг'));
    const past = await story
      .when(operation({ type: 'set_due', task: 2, due_date: '2026-02-24' }))
      .thenAsks('Этот срок уже прошёл: вчера. Всё равно поставить?');
    await story.given(yes(past.draft_id));
    const { draft_id } = await story
      .when(close)
      .thenAsks('Отметить сделанными: 2 задачи. Всё верно?\n• «А» (TASK-001)\n• «Шаг» (TASK-002)');
    await story
      .when(yes(draft_id))
      .thenJournals([{ type: 'status_updated' }, { type: 'status_updated' }]);
    await story.when({ type: 'undo' }).thenJournals([{ action: 'undo' }, { action: 'undo' }]);
    expect(await statuses(story)).toEqual({ А: 'todo', Шаг: 'todo' });
  });

  it('is refused whole when one of them has changed meanwhile, and the words come back', async () => {
    const story = await overdueStory(['А', 'Б']);
    const { draft_id } = await story
      .when(close)
      .thenAsks('Отметить сделанными: 2 задачи. Всё верно?\n• «А» (TASK-001)\n• «Б» (TASK-002)');
    const other = story.as({ actor: { id: 'person:2', may_undo_others: false } });
    await other.given(operation({ type: 'rename', task: 2, title: 'Б, но важная' }));
    const refused = await story.when(yes(draft_id)).thenRefused('REVISION_MISMATCH');
    expect(refused.user_message).toBe(
      'Пока я спрашивал, это изменилось, и я ничего не сделал. Вы сказали: «слова человека».',
    );
    await story.when(yes(draft_id)).thenRefused('STALE_BUTTON');
  });

  it('is refused whole when a step was added meanwhile that nobody was shown', async () => {
    const story = await overdueStory(['А', 'Б']);
    const asked = await story
      .when(close)
      .thenAsks('Отметить сделанными: 2 задачи. Всё верно?\n• «А» (TASK-001)\n• «Б» (TASK-002)');
    const other = story.as({ actor: { id: 'person:2', may_undo_others: false } });
    await other.given(subtask(1, 'Новый шаг'));
    await story.when(yes(asked.draft_id)).thenRefused('REVISION_MISMATCH');
  });

  it('a no changes nothing', async () => {
    const story = await overdueStory(['А', 'Б']);
    const { draft_id } = await story
      .when(close)
      .thenAsks('Отметить сделанными: 2 задачи. Всё верно?\n• «А» (TASK-001)\n• «Б» (TASK-002)');
    await story.when(no(draft_id)).thenRefused('CANCELLED');
    expect(await statuses(story)).toEqual({ А: 'todo', Б: 'todo' });
  });

  it('says so when there is nothing in the set, and where a set is not possible', async () => {
    const story = await kernel.story();
    const none = await story.when(close).thenRefused('NOTHING_FOUND');
    expect(none.user_message).toBe('Таких задач нет.');
    await story
      .when(operation({ type: 'rename', title: 'Всё' }, { bulk: 'inbox' }))
      .thenRefused('INTENT_NOT_ALLOWED');
  });

  it('moves, tags and deletes sets, in words that fit several', async () => {
    const story = await overdueStory(['А', 'Б']);
    const list = '\n• «А» (TASK-001)\n• «Б» (TASK-002)';
    const bulk = 'overdue' as const;
    const moved = await story
      .when(operation({ type: 'reschedule', planned_at: '2026-02-27' }, { bulk }))
      .thenAsks(`Перенести на послезавтра: 2 задачи. Всё верно?${list}`);
    await story.given(no(moved.draft_id));
    const due = await story
      .when(operation({ type: 'set_due', due_date: null }, { bulk: 'overdue' }))
      .thenRefused('NO_CHANGE');
    expect(due.user_message).toBe('Так уже есть, ничего не изменилось.');
    const tagged = await story
      .when(operation({ type: 'set_tags', add: ['хвост'] }, { bulk }))
      .thenAsks(`Изменить теги #хвост: 2 задачи. Всё верно?${list}`);
    await story.given(no(tagged.draft_id));
    const gone = await story
      .when(operation({ type: 'delete' }, { bulk }))
      .thenAsks(`Удалить: 2 задачи. Всё верно?${list}`);
    await story
      .when(yes(gone.draft_id))
      .thenDone(
        'Готово, 2 изменения:\n• Удалил задачу «А» (TASK-001).\n• Удалил задачу «Б» (TASK-002).',
      );
  });

  it('a missing time of a set is asked first, then the set is shown', async () => {
    const story = await overdueStory(['А', 'Б']);
    const asked = await story
      .when(operation({ type: 'reschedule' }, { bulk: 'overdue' }))
      .thenAsks('На когда перенести?');
    const [listed] = await story.propose({
      type: 'choice',
      draft_id: asked.draft_id,
      choice_id: 'd:2026-02-26',
    });
    expect(listed).toMatchObject({
      status: 'question',
      clarifying_question:
        'Перенести на завтра: 2 задачи. Всё верно?\n• «А» (TASK-001)\n• «Б» (TASK-002)',
    });
  });

  it('several tasks named by number are listed too, and an unknown number refuses all', async () => {
    const story = await overdueStory(['А', 'Б']);
    await story
      .when(operation({ type: 'update_status', tasks: [2, 1], status: 'cancelled' }))
      .thenAsks('Снять с плана: 2 задачи. Всё верно?\n• «Б» (TASK-002)\n• «А» (TASK-001)');
    const other = await overdueStory(['А']);
    await other
      .when(operation({ type: 'update_status', tasks: [1, 77], status: 'done' }))
      .thenRefused('UNKNOWN_TARGET');
  });
});

describe('open steps', () => {
  async function withSteps(): Promise<Story> {
    const story = await kernel.story();
    return await story.given(
      command('task_create', { title: 'Ремонт' }),
      subtask(1, 'Плитка'),
      subtask(1, 'Краска'),
      subtask(2, 'Затирка'),
    );
  }

  it('are listed in one question, down to the last, and closed with their task', async () => {
    const story = await withSteps();
    const { draft_id } = await story
      .when(operation({ type: 'update_status', task: 1, status: 'done' }))
      .thenAsks(
        [
          'Задача «Ремонт» (TASK-001) ещё не готова:',
          '• подзадача «Плитка» (TASK-002)',
          '• подзадача «Затирка» (TASK-004)',
          '• подзадача «Краска» (TASK-003)',
          'Закрыть всё вместе?',
        ].join('\n'),
      );
    const done = await story
      .when(yes(draft_id))
      .thenDone('Отметил сделанной задачу «Ремонт» (TASK-001).\nВместе с ней закрыл 3 подзадачи.');
    expect(done.receipt.objects).toHaveLength(4);
    expect(done.summary?.objects).toEqual([{ kind: 'task', number: 1, title: 'Ремонт' }]);
    await story
      .when({ type: 'undo' })
      .thenJournals(Array.from({ length: 4 }, () => ({ action: 'undo' as const })));
    expect(Object.values(await statuses(story))).toEqual(['todo', 'todo', 'todo', 'todo']);
  });

  it('a no closes nothing', async () => {
    const story = await withSteps();
    const [asked] = await story.propose(
      operation({ type: 'update_status', task: 1, status: 'done' }),
    );
    if (asked?.status !== 'question') throw new Error('asked');
    await story.when(no(asked.draft_id)).thenRefused('CANCELLED');
  });

  it('a step that appears after the question is not closed unseen', async () => {
    const story = await withSteps();
    const [asked] = await story.propose(
      operation({ type: 'update_status', task: 1, status: 'done' }),
    );
    if (asked?.status !== 'question') throw new Error('asked');
    const other = story.as({ actor: { id: 'person:2', may_undo_others: false } });
    await other.given(subtask(3, 'Грунт'));
    await story.when(yes(asked.draft_id)).thenRefused('REVISION_MISMATCH');
  });

  it('a ticked subtask with its own steps asks as well', async () => {
    const story = await withSteps();
    await story
      .when(operation({ type: 'subtask_tick', task: 2, done: true }))
      .thenAsks(
        'Задача «Плитка» (TASK-002) ещё не готова:\n• подзадача «Затирка» (TASK-004)\nЗакрыть всё вместе?',
      );
  });

  it('what has to be confirmed is confirmed under the person’s name, in the journal', async () => {
    const story = await withSteps();
    const gate = { criteria: { confirmed_by: null, confirmed_at: null } };
    await kernel.connection.db
      .updateTable('task')
      .set({ checkpoints: gate })
      .where('workspace_id', '=', story.context.workspace)
      .where('number', 'in', [1, 3])
      .execute();
    const { draft_id } = await story
      .when(operation({ type: 'update_status', task: 1, status: 'done' }))
      .thenAsks(
        [
          'Задача «Ремонт» (TASK-001) ещё не готова:',
          '• не подтверждено: критерии',
          '• подзадача «Плитка» (TASK-002)',
          '• подзадача «Затирка» (TASK-004)',
          '• подзадача «Краска» (TASK-003), не подтверждено: критерии',
          'Подтвердить и закрыть всё?',
        ].join('\n'),
      );
    await story.given(yes(draft_id));
    const confirmed = (await story.journal()).slice(-4).map(({ actor, after }) => ({
      actor,
      checkpoints: after?.['checkpoints'],
    }));
    const byPerson = {
      criteria: { confirmed_by: 'person:1', confirmed_at: '2026-02-25T09:00:00.000Z' },
    };
    expect(confirmed).toEqual([
      { actor: 'person:1', checkpoints: byPerson },
      { actor: 'person:1', checkpoints: {} },
      { actor: 'person:1', checkpoints: {} },
      { actor: 'person:1', checkpoints: byPerson },
    ]);
  });

  it('a task without steps that still has something to confirm asks too', async () => {
    const story = await (await kernel.story()).given(command('task_create', { title: 'Отчёт' }));
    await kernel.connection.db
      .updateTable('task')
      .set({ checkpoints: { tests: { confirmed_by: null, confirmed_at: null } } })
      .where('workspace_id', '=', story.context.workspace)
      .execute();
    await story
      .when(operation({ type: 'update_status', task: 1, status: 'done' }))
      .thenAsks(
        'Задача «Отчёт» (TASK-001) ещё не готова:\n• не подтверждено: тесты\nПодтвердить и закрыть всё?',
      );
  });

  it('go with a deleted task after one question, and come back with it', async () => {
    const story = await withSteps();
    const { draft_id } = await story
      .when(operation({ type: 'delete', task: 2 }))
      .thenAsks(
        'У задачи «Плитка» (TASK-002) есть подзадачи:\n• «Затирка» (TASK-004)\nУдалить вместе с ней?',
      );
    await story
      .when(yes(draft_id))
      .thenDone('Удалил задачу «Плитка» (TASK-002).\nВместе с ней удалил 1 подзадачу.');
    await story
      .when(operation({ type: 'rename', task: 4, title: 'Шов' }))
      .thenRefused('UNKNOWN_TARGET');
    await story.given({ type: 'undo' });
    await story
      .when(operation({ type: 'rename', task: 4, title: 'Шов' }))
      .thenDone('Переименовал задачу «Затирка» (TASK-004): теперь «Шов».');
  });
});
