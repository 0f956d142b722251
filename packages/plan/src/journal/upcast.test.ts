import { ObjectKind } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { newProject } from '../objects/new-project.ts';
import { newTask } from '../objects/new-task.ts';
import { objectKinds } from '../objects/object-kinds.ts';
import { readRow } from './read-row.ts';
import { upcastRow } from './upcast.ts';

it('reads a task of the first version: its plan is a project, nothing was said of reminders', () => {
  expect(
    upcastRow('task', { title: 'Купить хлеб', plan_id: null, remind_before_minutes: [] }),
  ).toEqual({
    title: 'Купить хлеб',
    project_id: null,
    checkpoints: {},
    recurrence_exceptions: [],
    is_node: false,
    depends_on: [],
    parent_id: null,
    root_id: null,
    description: null,
    notes: null,
    priority: null,
    category: null,
    project_name: null,
    planned_on: null,
    planned_at: null,
    due_on: null,
    due_at: null,
    planned_end_at: null,
    duration_minutes: null,
    item_id: null,
    client_ref: null,
    sources: null,
    recurrence_rule: null,
    recurrence_time: null,
    recurrence_zone: null,
    series_id: null,
    remind_before_minutes: null,
    definition: null,
    context: null,
    completed_at: null,
    snoozed_until: null,
    deleted_at: null,
  });
});

it('reads a subtask of the second version as directly below its root', () => {
  expect(upcastRow('task', { title: 'Шаг', parent_id: 'a' })).toMatchObject({ root_id: 'a' });
  expect(upcastRow('task', { parent_id: 'a', root_id: 'b' })).toMatchObject({ root_id: 'b' });
});

it('reads a project of the second version as a plan that is under way', () => {
  expect(upcastRow('project', { title: 'Ремонт', status: 'active' })).toMatchObject({
    begun: true,
    contract: null,
    checklist: { steps: [], current: 0, doc: null },
  });
});

it('keeps what was said of reminders, in both versions', () => {
  expect(upcastRow('timeblock', { remind_before_minutes: [30] })).toMatchObject({
    remind_before_minutes: [30],
    snoozed_until: null,
  });
  const today = {
    remind_before_minutes: [],
    series_id: null,
    recurrence_exceptions: ['2026-03-05'],
    snoozed_until: null,
  };
  expect(upcastRow('timeblock', today)).toEqual({
    ...today,
    sources: null,
    task_id: null,
    title: null,
    calendar_id: null,
    priority: null,
    project_name: null,
    recurrence_rule: null,
    recurrence_time: null,
    recurrence_zone: null,
    deleted_at: null,
  });
});

it('reads a person who could not yet set reminders, suggestions and the colours of pictures', () => {
  expect(upcastRow('person', { dayparts: {} })).toEqual({
    dayparts: {},
    working_hours: null,
    reminder_settings: null,
    suggestion_settings: null,
    picture_theme: null,
  });
});

it('reads a field that came later as null where it may be null, in every kind', () => {
  const seed = { number: 1, title: 'x', actor: 'person:1', at: '2026-02-25T09:00:00.000Z' };
  const id = '00000000-0000-7000-8000-000000000001';
  const rows = {
    task: newTask({ id, ...seed }),
    timeblock: {
      timeblock_id: id,
      number: 1,
      start_at: seed.at,
      end_at: seed.at,
      duration_minutes: 30,
      tags: [],
      recurrence_exceptions: [],
      created_by: seed.actor,
      created_at: seed.at,
      revision: 1,
    },
    project: newProject({ id, ...seed }),
    memo: {
      memo_id: id,
      root_id: id,
      kind: 'note',
      checkpoints: [],
      created_by: seed.actor,
      created_at: seed.at,
      revision: 1,
    },
    item: {
      item_id: id,
      number: 1,
      project_id: id,
      sort_key: '00000001',
      name: 'x',
      created_by: seed.actor,
      created_at: seed.at,
      revision: 1,
    },
    dependency: {
      dependency_id: id,
      project_id: id,
      from_task_id: id,
      to_task_id: id,
      type: 'FS',
      lag_minutes: 0,
      revision: 1,
    },
    accounting_line: {
      line_id: id,
      number: 1,
      project_id: id,
      line_type: 'labor',
      title: 'x',
      created_by: seed.actor,
      created_at: seed.at,
      revision: 1,
    },
    quote: {
      quote_id: id,
      number: 1,
      project_id: id,
      version: 1,
      state: 'draft',
      currency: 'RUB',
      subtotal: '0',
      vat: '0',
      total: '0',
      based_on_seq: 1,
      created_by: seed.actor,
      created_at: seed.at,
      revision: 1,
    },
    quote_line: {
      quote_line_id: id,
      quote_id: id,
      sort_key: '1',
      display_name: 'x',
      quantity: '1',
      price: '1',
      taxable: false,
      optional: false,
      amount: '1',
      vat: '0',
      revision: 1,
    },
    thread_pin: { pin_id: id, thread: 'thread', revision: 1 },
    workroom: { room_id: id, thread: 'thread', actor: seed.actor, revision: 1 },
    workspace: { workspace_id: id, timezone: 'Europe/Moscow', revision: 1 },
    person: { person_id: id, actor: seed.actor, dayparts: {}, revision: 1 },
  };
  for (const kind of ObjectKind.options) {
    const whole = readRow(kind, rows[kind]);
    const said = Object.fromEntries(
      Object.entries(rows[kind]).filter(([, value]) => value !== null),
    );
    expect(Object.keys(whole.row).sort()).toEqual(
      Object.keys(objectKinds[kind].schema.shape).sort(),
    );
    expect(readRow(kind, said)).toEqual(whole);
  }
});
