import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  command,
  type Kernel,
  NOON,
  operation,
  type Story,
  startKernel,
  type Wish,
} from '../../../../test/rig/kernel.ts';
import type { ToldOutcome } from '../../../../test/rig/told.ts';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());
beforeEach(() => {
  kernel.clock.now = NOON;
});

const TODAY = '2026-02-25';

const task = (title: string, more: Record<string, unknown> = {}): Wish =>
  command('task_create', { title, ...more });
const draw = (day: string | null = null): Wish => ({ type: 'day_plan', day });
const act = (set: string, what: 'accept' | 'other' | 'each' | 'reject', only?: number): Wish => ({
  type: 'day_plan_act',
  set_id: set,
  act: what,
  ...(only === undefined ? {} : { task: only }),
});

/** The report is due today, bread is planned for today, the book waits in the Inbox. */
async function busyPerson(): Promise<Story> {
  const who = await kernel.story();
  return await who.given(
    task('подготовить отчёт', { due_date: TODAY, duration_minutes: 45 }),
    task('купить хлеб', { planned_at: TODAY }),
    task('прочитать книгу'),
  );
}

async function drawn(who: Story, wish: Wish = draw()) {
  const [outcome] = await who.propose(wish);
  if (outcome?.status !== 'day_plan') throw new Error(JSON.stringify(outcome));
  return outcome;
}

async function hours(who: Story): Promise<Record<number, string | null>> {
  const { workspace } = who.context;
  const rows = await sql<{ number: number; planned_at: string | null }>`select number, planned_at
    from task where workspace_id = ${workspace}::uuid order by number`.execute(
    kernel.connection.db,
  );
  return Object.fromEntries(rows.rows.map((row) => [row.number, row.planned_at]));
}

const NONE = { 1: null, 2: null, 3: null };
const PLANNED = {
  1: '2026-02-25T09:00:00.000Z',
  2: '2026-02-25T09:45:00.000Z',
  3: '2026-02-25T10:15:00.000Z',
};

describe('a plan of the day', () => {
  it('is told with its hours and reasons, and nothing of it is done', async () => {
    const who = await busyPerson();
    const { user_message: told } = await drawn(who);
    expect(told.split('\n')).toEqual([
      'План на сегодня: 3 задачи, 1 ч 45 мин из 7 ч свободных.',
      '1. 12:00–12:45 подготовить отчёт (TASK-001): срок сегодня',
      '2. 12:45–13:15 купить хлеб (TASK-002): запланировано на сегодня',
      '3. 13:15–13:45 прочитать книгу (TASK-003): есть время',
    ]);
    expect(await hours(who)).toEqual(NONE);
  });

  it('says what has no room, and how much is missing', async () => {
    const who = await (await kernel.story()).given(
      command('timeblock_create', {
        start_at: '2026-02-25T13:00:00+03:00',
        end_at: '2026-02-25T19:00:00+03:00',
      }),
      task('подготовить отчёт', { due_date: TODAY, duration_minutes: 40 }),
      task('разобрать стол', { duration_minutes: 60 }),
    );
    const { user_message: told } = await drawn(who);
    expect(told.split('\n').slice(0, 1)).toEqual([
      'План на сегодня: 1 задача, 40 мин из 1 ч свободных.',
    ]);
    expect(told).toContain('Не вошло: TASK-002, не хватает 55 мин.');
  });

  it('of another day is told by its name, and leaves today its tasks', async () => {
    const who = await (await busyPerson()).given(
      task('позвонить в банк', { due_date: '2026-02-26' }),
    );
    const { user_message: told } = await drawn(who, draw('2026-02-26'));
    expect(told.split('\n')).toEqual([
      'План на завтра: 2 задачи, 1 ч из 10 ч свободных.',
      '1. 09:00–09:30 позвонить в банк (TASK-004): срок завтра',
      '2. 09:30–10:00 прочитать книгу (TASK-003): есть время',
    ]);
  });

  it.each<[string, Wish[], string | null, string]>([
    ['nothing to do', [], null, 'Планировать на сегодня нечего: нет задач, которым нужен час.'],
    [
      'no time left',
      [
        task('дело'),
        command('timeblock_create', {
          start_at: '2026-02-25T12:00:00+03:00',
          end_at: '2026-02-25T19:00:00+03:00',
        }),
      ],
      null,
      'Свободного времени сегодня больше нет.',
    ],
    [
      'nothing that fits',
      [task('дело', { duration_minutes: 600 })],
      null,
      'Ни одна задача не помещается в свободное время на сегодня.',
    ],
    ['a day that is over', [task('дело')], '2026-02-24', 'Этот день уже прошёл.'],
  ])('is plainly refused with %s', async (_, given, day, words) => {
    const who = await (await kernel.story()).given(...given);
    const [outcome] = await who.propose(draw(day));
    expect(outcome).toMatchObject({ status: 'abstained', user_message: words });
  });

  it('knows what comes before what, and how long such things took', async () => {
    const who = await busyPerson();
    const { workspace } = who.context;
    await sql`update task set depends_on = '{TASK-003}'
      where workspace_id = ${workspace}::uuid and number = 1`.execute(kernel.connection.db);
    const { plan } = await drawn(who);
    expect(plan.items.map(({ task: number }) => number).indexOf(3)).toBeLessThan(
      plan.items.map(({ task: number }) => number).indexOf(1),
    );
  });
});

