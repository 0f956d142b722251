import type { ObjectHandle, Operation } from '@planerka/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  command,
  type Kernel,
  operation,
  type Story,
  startKernel,
  type Wish,
} from '../../../../test/rig/kernel.ts';

// cites: K3-sources-of-truth, K4-validate-first, K4-workroom, K4-hub, K4-execution, K5-1-tokens-override
// cites: K5-2-workroom-default, K5-3-hub-default, K5-4-only-candidates, K6-3-own-context, K8-1-no-invented-ids
// cites: K8-2-only-offered, K8-3-tokens-as-they-are, K8-6-ask-when-several, K8-7-default-unambiguous, K8-8-changed-target
// cites: K2-2-thread-context, K-audit
let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(async () => {
  await kernel.stop();
});

const task = (title: string): Wish => command('task_create', { title });
const ref = (number: number): ObjectHandle => ({ kind: 'task', number });
const done: Operation = { type: 'update_status', status: 'done' };

describe('targets', () => {
  it('acts on the object that a token or a reply names, and says which', async () => {
    const story = await (await kernel.story()).given(task('Купить хлеб'), task('Купить сыр'));
    const outcome = await story
      .when(operation(done, { refs: [ref(1)] }))
      .thenDone('Отметил сделанной задачу «Купить хлеб» (TASK-001).');
    expect(outcome.summary).toEqual({
      objects: [{ kind: 'task', number: 1, title: 'Купить хлеб' }],
      assumed: null,
      can_change_target: true,
      can_open: true,
    });
  });

  it('takes the suggested object of the Hub and states the assumption', async () => {
    const story = await (await kernel.story()).given(task('Купить хлеб'), task('Купить сыр'));
    await story
      .when(operation(done, { suggested: [ref(2)] }))
      .thenDone('Отметил сделанной задачу «Купить сыр» (TASK-002).\nПрименено к: «Купить сыр».');
  });

  it('asks when the context holds several', async () => {
    const story = await (await kernel.story()).given(task('Купить хлеб'), task('Купить сыр'));
    await story
      .when(operation(done))
      .thenAsks('Какую задачу: «Купить сыр» (TASK-002) или «Купить хлеб» (TASK-001)?', [
        '«Купить сыр» (TASK-002)',
        '«Купить хлеб» (TASK-001)',
        'Ни одна из них',
      ]);
  });

  it('takes the only object of the context', async () => {
    const story = await (await kernel.story()).given(task('Купить хлеб'));
    await story
      .when(operation(done))
      .thenDone('Отметил сделанной задачу «Купить хлеб» (TASK-001).\nПрименено к: «Купить хлеб».');
  });

  it('words that name something else than the default mean that, where the thread knows it', async () => {
    const story = await (await kernel.story()).given(task('Купить молоко'), task('Купить сыр'));
    await story
      .when(operation(done, { suggested: [ref(2)], mention: 'молоко' }))
      .thenDone('Отметил сделанной задачу «Купить молоко» (TASK-001).');
  });

  it('being shown last does not choose between several that bear the words', async () => {
    const story = await (await kernel.story()).given(task('Корм коту'), task('Корм собаке'));
    await story
      .when(operation({ type: 'delete' }, { suggested: [ref(2)], mention: 'корм' }))
      .thenAsks('Какую задачу удалить: «Корм собаке» (TASK-002) или «Корм коту» (TASK-001)?');
  });

  it('means no task where a project was said, whatever is suggested', async () => {
    const story = await (await kernel.story()).given(
      task('Купить хлеб'),
      operation({ type: 'project_create', title: 'Ремонт' }),
      operation({ type: 'project_create', title: 'Сад' }),
    );
    const asked = await story
      .when(operation({ type: 'rename', title: 'Дача' }, { kind: 'project', suggested: [ref(1)] }))
      .thenAsks('Какой проект: «Сад» (PLAN-002) или «Ремонт» (PLAN-001)?');
    await story
      .when({ type: 'choice', draft_id: asked.draft_id, choice_id: 'none_of_these' })
      .thenRefused('NOTHING_FOUND');
  });

  it('means no task where a block was said: the task shown last is not deleted for it', async () => {
    const story = await (await kernel.story()).given(
      command('timeblock_create', {
        title: 'Созвон',
        start_at: '2026-02-26T14:00:00+03:00',
        duration_minutes: 60,
      }),
      task('Купить хлеб'),
    );
    const unsaid = operation({ type: 'delete' }, { kind: 'timeblock', suggested: [ref(1)] });
    await story
      .when(unsaid)
      .thenAsks('Какой блок удалить: «Созвон» (BLOCK-001), 26 февраля, 14:00?');
  });

  it('a token or a reply says what is meant, whatever the noun', async () => {
    const story = await (await kernel.story()).given(task('Купить хлеб'));
    await story
      .when(operation({ type: 'delete' }, { kind: 'timeblock', refs: [ref(1)] }))
      .thenDone('Удалил задачу «Купить хлеб» (TASK-001).');
  });

  it('an unknown id is refused and nothing changes', async () => {
    const story = await (await kernel.story()).given(task('Купить хлеб'));
    await story.when(operation({ ...done, task: 77 })).thenRefused('UNKNOWN_TARGET');
  });

  it('a changed target is one change: the first goes back, the second gets it', async () => {
    const story = await (await kernel.story()).given(task('Купить хлеб'), task('Купить сыр'));
    const first = await story
      .when(operation(done, { suggested: [ref(2)] }))
      .thenDone('Отметил сделанной задачу «Купить сыр» (TASK-002).\nПрименено к: «Купить сыр».');
    const asked = await story
      .when({ type: 'change_target', change_id: first.receipt.change_id })
      .thenAsks('Какую задачу: «Купить хлеб» (TASK-001)?');
    const changed = await story
      .when({ type: 'choice', draft_id: asked.draft_id, choice_id: 'task:1' })
      .thenJournals([
        { type: 'target_changed', object_kind: 'task', revision: 3 },
        { type: 'target_changed', object_kind: 'task', revision: 2 },
      ]);
    expect(changed[0]).toMatchObject({
      user_message:
        'Задача «Купить сыр» (TASK-002): вернул как было.\nОтметил сделанной задачу «Купить хлеб» (TASK-001).',
    });
    await story.when({ type: 'undo' }).thenJournals([{ action: 'undo' }, { action: 'undo' }]);
  });

  it('inside a Workroom its own task is the default, and a pinned one comes after it', async () => {
    const story = await (await kernel.story()).given(task('Купить хлеб'), task('Купить сыр'));
    await story.given(operation({ type: 'focus', task: 1 }));
    await story
      .when(operation({ type: 'set_priority', priority: 'high' }, { suggested: [ref(2)] }))
      .thenDone(
        'Поставил высокий приоритет задаче «Купить хлеб» (TASK-001).\nПрименено к: «Купить хлеб».',
      );
  });
});

