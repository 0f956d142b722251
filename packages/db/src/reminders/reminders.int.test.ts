import type { Operation } from '@planerka/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  command,
  type Kernel,
  type Story,
  startKernel,
  type Wish,
} from '../../../../test/rig/kernel.ts';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(async () => {
  await kernel.stop();
});

const OWN_CHAT = { thread: 'telegram:7:5:0', actor: { id: 'telegram:5', may_undo_others: false } };

function operation(op: Operation): Wish {
  return {
    type: 'operation',
    read: { operation: op, confidence: 1 },
    refs: [],
    suggested: [],
    said: 'слова',
  };
}

const call = (at: string, more: object = {}): Wish =>
  command('task_create', { title: 'Позвонить', planned_at: at, ...more });

const standup = (more: object = {}): Wish =>
  command('timeblock_create', {
    title: 'Планёрка',
    start_at: '2026-02-26T10:00:00+03:00',
    duration_minutes: 30,
    ...more,
  });

async function waiting(story: Story): Promise<Array<{ at: string; thread: string | null }>> {
  const rows = await kernel.connection.db
    .selectFrom('reminder')
    .select(['fire_at', 'thread'])
    .where('workspace_id', '=', story.context.workspace)
    .where('state', '=', 'waiting')
    .orderBy('fire_at')
    .execute();
  return rows.map(({ fire_at: at, thread }) => ({ at, thread }));
}

const times = async (story: Story): Promise<string[]> => (await waiting(story)).map(({ at }) => at);

/** When the queue will come to the workspace's reminders, by the database's clock from now. */
async function jobsIn(story: Story): Promise<number[]> {
  const { rows } = await kernel.connection.pool.query<{ minutes: string }>(
    `select round(extract(epoch from run_at - now()) / 60) as minutes
     from graphile_worker.jobs where key like 'remind:' || $1 || ':%' order by run_at`,
    [story.context.workspace],
  );
  return rows.map(({ minutes }) => Number(minutes));
}

