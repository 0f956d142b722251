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
