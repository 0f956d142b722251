import type { Operation } from '@planerka/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  command,
  type Kernel,
  operation,
  type Story,
  startKernel,
} from '../../../../test/rig/kernel.ts';

// cites: RR-set, RR-words, K-missing-argument
let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());

const MONDAYS = 'FREQ=WEEKLY;BYDAY=MO';
const WORKDAYS = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR';
type SetRecurrence = Extract<Operation, { type: 'set_recurrence' }>;
const onTask = (rrule: string | null, more: Partial<SetRecurrence> = {}) =>
  operation({ type: 'set_recurrence', task: 1, rrule, ...more });
const onBlock = (rrule: string | null) =>
  operation({ type: 'set_recurrence', timeblock: 1, rrule });

/** Now it is Wednesday, 25 February 2026, noon in Moscow. */
async function taskStory(fields: object = {}): Promise<Story> {
  const story = await kernel.story();
  return await story.given(command('task_create', { title: 'Зарядка', ...fields }));
}

/** Every Tuesday at 10 from 24 February on: its first time has passed. */
async function seriesStory(): Promise<Story> {
  const story = await kernel.story();
  return await story.given(
    command('timeblock_create', {
      title: 'Планёрка',
      start_at: '2026-02-24T10:00:00+03:00',
      duration_minutes: 30,
      recurrence: 'FREQ=WEEKLY;BYDAY=TU',
    }),
  );
}

/** The blocks of the agenda, each as "number day, UTC hour". */
async function blocks(story: Story, from: string, to: string): Promise<string[]> {
  const { timeblocks } = await kernel.reader.agenda(
    story.context.workspace,
    from,
    to,
    kernel.clock.now,
  );
  return timeblocks.map(({ number, start_at: at }) => `${number} ${at.slice(5, 16)}`);
}

describe('a task that is to repeat', () => {
  it('without a day begins on the first that the rule names, and leaves the Inbox', async () => {
    const story = await taskStory();
    await story
      .when(onTask(MONDAYS))
      .thenDone(
        'Поставил повтор задаче «Зарядка» (TASK-001): каждый понедельник.\nКогда: понедельник, 2 марта.',
      );
    await story
      .when(operation({ type: 'update_status', task: 1, status: 'done' }))
      .thenDone(
        'Отметил сделанной задачу «Зарядка» (TASK-001).\nСледующий раз: понедельник, 9 марта, «Зарядка» (TASK-002).',
      );
  });

  it('at an hour that has passed today begins tomorrow', async () => {
    const story = await taskStory();
    await story
      .when(onTask('FREQ=DAILY', { planned_time: '09:00' }))
      .thenDone('Поставил повтор задаче «Зарядка» (TASK-001): каждый день.\nКогда: завтра, 09:00.');
  });

  it('keeps its own day where the rule names it, with every other week counted from there', async () => {
    const story = await taskStory({ planned_at: '2026-03-02', due_date: '2026-03-04' });
    await story
      .when(onTask('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'))
      .thenDone(
        'Поставил повтор задаче «Зарядка» (TASK-001): раз в 2 недели по понедельникам.\nКогда: понедельник, 2 марта.\nСрок: среда, 4 марта.',
      );
  });

  it('moves its deadline along', async () => {
    const story = await taskStory({ planned_at: '2026-02-26', due_date: '2026-02-27' });
    await story
      .when(onTask(MONDAYS))
      .thenDone(
        'Поставил повтор задаче «Зарядка» (TASK-001): каждый понедельник.\nКогда: понедельник, 2 марта.\nСрок: вторник, 3 марта.',
      );
  });

  it('that is only due repeats by its deadline', async () => {
    const story = await taskStory({ due_date: '2026-02-26' });
    await story
      .when(onTask(MONDAYS))
      .thenDone(
        'Поставил повтор задаче «Зарядка» (TASK-001): каждый понедельник.\nСрок: понедельник, 2 марта.',
      );
  });

  it('does not begin before the day that was said', async () => {
    const story = await taskStory({ planned_at: '2026-02-26' });
    await story
      .when(onTask('FREQ=DAILY', { from_date: '2026-03-02' }))
      .thenDone(
        'Поставил повтор задаче «Зарядка» (TASK-001): каждый день.\nКогда: понедельник, 2 марта.',
      );
  });

  it('and is closed goes on with the next one', async () => {
    const story = await taskStory({ planned_at: '2026-02-25' });
    await story.given(operation({ type: 'update_status', task: 1, status: 'done' }));
    await story
      .when(onTask('FREQ=DAILY'))
      .thenDone(
        'Поставил повтор задаче «Зарядка» (TASK-001): каждый день.\nСледующий раз: завтра, «Зарядка» (TASK-002).',
      );
  });

  it('is asked how often when nobody said', async () => {
    const story = await taskStory({ planned_at: '2026-02-26' });
    const asked = await story
      .when(operation({ type: 'set_recurrence', task: 1 }))
      .thenAsks('Как часто повторять?', [
        'Каждый день',
        'По будням',
        'Каждую неделю',
        'Каждый месяц',
      ]);
    await story
      .when({ type: 'choice', draft_id: asked.draft_id, choice_id: 'rrule:2' })
      .thenDone('Поставил повтор задаче «Зарядка» (TASK-001): по будням.\nКогда: завтра.');
  });

  it('several at once are listed and asked about once', async () => {
    const story = await taskStory({ planned_at: '2026-02-26' });
    await story.given(command('task_create', { title: 'Почта' }));
    await story
      .when(operation({ type: 'set_recurrence', tasks: [1, 2], rrule: WORKDAYS }))
      .thenAsks(
        'Повторять по будням: 2 задачи. Всё верно?\n• «Зарядка» (TASK-001)\n• «Почта» (TASK-002)',
      );
  });
});