describe('reminders are written with their objects', () => {
  it('come with a task and its job, told where it was written', async () => {
    const story = await kernel.story(OWN_CHAT);
    await story.given(call('2026-02-25T15:00:00+03:00'));
    expect(await waiting(story)).toEqual([
      { at: '2026-02-25T12:00:00.000Z', thread: OWN_CHAT.thread },
    ]);
    expect(await jobsIn(story)).toEqual([180]);
  });

  it('move and vanish with it, and come back with undo', async () => {
    const story = await kernel.story();
    await story.given(call('2026-02-25T15:00:00+03:00'));
    const first = ['2026-02-25T12:00:00.000Z'];
    await story.given(operation({ type: 'reschedule', task: 1, planned_time: '18:00' }));
    expect(await times(story)).toEqual(['2026-02-25T15:00:00.000Z']);
    await story.given({ type: 'undo' });
    expect(await times(story)).toEqual(first);
    await story.given(operation({ type: 'update_status', task: 1, status: 'done' }));
    expect(await times(story)).toEqual([]);
    await story.given({ type: 'undo' });
    expect(await times(story)).toEqual(first);
    await story.given(operation({ type: 'delete', task: 1 }));
    expect(await times(story)).toEqual([]);
    await story.given({ type: 'undo' }, { type: 'undo' });
    expect(await times(story)).toEqual([]);
    await story.given({ type: 'redo' });
    expect(await times(story)).toEqual(first);
  });

  it('stand as long before as was said, and again when it is put off', async () => {
    const story = await kernel.story();
    await story.given(
      call('2026-02-27T15:00:00+03:00'),
      operation({ type: 'set_reminders', task: 1, remind_before_minutes: [1440, 60] }),
      operation({ type: 'snooze', task: 1, minutes: 10 }),
    );
    expect(await times(story)).toEqual([
      '2026-02-25T09:10:00.000Z',
      '2026-02-26T12:00:00.000Z',
      '2026-02-27T11:00:00.000Z',
    ]);
    await story.given(operation({ type: 'set_reminders', task: 1, remind_before_minutes: [] }));
    expect(await times(story)).toEqual(['2026-02-25T09:10:00.000Z']);
  });

  it('are not written for times that are over', async () => {
    const story = await kernel.story();
    await story.given(standup({ start_at: '2026-02-25T12:05:00+03:00' }));
    expect(await times(story)).toEqual([]);
  });

  it('come at once where their minute has begun while they were written', async () => {
    const story = await kernel.story();
    const noon = kernel.clock.now;
    kernel.clock.now = '2026-02-25T09:00:40.000Z';
    try {
      await story.given(call('2026-02-25T12:00:00+03:00'));
      expect(await times(story)).toEqual(['2026-02-25T09:00:00.000Z']);
      expect(await jobsIn(story)).toHaveLength(1);
    } finally {
      kernel.clock.now = noon;
    }
  });

  it('that can come no more are told of, when written, set or moved', async () => {
    const story = await kernel.story();
    const late = 'За 1 ч напомнить уже не успею.';
    await story
      .when(call('2026-02-25T12:20:00+03:00', { remind_before_minutes: [10, 60] }))
      .thenDone(
        [
          'Записал задачу «Позвонить» (TASK-001).',
          'Когда: сегодня, 12:20.',
          'Напомнить за 10 мин и за 1 ч.',
          late,
        ].join('\n'),
      );
    await story.given(standup({ start_at: '2026-02-25T14:00:00+03:00' }));
    const set = operation({
      type: 'set_reminders',
      timeblock: 1,
      remind_before_minutes: [180, 60],
    });
    await story
      .when(set)
      .thenDone(
        'Напомню о блоке «Планёрка» (BLOCK-001) за 3 ч и за 1 ч.\nЗа 3 ч напомнить уже не успею.',
      );
    const moved = operation({ type: 'reschedule', timeblock: 1, planned_time: '12:40' });
    const [outcome] = await story.propose(moved);
    expect(outcome).toMatchObject({
      status: 'done',
      user_message: expect.stringContaining('\nЗа 3 ч и за 1 ч напомнить уже не успею.'),
    });
    // A block that repeats comes again.
    const daily = standup({ start_at: '2026-02-25T12:20:00+03:00', recurrence: 'FREQ=DAILY' });
    await story.given(daily);
    const again: Operation = { type: 'set_reminders', timeblock: 2, remind_before_minutes: [60] };
    await story.when(operation(again)).thenDone('Напомню о блоке «Планёрка» (BLOCK-002) за 1 ч.');
    // A day is reminded of from its morning on.
    await story.given(call('2026-02-27'));
    const dayBefore: Operation = {
      type: 'set_reminders',
      task: 2,
      remind_before_minutes: [1440],
    };
    await story
      .when(operation(dayBefore))
      .thenDone('Напомню о задаче «Позвонить» (TASK-002) за 1 день.');
  });

  it('keep the chat that an agent never sees, and fall to the home chat without one', async () => {
    const story = await kernel.story(OWN_CHAT);
    await story.given(call('2026-02-25T15:00:00+03:00'));
    const agent = story.as({
      thread: 'mcp:1',
      door: 'mcp',
      actor: { id: 'agent:1', may_undo_others: true },
    });
    await agent.given(operation({ type: 'rename', task: 1, title: 'Написать' }));
    await agent.given(call('2026-02-25T16:00:00+03:00'));
    expect(await waiting(story)).toEqual([
      { at: '2026-02-25T12:00:00.000Z', thread: OWN_CHAT.thread },
      { at: '2026-02-25T13:00:00.000Z', thread: null },
    ]);
  });

  it('follow the person’s settings, what was written before too, and undo of them', async () => {
    const story = await kernel.story({
      ...OWN_CHAT,
      actor: { id: 'telegram:55', may_undo_others: false },
    });
    await story.given(standup());
    expect(await times(story)).toEqual(['2026-02-26T06:50:00.000Z']);
    await story.given({ type: 'settings', reminders: { block_minutes: 0 } });
    expect(await times(story)).toEqual(['2026-02-26T07:00:00.000Z']);
    await story.given({ type: 'settings', reminders: { block_minutes: null } });
    expect(await times(story)).toEqual([]);
    await story.given({ type: 'undo' }, { type: 'undo' });
    expect(await times(story)).toEqual(['2026-02-26T06:50:00.000Z']);
  });
});

describe('digests', () => {
  const digests = (story: Story) =>
    kernel.connection.db
      .selectFrom('digest')
      .select(['kind', 'next_at'])
      .where('workspace_id', '=', story.context.workspace)
      .orderBy('kind')
      .execute();

  it('begin with the first object of a person’s own chat, and follow zone and settings', async () => {
    const story = await kernel.story({
      ...OWN_CHAT,
      actor: { id: 'telegram:56', may_undo_others: false },
    });
    expect(await digests(story)).toEqual([]);
    await story.given(command('task_create', { title: 'Купить хлеб' }));
    expect(await digests(story)).toEqual([
      { kind: 'evening', next_at: '2026-02-25T17:00:00.000Z' },
      { kind: 'morning', next_at: '2026-02-26T06:00:00.000Z' },
    ]);
    await story.given(
      { type: 'settings', reminders: { evening_at: null } },
      { type: 'settings', timezone: 'Asia/Yekaterinburg' },
    );
    expect(await digests(story)).toEqual([
      { kind: 'evening', next_at: null },
      { kind: 'morning', next_at: '2026-02-26T04:00:00.000Z' },
    ]);
  });

  it('are not for groups and other doors', async () => {
    for (const thread of ['telegram:7:-100:0', 'thread']) {
      const story = await kernel.story({ thread });
      await story.given(command('task_create', { title: 'Купить хлеб' }));
      expect(await digests(story)).toEqual([]);
    }
  });
});

