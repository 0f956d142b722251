import { describe, expect, it } from 'vitest';
import { SAMPLE_MOMENT, SAMPLE_TODAY, sampleTask } from '../../../../../test/rig/sample-plan.ts';
import { DAYPART_DEFAULTS } from '../../objects/settings.ts';
import type { Task } from '../../objects/task.ts';
import { type PlannerGround, plannerTasks } from './planner-tasks.ts';

const PROJECT = '00000000-0000-4000-8000-000000000900';

function asked(task: Partial<Task>, over: Partial<PlannerGround> = {}) {
  const ground: PlannerGround = {
    day: SAMPLE_TODAY,
    moment: SAMPLE_MOMENT,
    dayparts: DAYPART_DEFAULTS,
    daypartOf: new Map(),
    doneMinutes: new Map(),
    stillOpen: new Set(),
    waiting: new Map(),
    ...over,
  };
  return plannerTasks([sampleTask({ number: 7, ...task })], ground)[0];
}

describe('the value of a task', () => {
  const value = (task: Partial<Task>, over: Partial<PlannerGround> = {}) => {
    const { value: found, worth } = asked(task, over) ?? {};
    return `${worth} ${found}`;
  };
  const planned = { planned_on: '2026-02-28' };

  it.each<[string, Partial<Task>, string]>([
    ['late since this morning', { due_at: '2026-02-25T06:00:00.000Z' }, 'overdue 1000'],
    ['three days late', { due_on: '2026-02-22' }, 'overdue 1030'],
    ['late for a year', { due_on: '2025-02-25' }, 'overdue 1300'],
    ['due today', { due_on: SAMPLE_TODAY }, 'due_today 900'],
    ['due today, planned later', { due_on: SAMPLE_TODAY, ...planned }, 'due_today 900'],
    ['planned today', { planned_on: SAMPLE_TODAY }, 'planned_today 600'],
    ['high', { priority: 'high', ...planned }, 'high 400'],
    ['due in two days', { due_on: '2026-02-27' }, 'due_soon 300'],
    ['due in three days', { due_on: '2026-02-28' }, 'unmarked 100'],
    ['medium', { priority: 'medium', ...planned }, 'medium 150'],
    ['low', { priority: 'low', ...planned }, 'low 50'],
    ['low but due soon', { priority: 'low', due_on: '2026-02-26' }, 'due_soon 300'],
    ['new in the Inbox', {}, 'unmarked 100'],
    ['five days in the Inbox', { created_at: '2026-02-20T09:00:00.000Z' }, 'unmarked 110'],
    ['a year in the Inbox', { created_at: '2025-02-20T09:00:00.000Z' }, 'unmarked 160'],
    ['quick', { duration_minutes: 15, ...planned }, 'unmarked 130'],
    ['not quite quick', { duration_minutes: 16, ...planned }, 'unmarked 100'],
  ])('%s', (_, task, expected) => {
    expect(value(task)).toBe(expected);
  });

  it('counts up to three tasks that wait for it', () => {
    expect(value(planned, { waiting: new Map([['TASK-007', 2]]) })).toBe('unmarked 260');
    expect(value(planned, { waiting: new Map([['TASK-007', 9]]) })).toBe('unmarked 340');
  });

  it('sees another day as it begins', () => {
    const tomorrow = { day: '2026-02-26' };
    expect(value({ due_on: SAMPLE_TODAY }, tomorrow)).toBe('overdue 1010');
    expect(value({ due_on: '2026-02-26' }, tomorrow)).toBe('due_today 900');
  });
});

describe('what the planner is told of a task', () => {
  it('is its own estimate, else the median of its project, else half an hour', () => {
    const doneMinutes = new Map([[PROJECT, [10, 90, 25, 40]]]);
    expect(asked({ duration_minutes: 50, project_id: PROJECT }, { doneMinutes })?.minutes).toBe(50);
    expect(asked({ project_id: PROJECT }, { doneMinutes })?.minutes).toBe(33);
    expect(asked({}, { doneMinutes })?.minutes).toBe(30);
    expect(asked({ project_id: PROJECT })?.minutes).toBe(30);
  });

  it('is a due hour that is still to come', () => {
    expect(asked({ due_at: '2026-02-25T12:00:00.000Z' })?.dueAt).toBe('2026-02-25T12:00:00.000Z');
    expect(asked({ due_at: '2026-02-25T06:00:00.000Z' })?.dueAt).toBeNull();
    expect(asked({ due_at: '2026-02-25T12:00:00.000Z' }, { day: '2026-02-26' })?.dueAt).toBeNull();
  });

  it('is the part of the day that is asked for', () => {
    const window = (part: 'morning' | 'afternoon' | 'evening') =>
      asked({}, { daypartOf: new Map([[7, part]]) })?.window;
    expect(window('morning')).toEqual({
      from: '2026-02-25T06:00:00.000Z',
      to: '2026-02-25T11:00:00.000Z',
    });
    expect(window('afternoon')?.to).toBe('2026-02-25T16:00:00.000Z');
    expect(window('evening')).toEqual({
      from: '2026-02-25T16:00:00.000Z',
      to: '2026-02-25T21:00:00.000Z',
    });
    expect(asked({})?.window).toBeNull();
  });

  it('is what of that before it is still open', () => {
    const task = { depends_on: ['TASK-001', 'TASK-002'] };
    expect(asked(task, { stillOpen: new Set(['TASK-002']) })).toMatchObject({
      after: [2],
      held: false,
    });
    expect(asked({ depends_on: ['PLAN-003'] }, { stillOpen: new Set(['PLAN-003']) })).toMatchObject(
      { after: [], held: true },
    );
    expect(asked({ depends_on: ['PLAN-003'] })).toMatchObject({ held: false });
  });

  it('is nothing at all of what is put off', () => {
    const until = { snoozed_until: '2026-02-25T15:00:00.000Z' };
    expect(asked(until)).toBeUndefined();
    expect(asked(until, { day: '2026-02-26' })).toBeDefined();
  });
});
