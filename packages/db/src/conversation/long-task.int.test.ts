import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { command, type Kernel, operation, startKernel } from '../../../../test/rig/kernel.ts';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());

/** What keeps each day busy: hours of Moscow are three ahead. */
async function workedOn(workspace: string, day: string): Promise<string[]> {
  const { tasks, worked } = await kernel.reader.agenda(workspace, day, day, kernel.clock.now);
  const spans = worked.map(
    ({ task, start_at: from, end_at: to }) =>
      `${task.title} ${from.slice(11, 16)}-${to.slice(11, 16)}`,
  );
  return [...tasks.map(({ title }) => title), ...spans];
}

it('keeps the later days of a task of over a day of work busy, in the hours of its project', async () => {
  const story = await kernel.story();
  const { workspace } = story.context;
  await story.given(
    operation({ type: 'project_create', title: 'Выставка' }),
    // Thursday
    command('task_create', { title: 'Стенд', planned_at: '2026-02-26T12:00:00+03:00' }),
    command('task_create', { title: 'Вывеска', planned_at: '2026-02-26T16:00:00+03:00' }),
    operation({ type: 'move_to_project', task: 1, project: 1 }),
  );
  const { db } = kernel.connection;
  await sql`update task set duration_minutes = 30 * 60
    where workspace_id = ${workspace}::uuid`.execute(db);

  // Nobody has named a calendar: the usual week, 09:00 to 19:00.
  expect(await workedOn(workspace, '2026-02-25')).toEqual([]);
  expect(await workedOn(workspace, '2026-02-26')).toEqual([
    'Стенд',
    'Вывеска',
    'Стенд 09:00-16:00',
    'Вывеска 13:00-16:00',
  ]);
  expect(await workedOn(workspace, '2026-02-27')).toEqual([
    'Стенд 06:00-16:00',
    'Вывеска 06:00-16:00',
  ]);
  expect(await workedOn(workspace, '2026-02-28')).toEqual([]);

  const calendar = {
    workdays: [7, 1, 2, 3, 4],
    hours: [{ from: '10:00', to: '18:00' }],
    holidays: [],
    extraWorkdays: [],
  };
  await sql`update project set calendar = ${JSON.stringify(calendar)}::jsonb
    where workspace_id = ${workspace}::uuid`.execute(db);
  expect(await workedOn(workspace, '2026-02-27')).toEqual(['Вывеска 06:00-16:00']);
  expect(await workedOn(workspace, '2026-03-01')).toEqual(['Стенд 07:00-15:00']);

  await story.given(operation({ type: 'update_status', task: 1, status: 'done' }));
  expect(await workedOn(workspace, '2026-03-01')).toEqual([]);
});