const project = (title: string): Wish => operation({ type: 'project_create', title });
const focus = (number: number): Wish => operation({ type: 'focus', task: number });
const pinTask = (number: number): Wish => operation({ type: 'pin', task: number });
const high: Operation = { type: 'set_priority', priority: 'high' };
const TWO = [task('Купить хлеб'), task('Купить сыр')] as const;

describe('the Workroom', () => {
  it('falls back on its pinned task, then on the last one, when its own is gone', async () => {
    const story = await (await kernel.story()).given(...TWO, task('Купить чай'));
    await story.given(focus(1), pinTask(2), operation({ type: 'delete', task: 1 }));
    await story
      .when(operation(high))
      .thenDone(
        'Поставил высокий приоритет задаче «Купить сыр» (TASK-002).\nПрименено к: «Купить сыр».',
      );
    await story.given(operation({ type: 'unpin' }), operation({ ...done, task: 3 }));
    const outcome = await story
      .when(operation({ type: 'set_tags', add: ['дом'] }))
      .thenDone('Теги задачи «Купить чай» (TASK-003): #дом.\nПрименено к: «Купить чай».');
    expect(outcome.summary?.assumed).toBe('last');
  });

  it('of a project: what is done to projects is done to it, its pinned task takes the rest', async () => {
    const story = await (await kernel.story()).given(...TWO, project('Ремонт'));
    await story.given(operation({ type: 'focus', project: 1 }), pinTask(1));
    const renamed = await story
      .when(operation({ type: 'rename', title: 'Ремонт кухни' }))
      .thenDone(
        'Переименовал проект «Ремонт» (PLAN-001): теперь «Ремонт кухни».\nПрименено к: «Ремонт».',
      );
    expect(renamed.summary?.assumed).toBe('workroom');
    const closed = await story
      .when(operation(done))
      .thenDone('Отметил сделанной задачу «Купить хлеб» (TASK-001).\nПрименено к: «Купить хлеб».');
    expect(closed.summary?.assumed).toBe('pinned');
  });

  it('words that name something else than its task mean that', async () => {
    const story = await (await kernel.story()).given(...TWO, focus(1));
    await story
      .when(operation(done, { mention: 'сыр' }))
      .thenDone('Отметил сделанной задачу «Купить сыр» (TASK-002).');
  });

  it('words that agree with its task are no contradiction', async () => {
    const story = await (await kernel.story()).given(...TWO, focus(1));
    await story
      .when(operation(done, { mention: 'хлеб' }))
      .thenDone('Отметил сделанной задачу «Купить хлеб» (TASK-001).\nПрименено к: «Купить хлеб».');
  });

  it('is left again, and belongs to one person in one thread', async () => {
    const story = await (await kernel.story()).given(...TWO, focus(1));
    const other = story.as({ actor: { id: 'person:2', may_undo_others: false } });
    await other
      .when(operation(done))
      .thenAsks('Какую задачу: «Купить хлеб» (TASK-001) или «Купить сыр» (TASK-002)?');
    await story
      .as({ thread: 'topic' })
      .when(operation({ ...high }))
      .thenAsks('Какую задачу: «Купить сыр» (TASK-002) или «Купить хлеб» (TASK-001)?');
    await story.given(operation({ type: 'unfocus' }));
    await story
      .when(operation(high))
      .thenAsks('Какую задачу: «Купить хлеб» (TASK-001) или «Купить сыр» (TASK-002)?');
  });

  it('pinning both a task and a project leaves what fits both to be asked', async () => {
    const story = await (await kernel.story()).given(...TWO, project('Ремонт'), focus(1));
    await story.given(
      pinTask(2),
      operation({ type: 'pin', project: 1 }),
      operation({ type: 'delete', task: 1 }),
    );
    await story
      .when(operation({ type: 'rename', title: 'Новое' }))
      .thenAsks('Что именно: «Купить сыр» (TASK-002) или «Ремонт» (PLAN-001)?');
  });
});