describe('taking it', () => {
  it('is one change, and one undo takes it back', async () => {
    const who = await busyPerson();
    const { plan } = await drawn(who);
    const [taken] = await who.propose(act(plan.set_id, 'accept'));
    expect(taken).toMatchObject({
      status: 'done',
      user_message: 'План принят: время есть у 3 задач.',
    });
    expect(await hours(who)).toEqual(PLANNED);
    const entries = (await who.journal()).filter(({ type }) => type === 'rescheduled');
    expect(new Set(entries.map(({ change_id: id }) => id)).size).toBe(1);
    expect(entries.map(({ operation: op }) => op?.['type'])).toEqual(Array(3).fill('reschedule'));
    await who.propose({ type: 'undo' });
    expect(await hours(who)).toEqual(NONE);
  });

  it('acts once, however often it is tapped', async () => {
    const who = await busyPerson();
    const { plan } = await drawn(who);
    const taps = await Promise.all(
      [1, 2].map(() => who.proposeAs('one tap', act(plan.set_id, 'accept'))),
    );
    expect(taps.map(({ status }) => status)).toEqual(['done', 'done']);
    const [again] = await who.propose(act(plan.set_id, 'accept'));
    expect(again).toMatchObject({ status: 'refused', code: 'STALE_SUGGESTION' });
    expect((await who.journal()).filter(({ type }) => type === 'rescheduled')).toHaveLength(3);
  });

  it('is for whom it was drawn', async () => {
    const who = await busyPerson();
    const { plan } = await drawn(who);
    const other = who.as({ actor: { id: 'person:2', may_undo_others: false } });
    const [refused] = await other.propose(act(plan.set_id, 'accept'));
    expect(refused).toMatchObject({ status: 'refused', code: 'NOT_YOURS' });
    const stranger = await kernel.story();
    expect(await stranger.propose(act(plan.set_id, 'accept'))).toMatchObject([
      { status: 'refused', code: 'STALE_BUTTON' },
    ]);
    expect(await hours(who)).toEqual(NONE);
  });

  it.each<[string, Wish, string]>([
    [
      'a slot was taken',
      command('timeblock_create', {
        start_at: '2026-02-25T12:45:00+03:00',
        end_at: '2026-02-25T13:00:00+03:00',
      }),
      'TASK-002',
    ],
    ['a task was done', operation({ type: 'update_status', task: 3, status: 'done' }), 'TASK-003'],
    [
      'a task has an hour',
      operation({ type: 'reschedule', task: 1, planned_at: '2026-02-26' }),
      'TASK-001',
    ],
    ['a task is gone', operation({ type: 'delete', task: 3 }), 'TASK-003'],
  ])('none of it is done when %s meanwhile; it is drawn anew', async (_, meanwhile, named) => {
    const who = await busyPerson();
    const { plan } = await drawn(who);
    const agent = who.as({ actor: { id: 'agent:1', may_undo_others: false }, thread: 'other' });
    const [first] = await agent.propose(meanwhile);
    if (first?.status === 'question') {
      const [yes] = first.choices;
      await agent.propose({ type: 'choice', draft_id: first.draft_id, choice_id: yes?.id ?? '' });
    }
    const before = (await who.journal()).length;
    const anew = await drawn(who, act(plan.set_id, 'accept'));
    expect(anew.user_message.split('\n')[0]).toBe(
      `План устарел, уже не подходит: ${named}. Вот новый.`,
    );
    expect(anew.plan.set_id).not.toBe(plan.set_id);
    expect(await who.journal()).toHaveLength(before);
    const [old] = await who.propose(act(plan.set_id, 'accept'));
    expect(old).toMatchObject({ status: 'refused', code: 'STALE_SUGGESTION' });
    const [taken] = await who.propose(act(anew.plan.set_id, 'accept'));
    expect(taken?.status).toBe('done');
  });

  it('may come some minutes late, and not on another day', async () => {
    const who = await busyPerson();
    const { plan } = await drawn(who);
    const later = (await drawn(who)).plan;
    kernel.clock.now = '2026-02-25T09:08:00.000Z';
    expect((await who.propose(act(plan.set_id, 'accept')))[0]?.status).toBe('done');
    kernel.clock.now = '2026-02-26T09:00:00.000Z';
    const [over] = await who.propose(act(later.set_id, 'accept'));
    expect(over).toMatchObject({ status: 'refused', code: 'STALE_SUGGESTION' });
  });

  it('is done task by task where that is wanted', async () => {
    const who = await busyPerson();
    const { plan } = await drawn(who);
    const each = await drawn(who, act(plan.set_id, 'each'));
    expect(each.one_by_one).toBe(true);
    const [one] = await who.propose(act(plan.set_id, 'accept', 2));
    expect(one?.status).toBe('done');
    expect(await hours(who)).toEqual({ ...NONE, 2: PLANNED[2] });
    const [rest] = await who.propose(act(plan.set_id, 'accept'));
    expect(rest).toMatchObject({ user_message: 'План принят: время есть у 2 задач.' });
    expect(await hours(who)).toEqual(PLANNED);
  });

  it('moves one occurrence alone of what repeats', async () => {
    const who = await (await kernel.story()).given(
      task('зарядка', { planned_at: TODAY, recurrence: 'FREQ=DAILY' }),
    );
    const { plan } = await drawn(who);
    const [taken] = await who.propose(act(plan.set_id, 'accept'));
    expect(taken?.status).toBe('done');
    expect(await hours(who)).toEqual({ 1: PLANNED[1] });
  });
});

