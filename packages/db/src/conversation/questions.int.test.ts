import type { Operation } from '@planerka/contracts';
import type { OpenTasksAsked } from '@planerka/runtime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  command,
  type Kernel,
  NOON,
  type Story,
  startKernel,
  type Wish,
} from '../../../../test/rig/kernel.ts';

let kernel: Kernel;
let story: Story;
let workspace: string;

const at = { now: NOON, today: '2026-02-25' };
const first = { limit: 10, offset: 0 };
const ANY = { tag: null, due: false, high: false, words: null, within: null } as const;
const task = (title: string, entities: Record<string, unknown> = {}): Wish =>
  command('task_create', { title, ...entities });
const block = (title: string, start: string, minutes: number): Wish =>
  command('timeblock_create', { title, start_at: start, duration_minutes: minutes });
const titles = (rows: readonly { title: string | null }[]) => rows.map(({ title }) => title);

beforeAll(async () => {
  kernel = await startKernel();
  story = await kernel.story();
  workspace = story.context.workspace;
  kernel.clock.now = '2026-02-01T09:00:00.000Z';
  await story.given(
    task('Сдать отчёт', { due_date: '2026-02-20' }),
    task('Оплатить интернет', { planned_at: '2026-02-24' }),
    task('Позвонить маме', { planned_at: '2026-02-25T11:00:00+03:00' }),
    task('Полить цветы', { planned_at: '2026-02-25' }),
    task('Купить билеты', { due_date: '2026-02-27', duration_minutes: 20 }),
    task('Починить кран', { priority: 'high' }),
    task('Прочитать книгу'),
    block('Созвон с командой', '2026-02-26T14:00:00+03:00', 60),
    block('Тренировка', '2026-02-26T19:00:00+03:00', 90),
    block('Планёрка', '2026-02-10T10:00:00+03:00', 30),
  );
  kernel.clock.now = NOON;
});
afterAll(() => kernel.stop());