describe('the Hub', () => {
  it('asks when the newest answer shows several', async () => {
    const story = await (await kernel.story()).given(...TWO);
    await story
      .when(operation(done, { suggested: [ref(1), ref(2)] }))
      .thenAsks('Какую задачу: «Купить хлеб» (TASK-001) или «Купить сыр» (TASK-002)?');
  });

  it('takes the one shown that the operation can be done to', async () => {
    const story = await (await kernel.story()).given(...TWO, project('Ремонт'));
    const shown: ObjectHandle[] = [{ kind: 'project', number: 1 }, ref(2)];
    const outcome = await story
      .when(operation(done, { suggested: shown }))
      .thenDone('Отметил сделанной задачу «Купить сыр» (TASK-002).\nПрименено к: «Купить сыр».');
    expect(outcome.summary?.assumed).toBe('suggested');
  });

  it('does not fall back on its memory silently when something else was shown', async () => {
    const story = await (await kernel.story()).given(task('Купить хлеб'), project('Ремонт'));
    await story
      .when(operation(done, { suggested: [{ kind: 'project', number: 1 }] }))
      .thenAsks('Какую задачу: «Купить хлеб» (TASK-001)?');
  });

  it('offers the newest, and does nothing by itself, in a thread that has spoken of nothing', async () => {
    const story = await (await kernel.story()).given(task('Купить хлеб'));
    await story
      .as({ thread: 'topic' })
      .when(operation(done))
      .thenAsks('Какую задачу: «Купить хлеб» (TASK-001)?');
    const empty = await (await kernel.story()).when(operation(done)).thenRefused('NOTHING_FOUND');
    expect(empty.user_message).toBe('Пока нечего менять.');
  });

  it('says what an operation is for, when only something else was shown and nothing else is there', async () => {
    const block = command('timeblock_create', {
      title: 'Созвон',
      start_at: '2026-02-26T14:00:00+03:00',
      duration_minutes: 60,
    });
    const story = await (await kernel.story()).given(block);
    const shown: ObjectHandle[] = [{ kind: 'timeblock', number: 1 }];
    const refused = await story
      .when(operation(done, { suggested: shown }))
      .thenRefused('WRONG_TARGET_KIND');
    expect(refused.user_message).toBe('Так можно изменить только задачу.');
  });

  it('a suggested object that was deleted is none', async () => {
    const story = await (await kernel.story()).given(
      ...TWO,
      operation({ type: 'delete', task: 2 }),
    );
    await story
      .when(operation(high, { suggested: [ref(2)] }))
      .thenAsks('Какую задачу: «Купить хлеб» (TASK-001)?');
  });
});