describe('what else may be said to it', () => {
  it('another one differs in a task, until there is none', async () => {
    const who = await busyPerson();
    const shown: string[] = [];
    let next: ToldOutcome | undefined = await drawn(who);
    let last = '';
    while (next?.status === 'day_plan') {
      const { items, set_id: set } = next.plan;
      last = set;
      shown.push(
        items
          .map(({ task: number }) => String(number))
          .sort()
          .join(),
      );
      [next] = await who.propose(act(set, 'other'));
    }
    expect(next).toMatchObject({ status: 'abstained', user_message: 'Другого варианта нет.' });
    expect(shown).toEqual(['1,2,3', '1,2', '1,3', '1', '2,3', '2', '3']);
    expect((await who.propose(act(last, 'accept')))[0]?.status).toBe('done');
  });

  it('the newest of one instant is meant, wherever its row lies', async () => {
    const { db } = kernel.connection;
    const who = await busyPerson();
    const { plan: first } = await drawn(who);
    const [next] = await who.propose(act(first.set_id, 'other'));
    expect(next?.status).toBe('day_plan');
    // The row of the first is written anew, behind that of the second.
    for (const shift of ['1 second', '-1 second']) {
      await sql`update suggestion_set set generated_at = generated_at + ${shift}::interval
        where set_id = ${first.set_id}::uuid`.execute(db);
    }
    const [taken] = await who.propose({ type: 'day_plan_act', set_id: null, act: 'accept' });
    expect(taken?.status).toBe('done');
  });

  it('a no is the end of it', async () => {
    const who = await busyPerson();
    const { plan } = await drawn(who);
    const [no] = await who.propose(act(plan.set_id, 'reject'));
    expect(no).toMatchObject({ status: 'abstained', user_message: 'Хорошо, не буду.' });
    const [over] = await who.propose(act(plan.set_id, 'accept'));
    expect(over).toMatchObject({ status: 'refused', code: 'STALE_SUGGESTION' });
    expect(await hours(who)).toEqual(NONE);
  });

  it('is kept as the contract has it', async () => {
    const who = await busyPerson();
    const { plan } = await drawn(who);
    await who.propose(act(plan.set_id, 'accept'));
    const found = await sql<{ kept: unknown; day_on: string }>`
      select plan_preview as kept, day_on from suggestion_set
      where set_id = ${plan.set_id}::uuid`.execute(kernel.connection.db);
    expect(found.rows[0]).toMatchObject({
      day_on: TODAY,
      kept: {
        state: 'accepted',
        preview: {
          topN: 3,
          items: [
            { todoId: 'TASK-001', rank: 1, timeEstimateMin: 45, rationale: 'срок сегодня' },
            { todoId: 'TASK-002', rank: 2, timeEstimateMin: 30 },
            { todoId: 'TASK-003', rank: 3, timeEstimateMin: 30 },
          ],
        },
      },
    });
  });
});