describe('a task that repeats no more', () => {
  it('stays open, and nothing follows it', async () => {
    const story = await taskStory({ planned_at: '2026-02-26', recurrence: 'FREQ=DAILY' });
    await story.when(onTask(null)).thenDone('Больше не повторяю задачу «Зарядка» (TASK-001).');
    await story
      .when(operation({ type: 'update_status', task: 1, status: 'done' }))
      .thenDone('Отметил сделанной задачу «Зарядка» (TASK-001).');
  });

  it('is told when it never did', async () => {
    const story = await taskStory();
    await story.when(onTask(null)).thenRefused('NO_CHANGE');
  });
});

describe('a series of blocks', () => {
  it('keeps what was, and goes on by the new rule as one change', async () => {
    const story = await seriesStory();
    await story
      .when(onBlock('FREQ=WEEKLY;BYDAY=TH'))
      .thenDone(
        'Поставил повтор блоку «Планёрка» (BLOCK-001): каждый четверг.\nКогда: четверг, 5 марта, 10:00–10:30 (30 мин).',
      );
    expect(await blocks(story, '2026-02-23', '2026-03-12')).toEqual([
      '1 02-24T07:00',
      '2 03-05T07:00',
      '2 03-12T07:00',
    ]);
    await story.given({ type: 'undo' });
    expect(await blocks(story, '2026-02-23', '2026-03-12')).toEqual([
      '1 02-24T07:00',
      '1 03-03T07:00',
      '1 03-10T07:00',
    ]);
  });

  it('that is ended keeps what was and its next time, and says so', async () => {
    const story = await seriesStory();
    await story
      .when(onBlock(null))
      .thenDone(
        'Больше не повторяю блок «Планёрка» (BLOCK-001), последний раз вторник, 3 марта, 10:00.',
      );
    expect(await blocks(story, '2026-02-23', '2026-03-31')).toEqual([
      '1 02-24T07:00',
      '1 03-03T07:00',
    ]);
    await story.when(onBlock(null)).thenRefused('NO_CHANGE');
  });

  it('keeps its hour over a change of the clocks', async () => {
    const story = await kernel.story();
    await story.given(
      { type: 'settings', timezone: 'Europe/Berlin' },
      command('timeblock_create', {
        title: 'Планёрка',
        start_at: '2026-03-26T10:00:00+01:00',
        duration_minutes: 30,
      }),
      onBlock('FREQ=DAILY'),
    );
    expect(await blocks(story, '2026-03-28', '2026-03-29')).toEqual([
      '1 03-28T09:00',
      '1 03-29T08:00',
    ]);
  });

  it('a past block does not fill the past', async () => {
    const story = await kernel.story();
    const [asked] = await story.propose(
      command('timeblock_create', {
        title: 'Бассейн',
        start_at: '2026-02-02T10:00:00+03:00',
        duration_minutes: 30,
      }),
    );
    if (asked?.status !== 'question') throw new Error('a time in the past is asked about');
    await story.given({ type: 'choice', draft_id: asked.draft_id, choice_id: 'yes' });
    await story
      .when(onBlock(MONDAYS))
      .thenDone(
        'Поставил повтор блоку «Бассейн» (BLOCK-001): каждый понедельник.\nКогда: понедельник, 2 марта, 10:00–10:30 (30 мин).',
      );
  });
});

describe('reminders', () => {
  const waiting = async (story: Story): Promise<string[]> => {
    const rows = await kernel.connection.db
      .selectFrom('reminder')
      .select('fire_at')
      .where('workspace_id', '=', story.context.workspace)
      .where('state', '=', 'waiting')
      .orderBy('fire_at')
      .execute();
    return rows.map(({ fire_at: at }) => at.slice(5, 16));
  };

  it('move with what is to repeat, and come back with undo', async () => {
    const story = await taskStory({ planned_at: '2026-02-26T10:00:00+03:00' });
    expect(await waiting(story)).toEqual(['02-26T07:00']);
    await story.given(onTask(MONDAYS, { planned_time: '09:00' }));
    expect(await waiting(story)).toEqual(['03-02T06:00']);
    await story.given({ type: 'undo' });
    expect(await waiting(story)).toEqual(['02-26T07:00']);
  });

  it('of a series that goes on by another rule are those of the new one', async () => {
    const story = await seriesStory();
    expect(await waiting(story)).toEqual(['03-03T06:50']);
    await story.given(onBlock('FREQ=WEEKLY;BYDAY=TH'));
    expect(await waiting(story)).toEqual(['03-05T06:50']);
    await story.given({ type: 'undo' });
    expect(await waiting(story)).toEqual(['03-03T06:50']);
  });
});