describe('what the thread remembers', () => {
  async function remembered(story: Story) {
    return await kernel.connection.db
      .selectFrom('thread_context as c')
      .innerJoin('task as t', 't.task_id', 'c.last_task_id')
      .select('t.number')
      .where('c.workspace_id', '=', story.context.workspace)
      .where('c.thread', '=', story.context.thread)
      .executeTakeFirst();
  }

  it('follows tokens and replies, whatever came of the words beside them', async () => {
    const story = await (await kernel.story()).given(...TWO);
    expect(await remembered(story)).toEqual({ number: 2 });
    await story.as({ refs: [ref(1)] }).propose({ type: 'not_understood', said: 'спасибо' });
    expect(await remembered(story)).toEqual({ number: 1 });
    await story.as({ refs: [ref(2)] }).propose();
    expect(await remembered(story)).toEqual({ number: 2 });
  });

  it('follows what was done without a token, and the journal names the object that nobody had to', async () => {
    const story = await (await kernel.story()).given(...TWO);
    await story.propose(operation(high, { suggested: [ref(1)] }));
    expect(await remembered(story)).toEqual({ number: 1 });
    expect((await story.journal()).at(-1)?.operation).toEqual({ ...high, task: 1 });
  });

  it('a bare "удали её" may be the late answer to a deletion that was asked about', async () => {
    const story = await (await kernel.story()).given(
      command('task_create', { title: 'Купить хлеб' }),
      operation({ type: 'delete' }, { mention: 'хлеб', said: 'удали хлеб' }),
      command('task_create', { title: 'Позвонить Паше' }),
    );
    await story
      .when(operation({ type: 'delete' }, { said: 'да удали её' }))
      .thenAsks('Какую задачу удалить: «Позвонить Паше» (TASK-002) или «Купить хлеб» (TASK-001)?');
  });
});