describe('repeats', () => {
  const tasks = async (story: Story) =>
    await kernel.connection.db
      .selectFrom('task')
      .select(['number', 'status', 'planned_at', 'recurrence_rule'])
      .where('workspace_id', '=', story.context.workspace)
      .orderBy('number')
      .execute();
  const done = operation({ type: 'update_status', task: 1, status: 'done' });

  it('done opens the next, and undo takes both back', async () => {
    const story = await kernel.story();
    await story.given(call('2026-02-25T15:00:00+03:00', { recurrence: 'FREQ=DAILY;COUNT=3' }));
    const before = await tasks(story);
    const outcome = await story
      .when(done)
      .thenJournals([{ object_kind: 'task', before: { status: 'todo' } }, { before: null }]);
    expect(outcome[0]).toMatchObject({
      user_message: expect.stringContaining(
        'Следующий раз: завтра, 15:00, «Позвонить» (TASK-002).',
      ),
    });
    expect(await tasks(story)).toEqual([
      { number: 1, status: 'done', planned_at: '2026-02-25T12:00:00.000Z', recurrence_rule: null },
      {
        number: 2,
        status: 'todo',
        planned_at: '2026-02-26T12:00:00.000Z',
        recurrence_rule: 'FREQ=DAILY;COUNT=2',
      },
    ]);
    expect(await times(story)).toEqual(['2026-02-26T12:00:00.000Z']);
    await story.given({ type: 'undo' });
    expect(await tasks(story)).toEqual(before);
    expect(await times(story)).toEqual(['2026-02-25T12:00:00.000Z']);
  });

  it('the next one begins afresh: its steps are open again, what was left out is not copied', async () => {
    const story = await kernel.story();
    await story.given(
      call('2026-02-25T15:00:00+03:00', { recurrence: 'FREQ=DAILY' }),
      operation({ type: 'snooze', task: 1, minutes: 30 }),
      ...['Найти номер', 'Записать вопросы', 'Купить карту'].map((title) =>
        operation({ type: 'subtask_add', task: 1, title }),
      ),
      operation({ type: 'subtask_tick', task: 2, done: true }),
      operation({ type: 'update_status', task: 3, status: 'done' }),
      operation({ type: 'update_status', task: 4, status: 'cancelled' }),
    );
    const confirmed = { criteria: { confirmed_by: 'person:1', confirmed_at: kernel.clock.now } };
    await kernel.connection.db
      .updateTable('task')
      .set({ checkpoints: confirmed })
      .where('workspace_id', '=', story.context.workspace)
      .where('number', '=', 1)
      .execute();
    await story.given(done);
    const copies = await kernel.connection.db
      .selectFrom('task')
      .select(['title', 'status', 'snoozed_until', 'checkpoints'])
      .where('workspace_id', '=', story.context.workspace)
      .where('number', '>', 4)
      .orderBy('number')
      .execute();
    const open = { status: 'todo', snoozed_until: null };
    const unconfirmed = { criteria: { confirmed_by: null, confirmed_at: null } };
    expect(copies).toEqual([
      { title: 'Позвонить', ...open, checkpoints: unconfirmed },
      { title: 'Найти номер', ...open, checkpoints: {} },
      { title: 'Записать вопросы', ...open, checkpoints: {} },
    ]);
  });

  it('the next one never comes back overdue, and a rule that is over opens none', async () => {
    const story = await kernel.story();
    await story.given(call('2026-02-20T15:00:00+03:00', { recurrence: 'FREQ=DAILY' }));
    await story.given(done);
    expect((await tasks(story))[1]).toMatchObject({ planned_at: '2026-02-25T12:00:00.000Z' });
    const last = await kernel.story();
    await last.given(call('2026-02-25T15:00:00+03:00', { recurrence: 'FREQ=DAILY;COUNT=1' }), done);
    expect(await tasks(last)).toHaveLength(1);
  });

  it('a repeating block stands in every day of the agenda and is busy there', async () => {
    const story = await kernel.story();
    await story.given(standup({ recurrence: 'FREQ=WEEKLY;BYDAY=MO,TH' }));
    const { timeblocks } = await kernel.reader.agenda(
      story.context.workspace,
      '2026-03-02',
      '2026-03-08',
      kernel.clock.now,
    );
    expect(timeblocks.map(({ start_at: at, number }) => ({ at, number }))).toEqual([
      { at: '2026-03-02T07:00:00.000Z', number: 1 },
      { at: '2026-03-05T07:00:00.000Z', number: 1 },
    ]);
    const outcomes = await story.propose(
      command('timeblock_create', { start_at: '2026-03-05T10:15:00+03:00', duration_minutes: 30 }),
    );
    expect(outcomes[0]).toMatchObject({ user_message: expect.stringContaining('«Планёрка»') });
  });

  it('keeps its hour when the workspace moves to another zone', async () => {
    const story = await kernel.story();
    await story.given(standup({ recurrence: 'FREQ=DAILY' }));
    await story.given({ type: 'settings', timezone: 'Asia/Yekaterinburg' });
    const { timeblocks } = await kernel.reader.agenda(
      story.context.workspace,
      '2026-03-02',
      '2026-03-02',
      kernel.clock.now,
    );
    expect(timeblocks.map(({ start_at: at }) => at)).toEqual(['2026-03-02T07:00:00.000Z']);
  });
});