// cites: Q-asking
describe('questions about the plan', () => {
  it('finds what is overdue, the longest ago first', async () => {
    const { items, total } = await kernel.reader.overdue(workspace, at, first);
    expect(titles(items)).toEqual(['Сдать отчёт', 'Оплатить интернет', 'Позвонить маме']);
    expect(total).toBe(3);
  });

  it('lists the reminders that are still to come, the earliest first', async () => {
    const own = await kernel.story();
    await own.given(
      task('Снять показания', {
        planned_at: '2026-02-27T11:00:00+03:00',
        remind_before_minutes: [0],
      }),
      task('Помыть окна'),
      block('Примерка', '2026-02-26T14:00:00+03:00', 60),
    );
    const id = own.context.workspace;
    const { items, total } = await kernel.reader.reminders(id, first);
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { kind: 'timeblock', title: 'Примерка' },
      { fire_at: '2026-02-27T08:00:00.000Z', kind: 'task', title: 'Снять показания' },
    ]);
    const [, ...rest] = items;
    const page = await kernel.reader.reminders(id, { limit: 1, offset: 1 });
    expect(page).toEqual({ items: rest, total: 2 });
  });

  it('counts all pages and gives one', async () => {
    const second = await kernel.reader.overdue(workspace, at, { limit: 1, offset: 1 });
    expect(titles(second.items)).toEqual(['Оплатить интернет']);
    expect(second.total).toBe(3);
  });

  it('finds what presses: late, of the next days, of high priority', async () => {
    const until = { until: '2026-02-27', before: '2026-02-27T21:00:00.000Z' };
    const found = await kernel.reader.pressing(workspace, { ...at, ...until });
    expect(new Set(titles(found))).toEqual(
      new Set([
        'Купить билеты',
        'Оплатить интернет',
        'Позвонить маме',
        'Полить цветы',
        'Починить кран',
        'Сдать отчёт',
      ]),
    );
  });

  it('turns the Inbox from either end', async () => {
    const oldest = await kernel.reader.inboxPage(workspace, { ...first, oldest: true });
    const newest = await kernel.reader.inboxPage(workspace, { ...first, oldest: false });
    expect(titles(oldest.items)).toEqual(['Починить кран', 'Прочитать книгу']);
    expect(titles(newest.items)).toEqual(['Прочитать книгу', 'Починить кран']);
    expect(oldest.total).toBe(2);
  });

  it('finds by word forms and by similar letters, also what is over', async () => {
    const found = await kernel.reader.mentioned(workspace, 'созвона с командой', NOON);
    expect(found.map(({ row }) => row.title)).toEqual(['Созвон с командой']);
    const past = await kernel.reader.mentioned(workspace, 'планёрка', NOON);
    expect(past.map(({ row }) => row.title)).toEqual(['Планёрка']);
    const typo = await kernel.reader.mentioned(workspace, 'трнировка', NOON);
    expect(typo.map(({ row }) => row.title)).toEqual(['Тренировка']);
    expect(await kernel.reader.mentioned(workspace, 'синхрофазотрон', NOON)).toEqual([]);
  });

  it('finds what was done, by when it was and by some words of a question', async () => {
    const mine = await kernel.story();
    const finish = (number: number): Wish =>
      operation({ type: 'update_status', task: number, status: 'done' });
    kernel.clock.now = '2026-02-24T09:00:00.000Z';
    await mine.given(task('Помыть кондиционер'), task('Стричь газон'), task('Полить газон'));
    await mine.given(finish(1));
    kernel.clock.now = NOON;
    await mine.given(finish(2));
    const { workspace: home } = mine.context;
    const all = await kernel.reader.done(home, { between: null, words: null }, first);
    expect(titles(all.items)).toEqual(['Стричь газон', 'Помыть кондиционер']);
    const yesterday = { from: '2026-02-23T21:00:00.000Z', before: '2026-02-24T21:00:00.000Z' };
    const then = await kernel.reader.done(home, { between: yesterday, words: null }, first);
    expect(titles(then.items)).toEqual(['Помыть кондиционер']);
    const named = (words: string) => kernel.reader.done(home, { between: null, words }, first);
    expect(titles((await named('газон')).items)).toEqual(['Стричь газон']);
    expect(titles((await named('мыла кондиционер')).items)).toEqual(['Помыть кондиционер']);
    expect((await named('сауна')).total).toBe(0);
  });

  it('finds open tasks by their tag and by their due dates', async () => {
    const mine = await kernel.story();
    await mine.given(
      task('Бинты', { tags: ['Здоровье'] }),
      task('Отчёт', { due_date: '2026-03-05' }),
      task('Налог', { due_date: '2026-03-01' }),
    );
    const { workspace: home } = mine.context;
    const found = async (tag: string | null, due: boolean) =>
      titles((await kernel.reader.openTasks(home, { ...ANY, tag, due }, first)).items);
    expect(await found('здоровье', false)).toEqual(['Бинты']);
    expect(await found(null, true)).toEqual(['Налог', 'Отчёт']);
    expect(await found(null, false)).toEqual(['Бинты', 'Отчёт', 'Налог']);
  });

  it('finds open tasks of some days, by what is due then or is done then, with what is late or without', async () => {
    const mine = await kernel.story();
    await mine.given(
      task('Долг', { due_date: '2026-02-27' }),
      task('Сметы', { due_date: '2026-03-02' }),
      task('Справка', { due_date: '2026-03-03T12:00:00+03:00' }),
      task('Баня', { planned_at: '2026-03-03', priority: 'high' }),
      task('Каток', { planned_at: '2026-03-03T20:00:00+03:00' }),
      task('Позже', { due_date: '2026-03-04T00:00:00+03:00' }),
    );
    const { workspace: home } = mine.context;
    const days = { until: '2026-03-03', before: '2026-03-03T21:00:00.000Z' };
    const from = { day: '2026-03-03', start: '2026-03-02T21:00:00.000Z' };
    const found = async (asked: Partial<OpenTasksAsked>) =>
      titles((await kernel.reader.openTasks(home, { ...ANY, ...asked }, first)).items);
    const that = { ...days, from };
    const by = { ...days, from: null };
    expect(await found({ due: true, within: that })).toEqual(['Справка']);
    expect(await found({ due: true, within: by })).toEqual(['Долг', 'Сметы', 'Справка']);
    expect(await found({ within: that })).toEqual(['Баня', 'Справка', 'Каток']);
    expect(await found({ within: that, high: true })).toEqual(['Баня']);
    expect(await found({ high: true })).toEqual(['Баня']);
  });

  it('finds open tasks by words of their titles and of the project’s, parts as well', async () => {
    const mine = await kernel.story();
    await mine.given(
      operation({ type: 'project_create', title: 'Дача' }),
      task('Покрасить забор'),
      task('Отвезти лейку на дачу'),
      task('Хлеб'),
      operation({ type: 'move_to_project', task: 1, project: 1 }),
      operation({ type: 'subtask_add', task: 2, title: 'Ключи от дачи' }),
      operation({ type: 'update_status', task: 3, status: 'done' }),
    );
    const { workspace: home } = mine.context;
    const found = async (words: string) =>
      titles((await kernel.reader.openTasks(home, { ...ANY, words }, first)).items);
    expect(await found('даче')).toEqual([
      'Покрасить забор',
      'Отвезти лейку на дачу',
      'Ключи от дачи',
    ]);
    expect(await found('лейка')).toEqual(['Отвезти лейку на дачу']);
    expect(await found('хлеб')).toEqual([]);
  });

  it('counts each day, also an empty one', async () => {
    expect(await kernel.reader.load(workspace, '2026-02-25', '2026-02-28', NOON)).toEqual([
      { day: '2026-02-25', tasks: 2, blocks: 0, booked_minutes: 0, estimated_minutes: 0 },
      { day: '2026-02-26', tasks: 0, blocks: 2, booked_minutes: 150, estimated_minutes: 0 },
      { day: '2026-02-27', tasks: 1, blocks: 0, booked_minutes: 0, estimated_minutes: 20 },
      { day: '2026-02-28', tasks: 0, blocks: 0, booked_minutes: 0, estimated_minutes: 0 },
    ]);
  });

  it('counts a task on each day of a window, by its plan before its due day', async () => {
    const mine = await kernel.story();
    const onDay = (fields: object) => command('task_create', { title: 'Дело', ...fields });
    await mine.given(
      onDay({ planned_at: '2026-02-25' }),
      onDay({ planned_at: '2026-02-26' }),
      onDay({ planned_at: '2026-02-27', due_date: '2026-02-28' }),
      onDay({ planned_at: '2026-02-27T23:30:00+03:00' }),
      onDay({ due_date: '2026-02-28' }),
      onDay({ due_date: '2026-02-28T23:30:00+03:00' }),
      onDay({ planned_at: '2026-03-01' }),
    );
    const loads = await kernel.reader.load(
      mine.context.workspace,
      '2026-02-25',
      '2026-02-28',
      NOON,
    );
    expect(loads.map(({ tasks }) => tasks)).toEqual([1, 1, 2, 2]);
  });

  it('counts a repeating block each time it comes', async () => {
    const mine = await kernel.story();
    const start = '2026-02-25T15:00:00+03:00';
    const weekly = { title: 'Бассейн', start_at: start, duration_minutes: 60 };
    await mine.given(command('timeblock_create', { ...weekly, recurrence: 'FREQ=DAILY;COUNT=3' }));
    const loads = await kernel.reader.load(
      mine.context.workspace,
      '2026-02-26',
      '2026-02-28',
      NOON,
    );
    expect(loads.map(({ blocks, booked_minutes }) => [blocks, booked_minutes])).toEqual([
      [1, 60],
      [1, 60],
      [0, 0],
    ]);
  });

  it("shows and counts a repeating task each time it still comes, nobody else's", async () => {
    const mine = await kernel.story();
    const daily = { planned_at: '2026-02-25T18:00:00+03:00', duration_minutes: 20 };
    const other = await kernel.story();
    for (const story of [mine, other]) {
      await story.given(
        command('task_create', { title: 'Зарядка', ...daily, recurrence: 'FREQ=DAILY;COUNT=3' }),
      );
    }
    const own = mine.context.workspace;
    const agenda = await kernel.reader.agenda(own, '2026-02-25', '2026-03-01', NOON);
    expect(agenda.tasks.map(({ planned_at: at }) => at)).toEqual(['2026-02-25T15:00:00.000Z']);
    expect(agenda.repeats.map(({ number, planned_at: at }) => `${number} ${at}`)).toEqual([
      '1 2026-02-26T15:00:00.000Z',
      '1 2026-02-27T15:00:00.000Z',
    ]);
    const loads = await kernel.reader.load(own, '2026-02-25', '2026-02-28', NOON);
    expect(loads.map(({ tasks, estimated_minutes: minutes }) => [tasks, minutes])).toEqual([
      [1, 20],
      [1, 20],
      [1, 20],
      [0, 0],
    ]);
    await mine.given(operation({ type: 'delete', task: 1, scope: 'following' }));
    const after = await kernel.reader.agenda(own, '2026-02-25', '2026-03-01', NOON);
    expect([after.tasks, after.repeats]).toEqual([[], []]);
  });

  it('shows projects with their open tasks', async () => {
    const mine = await kernel.story();
    await mine.given(
      operation({ type: 'project_create', title: 'Ремонт' }),
      operation({ type: 'project_create', title: 'Отпуск' }),
      task('Купить краску'),
      task('Позвать мастера'),
      operation({ type: 'move_to_project', task: 1, project: 1 }),
      operation({ type: 'move_to_project', task: 2, project: 1 }),
      operation({ type: 'update_status', task: 2, status: 'done' }),
    );
    const own = mine.context.workspace;
    const all = await kernel.reader.projects(own, { ...first, words: null });
    expect(all.items.map(({ project, open }) => [project.title, open])).toEqual([
      ['Отпуск', 0],
      ['Ремонт', 1],
    ]);
    const named = await kernel.reader.projects(own, { ...first, words: 'ремонта' });
    expect(named.items.map(({ project }) => project.title)).toEqual(['Ремонт']);
    const [{ project } = { project: null }] = named.items;
    const inside = await kernel.reader.projectTasks(own, project?.project_id ?? '', first);
    expect(titles(inside.items)).toEqual(['Купить краску']);
  });

  it('tells changes newest first, groups as one, and which are undone', async () => {
    const mine = await kernel.story();
    await mine.given(task('Купить хлеб'), task('Купить сыр'), { type: 'undo' });
    const changes = await kernel.reader.changes(mine.context.workspace, first);
    expect(changes.map(({ undone, actor }) => [undone, actor])).toEqual([
      [true, 'person:1'],
      [false, 'person:1'],
    ]);
    const older = await kernel.reader.changes(mine.context.workspace, { limit: 1, offset: 1 });
    expect(older[0]?.entries[0]?.after).toMatchObject({ title: 'Купить хлеб' });
  });
});