describe('tokens and replies', () => {
  it('override the Workroom, the suggestion and the words', async () => {
    const story = await (await kernel.story()).given(...TWO, focus(1));
    await story
      .when(operation(done, { refs: [ref(2)], suggested: [ref(1)], mention: 'хлеб' }))
      .thenDone('Отметил сделанной задачу «Купить сыр» (TASK-002).');
  });

  it('of several, they are the candidates', async () => {
    const story = await (await kernel.story()).given(...TWO, task('Купить чай'));
    await story
      .when(operation(done, { refs: [ref(3), ref(1)] }))
      .thenAsks('Какую задачу: «Купить чай» (TASK-003) или «Купить хлеб» (TASK-001)?');
  });

  it('of several, words that clearly indicate one take it, and the reply says so', async () => {
    const story = await (await kernel.story()).given(...TWO, task('Купить чай'));
    await story
      .when(operation(done, { refs: [ref(3), ref(1)], mention: 'чай' }))
      .thenDone('Отметил сделанной задачу «Купить чай» (TASK-003).\nПрименено к: «Купить чай».');
    await story
      .when(operation(high, { refs: [ref(2), ref(1)], mention: 'купить' }))
      .thenAsks('Какую задачу: «Купить сыр» (TASK-002) или «Купить хлеб» (TASK-001)?');
  });

  it('one unknown among them refuses all, also beside a named target', async () => {
    const story = await (await kernel.story()).given(...TWO);
    const refused = await story
      .when(operation(done, { refs: [ref(1), ref(9)] }))
      .thenRefused('UNKNOWN_TARGET');
    expect(refused.user_message).toBe('Не нашёл TASK-009: нет такого номера, или это удалено.');
    await story
      .when(operation({ ...done, task: 1 }, { refs: [ref(9)] }))
      .thenRefused('UNKNOWN_TARGET');
  });

  it('of a kind that the operation cannot be done to are refused', async () => {
    const story = await (await kernel.story()).given(...TWO, project('Ремонт'));
    const refused = await story
      .when(operation(done, { refs: [{ kind: 'project', number: 1 }] }))
      .thenRefused('WRONG_TARGET_KIND');
    expect(refused.user_message).toBe('Так можно изменить только задачу.');
  });

  it('of another workspace or deleted are unknown', async () => {
    const stranger = await (await kernel.story()).given(...TWO, task('Чужое'));
    expect(await stranger.journal()).toHaveLength(3);
    const story = await (await kernel.story()).given(
      ...TWO,
      operation({ type: 'delete', task: 2 }),
    );
    await story.when(operation(done, { refs: [ref(3)] })).thenRefused('UNKNOWN_TARGET');
    await story.when(operation(done, { refs: [ref(2)] })).thenRefused('UNKNOWN_TARGET');
  });

  it('a second token that cannot be the target is what the operation needs besides', async () => {
    const story = await (await kernel.story()).given(...TWO, project('Ремонт'));
    await story
      .when(
        operation(
          { type: 'move_to_project', project_title: 'дача' },
          { refs: [ref(1), { kind: 'project', number: 1 }] },
        ),
      )
      .thenDone('Перенёс задачу «Купить хлеб» (TASK-001) в проект «Ремонт» (PLAN-001).');
  });
});

