import { isCreate } from '@planerka/plan';
import type { Draft } from '@planerka/runtime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { command, type Kernel, startKernel } from '../../../../test/rig/kernel.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/rig/postgres.ts';
import { type Connection, connect } from '../connection/connect.ts';
import { exportWorkspaces, listWorkspaces } from './export-workspaces.ts';
import { importWorkspaces } from './import-workspaces.ts';

let kernel: Kernel;
let empty: TestDatabase;
let target: Connection;
beforeAll(async () => {
  kernel = await startKernel();
  empty = await createTestDatabase();
  target = connect({ url: empty.url, max: 2 });
});
afterAll(async () => {
  await target.close();
  await empty.drop();
  await kernel.stop();
});

it('brings a whole workspace back, and undo goes on where it was', async () => {
  const who = await kernel.story();
  await who.given(
    { type: 'settings', timezone: 'Asia/Omsk', working_hours: { from: '10:00', to: '16:00' } },
    command('task_create', {
      title: 'купить «хлеб» \u{1F35E}',
      tags: ['дом'],
      planned_at: '2026-02-26T14:00:00+03:00',
    }),
    command('timeblock_create', { start_at: '2026-02-26T14:00:00+03:00', duration_minutes: 60 }),
    { type: 'undo' },
    command('timeblock_create', {}),
  );
  const ids = [who.context.workspace];
  const file = await exportWorkspaces(kernel.connection.db, ids, kernel.clock.now);
  expect(file.workspaces[0]?.reminders).toHaveLength(1);
  const text = JSON.stringify(file);
  const imported = await importWorkspaces(target.db, JSON.parse(text));
  expect(imported).toEqual({
    workspaces: 1,
    tasks: 1,
    timeblocks: 0,
    entries: 5,
    members: 0,
    keys: 0,
    secondOwners: [],
    taken: [],
    keptPeople: [],
    keptKeys: [],
  });
  const back = await exportWorkspaces(target.db, ids, kernel.clock.now);
  expect(back).toEqual(file);
  expect(await listWorkspaces(target.db)).toMatchObject([{ workspace_id: ids[0] }]);
});

it('reads a file that is older than a field', async () => {
  const who = await (await kernel.story()).given(command('task_create', { title: 'хлеб' }));
  const ids = [who.context.workspace];
  const file = await exportWorkspaces(kernel.connection.db, ids, kernel.clock.now);
  const older = JSON.parse(JSON.stringify(file).replaceAll('"category":null,', ''));
  expect(older).not.toEqual(file);
  await importWorkspaces(target.db, older);
  const [back] = (await exportWorkspaces(target.db, ids, kernel.clock.now)).workspaces;
  expect(back?.tasks).toEqual(file.workspaces[0]?.tasks);
});

it('touches nothing that is here already', async () => {
  const who = await kernel.story();
  const ids = [who.context.workspace];
  const file = await exportWorkspaces(kernel.connection.db, ids, kernel.clock.now);
  await expect(importWorkspaces(kernel.connection.db, file)).rejects.toMatchObject({
    code: 'WORKSPACE_EXISTS',
    details: { workspace: who.context.workspace },
  });
});

it('refuses what is no export, naming the field, and writes nothing', async () => {
  const who = await kernel.story();
  const ids = [who.context.workspace];
  const file = await exportWorkspaces(kernel.connection.db, ids, kernel.clock.now);
  const broken = structuredClone(file);
  Object.assign(broken.workspaces[0]?.workspace ?? {}, { timezone: 7 });
  const before = await listWorkspaces(target.db);
  await expect(importWorkspaces(target.db, broken)).rejects.toMatchObject({
    code: 'BAD_EXPORT',
    details: { field: 'workspaces.0.workspace.timezone' },
  });
  await expect(importWorkspaces(target.db, [])).rejects.toMatchObject({ code: 'BAD_EXPORT' });
  expect(await listWorkspaces(target.db)).toEqual(before);
});

it('reads an export of version 1, which knew commands only', async () => {
  const who = await kernel.story();
  await who.given(
    command('task_create', { title: 'Купить хлеб' }),
    command('timeblock_create', {}),
  );
  const ids = [who.context.workspace];
  const file = await exportWorkspaces(kernel.connection.db, ids, kernel.clock.now);
  const [today] = file.workspaces;
  if (!today) throw new Error('nothing was exported');
  const { projects: _p, thread_contexts: _c, thread_pins: _t, workrooms: _w, ...rest } = today;
  const { reminders: _r, digests: _d, ...then } = rest;
  const early = {
    ...file,
    version: 1,
    workspaces: [
      {
        ...then,
        tasks: then.tasks.map(
          ({
            project_id,
            checkpoints: _checkpoints,
            snoozed_until: _snoozed,
            series_id: _series,
            recurrence_exceptions: _exceptions,
            ...row
          }) => ({ ...row, plan_id: project_id, remind_before_minutes: [] }),
        ),
        clarifications: then.clarifications.map(commandDraft),
        journal: then.journal.map(({ operation: _operation, ...entry }) => ({ ...entry, v: 1 })),
      },
    ],
  };
  const other = await createTestDatabase();
  const connection = connect({ url: other.url, max: 2 });
  try {
    await importWorkspaces(connection.db, JSON.parse(JSON.stringify(early)));
    const back = await exportWorkspaces(connection.db, ids, kernel.clock.now);
    expect(back.workspaces[0]?.tasks).toEqual(today.tasks);
    // A command's question was never kept: it is made anew whenever it is asked.
    expect(back.workspaces[0]?.clarifications.map(withoutQuestion)).toEqual(
      today.clarifications.map(withoutQuestion),
    );
    // Its reminders are derived by whoever runs next.
    const owed = await connection.db.selectFrom('reminder_owed').selectAll().execute();
    expect(owed).toMatchObject([{ workspace_id: ids[0], actor: who.context.actor.id }]);
  } finally {
    await connection.close();
    await other.drop();
  }
});

/** The draft as the first version kept it: a command's envelope, with labels in words. */
function commandDraft({ operation: pending, choices, ...draft }: Draft) {
  const { operation, confidence } = pending;
  if (!isCreate(operation)) throw new Error('the first version knew commands only');
  const { type: intent, entities, notes, origin } = operation;
  const envelope = { ...origin, command: { intent, confidence, entities } };
  return { ...draft, choices, envelope, notes, readings: [] };
}

function withoutQuestion({ operation: { question: _question, ...pending }, ...draft }: Draft) {
  return { ...draft, ...pending };
}
