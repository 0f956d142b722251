import { expect, it } from 'vitest';
import { upcastRow } from './upcast.ts';

it('reads a task of the first version: its plan is a project, nothing was said of reminders', () => {
  expect(
    upcastRow('task', { title: 'Купить хлеб', plan_id: null, remind_before_minutes: [] }),
  ).toEqual({
    title: 'Купить хлеб',
    project_id: null,
    checkpoints: {},
    snoozed_until: null,
    recurrence_exceptions: [],
    series_id: null,
    remind_before_minutes: null,
    root_id: null,
    is_node: false,
    definition: null,
    context: null,
    depends_on: [],
    completed_at: null,
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
  expect(upcastRow('timeblock', today)).toEqual(today);
});

it('reads a person who could not yet set reminders', () => {
  expect(upcastRow('person', { dayparts: {} })).toEqual({ dayparts: {}, reminder_settings: null });
});