describe('what an interpreter names', () => {
  it('must have been offered: an invented or another id is refused, nothing is written', async () => {
    const story = await (await kernel.story()).given(...TWO);
    for (const number of [2, 77]) {
      const refused = await story
        .when(operation({ ...done, task: number }, { offered: [ref(1)] }))
        .thenRefused('UNKNOWN_TARGET');
      expect(refused.user_message).toBe(
        'Не понял, о чём речь: такой записи среди предложенных не было.',
      );
    }
    await story
      .when(operation({ ...done, task: 1 }, { offered: [ref(1)] }))
      .thenDone('Отметил сделанной задачу «Купить хлеб» (TASK-001).');
  });

  it('may not shift from a token to another id, offered or not', async () => {
    const story = await (await kernel.story()).given(...TWO);
    await story
      .when(operation({ ...done, task: 2 }, { refs: [ref(1)], offered: [ref(1), ref(2)] }))
      .thenRefused('UNKNOWN_TARGET');
  });

  it('holds for second objects and for lists as well', async () => {
    const story = await (await kernel.story()).given(...TWO, project('Ремонт'), project('Дача'));
    const offered: ObjectHandle[] = [ref(1), { kind: 'project', number: 1 }];
    await story
      .when(operation({ type: 'move_to_project', task: 1, project: 2 }, { offered }))
      .thenRefused('UNKNOWN_TARGET');
    await story
      .when(operation({ ...done, tasks: [1, 2] }, { offered }))
      .thenRefused('UNKNOWN_TARGET');
  });

  it('two targets at once are a question, not a choice of ours', async () => {
    const story = await (await kernel.story()).given(
      ...TWO,
      command('timeblock_create', {
        title: 'Созвон',
        start_at: '2026-02-26T14:00:00+03:00',
        duration_minutes: 30,
      }),
    );
    await story
      .when(operation({ type: 'delete', task: 1, timeblock: 1 }))
      .thenAsks(
        'Что именно удалить: «Купить хлеб» (TASK-001) или «Созвон» (BLOCK-001), 26 февраля, 14:00?',
      );
  });
});

