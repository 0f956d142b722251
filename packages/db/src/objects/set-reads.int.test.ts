import type { SetOfTasks } from '@planerka/runtime';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Kernel, type Story, startKernel } from '../../../../test/rig/kernel.ts';
import { setReads } from './set-reads.ts';

const DAY = '2026-02-25';
const NOW = '2026-02-25T09:00:00.000Z';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());

interface Given {
  readonly title: string;
  readonly planned_on?: string;
  readonly planned_at?: string;
  readonly due_on?: string;
  readonly status?: string;
}

/** A workspace in Moscow with these open tasks, numbered from 1 on. */
async function withTasks(tasks: readonly Given[]): Promise<Story> {
  const story = await kernel.story();
  await sql`insert into task (workspace_id, task_id, number, sort_key, title, status, tags, planned_on,
      planned_at, due_on, created_by, created_at, revision)
    select ${story.context.workspace}::uuid, gen_random_uuid(), n, lpad(n::text, 8, '0'), g.title,
      coalesce(g.status, 'todo'), '{}', g.planned_on, g.planned_at, g.due_on, 'person:1', ${NOW}, 1
    from rows from (jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb)
      as (title text, planned_on date, planned_at timestamptz, due_on date, status text))
      with ordinality g (title, planned_on, planned_at, due_on, status, n)`.execute(
    kernel.connection.db,
  );
  return story;
}

async function foundIn(story: Story, more: Partial<SetOfTasks>) {
  const { tasksIn } = setReads({
    db: kernel.connection.db,
    workspaceId: story.context.workspace,
  });
  const { tasks, total } = await tasksIn({ state: 'open', today: DAY, now: NOW, ...more });
  return { numbers: tasks.map(({ number }) => number), total };
}

it('a set is read to two hundred and counted a hundred beyond', async () => {
  const late = { planned_on: '2026-02-20' };
  const story = await withTasks(
    Array.from({ length: 350 }, (_, n) => ({ title: `№ ${n}`, ...late })),
  );
  const { numbers, total } = await foundIn(story, { state: 'overdue' });
  expect(numbers).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  expect(total).toBe(301);
  expect((await foundIn(story, {})).total).toBe(301);
  expect((await foundIn(story, { words: '№ 7' })).total).toBe(1);
});

it('days are those of the workspace, to their last minute', async () => {
  const story = await withTasks([
    { title: 'накануне', planned_at: '2026-02-24T23:59:00+03:00' },
    { title: 'первая минута', planned_at: '2026-02-25T00:00:00+03:00' },
    { title: 'последняя минута', planned_at: '2026-02-26T23:59:00+03:00' },
    { title: 'уже другой день', planned_at: '2026-02-27T00:00:00+03:00' },
    { title: 'срок', due_on: '2026-02-26' },
    { title: 'день', planned_on: '2026-02-25' },
    { title: 'сделано', planned_on: '2026-02-25', status: 'done' },
  ]);
  const window = { from: DAY, to: '2026-02-26' };
  expect((await foundIn(story, { window })).numbers).toEqual([2, 3, 5, 6]);
  expect((await foundIn(story, { window, state: 'done' })).numbers).toEqual([7]);
});

it('what has several times of a set is in it once, and words narrow it', async () => {
  const story = await withTasks([
    { title: 'полить пальму', planned_on: '2026-02-20', due_on: '2026-02-21' },
    { title: 'полить кактус', planned_on: '2026-02-22' },
    { title: 'помыть окна', planned_on: '2026-02-22' },
    { title: 'полить фикус', planned_on: '2026-03-22' },
  ]);
  expect(await foundIn(story, { state: 'overdue' })).toEqual({ numbers: [1, 2, 3], total: 3 });
  expect((await foundIn(story, { state: 'overdue', words: 'полить' })).numbers).toEqual([1, 2]);
  const window = { from: '2026-02-22', to: '2026-03-31' };
  expect((await foundIn(story, { state: 'overdue', window })).numbers).toEqual([2, 3]);
});
