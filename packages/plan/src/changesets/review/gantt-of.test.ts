import { ProductionProject } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { ganttOf } from './gantt-of.ts';

const project = (part: object = {}): ProductionProject =>
  ProductionProject.parse({
    projectId: 'PLAN-001',
    timezone: 'Europe/Moscow',
    currency: 'RUB',
    revision: 1,
    calendar: {
      workdays: [1, 2, 3, 4, 5],
      hours: [{ from: '09:00', to: '18:00' }],
      holidays: ['2026-03-09'],
      extraWorkdays: ['2026-03-07'],
    },
    startAt: '2026-03-05T09:00:00+03:00',
    tasks: [
      {
        taskId: 'TASK-001',
        title: 'Замер',
        status: 'done',
        plannedStart: '2026-03-04T12:00:00+03:00',
      },
      { taskId: 'TASK-002', title: 'Каркас', durationHours: 27 },
      { taskId: 'TASK-003', title: 'Печать', durationHours: 9 },
      { taskId: 'TASK-004', title: 'Монтаж', durationHours: 4.5 },
      { taskId: 'TASK-005', title: 'Не будет', status: 'cancelled', durationHours: 900 },
    ],
    dependencies: [{ from: 'TASK-002', to: 'TASK-004' }],
    ...part,
  });

it('puts each task where the schedule has it, in days from the first', () => {
  const gantt = ganttOf(project(), '2026-03-06T09:00:00.000Z');
  expect(gantt?.days.map(({ day, isOff }) => (isOff ? `(${day})` : day))).toEqual([
    '2026-03-04',
    '2026-03-05',
    '2026-03-06',
    '2026-03-07',
    '(2026-03-08)',
    '(2026-03-09)',
    '2026-03-10',
  ]);
  expect(gantt?.tasks.map(({ title, from, to, state }) => [title, from, to, state])).toEqual([
    ['Замер', 0.5, 0.5, 'done'],
    ['Каркас', 1.375, 3.75, 'critical'],
    ['Печать', 1.375, 1.75, 'open'],
    ['Монтаж', 6.375, 6.5625, 'critical'],
  ]);
  expect(gantt?.today).toBe(2.5);
  expect(gantt?.finishAt).toBe('2026-03-10T10:30:00.000Z');
});

it('has no line of the present on other days', () => {
  expect(ganttOf(project(), '2026-02-01T09:00:00.000Z')?.today).toBeNull();
  expect(ganttOf(project(), '2026-05-01T09:00:00.000Z')?.today).toBeNull();
});

it.each([
  ['a calendar', { calendar: null }],
  ['a start', { startAt: null, tasks: [{ taskId: 'TASK-002', durationHours: 1 }] }],
  ['tasks', { tasks: [] }],
  [
    'an end of waiting',
    {
      dependencies: [
        { from: 'TASK-002', to: 'TASK-004' },
        { from: 'TASK-004', to: 'TASK-002' },
      ],
    },
  ],
])('is none without %s', (_, part) => {
  expect(ganttOf(project(part), '2026-03-06T09:00:00.000Z')).toBeNull();
});