describe('an operation on listed tasks', () => {
  const drop: Operation = { type: 'update_status', tasks: [1, 2], status: 'cancelled' };

  it('lists them and asks once, then changes exactly those as one change', async () => {
    const mine = await kernel.story();
    await mine.given(task('Купить хлеб'), task('Купить сыр'), task('Купить чай'));
    const [asked] = await mine.propose(operation(drop));
    expect(asked).toMatchObject({ status: 'question', code: 'BULK' });
    if (asked?.status !== 'question') throw new Error('nothing was asked');
    expect(asked.clarifying_question).toContain('«Купить хлеб» (TASK-001)');
    expect(asked.clarifying_question).not.toContain('TASK-003');
    await mine
      .when({ type: 'choice', draft_id: asked.draft_id, choice_id: 'yes' })
      .thenJournals([{ type: 'status_updated' }, { type: 'status_updated' }]);
    expect(await kernel.reader.changes(mine.context.workspace, first)).toHaveLength(4);
  });

  it('is refused whole when one of them is none', async () => {
    const mine = await kernel.story();
    await mine.given(task('Купить хлеб'));
    await mine.when(operation(drop)).thenRefused('UNKNOWN_TARGET');
  });
});

function operation(op: Operation): Wish {
  const read = { operation: op, confidence: 1 };
  return { type: 'operation', read, refs: [], suggested: [], said: 'слова' };
}