describe('a changed target', () => {
  async function changed(first: Operation): Promise<Story> {
    const story = await (await kernel.story()).given(...TWO);
    const [outcome] = await story.propose(operation({ ...first }, { suggested: [ref(2)] }));
    if (outcome?.status !== 'done') throw new Error('done');
    const [asked] = await story.propose({
      type: 'change_target',
      change_id: outcome.receipt.change_id,
    });
    if (asked?.status !== 'question') throw new Error('asked');
    await story.given({ type: 'choice', draft_id: asked.draft_id, choice_id: 'task:1' });
    return story;
  }

  it('later messages use the new one', async () => {
    const story = await changed(done);
    const { task_id } = await kernel.connection.db
      .selectFrom('task')
      .select('task_id')
      .where('workspace_id', '=', story.context.workspace)
      .where('number', '=', 1)
      .executeTakeFirstOrThrow();
    const memory = await kernel.connection.db
      .selectFrom('thread_context')
      .select('last_task_id')
      .where('workspace_id', '=', story.context.workspace)
      .executeTakeFirstOrThrow();
    expect(memory.last_task_id).toBe(task_id);
  });

  /** Another target for what was done to the task of an open Workroom. */
  async function changedInside(first: Operation, choice_id: string): Promise<Story> {
    const block = command('timeblock_create', {
      title: 'Созвон',
      start_at: '2026-02-26T14:00:00+03:00',
      duration_minutes: 60,
    });
    const story = await (await kernel.story()).given(...TWO, block, focus(2));
    const [outcome] = await story.propose(operation(first));
    if (outcome?.status !== 'done') throw new Error('done');
    const { change_id } = outcome.receipt;
    const [asked] = await story.propose({ type: 'change_target', change_id });
    if (asked?.status !== 'question') throw new Error('asked');
    const offered = asked.choices.some(({ id }) => id === choice_id);
    if (!offered) throw new Error('offered');
    await story.given({ type: 'choice', draft_id: asked.draft_id, choice_id });
    return story;
  }

  it('inside a Workroom moves the Workroom: later messages use the new one there, too', async () => {
    const story = await changedInside(done, 'task:1');
    const entries = (await story.journal()).slice(-3);
    expect(entries.map(({ type, object_kind }) => [type, object_kind])).toEqual([
      ['target_changed', 'task'],
      ['target_changed', 'task'],
      ['target_changed', 'workroom'],
    ]);
    const outcome = await story
      .when(operation(high))
      .thenDone(
        'Поставил высокий приоритет задаче «Купить хлеб» (TASK-001).\nПрименено к: «Купить хлеб».',
      );
    expect(outcome.summary?.assumed).toBe('workroom');
    await story.given({ type: 'undo' }, { type: 'undo' });
    await story
      .when(operation(high))
      .thenDone(
        'Поставил высокий приоритет задаче «Купить сыр» (TASK-002).\nПрименено к: «Купить сыр».',
      );
  });

  it('inside a Workroom can be changed again, and back', async () => {
    const story = await changedInside(done, 'task:1');
    const change_id = (await story.journal()).at(-1)?.change_id ?? '';
    const [asked] = await story.propose({ type: 'change_target', change_id });
    if (asked?.status !== 'question') throw new Error('asked');
    await story.given({ type: 'choice', draft_id: asked.draft_id, choice_id: 'task:2' });
    const again = await story
      .when(operation(high))
      .thenDone(
        'Поставил высокий приоритет задаче «Купить сыр» (TASK-002).\nПрименено к: «Купить сыр».',
      );
    expect(again.summary?.assumed).toBe('workroom');
  });

  it('inside a Workroom to a timeblock, which has none, leaves the Workroom', async () => {
    const story = await changedInside(high, 'timeblock:1');
    await story
      .when(operation(done, { suggested: [ref(1)] }))
      .thenDone('Отметил сделанной задачу «Купить хлеб» (TASK-001).\nПрименено к: «Купить хлеб».');
  });

  it('of something else than the Workroom’s own object leaves the Workroom where it is', async () => {
    const story = await (await kernel.story()).given(...TWO, task('Купить чай'), focus(3));
    const [outcome] = await story.propose(operation(high, { refs: [ref(1)] }));
    if (outcome?.status !== 'done') throw new Error('done');
    const { change_id } = outcome.receipt;
    const [asked] = await story.propose({ type: 'change_target', change_id });
    if (asked?.status !== 'question') throw new Error('asked');
    const { draft_id } = asked;
    await story.propose({ type: 'choice', draft_id, choice_id: 'none_of_these' });
    const [changedTo] = await story.propose({ type: 'choice', draft_id, choice_id: 'task:2' });
    expect(changedTo).toMatchObject({ status: 'done', receipt: { objects: { length: 2 } } });
    await story
      .when(operation(done))
      .thenDone('Отметил сделанной задачу «Купить чай» (TASK-003).\nПрименено к: «Купить чай».');
  });

  it('of a Workroom is one change of one room, and its undo gives the first one back', async () => {
    const story = await changed({ type: 'focus' });
    const [entry] = (await story.journal()).slice(-1);
    expect(entry).toMatchObject({ type: 'target_changed', object_kind: 'workroom' });
    await story
      .when({ type: 'undo' })
      .thenDone('Отменил смену цели: задача «Купить сыр» (TASK-002).');
    await story
      .when({ type: 'undo' })
      .thenDone('Отменил открытие: задача «Купить сыр» (TASK-002).');
  });

  it('can be changed again, and back to the first', async () => {
    const story = await (await kernel.story()).given(...TWO, task('Купить чай'));
    const [first] = await story.propose(operation(done, { suggested: [ref(2)] }));
    let change = first?.status === 'done' ? first.receipt.change_id : '';
    const moves: ReadonlyArray<readonly [string, string, string]> = [
      ['task:1', '«Купить сыр» (TASK-002)', '«Купить хлеб» (TASK-001)'],
      ['task:3', '«Купить хлеб» (TASK-001)', '«Купить чай» (TASK-003)'],
      ['task:2', '«Купить чай» (TASK-003)', '«Купить сыр» (TASK-002)'],
    ];
    for (const [choice_id, from, to] of moves) {
      const [asked] = await story.propose({ type: 'change_target', change_id: change });
      if (asked?.status !== 'question') throw new Error('asked');
      const moved = await story
        .when({ type: 'choice', draft_id: asked.draft_id, choice_id })
        .thenDone(`Задача ${from}: вернул как было.\nОтметил сделанной задачу ${to}.`);
      expect(moved.receipt.objects).toHaveLength(2);
      expect(moved.summary?.can_change_target).toBe(true);
      change = moved.receipt.change_id;
    }
    for (const undone of ['TASK-003', 'TASK-001', 'TASK-002']) {
      const [back] = await story.propose({ type: 'undo' });
      expect(back?.status === 'done' && back.user_message).toContain(`(${undone})`);
    }
    const [last] = await story.propose({ type: 'undo' });
    expect(last).toMatchObject({
      user_message: 'Отменил смену статуса: задача «Купить сыр» (TASK-002).',
    });
  });

  it('what the first change has made is no candidate: it goes with it', async () => {
    const story = await (await kernel.story()).given(...TWO);
    const [first] = await story.propose(
      operation({ type: 'subtask_add', title: 'Чек' }, { suggested: [ref(2)] }),
    );
    if (first?.status !== 'done') throw new Error('done');
    await story
      .when({ type: 'change_target', change_id: first.receipt.change_id })
      .thenAsks('Какую задачу: «Купить хлеб» (TASK-001)?');
  });

  it('is refused when the first object was changed since, with the reason', async () => {
    const story = await (await kernel.story()).given(...TWO);
    const [first] = await story.propose(operation(done, { suggested: [ref(2)] }));
    if (first?.status !== 'done') throw new Error('done');
    const other = story.as({ actor: { id: 'person:2', may_undo_others: false } });
    await other.given(operation({ type: 'rename', task: 2, title: 'Купить брынзу' }));
    const refused = await story
      .when({ type: 'change_target', change_id: first.receipt.change_id })
      .thenRefused('REVISION_MISMATCH');
    expect(refused.user_message).toBe('С тех пор это изменили: переименование (другой участник).');
  });

  it('is refused for a change that was undone', async () => {
    const story = await (await kernel.story()).given(...TWO);
    const [first] = await story.propose(operation(done, { suggested: [ref(2)] }));
    if (first?.status !== 'done') throw new Error('done');
    await story.given({ type: 'undo' });
    await story
      .when({ type: 'change_target', change_id: first.receipt.change_id })
      .thenRefused('STALE_BUTTON');
  });

  it('an object that was so already only gets the first one taken back', async () => {
    const story = await (await kernel.story()).given(...TWO, operation({ ...high, task: 1 }));
    const [first] = await story.propose(operation(high, { suggested: [ref(2)] }));
    if (first?.status !== 'done') throw new Error('done');
    const [asked] = await story.propose({
      type: 'change_target',
      change_id: first.receipt.change_id,
    });
    if (asked?.status !== 'question') throw new Error('asked');
    await story
      .when({ type: 'choice', draft_id: asked.draft_id, choice_id: 'task:1' })
      .thenDone(
        'Задача «Купить сыр» (TASK-002): вернул как было.\nЗадача «Купить хлеб» (TASK-001): так уже было.',
      );
  });
});

describe('a target that is changed again and again', () => {
  it('is acknowledged only where something was written', async () => {
    const add = operation({ type: 'list_add', list: 'молоко', items: ['сыр'] });
    const story = await (await kernel.story()).given(add);
    const newest = async () => (await story.journal()).at(-1)?.change_id ?? '';
    const changeTarget = async (change_id: string) => {
      const [outcome] = await story.propose({ type: 'change_target', change_id });
      return outcome;
    };
    await changeTarget(await newest());
    const removed = await newest();
    // The same items are there again, so that nothing of the removed list is left to do.
    await story.given(add);
    const length = (await story.journal()).length;
    const outcome = await changeTarget(removed);
    expect(outcome).toMatchObject({ status: 'refused', code: 'NO_CHANGE' });
    expect(await story.journal()).toHaveLength(length);
  });
});
